import { createHash } from 'node:crypto'
import type pg from 'pg'
import { keepAudit } from './audit.ts'

const found = import.meta.glob<string>('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })

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

// any number: server processes that start together wait for each other
const lock = 7_312_026

/** Brings the database to this version; answers the names that were run. Throws words when it is newer or was altered. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${lock})`)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, run_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const run = new Map(rows.map((entry) => [entry.name, entry.hash]))
    const names = new Set(migrations.map((migration) => migration.name))
    const unknown = [...run.keys()].filter((name) => !names.has(name))
    if (unknown.length) throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`)
    const fresh: string[] = []
    for (const migration of migrations) if (await apply(client, migration, run.get(migration.name))) fresh.push(migration.name)
    await keepAudit(client, fresh.length > 0)
    return fresh
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`).catch(() => undefined)
    client.release()
  }
}

async function apply(client: pg.PoolClient, migration: Migration, hash: string | undefined): Promise<boolean> {
  if (hash === migration.hash) return false
  if (hash) throw new Error(`Migration ${migration.name} was changed after this database had run it.`)
  try {
    await client.query('begin')
    await client.query(migration.text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
