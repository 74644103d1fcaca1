import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../random.mjs'

export interface Reply {
  status: number
  code?: string
  msg: string
  data: Record<string, unknown>
}

/** A write that somebody means once: sent again with its token, it is the same. */
export interface Intention {
  token: string
  path: string
  body: Readonly<Record<string, unknown>>
}

export interface Client {
  /** Answers what is read; undefined where nobody answered. */
  read(path: string, body: object): Promise<Record<string, unknown> | undefined>
  /** Sends a write until somebody says what became of it, now and then to both servers at once. */
  write(intention: Intention): Promise<Reply>
}

interface Asked {
  random: Random
  token: string
  /** Ports of the servers that are there now. */
  ports(): readonly number[]
  /** What may never be. */
  complain(text: string): void
  /** Nothing is away: a fault now is one of the server's own. */
  isQuiet(): boolean
}

/** How long one answer is waited for, and how often one is asked for before somebody gives up. */
const patience = 60_000
const mostTries = 600

/** A body may carry its token by itself; for the others it is in the header. */
const carriesToken = /\/(add|addPaid)$/

const jsonOf = (value: unknown) => JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? null : inner))

/** Somebody at a browser, who gives up nothing: an answer that got lost is asked for again. */
export function openClient({ random, token: session, ports, complain, isQuiet }: Asked): Client {
  async function once(port: number, { path, body, token }: { path: string; body: object; token?: string }): Promise<Reply | undefined> {
    const own = token && !carriesToken.test(path)
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'authori-zation': `Bearer ${session}`,
          ...(own && { 'idempotency-key': token }),
        },
        body: JSON.stringify(token && !own ? { ...body, client_token: token } : body),
        signal: AbortSignal.timeout(patience),
      })
      return (await reply.json()) as Reply
    } catch {
      return undefined
    }
  }
  const isOver = (reply: Reply | undefined): reply is Reply =>
    reply !== undefined && reply.status !== 503 && reply.code !== 'idempotency_running'

  /** Asks until it is told; what the server calls its own fault is asked again once, for a database that died looks like many things. */
  async function until(what: { path: string; body: object; token?: string }): Promise<Reply> {
    for (let tries = 0; tries < mostTries; tries++) {
      const wasQuiet = isQuiet()
      const reply = await once(random.pick(ports())!, what)
      if (isOver(reply) && reply.status !== 500) return reply
      if (reply?.status === 500 && wasQuiet && isQuiet()) complain(`${what.path} was answered with a fault: ${reply.msg}`)
      if (reply?.status === 500 && tries > 20) return reply
      await wait(Math.min(20 + tries * 10, 200))
    }
    complain(`${what.path} was never answered`)
    return { status: 0, msg: 'never answered', data: {} }
  }
  return {
    async read(path, body) {
      const { status, data } = await until({ path, body })
      return status === 200 ? data : undefined
    },
    async write(intention) {
      const isTwice = random.chance(0.05)
      const replies = await Promise.all(isTwice ? [until(intention), until(intention)] : [until(intention)])
      // a refusal is not remembered: the other one may have come when nothing was in its way any more
      const [first, second] = replies.filter(({ status }) => status === 200)
      if (first && second && jsonOf(first.data) !== jsonOf(second.data))
        complain(`${intention.path} sent twice was answered with ${jsonOf(first.data)} and ${jsonOf(second.data)}`)
      return first ?? replies[0]!
    },
  }
}
