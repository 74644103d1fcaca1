import { readRecord } from '#src/api/records.ts'
import type { RecordOf, WireRecord } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import type { Table } from './table.ts'

/** What the state of a record and the rules of its table let be done, whoever asks; undefined where nothing stands against anything. */
function possible({ resource, allow }: Table, record: RecordOf<Fields>, user: User): readonly string[] | undefined {
  const ruled = allow?.(record, user)
  const { document } = resource
  if (!document) return ruled
  const inState = document.allow[String((record as Readonly<Record<string, unknown>>)[document.state])] ?? []
  return ruled ? inState.filter((deed) => ruled.includes(deed)) : inState
}

/** What can be done with a record at all, each with the key that it takes. */
function keyed({ resource: { calls, keys, document }, isAgreed }: Table): Map<string, string> {
  const change: [string, string][] = isAgreed ? [['change', keys.edit]] : []
  const plain = (['edit', 'remove'] as const).filter((deed) => calls[deed]).map((deed): [string, string] => [deed, keys[deed]])
  return new Map([...plain, ...change, ...Object.entries(document?.acts ?? {}).map(([name, { key }]): [string, string] => [name, key])])
}

/** A row with what this person may do with it: by keys, by the state, by the rules of the table. */
export function withAllow(table: Table, row: WireRecord, user: User): WireRecord {
  const found = possible(table, readRecord(table.resource.fields, row), user)
  const keys = keyed(table)
  const held = [...keys].filter(([, key]) => user.level === 0 || user.permissions.has(key)).map(([deed]) => deed)
  if (!found) return { ...row, allow: held }
  // what rules name besides has a key and a call of its module's own
  return { ...row, allow: [...held.filter((deed) => found.includes(deed)), ...found.filter((deed) => !keys.has(deed))] }
}

/** Refused with 422 RECORD_STATE where the state or the rules do not let it be done. */
export function refuseImpossible(table: Table, row: WireRecord, deed: string, user: User): void {
  const found = possible(table, readRecord(table.resource.fields, row), user)
  if (found && !found.includes(deed)) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
}
