import { newRecord, readRecord } from '#src/api/records.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { faultSentence } from '#src/fields/fault-sentence.ts'
import type { OwnControlProps } from '#src/forms/kinds/own.tsx'
import type { Field, Fields } from '#src/kinds/kind.ts'
import { readOne, saveRecord } from '#src/stores/records.ts'
import { defineForm } from '../form/define-form.ts'
import type { Form } from '../form/form.ts'
import { controlOf } from './field-control.tsx'
import type { RecordPage } from './declaration.ts'
import { $recordWords } from './records.text.ts'

type Values = RecordOf<Fields> & Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>

/** Kinds that have a control among the fields of forms already; the others bring their own. */
const plain: Readonly<Record<string, string>> = {
  text: 'text',
  code: 'text',
  link: 'text',
  longText: 'longtext',
  day: 'date',
  ...{ decimal: 'decimal', money: 'decimal', weight: 'decimal', percent: 'decimal' },
  pictures: 'pictures',
  richText: 'richText',
}

/** Fewer options than this stand side by side. */
const openOptions = 4

function fieldOf(page: RecordPage<Fields, Words>, name: string) {
  const field = page.of.fields[name] as Field<unknown>
  const { max } = field.options as { max?: number }
  const when = (page.when as Readonly<Record<string, (values: Values) => boolean>> | undefined)?.[name]
  const shared = {
    key: name,
    ...(field.required && { required: 'missing' }),
    ...(when && { when: (values: object) => when(values as Values) }),
    check: (value: unknown) => {
      const fault = field.kind.fault(value)
      return fault && faultSentence(fault)
    },
  }
  const { as } = field.kind
  const { options } = field.options as { options?: Readonly<Record<string, string>> }
  if ((as === 'choice' || as === 'state') && options) {
    const list = Object.entries(options).map(([value, word]) => ({ value, word }))
    // what need not be answered can be taken back
    const none = field.required || field.start !== undefined || list.length <= openOptions ? [] : [{ value: '', word: 'none' }]
    return { ...shared, as: 'choice', options: [...none, ...list] }
  }
  if (plain[as]) return { ...shared, as: plain[as], ...(max !== undefined && { maxLength: max, max }) }
  return { ...shared, as: 'own', control: controlOf(field, name, page.text) as unknown as (props: OwnControlProps<never>) => null }
}

export interface RecordFormOptions {
  /** The row that it is opened with has everything; one of a list has no lines. */
  isWhole?: boolean
  /** Told the id of what the server has taken. */
  onSaved?(id: string): void
}

/** The form of a page of records, of new ones and of those there are: opened with the whole record, its lines too. */
export function recordForm<F extends Fields>(
  page: RecordPage<F, never>,
  { isWhole = false, onSaved }: RecordFormOptions = {},
): Form<RecordOf<F>> {
  const declared = page as unknown as RecordPage<Fields, Words>
  const { of } = declared
  const names = (declared.form ?? Object.keys(of.fields)).filter((name) => !of.fields[name]!.readOnly)
  const text = {
    ...declared.text,
    get: () => ({ ...$recordWords.get(), ...declared.text.get() }),
  }
  return defineForm<Values, Values, Words>({
    text: text as never,
    start: async ({ connection, row }) => {
      if (!row) return newRecord(of.fields) as Values
      return (of.calls.read && !isWhole ? await readOne(connection, of, row.id) : row) as Values
    },
    theirs: (row) => readRecord(of.fields, row as never) as Values,
    fields: names.map((name) => fieldOf(declared, name)) as never,
    save: async (values, { connection, row, options }) => {
      // the version that the form was opened with
      const { id, message } = await saveRecord(connection, of, values, row && ({ ...row, version: values.version } as never), options)
      onSaved?.(id)
      return message
    },
  }) as unknown as Form<RecordOf<F>>
}
