import { computedRecord, newRecord, readRecord } from '#src/api/records.ts'
import type { RecordOf, WireRecord } from '#src/api/resource.ts'
import { faultOf, startOf, wireOf, type Fault, type Field, type Fields } from '#src/kinds/kind.ts'
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
export function refuseFaults(errors: Record<string, string>, titleOf?: (key: string) => string | undefined): void {
  const [[key, first] = []] = Object.entries(errors)
  if (key === undefined || first === undefined) return
  const title = titleOf?.(key)
  throw new Refusal({
    status: 400,
    ...(/^\d+$/.test(first) ? { code: first } : { code: '100100', message: title ? `${title}: ${first}` : first }),
    errors,
  })
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
  const told = (name: string) => (fields[name]!.kind.as === 'lines' ? ownRows(fields[name]!, sent[name], start[name], user) : sent[name])
  const values = computedRecord(table.resource, { ...start, ...Object.fromEntries(taken.map(([name]) => [name, told(name)])) })
  const odd = taken.filter(([name, field]) => isLost(field, body[wireOf(name, field)], sent[name]))
  const wrong = Object.fromEntries(odd.map(([name, field]) => [wireOf(name, field), sentence('field-wrong', locale)!]))
  // the shop's own clients show the message alone
  const titleOf = (key: string) => (table.shop ? sentence(`${table.name}.${key}`, locale) : undefined)
  refuseFaults({ ...faultsOf(table as unknown as Table, values, locale), ...wrong }, titleOf)
  return values
}

/** Rows as they are sent, but for columns that nobody may write or this person may not see: those are as they were. */
function ownRows({ options }: Field<unknown>, sent: unknown, before: unknown, user: User): unknown {
  const told = entriesOf((options as { of: Fields }).of).filter(([, field]) => field.readOnly || !maySee(field, user))
  if (told.length === 0) return sent
  const stored = new Map((before as readonly (Values & { id: string })[]).map((row) => [row.id, row]))
  return (sent as readonly (Values & { id: string })[]).map((row) => {
    const was = stored.get(row.id)
    return { ...row, ...Object.fromEntries(told.map(([name, field]) => [name, was ? was[name] : startOf(field)])) }
  })
}

/** Something was sent, and nothing of it could be read. */
const isLost = ({ kind }: Field<unknown>, wire: unknown, value: unknown): boolean =>
  kind.as === 'flag'
    ? !isFlag(wire)
    : kind.isEmpty(value) && !(wire === '' || wire === null || wire === 0 || wire === '0') && !isBlank(wire)

const isFlag = (wire: unknown): boolean => ['0', '1', 'true', 'false', ''].includes(String(wire ?? ''))

const isBlank = (wire: unknown): boolean =>
  wire === undefined ||
  (typeof wire === 'string' && wire.trim() === '') ||
  (typeof wire === 'object' && wire !== null && Object.values(wire).every((one) => one === '' || one === null))
