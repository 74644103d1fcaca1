import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withSmallLodash } from '#elements/build/small-lodash.ts'

const { resolve } = createRequire(import.meta.url)
const read = (name: string) => readFileSync(resolve(name), 'utf8')

it.each([
  ['quill-delta/dist/Delta.js', 2],
  ['quill-delta/dist/AttributeMap.js', 2],
  ['quill/core/quill.js', 1],
  ['quill/core/editor.js', 1],
  ['quill/core/selection.js', 1],
  ['quill/modules/keyboard.js', 1],
])('%s takes %i from lodash, and only what there is of ours', (name, count) => {
  const code = read(name)
  expect(code.match(/["']lodash[.-][\w-]+["']/g)).toHaveLength(count)
  expect(withSmallLodash(code)).not.toMatch(/["']lodash/)
  const named = [...code.matchAll(/import \{([^}]*)\} from 'lodash-es'/g)].flatMap(([, names]) =>
    names!.split(',').map((one) => one.trim()),
  )
  expect(named.filter((one) => !['cloneDeep', 'isEqual', 'merge'].includes(one))).toEqual([])
})
