import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actAs, type Actor } from '../../database/actor.ts'
import { isAway, type Db } from '../../db.ts'
import { localeOf } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { originOf } from '../../web/site.ts'
import { openDoor, type SocketDoor, type SocketLimits } from '../../access/socket-door.ts'
import { connectionOf, dismiss, put, type Connection } from './connection.ts'
import { answerFrame } from './frames.ts'
import { standingSessions } from './people.ts'
import { tellGone } from './presence.ts'
import { appear, openChatHub, tellSilent, type ChatHub } from './hub.ts'
import { handOnAbandoned } from './transfer/hand-on.ts'

/** Milliseconds (customer-service contract: 12 s of silence end a connection). */
const silence = 12_000
/** After this much silence the server asks by itself: timers of a hidden tab are slowed down. */
const quiet = 8500
const sweepEvery = 1000
/** How soon an agent whose session was ended elsewhere is out. */
const askEvery = 5000
/** How often those are looked for who are gone without a word, and visitors of agents who are gone. */
const handOnEvery = 10_000
/** How long somebody may stay without saying who they are. */
const anonymous = 30_000
/** A message and what belongs to it are a few frames; one address may be a whole company, or a telephone network. */
const limits: SocketLimits = { perAddress: 500, inAll: 10_000, frameBytes: 64 * 1024, burst: 200, perSecond: 40 }

/** Serves the socket `/msg`. */
export function serveSocket(app: FastifyInstance): void {
  const hub = openChatHub(app)
  const door = openDoor(limits)
  const sweep = setInterval(() => sweepOver(hub), sweepEvery)
  const ask = setInterval(() => void dropEnded(app.db, hub).catch(() => undefined), askEvery)
  const handOn = setInterval(() => void tidy(app.db, hub).catch(() => undefined), handOnEvery)
  app.addHook('preClose', async () => {
    clearInterval(handOn)
    clearInterval(sweep)
    clearInterval(ask)
    hub.close()
    for (const { socket } of hub.connections) socket.close(1001)
  })
  app.get('/msg', { websocket: true, config: { permission: 'open' } }, (socket, request) => open({ app, hub, door }, socket, request))
}

interface Context {
  app: FastifyInstance
  hub: ChatHub
  door: SocketDoor
}

function open({ app, hub, door }: Context, socket: WebSocket, request: FastifyRequest): void {
  const { lang } = request.query as { lang?: unknown }
  // a browser's socket cannot send Cb-lang
  const locale = localeOf(typeof lang === 'string' ? { headers: { 'cb-lang': lang } } : request)
  const connection = connectionOf(socket, locale, originOf(request))
  const context = { db: app.db, hub, arrived: (who: Connection) => arrive(app, hub, who) }
  // a login is done before what follows it is answered
  const answer = (text: string) =>
    actAs(
      () => actorOf(connection, request.ip),
      () => answerFrame(context, connection, text),
    )
  if (!door.admit(socket, request.ip, answer, (error) => fail(app, connection, error))) return
  hub.add(connection)
  // also while an answer takes long
  socket.on('message', () => (connection.heard = Date.now()))
  socket.on('close', () => void leave(app, hub, connection))
}

function actorOf({ person }: Connection, address: string): Actor {
  return { kind: person?.kind === 'agent' ? 'agent' : 'guest', ...(person ? { id: person.uid } : {}), verb: 'FRAME', path: 'msg', address }
}

// a client that is cut off comes back and sends again what was not acknowledged
function fail(app: FastifyInstance, connection: Connection, error: unknown): void {
  if (!isAway(error)) app.log.error({ err: error }, 'a chat frame failed')
  connection.socket.close(1011)
}

async function arrive(app: FastifyInstance, hub: ChatHub, connection: Connection): Promise<void> {
  connection.seen = Date.now()
  await appear(app, hub, connection.person!)
}

async function leave(app: FastifyInstance, hub: ChatHub, connection: Connection): Promise<void> {
  hub.remove(connection)
  const { person } = connection
  if (!person || hub.isHere(person.uid)) return
  try {
    await tellGone({ db: app.db, publish: hub.publish }, person)
  } catch {
    // the database is away: the sign of life runs out by itself
  }
}

async function tidy(db: Db, hub: ChatHub): Promise<void> {
  await tellSilent(db, hub)
  await handOnAbandoned(db)
}

async function dropEnded(db: Db, hub: ChatHub): Promise<void> {
  const agents = [...hub.connections].filter(({ sessionId }) => sessionId !== undefined)
  if (agents.length === 0) return
  const standing = await standingSessions(
    db,
    agents.map(({ sessionId }) => sessionId!),
  )
  for (const connection of agents) {
    if (standing.has(connection.sessionId!)) continue
    dismiss(connection, { type: 'error', data: { msg: sentence('chat-sign-in', connection.locale) } })
    hub.remove(connection)
  }
}

function sweepOver(hub: ChatHub): void {
  const now = Date.now()
  for (const connection of hub.connections) {
    const silent = now - connection.heard
    if (silent > silence || (!connection.person && now - connection.opened > anonymous)) {
      dismiss(connection, { type: 'timeout' })
      hub.remove(connection)
      setTimeout(() => connection.socket.terminate(), 1000).unref()
    } else if (silent > quiet && connection.probed < connection.heard) {
      connection.probed = now
      put(connection, { type: 'ping', data: { now: Math.floor(now / 1000), probe: 1 } })
    }
  }
}
