import { fileSize } from '#src/lib/file-size.ts'
import { noFilters, type Filters } from '../list/filters.ts'
import type { $text } from './filters.text.ts'

type Words = ReturnType<(typeof $text)['get']>

const kilo = 1024
const mega = kilo * kilo
/** Bounds that are offered, in bytes: [least, most], 0 for none. */
export const sizes: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 100 * kilo],
  [100 * kilo, 500 * kilo],
  [500 * kilo, 2 * mega],
  [2 * mega, 0],
  [20 * mega, 0],
]

/** A span of sizes in words. */
export function sizeWords(t: Words, least: number, most: number): string {
  const words = (bytes: number) => fileSize(bytes).replace('.0 ', ' ')
  if (least && most) return t.between(words(least), words(most))
  if (most) return t.upTo(words(most))
  return least ? t.from(words(least)) : t.anySize
}

/** A filter that is on, in words, and the filters without it. */
export interface Fact {
  key: string
  words: string
  without: Partial<Filters>
}

/** Everything that narrows a list; the order does not. */
export function factsOf(filters: Filters, t: Words): Fact[] {
  const { type, minSize, maxSize, from, to, isUnused } = filters
  const facts: (Fact | false)[] = [
    type !== '' && { key: 'type', words: t[type], without: { type: '' } },
    (minSize > 0 || maxSize > 0) && { key: 'size', words: sizeWords(t, minSize, maxSize), without: { minSize: 0, maxSize: 0 } },
    (from !== '' || to !== '') && { key: 'days', words: `${from || '…'} – ${to || '…'}`, without: { from: '', to: '' } },
    isUnused && { key: 'unused', words: t.unusedChip, without: { isUnused: false } },
  ]
  return facts.filter((fact) => fact !== false)
}

/** Nothing is left out any more; the order stays. */
export const cleared = ({ order }: Filters): Filters => ({ ...noFilters, order })
