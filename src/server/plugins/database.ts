import plugin from 'fastify-plugin'
import type { PoolConfig } from 'pg'
import type { Db } from '../db.ts'
import { dbOver, openPool } from '../db.ts'
import { Listener, type Listen } from '../database/listener.ts'

/** Milliseconds of one statement of a call: what takes longer holds one of few connections for an answer that nobody waits for any more. */
const longestStatement = 60_000

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    /** Hears a NOTIFY channel of the database; lost connections come back by themselves. */
    listenTo: Listen
  }
  interface FastifyRequest {
    /** The database, or the transaction that the whole call runs in. */
    db: Db
  }
}

export const database = plugin(async (app, options: { database: PoolConfig }) => {
  const pool = openPool({ statement_timeout: longestStatement, ...options.database })
  const listener = new Listener(options.database, (error) => app.log.warn({ err: error }, 'listening to the database was interrupted'))
  app.decorate('db', dbOver(pool))
  app.decorate('listenTo', listener.listenTo)
  app.decorateRequest('db')
  app.addHook('onRequest', (request, _, next) => {
    request.db = app.db
    next()
  })
  app.addHook('onClose', async () => {
    await listener.close()
    await pool.end()
  })
})
