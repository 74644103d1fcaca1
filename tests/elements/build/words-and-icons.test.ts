import { expect, it } from 'vitest'
import { screenParts, wordsAndIcons } from '#elements/build/words-and-icons.ts'

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
