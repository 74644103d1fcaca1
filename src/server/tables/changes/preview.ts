import type { WireRecord } from '#src/api/resource.ts'
import { transaction, type Db } from '../../db.ts'
import type { Table } from '../table.ts'
import { changeRow, type Writer } from '../write.ts'

/** What a write that is taken back at once would have come to. */
class Previewed extends Error {
  readonly seen: unknown

  constructor(seen: unknown) {
    super('seen and taken back')
    this.seen = seen
  }
}

/** Changes a record, reads what that comes to, and takes it back: nothing is written. Refused as `changeRow`. */
export async function previewRow<T>(
  db: Db,
  table: Table,
  id: number,
  body: WireRecord,
  writer: Writer,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await transaction<T>(db, async (inner) => {
      await changeRow(inner, table, id, body, writer)
      throw new Previewed(await read(inner))
    })
  } catch (error) {
    if (error instanceof Previewed) return error.seen as T
    throw error
  }
}
