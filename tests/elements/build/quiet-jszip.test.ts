import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import { withoutImmediate } from '#elements/build/quiet-jszip.ts'

const code = readFileSync(createRequire(import.meta.url).resolve('jszip/dist/jszip.min.js'), 'utf8')

it('zips without anything on the window of the host', async () => {
  const sender = { postMessage: vi.fn(), addEventListener: vi.fn() }
  const module = { exports: undefined as unknown }
  // as the bundle runs it: a window without setImmediate, that nobody may write to
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const run = new Function('module', 'exports', 'self', 'global', 'window', 'process', 'setImmediate', withoutImmediate(code))
  run(module, {}, Object.freeze(sender), undefined, undefined, undefined, undefined)
  const Zip = module.exports as new () => { file(name: string, text: string): void; generateAsync(how: object): Promise<Uint8Array> }
  const zip = new Zip()
  zip.file('a.txt', 'hello')
  expect((await zip.generateAsync({ type: 'uint8array' })).length).toBeGreaterThan(50)
  expect(sender.postMessage).not.toHaveBeenCalled()
  expect(sender.addEventListener).not.toHaveBeenCalled()
})

it('says so when jszip has changed', () => expect(() => withoutImmediate('function(){}')).toThrow('another way'))
