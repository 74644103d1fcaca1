import type { List } from '#src/api/endpoint.ts'
import type { RecordQuery, WireRecord } from '#src/api/resource.ts'
import type { Db } from '../db.ts'
import type { User } from '../sessions.ts'
import { withAllow } from './allow.ts'
import { listRows, soughtBy } from './select.ts'
import type { Table } from './table.ts'

/** A list as its call answers it: what may be done with each row, and what its table says beside them (`Beside`); `is_capped` where words find more than are counted. */
export async function listBeside(db: Db, table: Table, query: RecordQuery, user: User): Promise<List<WireRecord> & WireRecord> {
  const sought = await soughtBy(db, table, query, user)
  const { list, count } = await listRows(db, table, query, user, sought)
  const more = await table.beside?.read(db, query, user, table, sought)
  return { list: list.map((row) => withAllow(table, row, user)), count, ...more, ...(sought?.isCapped && { is_capped: true }) }
}
