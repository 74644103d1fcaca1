import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg, { type PoolConfig } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp, type AppOptions } from '#src/server/app.ts'

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('database'), database: 'crm' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A migrated, empty database of this file's own; call at the top of the file, read `.config` inside tests. */
export function withDatabase(): { config: PoolConfig } {
  const name = `t_${randomBytes(6).toString('hex')}`
  const database = { config: {} as PoolConfig }
  beforeAll(async () => {
    await onServer(`create database ${name} template crm_template`)
    database.config = { ...inject('database'), database: name }
  })
  afterAll(() => onServer(`drop database if exists ${name} with (force)`))
  return database
}

export interface TestApp {
  app: FastifyInstance
  /** The app's upload folder. */
  files: string
}

/** An app over a database of this file's own. */
export function testApp(options: Partial<AppOptions> = {}): TestApp {
  const database = withDatabase()
  const held = { files: '' } as TestApp
  beforeAll(async () => {
    held.files = mkdtempSync(join(tmpdir(), 'crm-files-'))
    held.app = await buildApp({ database: database.config, files: held.files, ...options })
    await held.app.ready()
  })
  afterAll(async () => {
    await held.app?.close()
    rmSync(held.files, { recursive: true, force: true })
  })
  return held
}
