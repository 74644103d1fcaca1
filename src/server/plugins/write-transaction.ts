import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { PoolConfig } from 'pg'
import { dbOver, openPool, transaction, type Db } from '../db.ts'
import { runIdempotently } from './idempotent-write.ts'
import { Refusal } from '../refusal.ts'
import type { CallTransaction } from '../serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    transaction?: CallTransaction
  }
}

/** Writes beside the database that are remembered at the same time. */
const mostBeside = 4
const longestKey = 100

/**
 * Every write is one transaction, committed before it is answered. That of somebody who is signed in is carried out once for its key: the
 * header `Idempotency-Key`, or the body's own `client_save_id` or `client_token`; the memory of it is written in the same transaction, or
 * beside it where the handler works beside one. Uploads are refused with a key: what they carry is not read yet.
 */
export const writeTransaction = plugin(async (app, options: { database: PoolConfig }) => {
  // connections of their own: whoever holds one waits for another
  const pool = openPool({ ...options.database, max: mostBeside })
  const beside = dbOver(pool)
  app.addHook('onClose', () => pool.end())
  app.addHook('onRoute', (route) => {
    const { handler, config, method } = route
    const where = config?.transaction ?? 'none'
    // HEAD comes with the handler of its GET
    if (where === 'none' || method === 'HEAD') return
    route.handler = async function (request, reply) {
      const { db } = request.server
      const run = () => handler.call(this, request, reply) as Promise<unknown>
      const within = async (inner: Db) => {
        request.db = inner
        return run().finally(() => (request.db = db))
      }
      const key = config?.permission === 'open' ? '' : keyOf(request)
      if (!key) return where === 'own' ? run() : transaction(db, within)
      const intention = { person: personOf(request), key, digest: digestOf(request) }
      return where === 'own' ? runIdempotently(beside, intention, run) : runIdempotently(db, intention, within)
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
