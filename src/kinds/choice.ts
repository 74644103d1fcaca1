import { field, textIn, type Fault, type Field, type FieldOptions, type Kind, type Reader } from './kind.ts'

/** Values of the wire, each with the word that names it on a page. */
export type Options = Readonly<Record<string, string>>

export interface ChoiceOptions extends FieldOptions<string> {
  /** The wire carries whole numbers. */
  isNumber?: boolean
  /** Values as they are shown; without it numbers stand from low to high. */
  order?: readonly string[]
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The option that a word or a value names. */
export const optionNamed = (options: Options, text: string, reader: Reader): string | undefined =>
  Object.keys(options).find((value) => same(reader.word(options[value]!), text)) ?? Object.keys(options).find((value) => same(value, text))

/** A kind whose value is one of a few. */
export const choiceKind = (as: string, options: Options, isNumber: boolean): Kind<string> => ({
  as,
  empty: '',
  isEmpty: (value) => value === '',
  // a value that nobody declared is kept: a newer server has it
  read: textIn,
  write: (value) => (isNumber && value !== '' ? Number(value) : value),
  text: (value, reader) => (Object.hasOwn(options, value) ? reader.word(options[value]!) : value),
  parse(text, reader) {
    if (text.trim() === '') return { value: '' }
    const value = optionNamed(options, text, reader)
    return value === undefined ? { fault: { code: 'FIELD_OPTION' } } : { value }
  },
  fault: (value): Fault | undefined => (Object.hasOwn(options, value) ? undefined : { code: 'FIELD_OPTION' }),
  cell: 'text',
  schema: { enum: ['', ...Object.keys(options).map((value) => (isNumber ? Number(value) : value))] },
})

/** One of a few: `choice({ dealer: 'dealer', factory: 'maker' })`, each value with its word. */
export const choice = (options: Options, more: ChoiceOptions = {}): Field<string> =>
  field(choiceKind('choice', options, more.isNumber ?? false), { ...more, options } as ChoiceOptions)
