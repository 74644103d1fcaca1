import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Input, Side } from '#src/api/endpoint.ts'
import type { Db } from './db.ts'
import { localeOf, type Locale } from './locale.ts'
import { sentence } from './messages.ts'
import { Refusal } from './refusal.ts'
import { bodySchema, looseSchema, unstorableFields, withJsonParts, withoutBlanks, withoutUnknown, type Schema } from './schemas.ts'
import type { AgentUser, User } from './sessions.ts'
import { isShopWrite } from './shop/contract.ts'

/** `open`, any signed-in administrator, a customer-service agent, or a key of the menu (`admin-setting-pages-devise`). */
export type Permission = 'open' | 'signed-in' | 'agent' | (string & {})

/**
 * Where the handler of a call works. `call`: in one transaction, so that a refusal or a fault leaves nothing; it is run again after a lost
 * race, so it does nothing beyond the database. `own`: beside any transaction, for what reaches beyond the database (bytes on the disk, a
 * password that is judged for long) or what must stay after a refusal (failed guesses); it opens transactions of its own. `none`: it reads.
 */
export type CallTransaction = 'call' | 'own' | 'none'

/** A limit of a route's own, in place of the general one. */
export const mostPerMinute = (max: number) => ({ max, timeWindow: 60_000 })

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission | readonly Permission[]
    alsoRequires?: string | readonly string[]
    side?: Side
    whileLocked?: boolean
  }
}

type Part<In, Key extends string> = In extends Record<Key, infer Value> ? Value : Record<string, never>

/** One call as a handler sees it: validated, authenticated, permitted. */
export interface Call<In extends Input = Input> {
  db: Db
  user: User | null
  agent: AgentUser | null
  params: Part<In, 'params'>
  query: Part<In, 'query'>
  body: Part<In, 'body'>
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
}

export interface Rules {
  /** Of several, one is enough. */
  permission: Permission | readonly Permission[]
  /** A key that is needed, too: the page's, where a button of it has one of its own; of several pages, one is enough. */
  alsoRequires?: string | readonly string[]
  /** Served to a session whose screen is locked, too. */
  whileLocked?: boolean
  /**
   * JSON schemas of objects. Body keys that a schema does not name are refused, in calls of the shop's contract ignored; an open
   * schema (`additionalProperties`) keeps them.
   */
  params?: Schema
  query?: Schema
  body?: Schema
  /** Schema of `data`, made of `replies.ts`; keys it does not name are dropped from the reply. */
  reply: Schema
  /** Bytes; 1 MiB unless told. */
  bodyLimit?: number
  /** Calls a minute from one address, where that is to be fewer than the general limit. */
  perMinute?: number
  /** A file that the browser fetches by itself, without headers: a token in its address counts. */
  isDownload?: boolean
  /** Where the handler works: in a transaction of the call's own unless told, a GET without one. */
  transaction?: CallTransaction
}

/** What a handler needs that takes long, a hash of a password: made before the call's transaction begins. It writes and judges nothing. */
interface Prepares<In extends Input, Prepared> {
  prepare?: (call: Call<In>) => Promise<Prepared>
}

class Done<Out> {
  constructor(
    readonly data: Out,
    readonly code: string,
    readonly message?: string,
  ) {}
}

/** A reply with a message of the catalogue: `{status: 200, msg: '修改成功', code: '100001', data}`. */
export const done = <Out>(data: Out, code: string, message?: string): Done<Out> => new Done(data, code, message)

const prefixes: Record<Side, string> = { admin: '/adminapi', kefu: '/kefuapi', storefront: '/api', factory: '/api' }

/**
 * Serves an endpoint of the contract. The handler's value becomes `data` of the envelope (no `data` when it is
 * undefined); a thrown Refusal becomes a refusal.
 */
export function serve<In extends Input, Out, Prepared = undefined>(
  app: FastifyInstance,
  endpoint: Endpoint<In, Out>,
  rules: Rules & Prepares<In, Prepared>,
  handler: (call: Call<In>, prepared: Prepared) => Out | Done<Out> | Promise<Out | Done<Out>>,
): void {
  const { body, query, prepare } = rules
  const prepared = new WeakMap<FastifyRequest, Prepared>()
  const url = prefixes[endpoint.side] + endpoint.path
  const isShops = isShopWrite(endpoint.method, url)
  app.route({
    method: endpoint.method,
    url,
    config: {
      ...{ permission: rules.permission, side: endpoint.side },
      ...(rules.alsoRequires && { alsoRequires: rules.alsoRequires }),
      ...(rules.whileLocked && { whileLocked: true }),
      transaction: rules.transaction ?? (endpoint.method === 'GET' ? 'none' : 'call'),
      ...(rules.isDownload && { isDownload: true }),
      ...(rules.perMinute && { rateLimit: mostPerMinute(rules.perMinute) }),
    },
    ...(rules.bodyLimit ? { bodyLimit: rules.bodyLimit } : {}),
    schema: {
      ...(rules.params ? { params: looseSchema(rules.params) } : {}),
      ...(query ? { querystring: looseSchema(query) } : {}),
      ...(body ? { body: isShops ? body : bodySchema(body) } : {}),
      response: { 200: envelopeSchema(rules.reply) },
    },
    preValidation: async (request) => {
      if (query) withoutBlanks(request.query, query)
      if (!body) return
      const whole = endpoint.side === 'factory' ? withJsonParts(request.body ?? {}, body) : (request.body ?? {})
      const sent = withoutBlanks(whole, body)
      request.body = isShops ? withoutUnknown(sent, body) : sent
    },
    preHandler: async (request, reply) => {
      refuseUnstorable(request)
      if (prepare) prepared.set(request, await prepare(callOf(request, reply)))
    },
    handler: async (request, reply) => {
      const answer = await handler(callOf(request, reply), prepared.get(request) as Prepared)
      return reply.sent ? reply : envelope(answer, localeOf(request))
    },
  })
}

const callOf = <In extends Input>(request: FastifyRequest, reply: FastifyReply): Call<In> => ({
  ...{ db: request.db, user: request.user, agent: request.agent, request, reply, locale: localeOf(request) },
  params: request.params as Part<In, 'params'>,
  query: request.query as Part<In, 'query'>,
  body: request.body as Part<In, 'body'>,
})

function refuseUnstorable(request: FastifyRequest): void {
  const fields = [request.params, request.query, request.body].flatMap(unstorableFields)
  if (!fields.length) return
  const words = sentence('field-wrong', localeOf(request))!
  throw new Refusal({ status: 400, code: '100100', errors: Object.fromEntries(fields.map((field) => [field, words])) })
}

function envelope(answer: unknown, locale: Locale): object {
  if (!(answer instanceof Done)) return { status: 200, msg: 'success', ...(answer === undefined ? {} : { data: answer }) }
  const msg = answer.message ?? sentence(answer.code, locale) ?? 'success'
  return { status: 200, msg, ...(answer.data === undefined ? {} : { data: answer.data }), code: answer.code }
}

const envelopeSchema = (reply: Schema): Schema => ({
  type: 'object',
  properties: { status: { type: 'integer' }, msg: { type: 'string' }, data: reply, code: { type: 'string' } },
})

/** The administrator of a call whose route is not open. */
export function userOf(call: Pick<Call, 'user'>): User {
  if (!call.user) throw new Refusal({ status: 110003 })
  return call.user
}

/** The agent of a call whose permission is `agent`. */
export function agentOf(call: Pick<Call, 'agent'>): AgentUser {
  if (!call.agent) throw new Refusal({ status: 110005 })
  return call.agent
}
