import type { Field } from '#src/kinds/kind.ts'
import { optionsOf } from './input.ts'
import { readerOf } from './reader.ts'

/** An option as it is shown; nodes of a tree have others below them. */
export interface Listed {
  value: string
  label: string
  isDisabled?: boolean
  children?: readonly Listed[]
}

type Options = Readonly<Record<string, string>>

/** The options of a field, in their order: a list of them, or values with words of the page. */
export function listedOf(field: Pick<Field<unknown>, 'options'>, words: Readonly<Record<string, unknown>>): readonly Listed[] {
  const { list, options = {}, order } = optionsOf<{ list: readonly Listed[]; options: Options; order: readonly string[] }>(field)
  if (list) return list
  const { word } = readerOf(words)
  return (order ?? Object.keys(options)).map((value) => ({ value, label: word(options[value]!) }))
}
