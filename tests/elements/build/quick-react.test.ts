import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutStacks } from '#elements/build/quick-react.ts'

const require = createRequire(import.meta.url)
const code = readFileSync(require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-client.production.js'), 'utf8')

it('loads React without making an error with a stack', () => {
  const made: string[] = []
  const noting = new Proxy(Error, {
    apply(target, self, given: [string]) {
      made.push(given[0])
      return Reflect.apply(target, self, given) as Error
    },
  })
  const module = { exports: {} as { createRoot?: unknown } }
  // as the bundle runs it
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const run = (text: string) => new Function('module', 'exports', 'require', 'Error', text)(module, module.exports, require, noting)
  run(code)
  expect(made).toHaveLength(5)
  made.length = 0
  run(withoutStacks(code))
  expect(made).toEqual([])
  expect(module.exports.createRoot).toBeTypeOf('function')
})

it('says so when React has changed', () => expect(() => withoutStacks('var x = Error(1)')).toThrow('0 exceptions'))
