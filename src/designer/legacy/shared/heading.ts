import type { NewBlock } from './conversion.ts'

/** The heading of an older row as a block of its own; none when it says nothing. */
export const headingBlock = (words: string, link: string): readonly NewBlock[] =>
  words === '' ? [] : [{ kind: 'titles', value: { words, link, align: 0, weight: 2, size: 16 } }]
