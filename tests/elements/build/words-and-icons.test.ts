import { expect, it } from 'vitest'
import { screenParts, sharedIcons, wordsAndIcons } from '#elements/build/words-and-icons.ts'

const imports: Record<string, string[]> = {
  '/src/shop/app.tsx': ['/src/shop/list.ts', '/src/ui/ui.text.ts', '/esm/icons/bag.mjs', '/esm/icons/plus.mjs'],
  '/src/shop/list.ts': ['/src/shop/list.text.ts', '/src/shop/context.ts'],
  '/src/shop/dialog.tsx': ['/src/shop/rare.text.ts', '/esm/icons/key.mjs'],
  '/src/chat/app.tsx': ['/esm/icons/plus.mjs'],
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    importers: Object.keys(imports).filter((user) => imports[user]!.includes(id)),
  }),
}
const nameOf = wordsAndIcons('shop-words', '/src/shop/', ['/src/shop/app.tsx'])

it.each([
  ['/src/shop/list.text.ts', 'shop-words'],
  ['/esm/icons/bag.mjs', 'shop-words'],
  ['/esm/icons/plus.mjs', null],
  ['/esm/icons/key.mjs', null],
  ['/src/shop/rare.text.ts', null],
  ['/src/ui/ui.text.ts', null],
  ['/src/shop/list.ts', null],
  ['/src/shop/context.ts', null],
])('%s goes into %s', (id, name) => expect(nameOf(id, graph)).toBe(name))

it.each([
  ['/src/shop/app.tsx', 'shop'],
  ['/src/shop/list.ts', 'shop'],
  ['/src/shop/dialog.tsx', null],
  ['/src/ui/ui.text.ts', null],
])('%s, a screen’s own, goes into %s', (id, name) => expect(screenParts('shop', '/src/shop/', ['/src/shop/app.tsx'])(id, graph)).toBe(name))

it('icons of one screen that others load later go into one chunk, without those that another screen loads at once', () => {
  const index = '/lucide/esm/lucide-react.mjs'
  const codes: Record<string, string> = {
    [index]: ['Bag', 'Plus', 'Key'].map((name) => `export { default as ${name} } from './icons/${name.toLowerCase()}.mjs'`).join('\n'),
    '/src/shop/app.tsx': 'import { Bag, Plus } from "lucide-react"',
    '/src/shop/dialog.tsx': 'import { Key } from "lucide-react"',
    '/src/chat/app.tsx': 'import { Plus as Sign } from "lucide-react"',
  }
  const named = { getModuleInfo: (id: string) => ({ importedIds: id === index ? [] : [index], importers: [], code: codes[id] ?? null }) }
  const icons = sharedIcons('icons', ['/src/shop/app.tsx'], ['/src/chat/app.tsx'])
  expect(['bag', 'plus', 'key'].map((name) => icons(`/lucide/esm/icons/${name}.mjs`, named))).toEqual(['icons', null, null])
})
