import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'

/** Rows that are fetched at once. */
const rowsAtOnce = 200

/**
 * Gives every row of a query to `work`, one by one and as they all were at one moment, however many there are: they are fetched no faster
 * than `work` takes them.
 * @param query `select` and `counted`, the same rows counted as `count`
 */
export function withEachOf<Row extends object, T>(
  db: Db,
  query: { select: SQL; counted: SQL },
  work: (rows: AsyncIterable<Row>, count: number) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (inner) => {
      const within = inner as unknown as Db
      const counted = await row<{ count: number }>(within, query.counted)
      await within.execute(sql`declare each_row no scroll cursor for ${query.select}`)
      return work(fetched<Row>(within), counted?.count ?? 0)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* fetched<Row extends object>(db: Db): AsyncGenerator<Row> {
  for (;;) {
    const some = await rows<Row>(db, sql`fetch ${sql.raw(String(rowsAtOnce))} from each_row`)
    const isLast = some.length < rowsAtOnce
    yield* some
    // The promise of each fetch is held by the one before it until all memory is looked through: what is behind it would grow by everything
    // that was ever fetched.
    some.length = 0
    if (isLast) return
  }
}
