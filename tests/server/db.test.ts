import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { withSnapshot } from '#src/server/database/cursor.ts'
import { dbOver, isAway, openPool, row, transaction, type Db } from '#src/server/db.ts'
import { withDatabase } from './database.ts'

const database = withDatabase()

it.each([
  ['transaction', (db: Db) => transaction(db, (inner) => inner.execute(sql`select 1`))],
  ['snapshot', (db: Db) => withSnapshot(db, ({ db: inner }) => inner.execute(sql`select 1`))],
  ['single statement', (db: Db) => db.execute(sql`select 1`)],
])('a connection that is lost as a %s takes it leaves its place to the next', async (_, work) => {
  const pool = openPool({ ...database.config, max: 2 })
  onTestFinished(() => pool.end())
  const db = dbOver(pool)
  let losses = 0
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
    if (losses-- > 0) stream.destroy()
  })
  for (let times = 0; times < 3; times++) {
    losses = 1
    expect(
      isAway(
        await work(db).then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    ).toBe(true)
  }
  losses = 0
  await work(db)
  expect(await row<{ here: number }>(db, sql`select 1 as here`)).toEqual({ here: 1 })
})
