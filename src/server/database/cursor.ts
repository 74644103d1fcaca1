import { sql, type SQL } from 'drizzle-orm'
import { onOneConnection, row, rows, type Db } from '../db.ts'

/** Rows that are fetched at once. */
const rowsAtOnce = 200

/** The database as it was at one moment. */
export interface Snapshot {
  db: Db
  /** The rows of a query, fetched no faster than they are taken. */
  each<Row extends object>(select: SQL): AsyncIterable<Row>
}

/** Gives `work` everything as it is now, however long it takes: it only reads. */
export function withSnapshot<T>(db: Db, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  let opened = 0
  const begun = (within: Db) =>
    work({ db: within, each: <Row extends object>(select: SQL) => fetched<Row>(within, select, `each_row_${opened++}`) })
  return onOneConnection(db, (own) =>
    own.transaction((inner) => begun(inner as unknown as Db), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  )
}

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
  return withSnapshot(db, async ({ db: within, each }) => {
    const counted = await row<{ count: number }>(within, query.counted)
    return work(each<Row>(query.select), counted?.count ?? 0)
  })
}

async function* fetched<Row extends object>(db: Db, select: SQL, cursor: string): AsyncGenerator<Row> {
  await db.execute(sql`declare ${sql.identifier(cursor)} no scroll cursor for ${select}`)
  for (;;) {
    const some = await rows<Row>(db, sql`fetch ${sql.raw(String(rowsAtOnce))} from ${sql.identifier(cursor)}`)
    const isLast = some.length < rowsAtOnce
    yield* some
    // The promise of each fetch is held by the one before it until all memory is looked through: what is behind it would grow by everything
    // that was ever fetched.
    some.length = 0
    if (isLast) return
  }
}
