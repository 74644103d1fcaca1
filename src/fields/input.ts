import type { Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import type { FieldTools } from './tools.ts'

/** What the input of a field gets. */
export interface InputProps<V = unknown> {
  field: Field<V>
  value: V
  /** Name of what a reference points at, where the server sent it. */
  name?: string | undefined
  /** A reference says which record was chosen. */
  onChange(value: V, chosen?: Chosen): void
  /** Enter was pressed in a field of one line. */
  onEnter?(): void
  id: string
  /** Name of the field for screen readers. */
  label: string
  invalid: boolean
  describedBy: string | undefined
  isRequired?: boolean
  /** Words of the page, for options and columns. */
  words: Readonly<Record<string, unknown>>
  /** Sentences about parts of the value, by their paths: `2.phone`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** Opens at once, with these words typed, as in a cell of a grid. */
  startWords?: string | undefined
  /** Values of the row that it stands in. */
  beside?: Readonly<Record<string, unknown>> | undefined
  /** Dialogs of the room above. */
  tools?: FieldTools | undefined
}

/** What inputs read of the options of a field, besides what their kind says of it. */
export interface InputOptions {
  /** Characters of a text, entries of a list. */
  max?: number
  /** Stands in it while it is empty. */
  hint?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

type Optional = Pick<Field<unknown>, 'options'>
type Shared = Pick<InputProps<never>, 'id' | 'invalid' | 'describedBy'> & { field: Optional }

/** The options of a field, as its input reads them. */
export const optionsOf = <O extends object = object>(field: Optional): InputOptions & Partial<O> =>
  field.options as InputOptions & Partial<O>

/** What nearly every input hands on to what draws it. */
export function sharedProps({ field, id, invalid, describedBy }: Shared) {
  const { isDisabled } = optionsOf(field)
  return { id, invalid, 'aria-describedby': describedBy, ...(isDisabled && { disabled: true }) }
}

/** What a text field hands on besides. */
export function typedProps(props: Shared & Pick<InputProps<never>, 'isRequired' | 'onEnter'>) {
  const { hint, isReadOnly } = optionsOf(props.field)
  return {
    ...sharedProps(props),
    ...(props.isRequired && { 'aria-required': true as const }),
    ...(hint && { placeholder: hint }),
    ...(isReadOnly && { readOnly: true }),
    ...(props.onEnter && { onEnter: props.onEnter }),
  }
}
