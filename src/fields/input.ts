import type { Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'

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
  /** Sentences about parts of the value, by their paths: `2.phone`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** A reference says which record was chosen, before `onChange`. */
  onChoose?: ((chosen: Chosen) => void) | undefined
  /** Opens at once, with these words typed, as in a cell of a grid. */
  startWords?: string | undefined
}
