import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { dbOver, openPool } from '#src/server/db.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { addPageMenus } from '#src/server/opening/page-menus.ts'
import { startPostgres } from '#src/server/postgres/private.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; port: number; user: string; password: string }
    /** Where the pictures of the demo shop lie, once a test has made it. */
    demoFiles: string
  }
}

interface Server {
  config: { host: string; port: number; user: string; password: string; database: string }
  stop(): Promise<void>
}

async function startServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    const { hostname, port, username, password } = new URL(given)
    return {
      config: { host: hostname, port: Number(port || 5432), user: username, password, database: 'postgres' },
      stop: async () => undefined,
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'crm-test-'))
  const server = await startPostgres(folder)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { config: server.config as Server['config'], stop }
}

/** One private PostgreSQL for the run (or that of TEST_DATABASE_URL), with a migrated template that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const { host, port, user, password } = server.config
  const client = new pg.Client(server.config)
  await client.connect()
  // what these tests write need not outlive a power cut; what the private server promises there is asserted on servers of its own
  if (!process.env['TEST_DATABASE_URL']) await relax(client)
  for (const one of ['crm_template', 'crm_demo']) await client.query(`drop database if exists ${one}`)
  await client.query('create database crm_template')
  await client.end()
  const pool = openPool({ ...server.config, database: 'crm_template' })
  await migrate(pool)
  await addPageMenus(dbOver(pool))
  await pool.end()
  project.provide('database', { host, port, user, password })
  const demoFiles = mkdtempSync(join(tmpdir(), 'crm-demo-'))
  project.provide('demoFiles', demoFiles)
  return async () => {
    rmSync(demoFiles, { recursive: true, force: true })
    await server.stop()
  }
}

async function relax(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
}
