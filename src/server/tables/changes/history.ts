import { sql } from 'drizzle-orm'
import type { RecordChange, WireRecord } from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { rows, type Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'
import { readRow } from '../select.ts'
import { linesFields, maySee, type Table } from '../table.ts'

/** Older changes of a record are not shown. */
const most = 200

interface Found {
  at: string
  by: string
  source: string
  deed: RecordChange['deed']
  before: WireRecord | null
  after: WireRecord | null
}

/** What of a recorded row this person may see: fields alone, without the columns that every table has. */
function visible(fields: Fields, values: WireRecord | null, user: User): WireRecord {
  const shown = (Object.entries(fields) as [string, Field<unknown>][])
    .filter(([, field]) => maySee(field, user))
    .map(([name, field]) => wireOf(name, field))
    .filter((key) => values !== null && key in values)
  return Object.fromEntries(shown.map((key) => [key, values![key]]))
}

/**
 * Who changed what of a record and of its lines, the newest first, out of the operation log. Rows of lines are found by the calls
 * that changed the record: each counts its version up. Refused with RECORD_GONE as `readRow` is.
 */
export async function historyOf(db: Db, table: Table, id: number, user: User): Promise<{ list: RecordChange[] }> {
  await readRow(db, table, id, user)
  const lines = new Map(linesFields(table).map(({ name, field, of }) => [`${table.name}_${wireOf(name, field)}`, { name, of }]))
  const found = await rows<Found>(
    db,
    sql`with calls as (select distinct call_id from audit_changes where source = ${table.name} and row_key = ${String(id)})
      select ${shopTime('c.happened_at')} as at, c.name as by, x.source, x.deed, x.before, x.after
      from calls join audit_changes x using (call_id) join audit_calls c on c.id = x.call_id
      where (x.source = ${table.name} and x.row_key = ${String(id)}) or x.source = any(${sql.param([...lines.keys()])}::text[])
      order by x.id desc limit ${most}`,
  )
  const list = found.map(({ source, before, after, ...rest }): RecordChange => {
    const own = lines.get(source)
    const fields = own?.of ?? table.resource.fields
    return { ...rest, lines: own?.name ?? '', before: visible(fields, before, user), after: visible(fields, after, user) }
  })
  const isEmpty = ({ before, after }: RecordChange) => Object.keys(before).length === 0 && Object.keys(after).length === 0
  return { list: list.filter((change) => change.deed !== 'update' || !isEmpty(change)) }
}
