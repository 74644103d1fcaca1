import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPool } from '#src/server/db.ts'
import { migrate } from '#src/server/migrate.ts'
import { startPostgres } from '#src/server/postgres/private.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; port: number; user: string; password: string }
  }
}

/** One private PostgreSQL for the run, with a migrated template that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'crm-test-'))
  const server = await startPostgres(folder)
  const { host, port, user, password } = server.config as { host: string; port: number; user: string; password: string }
  const client = new pg.Client(server.config)
  await client.connect()
  await client.query('create database crm_template')
  await client.end()
  const pool = openPool({ ...server.config, database: 'crm_template' })
  await migrate(pool)
  await pool.end()
  project.provide('database', { host, port, user, password })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
