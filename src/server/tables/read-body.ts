import { newRecord, readRecord } from '#src/api/records.ts'
import type { RecordOf, WireRecord } from '#src/api/resource.ts'
import { faultOf, wireOf, type Fault, type Field, type Fields } from '#src/kinds/kind.ts'
import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import { linesFields, maySee, type Table } from './table.ts'

type Values = Readonly<Record<string, unknown>>
const entriesOf = (fields: Fields) => Object.entries(fields) as [string, Field<unknown>][]

const sentenceOf = ({ code, values }: Fault, locale: Locale) => sentence(code, locale, values) ?? code

/** What is wrong with the fields of a record, by path: `name`, `contacts.2.phone`. */
export function faultsOf(table: Table, values: Values, locale: Locale): Record<string, string> {
  const errors: Record<string, string> = {}
  const missing: Readonly<Record<string, string | undefined>> = table.shop?.missing ?? {}
  const judge = (path: string, [name, field]: [string, Field<unknown>], row: Values) => {
    const fault = field.readOnly ? undefined : faultOf(field, row[name])
    const code = fault?.code === 'FIELD_REQUIRED' ? missing[`${path}${name}`] : undefined
    if (fault) errors[`${path}${wireOf(name, field)}`] = code ?? sentenceOf(fault, locale)
  }
  const lines = new Map(linesFields(table).map((one) => [one.name, one]))
  for (const entry of entriesOf(table.resource.fields)) {
    const of = lines.get(entry[0])
    const rows = of ? (values[of.name] as readonly Values[]) : []
    rows.forEach((row, at) => entriesOf(of!.of).forEach((one) => judge(`${wireOf(...entry)}.${at}.`, one, row)))
    // a line's own mistake says more than that there is one
    if (!Object.keys(errors).some((path) => path.startsWith(`${wireOf(...entry)}.`))) judge('', entry, values)
  }
  return errors
}

/** Refuses with 100100 and every wrong field; with the number of the first one where it is said by a number of the catalogue. */
export function refuseFaults(errors: Record<string, string>): void {
  const [first] = Object.values(errors)
  if (first === undefined) return
  throw new Refusal({ status: 400, ...(/^\d+$/.test(first) ? { code: first } : { code: '100100', message: first }), errors })
}

/**
 * A record out of a body: what is not sent stays as it is, and so does what nobody may change or this person may not see. Refused with
 * 100100 and the sentences of all wrong fields.
 */
export function readBody<F extends Fields>(
  table: Table<F>,
  body: WireRecord,
  before: RecordOf<F> | undefined,
  { user, locale }: { user: User; locale: Locale },
): RecordOf<F> {
  const { fields } = table.resource
  const start = before ?? newRecord(fields)
  const sent = readRecord(fields, body) as unknown as Record<string, unknown>
  const taken = entriesOf(fields).filter(([name, field]) => !field.readOnly && maySee(field, user) && wireOf(name, field) in body)
  const values = { ...start, ...Object.fromEntries(taken.map(([name]) => [name, sent[name]])) }
  const odd = taken.filter(([name, field]) => isLost(field, body[wireOf(name, field)], sent[name]))
  const wrong = Object.fromEntries(odd.map(([name, field]) => [wireOf(name, field), sentence('field-wrong', locale)!]))
  refuseFaults({ ...faultsOf(table as unknown as Table, values, locale), ...wrong })
  return values
}

/** Something was sent, and nothing of it could be read. */
const isLost = ({ kind }: Field<unknown>, wire: unknown, value: unknown): boolean =>
  kind.as !== 'flag' && kind.isEmpty(value) && !(wire === '' || wire === null || wire === 0 || wire === '0') && !isBlank(wire)

const isBlank = (wire: unknown): boolean =>
  wire === undefined ||
  (typeof wire === 'string' && wire.trim() === '') ||
  (typeof wire === 'object' && wire !== null && Object.values(wire).every((one) => one === '' || one === null))
