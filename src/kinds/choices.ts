import { optionNamed, type Options } from './choice.ts'
import { field, textIn, type Field, type FieldOptions, type Kind } from './kind.ts'

export interface ListOptions extends FieldOptions<readonly string[]> {
  /** Entries at most. */
  max?: number
}

/** Lists of the wire: a list, or text with commas as the shop sends some. */
export const listIn = (wire: unknown): readonly string[] => {
  const list = Array.isArray(wire) ? wire : typeof wire === 'string' && wire !== '' ? wire.split(',') : []
  return list.map(textIn).filter((one) => one !== '')
}

/** A kind whose value is a list of texts. */
export const listKind = (as: string, max: number, more: Partial<Kind<readonly string[]>> = {}): Kind<readonly string[]> => ({
  as,
  empty: [],
  isEmpty: (value) => value.length === 0,
  read: listIn,
  write: (value) => [...value],
  text: (value) => value.join('、'),
  parse: (text) => ({
    value: text
      .split(/[,，、;；\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  }),
  fault: (value) => (value.length > max ? { code: 'FIELD_COUNT', values: { max } } : undefined),
  cell: 'text',
  schema: { type: 'array', maxItems: max, items: { type: 'string', maxLength: 1_000 } },
  ...more,
})

const choicesKind = (options: Options, max: number): Kind<readonly string[]> => {
  const plain = listKind('choices', max)
  return {
    ...plain,
    text: (value, reader) => value.map((one) => (Object.hasOwn(options, one) ? reader.word(options[one]!) : one)).join('、'),
    parse(text, reader) {
      const parsed = plain.parse(text, reader)
      const names = 'value' in parsed ? parsed.value : []
      const values = names.map((name) => optionNamed(options, name, reader))
      return values.includes(undefined) ? { fault: { code: 'FIELD_OPTION' } } : { value: values as string[] }
    },
    fault: (value) => (value.every((one) => Object.hasOwn(options, one)) ? plain.fault(value) : { code: 'FIELD_OPTION' }),
  }
}

/** Several of a few. */
export const choices = (options: Options, more: ListOptions = {}): Field<readonly string[]> =>
  field(choicesKind(options, more.max ?? Object.keys(options).length), { ...more, options } as ListOptions)
