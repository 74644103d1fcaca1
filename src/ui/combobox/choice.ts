/** What a combobox holds: a reference. An empty name is one that is not known. */
export interface ComboValue {
  id: string | number
  name: string
}

/** What a combobox offers. */
export interface ComboOption extends ComboValue {
  /** Second line: a code, a phone number. */
  note?: string
}

export interface ComboAnswer {
  options: readonly ComboOption[]
  hasMore: boolean
}

/** Looks for words at a server; `offset` is how many options have come before, for the next ones. */
export type ComboSearch = (words: string, signal: AbortSignal, offset: number) => Promise<ComboAnswer>

interface Source {
  /** Remote options; with it `options` is not needed. */
  search?: ComboSearch
  /** A fixed list of up to a few hundred, filtered on the device by signs and pinyin. */
  options?: readonly ComboOption[]
  /** Offered first while nothing is typed. */
  recent?: readonly ComboOption[]
}

export interface ComboboxBase extends Source {
  /** Adds an entry "new …" for what was typed. What it returns is chosen. */
  onCreate?: (words: string) => Promise<ComboValue | null | undefined | void> | ComboValue | null | undefined | void
  /** How an id without a name is written. */
  formatMissing?: (id: string | number) => string
  placeholder?: string
  /** Opens at once and has the focus, these words typed, as in a cell where one has begun to type. */
  startWords?: string | undefined
  size?: 'compact' | 'normal' | 'large'
  disabled?: boolean
  invalid?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
}

/** What the halves of both comboboxes get: a single one holds at most one value. */
export interface ChooserProps extends ComboboxBase {
  values: readonly ComboValue[]
  onValues: (values: ComboValue[]) => void
  multiple: boolean
}

/** The name of a value, or what stands for an unknown one. */
export const nameOf = ({ id, name }: ComboValue, formatMissing?: (id: string | number) => string): string =>
  name === '' ? (formatMissing?.(id) ?? `#${id}`) : name

/** The parts of what is typed; each must occur. */
export const fragmentsOf = (words: string): string[] => words.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether all fragments occur in the name or the second line. */
export function holdsFragments({ name, note = '' }: ComboOption, words: string): boolean {
  const text = `${name}\n${note}`.toLowerCase()
  return fragmentsOf(words).every((fragment) => text.includes(fragment))
}

const newId = '\u0000new'

/** The entry "new …"; its name is what was typed. */
export const newOption = (words: string): ComboOption => ({ id: newId, name: words.trim() })

export const isNew = ({ id }: ComboValue): boolean => id === newId
