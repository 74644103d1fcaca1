import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { actAsJob } from '../database/actor.ts'
import { setAdministrator, wrongCredentials } from '../access/accounts.ts'
import { codeOf, dbOver, openPool } from '../db.ts'
import { sentence } from '../messages.ts'
import { migrate } from '../database/migrate.ts'
import { asRuntimeRole } from '../database/runtime-role.ts'
import { addPageMenus } from './page-menus.ts'
import { applicationName, startPostgres } from '../postgres/private.ts'
import { seedOnce } from './seed.ts'
import { soundOutUsers } from './sounds-of-users.ts'

export type Say = (line: string) => void

export interface OpeningOptions {
  folder: string
  isProduction: boolean
  say: Say
}

export interface OpenedDatabase {
  config: PoolConfig
  files: string
  close(): Promise<void>
}

/** The database of DATABASE_URL or the private one, migrated; with demo data where that is due. @throws Error in words */
export async function openDatabase({ folder, isProduction, say }: OpeningOptions): Promise<OpenedDatabase> {
  const url = process.env['DATABASE_URL']
  const files = process.env['CRM_FILES'] ?? join(folder, 'uploads')
  mkdirSync(files, { recursive: true })
  const server = url ? { config: fromUrl(url), stop: async () => undefined } : await startPostgres(folder, say)
  const config = { ...server.config, application_name: applicationName }
  const pool = openPool({ ...config, max: 2 })
  try {
    if (url) await pool.query('select 1').catch((error: unknown) => Promise.reject(inWords(error, url)))
    const run = await migrate(pool, { say })
    if (run.length) say(`database brought to this version (${run.length} steps)`)
    await actAsJob('menu of pages', () => addPageMenus(dbOver(pool)))
    await actAsJob('sounds of names', () => soundOutUsers(dbOver(pool)))
    if (
      !isProduction &&
      (await actAsJob('demo data', () => seedOnce({ db: dbOver(pool), files, now: new Date() }, (part) => say(`demo data: ${part}`))))
    )
      say('demo data made')
    return { config: await asRuntimeRole(config, say), files, close: () => server.stop() }
  } catch (error) {
    await pool.end()
    await server.stop()
    throw error
  } finally {
    if (!pool.ended) await pool.end()
  }
}

/** Sets the first administrator, or gives one another password. @throws Error in words */
export async function nameAdministrator(options: OpeningOptions, account: string, password: string): Promise<string> {
  const wrong = wrongCredentials(account, password)
  if (wrong) throw new Error(sentence(wrong, 'en'))
  const opened = await openDatabase(options)
  const pool = openPool({ ...opened.config, max: 1 })
  try {
    const isNew = await actAsJob('--admin', () => setAdministrator(dbOver(pool), account, password))
    return isNew
      ? `Administrator ${account} was added.`
      : `Administrator ${account} has another password now, and all earlier sessions have ended.`
  } finally {
    await pool.end()
    await opened.close()
  }
}

const scheme = /^postgres(ql)?:\/\//

function fromUrl(url: string): PoolConfig {
  if (!scheme.test(url) || !URL.canParse(url))
    throw new Error('DATABASE_URL is no database address. It looks like postgres://name:password@host:5432/database')
  return { connectionString: url }
}

/** Why a given database cannot be used, without its password. */
function inWords(error: unknown, url: string): Error {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname || 'localhost'}:${port || 5432}`
  const name = pathname.slice(1)
  const sentences: Record<string, string> = {
    ENOTFOUND: `the host ${hostname} is not known`,
    EAI_AGAIN: `the host ${hostname} cannot be looked up just now`,
    ECONNREFUSED: `nothing listens at ${where}`,
    ETIMEDOUT: `${where} does not answer`,
    '28P01': `the password of "${username}" is wrong`,
    '28000': `"${username}" may not connect`,
    '3D000': `there is no database "${name}"; make it with: createdb ${name}`,
    '42501': `"${username}" may not do that`,
  }
  const said = error instanceof Error ? error.message : String(error)
  return new Error(`DATABASE_URL does not work: ${sentences[codeOf(error)] ?? said}.`, { cause: error })
}
