import { createHash } from 'node:crypto'
import type pg from 'pg'
import { keepAudit } from './audit.ts'
import { grantRuntimeRole } from './runtime-role.ts'
import { codeOf } from '../db.ts'

const found = import.meta.glob<string>('../migrations/*.sql', { eager: true, query: '?raw', import: 'default' })

interface Migration {
  name: string
  text: string
  hash: string
}

const migrations: Migration[] = Object.entries(found)
  .map(([path, text]) => {
    const plain = text.replaceAll('\r\n', '\n')
    return { name: path.replace(/^.*\/|\.sql$/g, ''), text: plain, hash: createHash('sha256').update(plain).digest('hex') }
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1))

export interface MigrateOptions {
  /** Hears what is waited for. */
  say?: (line: string) => void
  /** Milliseconds that a migration stands in front of everybody else, waiting for a table; and how often it tries. */
  lockWait?: number
  tries?: number
}

// any number: server processes that start together wait for each other
const lock = 7_312_026

/** Brings the database to this version; answers the names that were run. Throws words when it is newer or was altered. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const client = await pool.connect()
  try {
    await takeTurn(client, options)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, run_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const run = new Map(rows.map((entry) => [entry.name, entry.hash]))
    const names = new Set(migrations.map((migration) => migration.name))
    const unknown = [...run.keys()].filter((name) => !names.has(name))
    if (unknown.length) throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`)
    const applied: string[] = []
    for (const migration of migrations) if (await apply(client, migration, run.get(migration.name), options)) applied.push(migration.name)
    await keepAudit(client, applied.length > 0)
    await grantRuntimeRole(client, applied.length > 0)
    return applied
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`).catch(() => undefined)
    client.release()
  }
}

async function takeTurn(client: pg.PoolClient, { say }: MigrateOptions): Promise<void> {
  const { rows } = await client.query<{ is_ours: boolean }>(`select pg_try_advisory_lock(${lock}) as is_ours`)
  if (rows[0]!.is_ours) return
  say?.('another server process is bringing the database to its version; waiting for it')
  await client.query(`select pg_advisory_lock(${lock})`)
}

async function apply(client: pg.PoolClient, migration: Migration, hash: string | undefined, options: MigrateOptions): Promise<boolean> {
  if (hash === migration.hash) return false
  if (hash) throw new Error(`Migration ${migration.name} was changed after this database had run it.`)
  const { say, lockWait = 5_000, tries = 12 } = options
  for (let left = tries; ; left--)
    try {
      await run(client, migration, lockWait)
      return true
    } catch (error) {
      const isHeldUp = codeOf(error) === lockNotAvailable
      if (isHeldUp && left === tries) say?.(`migration ${migration.name} waits for a table that somebody else is using`)
      if (isHeldUp && left > 1) continue
      throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
}

const lockNotAvailable = '55P03'

// whoever waits for a table holds up all who come after: it steps back, and tries again
async function run(client: pg.PoolClient, migration: Migration, lockWait: number): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockWait}`)
    await client.query(migration.text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
