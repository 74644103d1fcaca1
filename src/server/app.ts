import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { PoolConfig } from 'pg'
import { modules } from './modules/index.ts'
import { bodies } from './plugins/bodies.ts'
import { cors } from './plugins/cors.ts'
import { database } from './plugins/database.ts'
import { errors } from './plugins/errors.ts'
import { permission } from './plugins/permission.ts'
import { session } from './plugins/session.ts'

export interface AppOptions {
  /** How to reach PostgreSQL, already migrated. */
  database: PoolConfig
  /** Folder of uploaded files. */
  files: string
  logger?: FastifyServerOptions['logger']
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Folder of uploaded files, served at /uploads. */
    files: string
  }
}

/** The server without a socket: plugins, then modules. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: process.env['TRUST_PROXY'] ?? 'loopback',
    // any route is also reached with .html at its end (conventions 1)
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => url.replace(/^(\/(?:adminapi|kefuapi|api)\/[^?]*)\.html(?=\?|$)/, '$1'),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: true } },
  })
  app.decorate('files', options.files)
  await app.register(errors)
  await app.register(permission)
  await app.register(cors)
  await app.register(database, options)
  await app.register(bodies)
  // a chat frame is small; pictures travel by upload
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } })
  await app.register(session)
  for (const module of modules) await app.register(module)
  return app
}
