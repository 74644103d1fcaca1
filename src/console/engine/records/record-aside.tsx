import { Plus } from 'lucide-react'
import { readRecord } from '#src/api/records.ts'
import type { RecordOf, Resource } from '#src/api/resource.ts'
import { wireOf, type Fields } from '#src/kinds/kind.ts'
import { removeRecord } from '#src/stores/records.ts'
import type { Action } from '../action.ts'
import type { Aside, PageTools, PageWords } from '../page.ts'
import type { RecordAside } from './declaration.ts'
import { describedForm } from './described-form.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

/** Records that stand at the left of others and narrow their list: added, changed and removed there. */
export function recordAside({ of, by, word, add }: RecordAside<Fields, Record<string, string>>, { fields }: Resource): Aside<PageWords> {
  const { calls, keys, label } = of
  const form = describedForm(of)
  const actions = [
    { key: add, on: 'list', icon: <Plus size={16} aria-hidden />, permission: keys.add, form },
    { key: 'editAside', on: 'row', permission: keys.edit, form },
    {
      ...{ key: 'removeAside', on: 'row', isDanger: true, confirm: true, permission: keys.remove },
      run: (record: AnyRecord, { connection }: PageTools) => removeRecord(connection, of, record),
    },
  ] as unknown as readonly Action<AnyRecord, PageWords>[]
  const aside: Aside<PageWords, AnyRecord> = {
    ...{ word: word as never, all: 'all' as never, field: wireOf(by, fields[by]!), actions },
    list: { call: (calls.all ?? calls.list) as never, read: (wire) => readRecord(of.fields, wire) as AnyRecord },
    rowName: (record) => String(record[label] ?? record.id),
  }
  return aside as unknown as Aside<PageWords>
}
