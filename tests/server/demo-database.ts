import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { dbOver, openPool } from '#src/server/db.ts'
import { seedOnce } from '#src/server/opening/seed.ts'

const name = 'crm_demo'
/** When the demo shop is said to have been made. */
export const demoMade = new Date('2026-11-21T08:00:00Z')
/** Of the advisory lock under which the demo shop is made. */
const lock = 7_312_040
const folder = () => join(inject('demoFiles'), 'files')

async function seed(): Promise<void> {
  mkdirSync(folder(), { recursive: true })
  const pool = openPool({ ...inject('database'), database: `${name}_begun` })
  await seedOnce({ db: dbOver(pool), files: folder(), now: demoMade })
  await pool.end()
}

/** The demo shop as it stood on 21 November 2026, to be copied: the first file of a run that wants it makes it. Answers its database. */
export async function demoTemplate(): Promise<string> {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      // one that was not made to its end is begun again
      await client.query(`drop database if exists ${name}_begun with (force)`)
      await client.query(`create database ${name}_begun template crm_template`)
      await seed()
      await client.query(`alter database ${name}_begun rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

/** Copies the pictures of the demo shop. */
export const copyDemoFiles = (to: string): void => cpSync(folder(), to, { recursive: true })
