import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { PoolConfig } from 'pg'
import { dbOver, openPool } from '../db.ts'
import { runIdempotently } from '../idempotent-write.ts'
import { Refusal } from '../refusal.ts'

/**
 * Where a write with a key takes place: `within` one transaction with the memory of it, or `beside` it, for what reaches beyond the
 * database (bytes on the disk) and does no harm when a server was killed after it and it comes again.
 */
export type IdempotencyMode = 'within' | 'beside'

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: IdempotencyMode
  }
}

/** Writes beside the database that are remembered at the same time. */
const mostBeside = 4
const longestKey = 100
const writes: readonly unknown[] = ['POST', 'PUT', 'DELETE', 'PATCH']

/**
 * Every write of somebody who is signed in is carried out once for its key: the header `Idempotency-Key`, or the body's own
 * `client_save_id` or `client_token`. Uploads are refused with a key: what they carry is not read yet.
 */
export const idempotency = plugin(async (app, options: { database: PoolConfig }) => {
  // connections of their own: whoever holds one waits for another
  const pool = openPool({ ...options.database, max: mostBeside })
  const beside = dbOver(pool)
  app.addHook('onClose', () => pool.end())
  app.addHook('onRoute', (route) => {
    const { handler, config } = route
    if (!config?.side || config.permission === 'open' || ![route.method].flat().some((method) => writes.includes(method))) return
    route.handler = async function (request, reply) {
      const key = keyOf(request)
      const run = () => handler.call(this, request, reply) as Promise<unknown>
      if (!key) return run()
      const intention = { person: personOf(request), key, digest: digestOf(request) }
      if (config.idempotency === 'beside') return runIdempotently(beside, intention, run)
      return runIdempotently(request.server.db, intention, (inner) => {
        request.db = inner
        return run()
      })
    }
  })
})

const personOf = ({ user, agent }: FastifyRequest): string => (user ? `admin ${user.id}` : `agent ${agent?.id}`)

const isBytes = (type = '') => /^(multipart\/|application\/octet-stream)/i.test(type)

function keyOf({ headers, body }: FastifyRequest): string {
  const { client_save_id: saved, client_token: token } = (body ?? {}) as Record<string, unknown>
  const key = headers['idempotency-key'] ?? saved ?? token
  if (typeof key !== 'string' || key === '') return ''
  if (key.length > longestKey) throw new Refusal({ status: 400, code: 'idempotency_long', values: { most: longestKey } })
  if (isBytes(headers['content-type'])) throw new Refusal({ status: 400, code: 'idempotency_bytes' })
  return key
}

// the same save may bring its key in the header or in the body
function digestOf({ method, url, body }: FastifyRequest): string {
  const { client_save_id: _, client_token: __, ...content } = (body ?? {}) as Record<string, unknown>
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(content)}`)
    .digest('hex')
}
