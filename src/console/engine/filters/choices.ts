import type { FilterOption } from './filter.ts'

/** Options of a choice filter: '' for all, then values with their words, or with one name for both. */
export const choices = <const Key extends string>(all: Key, ...rest: readonly (Key | readonly [value: string, word: Key])[]) => [
  { value: '', word: all },
  ...rest.map((one): FilterOption<Key> => (typeof one === 'string' ? { value: one, word: one } : { value: one[0], word: one[1] })),
]
