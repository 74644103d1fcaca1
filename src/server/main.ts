import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { hasNoAdministrator } from './access/accounts.ts'
import { openDatabase, type OpenedDatabase, type Say } from './opening/opening.ts'
import { readOrigins } from './web/origins.ts'
import type { PagesOptions } from './plugins/pages.ts'

export { nameAdministrator } from './opening/opening.ts'
export { openDatabase, buildApp }

export interface MainOptions {
  /** Folder of the database, the uploads and the logs. */
  folder: string
  isProduction: boolean
  pages: PagesOptions
  host: string
  port: number
  say: Say
}

export interface Running {
  app: FastifyInstance
  port: number
  hasNoAdministrator: boolean
  stop(): Promise<void>
}

/** What an app of this process is built with; the log of a demo goes to a file, that of production to stdout. */
export function appOptions(options: Pick<MainOptions, 'folder' | 'isProduction' | 'pages'>, opened: OpenedDatabase) {
  const file = join(options.folder, 'server.log')
  if (!options.isProduction) prepareLog(file)
  const logger = options.isProduction ? { level: 'info' } : { level: 'info', file }
  const { legacyAdmin } = options.pages
  const origins = [...readOrigins(process.env['CRM_ORIGINS'] ?? ''), ...(legacyAdmin ? [new URL(legacyAdmin).origin] : [])]
  return { database: opened.config, files: opened.files, logger, pages: options.pages, origins, requestsPerMinute: 3_000 }
}

/** Keeps it short, and for the owner alone: also what an earlier version had made for everybody. */
function prepareLog(log: string): void {
  const older = `${log}.1`
  if (existsSync(log) && statSync(log).size > 5_000_000) renameSync(log, older)
  closeSync(openSync(log, 'a', 0o600))
  for (const file of [log, older]) if (existsSync(file)) chmodSync(file, 0o600)
}

/** Milliseconds for requests to be finished and sockets to say goodbye. */
const grace = 3_000

/** Takes nothing more, lets what runs be finished, and cuts off what does not end. */
export async function closeInOrder(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.openSockets.forEach((socket) => socket.destroy()), grace)
  await app.close()
  clearTimeout(timer)
}

/** Database, migrations, demo data, app, socket. @throws Error in words, with `code` EADDRINUSE for a taken port */
export async function main(options: MainOptions): Promise<Running> {
  mkdirSync(options.folder, { recursive: true })
  const opened = await openDatabase(options)
  try {
    const app = await buildApp(appOptions(options, opened))
    await app.listen({ host: options.host, port: options.port })
    const address = app.server.address()
    const stop = async () => {
      await closeInOrder(app)
      await opened.close()
    }
    const port = typeof address === 'object' && address ? address.port : options.port
    return { app, port, hasNoAdministrator: await hasNoAdministrator(app.db), stop }
  } catch (error) {
    await opened.close()
    throw error
  }
}
