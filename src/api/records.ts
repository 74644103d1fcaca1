import { nameKeyOf, startOf, wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { computedRow } from '#src/kinds/lines.ts'
import type { RecordOf, Resource, WireRecord } from './resource.ts'

const entriesOf = (fields: Fields) => Object.entries(fields) as [string, Field<unknown>][]

/** A record out of a row of the wire; what no field names stays in `wire`. */
export function readRecord<F extends Fields>(fields: F, wire: WireRecord): RecordOf<F> {
  const values = Object.fromEntries(entriesOf(fields).map(([name, one]) => [name, one.kind.read(wire[wireOf(name, one)])]))
  const { version, allow } = wire
  return {
    ...values,
    id: wire['id'] === undefined ? '' : String(wire['id']),
    version: typeof version === 'number' ? version : undefined,
    allow: Array.isArray(allow) ? allow.map(String) : undefined,
    wire,
  } as RecordOf<F>
}

/** What a new record begins with. */
export const newRecord = <F extends Fields>(fields: F): RecordOf<F> => {
  const values = Object.fromEntries(entriesOf(fields).map(([name, one]) => [name, startOf(one)]))
  return { ...values, id: '', version: undefined, allow: undefined, wire: {} } as RecordOf<F>
}

/** What is sent of values: fields that somebody may change, with the version where there is one. */
export function writeRecord(fields: Fields, values: Readonly<Record<string, unknown>>, version?: number): WireRecord {
  const sent = entriesOf(fields).filter(([name, one]) => !one.readOnly && name in values)
  return {
    ...Object.fromEntries(sent.map(([name, one]) => [wireOf(name, one), one.kind.write(values[name])])),
    ...(version !== undefined && { version }),
  }
}

type Values = Readonly<Record<string, unknown>>

/** Values with what follows from them, in their lines first: what anybody else says of it counts for nothing. */
export function computedRecord<V extends object>({ fields, computed = {} }: Pick<Resource, 'fields' | 'computed'>, values: V): V {
  const next = { ...values } as Record<string, unknown>
  for (const [name, field] of entriesOf(fields))
    if (field.kind.as === 'lines' && Array.isArray(next[name]))
      next[name] = (next[name] as readonly (Values & { id: string })[]).map((row) => computedRow(field, row))
  for (const [name, compute] of Object.entries(computed) as [string, (values: never) => unknown][]) next[name] = compute(next as never)
  return next as V
}

/** A value of a record as text, for exports, prints and comparisons; `word` puts options into words. */
export function recordText(
  name: string,
  field: Field<unknown>,
  record: Values & { wire: WireRecord },
  word: (key: string) => string,
): string {
  const named = record.wire[nameKeyOf(name, field)]
  return field.kind.text(record[name], { word, name: (_, id) => (typeof named === 'string' && named !== '' ? named : id) })
}

/** When a record was changed last, and by whom. */
export const lastChange = ({ wire }: { wire: WireRecord }): string =>
  `${String(wire['updated_at'] ?? '')} ${String(wire['updated_by'] ?? '')}`.trim()
