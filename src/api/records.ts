import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import type { RecordOf, WireRecord } from './resource.ts'

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
  const values = Object.fromEntries(entriesOf(fields).map(([name, one]) => [name, 'start' in one ? one.start : one.kind.empty]))
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
