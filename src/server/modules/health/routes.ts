import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { record, text } from '../../replies.ts'
import { watchStore } from './store-watch.ts'

const state = record({ status: text, database: text, storage: text })
const stateOf = (isUp: boolean) => (isUp ? 'ok' : 'away')

/**
 * For supervisors and proxies: 200 while requests can be answered, 503 while the database is away. Where files lie in another store, an
 * absent one is told, too, but the server goes on serving: another process would not reach it either. Why it is away, the log says.
 */
const health: FastifyPluginAsync = async (app) => {
  const askStore = watchStore(app.storage)
  app.get(
    '/health',
    { config: { permission: 'open', rateLimit: false }, schema: { response: { '2xx': state, '5xx': state } }, logLevel: 'warn' },
    async (_, reply) => {
      const [isUp, hasStore] = await Promise.all([
        app.db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
        askStore(),
      ])
      const parts = { database: stateOf(isUp), ...(hasStore === undefined ? {} : { storage: stateOf(hasStore) }) }
      return reply
        .code(isUp ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isUp && hasStore !== false ? 'ok' : 'degraded', ...parts })
    },
  )
}

export default health
