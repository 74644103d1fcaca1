import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg, { type PoolConfig } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { grantRole } from '#src/server/access/accounts.ts'
import { buildApp, type AppOptions } from '#src/server/app.ts'
import { row } from '#src/server/db.ts'
import { openSession } from '#src/server/sessions.ts'
import { copyDemoFiles, demoTemplate } from './demo-database.ts'

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Removes a database. Asked for while a connection is still ending, PostgreSQL sleeps a tenth of a second; these end sooner. */
async function drop(name: string): Promise<void> {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' })
  await client.connect()
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) break
    await wait(5)
  }
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

/** A migrated database of this file's own, empty unless told; call at the top of the file, read `.config` inside tests. */
export function withDatabase({ isDemo = false } = {}): { config: PoolConfig } {
  const name = `t_${randomBytes(6).toString('hex')}`
  const database = { config: {} as PoolConfig }
  beforeAll(async () => {
    const template = isDemo ? await demoTemplate() : 'crm_template'
    // files are copied; by default each page would go through the log of the server as well
    await onServer(`create database ${name} template ${template} strategy file_copy`)
    database.config = { ...inject('database'), database: name }
  }, 240_000)
  afterAll(() => drop(name))
  return database
}

export interface TestApp {
  app: FastifyInstance
  /** The app's upload folder. */
  files: string
  /** For another app over the same database. */
  database: PoolConfig
}

/** An app over a database of this file's own. */
export function testApp(options: Partial<AppOptions> = {}): TestApp {
  return appOver(withDatabase(), options)
}

/** The same over the demo shop, with its pictures. */
export function demoApp(options: Partial<AppOptions> = {}): TestApp {
  const held = appOver(withDatabase({ isDemo: true }), options)
  beforeAll(() => copyDemoFiles(held.files))
  return held
}

function appOver(database: { config: PoolConfig }, options: Partial<AppOptions>): TestApp {
  const held = { files: '' } as TestApp
  beforeAll(async () => {
    held.files = mkdtempSync(join(tmpdir(), 'crm-files-'))
    held.database = database.config
    held.app = await buildApp({ database: database.config, files: held.files, ...options })
    await held.app.ready()
  })
  afterAll(async () => {
    await held.app?.close()
    rmSync(held.files, { recursive: true, force: true })
    // the runner keeps what its hooks hold to the end: an app of every file was three gigabytes
    Reflect.deleteProperty(held, 'app')
  })
  return held
}

export interface SignedIn {
  id: number
  token: string
  headers: Record<string, string>
}

/** Signs in a fresh administrator: a super administrator, or one whose role has exactly these permission keys. */
export async function signedIn(app: FastifyInstance, permissions?: string[]): Promise<SignedIn> {
  const account = `a${randomBytes(4).toString('hex')}`
  const level = permissions ? 1 : 0
  const made = await row<{ id: number }>(
    app.db,
    sql`insert into accounts (account, password, real_name, level) values (${account}, 'none', ${account}, ${level}) returning id`,
  )
  if (permissions) await grantRole(app.db, made!.id, `role of ${account}`, permissions)
  const { token } = await openSession(app.db, 'admin', made!.id)
  return { id: made!.id, token, headers: { 'authori-zation': `Bearer ${token}` } }
}
