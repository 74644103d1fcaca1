import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPool } from '#src/server/db.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()
let pool: pg.Pool
let other: pg.Client

// one migration has not been run yet: it needs a table that another program reads
beforeEach(async () => {
  pool = openPool(database.config)
  other = new pg.Client(database.config)
  await other.connect()
  await pool.query('alter table import_runs drop column if exists before')
  await pool.query(`delete from migrations where name = '0034-import-updates'`)
})
afterEach(async () => {
  await other.end()
  await pool.end()
})
const hold = () => other.query('begin; lock table import_runs in access share mode')

it('waits for a table, says so once, and goes on', async () => {
  await hold()
  const heard: string[] = []
  const say = (line: string) => {
    heard.push(line)
    void other.query('rollback')
  }
  expect(await migrate(pool, { say, lockWait: 20, tries: 500 })).toEqual(['0034-import-updates'])
  expect(heard).toEqual(['migration 0034-import-updates waits for a table that somebody else is using'])
})

it('gives up with words, and leaves nothing half done', async () => {
  await hold()
  await expect(migrate(pool, { lockWait: 20, tries: 2 })).rejects.toThrow(/^Migration 0034-import-updates failed: .*lock timeout/)
  await other.query('rollback')
  expect(await migrate(pool)).toEqual(['0034-import-updates'])
})

it('says that it waits for another server process', async () => {
  const heard: string[] = []
  // the lock that every server process takes while it migrates
  await other.query('select pg_advisory_lock(7312026)')
  const say = (line: string) => {
    heard.push(line)
    void other.query('select pg_advisory_unlock_all()')
  }
  expect(await migrate(pool, { say })).toEqual(['0034-import-updates'])
  expect(heard).toEqual(['another server process is bringing the database to its version; waiting for it'])
})
