import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { kept } from '#src/server/database/kept-plans.ts'
import { dbOver, openPool, row, transaction, type Db } from '#src/server/db.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()

function opened() {
  const pool = openPool({ ...database.config, max: 1 })
  onTestFinished(() => pool.end())
  return dbOver(pool)
}

/** Statements that the one connection keeps, and how often they were carried out. */
const keptBy = async (db: Db) =>
  (await db.execute(sql`select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements order by 1`)).rows

it('keeps what transactions and marked reads send often, and nothing else', async () => {
  const db = opened()
  const read = (at: Db, text: string, id: number) =>
    row<{ id: number }>(at, sql`select ${id}::int as id, 'a text that is long enough' as said, ${sql.raw(`'${text}'`)} as text`)
  for (let id = 1; id <= 8; id++) {
    expect(await transaction(db, (inner) => read(inner, 'within', id))).toMatchObject({ id })
    expect(await row(db, kept(sql`select ${id}::int as id, 'a text that is long enough' as said, 'marked' as text`))).toMatchObject({ id })
    expect(await read(db, 'beside', id)).toMatchObject({ id })
  }
  const texts = (await keptBy(db)).filter(({ statement }) => /marked|within|beside/.test(String(statement)))
  expect(texts).toEqual([
    { statement: "select $1::int as id, 'a text that is long enough' as said, 'marked' as text", times: 5 },
    { statement: "select $1::int as id, 'a text that is long enough' as said, 'within' as text", times: 5 },
  ])
})

it('goes on without what was kept once a table was changed below it', async () => {
  const db = opened()
  const owner = new pg.Client(database.config)
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query('create table grown (id int, size int); insert into grown values (1, 2)')
  const size = () => row(db, kept(sql`select size from grown where id = ${1} and size is not null`))
  for (let times = 0; times < 6; times++) expect(await size()).toEqual({ size: 2 })
  await owner.query('alter table grown alter size type text')
  await expect(size()).rejects.toThrow()
  for (let times = 0; times < 6; times++) expect(await size()).toEqual({ size: '2' })
})
