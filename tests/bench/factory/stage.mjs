import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openSources } from '../sources.mjs'
import { workOf } from '../work.mjs'
import { seedFactory } from './dataset.mjs'

const program = fileURLToPath(new URL('../../support/served-app.mjs', import.meta.url))
const built = process.env.BUNDLE || fileURLToPath(new URL('../../../.build/main.js', import.meta.url))

async function databaseOf(server, name) {
  const client = new pg.Client({ ...server.config, database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  return { ...server.config, database: name }
}

/**
 * A PostgreSQL in `folder` with a factory of three years in it (`dataset.mjs`), which is filled once and stays there; a server of the build over
 * it, and somebody who may do everything. `scale` 1 is the dataset of the design (manufacturing 7.2).
 */
export async function openStage({ folder, scale }) {
  if (!existsSync(built)) throw new Error(`${built} is not there: npm run build first`)
  mkdirSync(folder, { recursive: true })
  const sources = await openSources()
  const load = (path) => sources.load(path)
  const server = await (await load('src/server/postgres/private.ts')).startPostgres(folder)
  const database = await databaseOf(server, `factory_${String(scale).replace('.', '_')}`)
  const { openPool, dbOver } = await load('src/server/db.ts')
  const pool = openPool({ ...database, max: 4 })
  await (await load('src/server/database/migrate.ts')).migrate(pool)
  await seedFactory(pool, { scale, load })
  const db = dbOver(pool)
  const { rows } = await pool.query(
    `insert into accounts (account, password, real_name, level) values ('bench' || gen_random_uuid(), 'none', 'bench', 0) returning id`,
  )
  const { token } = await (await load('src/server/sessions.ts')).openSession(db, 'admin', rows[0].id)
  const child = fork(program, [built, JSON.stringify({ database, files: join(folder, 'files') })], { execArgv: [] })
  const [{ port }] = await once(child, 'message')
  return {
    ...{ pool, db, load, url: `http://127.0.0.1:${port}`, token },
    /** Milliseconds of the processor that the server and its database have taken so far. */
    work: () => workOf(folder, child.pid),
    async close() {
      child.kill('SIGKILL')
      await pool.end()
      await server.stop()
      await sources.close()
    },
  }
}
