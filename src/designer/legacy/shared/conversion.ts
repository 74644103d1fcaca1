import { blockKinds } from '../../blocks/index.ts'
import type { Wire } from '../../document/block.ts'

/** A block of a new-style page: its kind, and what of its value is not the default. */
export interface NewBlock {
  readonly kind: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Something that the new kinds have no place for: the word for it, and what it says now: a text, or the key of a word. */
export interface Loss {
  readonly word: string
  readonly says: string
}

/** What an older instance becomes: none, one or several blocks, and what cannot be carried. */
export interface Conversion {
  readonly blocks: readonly NewBlock[]
  readonly losses: readonly Loss[]
}

/** The stored form of a new block with the default of everything that is not said. */
export function wireOf({ kind, value }: NewBlock): Wire {
  const schema = blockKinds.get(kind)!
  const fresh = schema.fresh()
  return schema.write({ ...schema.read(fresh), ...value }, fresh)
}

/** Losses of what is there: an empty text is nothing lost. */
export const lost = (said: Readonly<Record<string, string | number>>): readonly Loss[] =>
  Object.entries(said)
    .filter(([, says]) => says !== '')
    .map(([word, says]) => ({ word, says: String(says) }))

/** The order of products that the new kinds do not have. */
export const newestFirst = 2

/** The word for a stored order of products that is not the shop's own. */
export const sortWord = (sort: number): string => (sort === 1 ? 'bySales' : sort === newestFirst ? 'newest' : '')
