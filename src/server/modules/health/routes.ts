import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'

/** For supervisors and proxies: 200 while requests can be answered, 503 while the database is away. */
export const health: FastifyPluginAsync = async (app) => {
  app.get('/health', { config: { permission: 'open', rateLimit: false }, logLevel: 'warn' }, async (_, reply) => {
    const isUp = await app.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'ok' : 'degraded', database: isUp ? 'ok' : 'away' })
  })
}
