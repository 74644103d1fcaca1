import { subscribe } from 'node:diagnostics_channel'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, expect } from 'vitest'

// What a reply's schema does not name is dropped without a word, and what it names wrongly is changed: a number of text, null as ''.
// Every app of these tests compares what a handler gave with what went out.

interface Watching {
  changed: string[]
  isOn: boolean
}
// the file is read anew for each test file, the channel is one
const watching = ((globalThis as { wholeReplies?: Watching }).wholeReplies ??= { changed: [], isOn: false })

if (!watching.isOn) {
  watching.isOn = true
  subscribe('fastify.initialization', (message) => watch((message as { fastify: FastifyInstance }).fastify))
}

function watch(app: FastifyInstance): void {
  const given = new WeakMap<FastifyRequest, string>()
  app.addHook('preSerialization', async (request, _, payload) => {
    given.set(request, JSON.stringify(payload))
    return payload
  })
  app.addHook('onSend', async (request, { statusCode }, sent) => {
    const before = given.get(request)
    if (before === undefined || typeof sent !== 'string') return sent
    const { method, routeOptions } = request
    watching.changed.push(
      ...changes(JSON.parse(before), JSON.parse(sent)).map((change) => `${statusCode} ${method} ${routeOptions.url} ${change}`),
    )
    return sent
  })
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 80)

/** Where two values differ: `reply.data.list.*.id: 1 → "1"`. */
function changes(before: unknown, after: unknown, path = 'reply'): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [`${path}: ${shown(before)} → ${shown(after)}`]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => changes(before[key], after[key], `${path}.${Array.isArray(before) ? '*' : key}`))
}

afterEach(() => {
  expect([...new Set(watching.changed.splice(0))], 'replies that their schema changes').toEqual([])
})
