import { field, type Field, type FieldOptions, type Kind } from './kind.ts'

const yes = new Set(['1', 'true', 'yes', 'y', '是', '√', '启用', '啟用', 'on'])
const no = new Set(['0', 'false', 'no', 'n', '否', '×', '停用', 'off'])

const flagKind: Kind<boolean> = {
  as: 'flag',
  empty: false,
  // a switch that is off is an answer
  isEmpty: () => false,
  read: (wire) => wire === true || wire === 1 || wire === '1',
  write: (value) => (value ? 1 : 0),
  text: (value, reader) => reader.word(value ? 'yes' : 'no'),
  parse(text, reader) {
    const word = text.trim().toLowerCase()
    if (word === reader.word('yes').toLowerCase() || yes.has(word)) return { value: true }
    if (word === '' || word === reader.word('no').toLowerCase() || no.has(word)) return { value: false }
    return { fault: { code: 'FIELD_FLAG' } }
  },
  fault: () => undefined,
  cell: 'text',
  schema: { type: 'integer', enum: [0, 1] },
}

/** Yes or no; 1 or 0 on the wire. */
export const flag = (options: FieldOptions<boolean> = {}): Field<boolean> => field(flagKind, options)
