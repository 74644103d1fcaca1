import { sql, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { PgTransaction, type PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ActingPool } from './database/acting-pool.ts'
import { actorText } from './database/actor.ts'

/** The database, or a transaction on it: services take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

// ids and counts stay far below 2^53, so bigint may arrive as a number
pg.types.setTypeParser(20, Number)

/** A pool that never takes the process down when the server dies behind it, and tells it who acts (actor.ts). */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new ActingPool({ max: 10, connectionTimeoutMillis: 5_000, keepAlive: true, ...config })
  pool.on('error', () => undefined)
  // the pool listens to idle clients only; one that is lost between two queries of a transaction would end the process
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The database over a pool; timestamps arrive as text, use `extract(epoch from …)` for unix seconds. */
export const dbOver = (pool: pg.Pool): Db => drizzle(pool)

/**
 * A connection of the database's pool for as long as `work` takes, which goes back whatever happens: the library's own transaction keeps one that
 * was lost before its `begin` for ever, and a pool that has lost ten of them answers nobody.
 */
export async function onOneConnection<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if ((db as object) instanceof PgTransaction) return work(db)
  const client = await (db as unknown as { $client: pg.Pool }).$client.connect()
  try {
    return await work(drizzle(client))
  } finally {
    client.release()
  }
}

/** Every row of a query. */
export async function rows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const result = await db.execute(query)
  return result.rows as Row[]
}

/** The first row of a query, or undefined. */
export async function row<Row extends object>(db: Db, query: SQL): Promise<Row | undefined> {
  return (await rows<Row>(db, query))[0]
}

/**
 * Runs `work` in a transaction that knows who acts; lost races (40001, 40P01) are tried again, twice. Within another transaction it is a
 * savepoint, and a lost race is left to the outer one: its snapshot and its locks would lose again.
 */
export async function transaction<T>(db: Db, work: (db: Db) => Promise<T>, tries = 3): Promise<T> {
  if (db instanceof PgTransaction) return db.transaction((inner) => work(inner as unknown as Db))
  try {
    return await onOneConnection(db, (own) =>
      own.transaction(async (inner) => {
        await inner.execute(sql`select set_config('crm.actor', ${actorText()}, true)`)
        return work(inner as unknown as Db)
      }),
    )
  } catch (error) {
    if (tries > 1 && ['40001', '40P01'].includes(codeOf(error))) return transaction(db, work, tries - 1)
    throw error
  }
}

/**
 * Runs `work` in the caller's transaction where there is one, else in one of its own. A refusal is the whole transaction's: whoever goes on after
 * one opens a savepoint of their own (`transaction`). Each of those costs two ways to the database and a number of its own.
 */
export const within = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  (db as object) instanceof PgTransaction ? work(db) : transaction(db, work)

/** PostgreSQL's or the socket's error code, looked up through drizzle's wrapping; empty when there is none. */
export function codeOf(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const code = (inner as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return ''
}

const lost =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i
const lostCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\d\d\d|57P0[1-5]|53300)$/

/** True when the database itself is away, not the query wrong. */
export function isAway(error: unknown): boolean {
  if (lostCodes.test(codeOf(error))) return true
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (lost.test(inner.message)) return true
  return false
}

/** Tells every server process on this database; arrives when the transaction commits. Payload ≤ 7,999 bytes. */
export async function notify(db: Db, channel: string, payload: unknown): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`)
}
