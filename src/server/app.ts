import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { PoolConfig } from 'pg'
import { loggedError } from './database/logged-error.ts'
import { modules } from './modules/index.ts'
import { actor } from './plugins/actor.ts'
import { bodies } from './plugins/bodies.ts'
import { cors } from './plugins/cors.ts'
import { database } from './plugins/database.ts'
import { answerUnrouted, errors } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { jobs, type JobsOptions } from './plugins/jobs.ts'
import { limits } from './plugins/limits.ts'
import { pages, type PagesOptions } from './plugins/pages.ts'
import { permission } from './plugins/permission.ts'
import { answerProtocolError } from './plugins/protocol-errors.ts'
import { requestLog } from './plugins/request-log.ts'
import { session } from './plugins/session.ts'
import { statedReplies } from './plugins/stated-replies.ts'
import { uploads } from './plugins/uploads.ts'
import { writeTransaction } from './plugins/write-transaction.ts'
import { LocalStorage } from './storage/local.ts'
import { configuredS3 } from './storage/s3-config.ts'
import { S3Storage } from './storage/s3.ts'
import type { Storage } from './storage/storage.ts'
import { lateCompilers } from './web/late-compilers.ts'
import { openSocketsOf } from './web/open-sockets.ts'

export interface AppOptions extends JobsOptions {
  /** How to reach PostgreSQL, already migrated. */
  database: PoolConfig
  /** Folder of uploaded files. */
  files: string
  logger?: FastifyServerOptions['logger']
  /** The built elements and the pages around them; without it only the contract is served. */
  pages?: PagesOptions
  /** Requests a minute from one address, 0 for no limit. */
  requestsPerMinute?: number
  /** Origins besides our own whose pages may call, as `readOrigins` gives them. */
  origins?: readonly string[]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Folder of this machine's disk where uploads wait, and lie where no other store is set up. */
    files: string
    /** Where uploaded files are kept; they are served at /uploads. */
    storage: Storage
    /** All sockets that are open, those that were upgraded included. */
    openSockets: ReadonlySet<Socket>
    /** Compiles the schemas of all routes, as their first calls would, and says how many there are. @throws the mistake of a schema */
    compileSchemas(): number
  }
}

/** The server without a socket: plugins, then modules. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const late = lateCompilers()
  const app = Fastify({
    logger: typeof options.logger === 'object' ? { ...options.logger, serializers: { err: loggedError } } : (options.logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(process.env['TRUST_PROXY']),
    clientErrorHandler: answerProtocolError,
    frameworkErrors: (error, request, reply) => void answerUnrouted(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true },
    // any call is also reached with .html at its end (conventions 1)
    rewriteUrl: ({ url = '/' }) => chartOf(url.replace(/^(\/(?:adminapi|kefuapi|api)\/[^?]*)\.html(?=\?|$)/, '$1')),
    schemaController: { compilersFactory: late.compilers },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: true } },
  })
  app.decorate('files', options.files)
  app.decorate('openSockets', openSocketsOf(app.server))
  app.decorate('compileSchemas', late.compileAll)
  const s3 = configuredS3()
  const away = (error: unknown) => app.log.error({ err: error }, 'the store of files did not do what it was asked')
  app.decorate<Storage>('storage', s3 ? new S3Storage(s3, options.files, away) : new LocalStorage(options.files))
  await app.register(errors)
  await app.register(permission)
  await app.register(statedReplies)
  await app.register(headers)
  // before whoever refuses: it ends the line of what is refused. A chat frame is small; pictures travel by upload
  await app.register(websocket, sockets)
  await app.register(cors, { origins: options.origins ?? [] })
  await app.register(requestLog)
  if (options.requestsPerMinute) await app.register(limits, { perMinute: options.requestsPerMinute })
  await app.register(actor)
  await app.register(database, options)
  await app.register(bodies)
  await app.register(session)
  await app.register(writeTransaction, options)
  await app.register(uploads)
  await app.register(jobs, options)
  if (options.pages) await app.register(pages, options.pages)
  for (const module of modules) await app.register(module)
  return app
}

// the specification names the chart of papers without the side that it is of; types of the shop's orders at that address are figures
const chartOf = (url: string) => url.replace(/^(?:\/adminapi)?\/order\/chart(?=\?(?:[^#]*&)?type=[A-Z])/, '/api/order/chart')

// addresses and names of ranges, a number of proxies, or true for whatever stands before us
function trusted(text = 'loopback'): string | boolean | ((address: string, hop: number) => boolean) {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? (_, hop) => hop < Number(text) : text
}

// 1001: the server goes away, come back
const sockets = {
  options: { maxPayload: 64 * 1024 },
  async preClose(this: FastifyInstance) {
    for (const client of this.websocketServer.clients) client.close(1001)
    this.websocketServer.close()
  },
}
