import type { Field } from '#src/kinds/kind.ts'

/** What the input of a field gets. */
export interface InputProps<V = unknown> {
  field: Field<V>
  value: V
  /** Name of what a reference points at, where the server sent it. */
  name?: string | undefined
  onChange(value: V): void
  id: string
  /** Name of the field for screen readers. */
  label: string
  invalid: boolean
  describedBy: string | undefined
  /** Words of the page, for options and columns. */
  words: Readonly<Record<string, unknown>>
}
