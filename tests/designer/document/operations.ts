import fc from 'fast-check'
import type { PageDocument } from '#src/designer/document/page-document.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { writeValue } from '#src/designer/document/write-value.ts'

const start = 1767225600000000

/** A stored page of so many small blocks. */
export const storedPage = (count: number, words = 'x'): Record<string, unknown> => ({
  ...Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      start + i * 7,
      { name: `kind${i % 3}`, timestamp: start + i * 7, id: `id${start + i * 7}`, words },
    ]),
  ),
  [start + 1000]: 'no block',
})

/** Everything that a save would send, as text. */
export const written = (page: Pick<PageDocument, 'content'>): string => {
  const { value, settings } = page.content()
  return JSON.stringify([writeValue(value, (_, wire) => wire, start), settings])
}

/** One thing that a person or a program does to a page; numbers choose among what is there. */
export interface Operation {
  readonly name: keyof typeof acts
  readonly a: number
  readonly b: number
  readonly words: string
}

type Act = (page: PageDocument, operation: Operation) => void

const some = (page: PageDocument, number: number): string | undefined => page.order.at(number % Math.max(1, page.order.$count.get()))
const few = (page: PageDocument, { a, b }: Operation): string[] =>
  page.order.ids().filter((_, index) => ((a ^ (b << 3)) >> (index % 10)) & 1)
const index = (page: PageDocument, number: number): number => number % (page.order.$count.get() + 1)
const fresh = (words: string) => ({ kind: 'news', wire: { name: 'news', words } })

function type(page: PageDocument, id: string | undefined, words: string, gesture: string | null): void {
  const block = id === undefined ? undefined : page.block(id)
  if (block) page.edit(block.id, { ...block.wire, words }, 'edit', gesture)
}

const acts = {
  insert: (page, { a, words }) => page.insert('news', fresh(words).wire, index(page, a), 'insert'),
  insertAll: (page, { a, b, words }) =>
    page.insertAll(
      Array.from({ length: 1 + (b % 3) }, () => fresh(words)),
      index(page, a),
      'insert',
    ),
  remove: (page, { a }) => page.remove(some(page, a) ?? '', 'remove'),
  removeAll: (page, operation) => page.removeAll(few(page, operation), 'remove'),
  move: (page, { a, b }) => page.move(some(page, a) ?? '', index(page, b), 'move'),
  moveAll: (page, operation) => page.moveAll(few(page, operation), index(page, operation.a), 'move'),
  edit: (page, { a, words }) => type(page, some(page, a), words, null),
  typing: (page, { a, words }) => [...words].forEach((_, end) => type(page, some(page, a), words.slice(0, end + 1), 'words')),
  editAll: (page, operation) => page.editAll(few(page, operation), 'edit', ({ wire }) => ({ ...wire, words: operation.words })),
  footer: (page, { words }) => page.addFooter({ name: 'pageFoot', words }, 'footer'),
  editFooter: (page, { words }) => type(page, page.$footer.get()?.id, words, 'footer'),
  settings: (page, { words }) => page.set({ ...page.$settings.get(), title: words }, 'settings', 'title'),
  replace: (page, { a, words }) => page.replace(readValue(storedPage(a % 5, words)), { ...freshSettings, name: words }, 'replace'),
  shuffle: (page, { a, words }) => {
    const { blocks, footer } = page.value()
    const turned = [...blocks.slice(a % 4), ...blocks.slice(0, a % 4)].map((block, i) =>
      i % 3 === 1 ? { ...block, wire: { ...block.wire, words } } : block,
    )
    page.replace({ blocks: turned.filter((_, index) => index % 5 !== 4), footer }, page.$settings.get(), 'replace')
  },
  compose: (page, { a, words }) => {
    page.history.hold()
    for (const end of words.split('').keys()) type(page, some(page, a), words.slice(0, end), 'words')
    page.history.release()
  },
  select: (page, { a }) => page.select(some(page, a) ?? 'page'),
  selectMore: (page, { a, b }) =>
    b % 3 === 0 ? page.selectAll() : b % 3 === 1 ? page.toggleSelected(some(page, a) ?? '') : page.selectThrough(some(page, a) ?? ''),
  undo: (page) => page.undo(),
  redo: (page) => page.redo(),
  walk: (page, { a, b }) => page.walk((a % 7) - (b % 9)),
  save: (page) => page.history.markSaved(page.history.position),
} satisfies Record<string, Act>

/** Does one operation to a page. */
export const act = (page: PageDocument, operation: Operation): void => (acts[operation.name] as Act)(page, operation)

const names = Object.keys(acts) as Operation['name'][]

/** Operations that leave the blocks that are there where they are. */
export const steady: readonly Operation['name'][] = [
  'insert',
  'insertAll',
  'remove',
  'removeAll',
  'edit',
  'editAll',
  'editFooter',
  'settings',
]

/** A random sequence of operations, every kind among them unless only some are `wanted`. */
export const operations = (maxLength: number, wanted = names, minLength = 0): fc.Arbitrary<Operation[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...wanted),
      a: fc.nat(1023),
      b: fc.nat(1023),
      words: fc.constantFrom('', '标题', 'abc', '😀', 'a very long sentence'),
    }),
    { minLength, maxLength },
  )

/** Repeatable with SEED; told in the names of the tests. */
export const seed = Number(process.env['SEED']) || 20_261_121
