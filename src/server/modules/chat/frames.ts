import { codeOf, isAway, type Db } from '../../db.ts'
import { sentence } from '../../messages.ts'
import { findAgent } from '../../sessions.ts'
import { cardOf } from './cards/cards.ts'
import { keptText, wrongContent } from './cards/content.ts'
import { dismiss, put, type Connection } from './connection.ts'
import { findSent, lastSeq, markRead } from './conversations.ts'
import { obstacle } from './transfer/assign-agent.ts'
import { answerByItself } from './visitor/auto-reply.ts'
import { fileSent } from './uploads/files.ts'
import { agentNow, findAgentPerson, findPerson, findVisitor, isThere, setWish, type Person } from './people.ts'
import { endSession } from './service.ts'
import { HandedOn, NotServing, storeMessage } from './store-message.ts'
import { movedTo } from './transfer/moved.ts'
import { toTransfer } from './transfer/tell.ts'
import type { ChatHub } from './hub.ts'
import { frameSent } from './wire.ts'

/** What a frame is answered with. */
export interface FrameContext {
  db: Db
  hub: ChatHub
  /** Called when somebody has proved who they are. */
  arrived(connection: Connection): Promise<void>
}

type Value = Record<string, unknown>
type Answer = (context: FrameContext, connection: Connection, data: Value, frame: Value) => void | Promise<void>

const longest = 5000
const messageTypes = new Set([1, 2, 3, 4, 5, 6])
const whole = (value: unknown): number => (Number.isSafeInteger(Number(value)) && value !== null && value !== '' ? Number(value) : 0)

const say = (connection: Connection, key: string) => sentence(key, connection.locale) ?? key

function tip(connection: Connection, key: string, more: Value = {}): void {
  put(connection, { type: 'err_tip', data: { msg: say(connection, key), ...more } })
}

async function admit(context: FrameContext, connection: Connection, person: Person | undefined, sessionId?: number): Promise<void> {
  if (!person) return dismiss(connection, { type: 'error', data: { msg: say(connection, 'chat-sign-in') } })
  // one connection is one person's: the first one's presence would stay behind
  if (connection.person && connection.person.uid !== person.uid) return tip(connection, 'chat-format')
  context.hub.name(connection, person)
  connection.sessionId = sessionId
  await context.arrived(connection)
  // ours: who has the visitor by now; they may have been away when they were handed on
  const agent = person.kind === 'agent' ? undefined : await agentNow(context.db, person.uid)
  put(connection, { ...(agent && toTransfer(agent)), type: 'success' })
}

const tokenOf = (frame: Value) => (typeof frame.data === 'string' ? frame.data : '')

const loginAgent: Answer = async (context, connection, _, frame) => {
  const session = await findAgent(context.db, tokenOf(frame))
  const person = session ? await findAgentPerson(context.db, session.id) : undefined
  // signing in means being there (customer-service contract); who went away says so again
  if (person) await setWish(context.db, person.uid, true)
  await admit(context, connection, person, session?.sessionId)
}

const loginVisitor =
  (kind: Person['kind']): Answer =>
  async (context, connection, _, frame) => {
    const person = await findVisitor(context.db, tokenOf(frame))
    connection.formType = formTypeOf(frame)
    await admit(context, connection, person?.kind === kind ? person : undefined)
  }

const formTypeOf = (frame: Value) => Math.min(Math.max(whole(frame.form_type), 0), 4)

const attend: Answer = async (context, connection, data) => {
  const person = connection.person
  if (!person) return tip(connection, 'chat-sign-in')
  connection.partner = whole(data.id)
  const moved = person.kind === 'agent' ? undefined : await movedTo(context.db, connection.partner, person.uid)
  const agent = moved === undefined ? undefined : await findPerson(context.db, moved)
  if (agent) {
    // they were away when they were handed on
    put(connection, toTransfer(agent))
    connection.partner = agent.uid
  }
  // they heard nothing of the agent while they looked elsewhere
  if (person.kind !== 'agent' && connection.partner > 0)
    put(connection, { type: 'online', data: { online: (await isThere(context.db, connection.partner)) ? 1 : 0, uid: connection.partner } })
  const seq = connection.partner > 0 ? await markRead(context.db, person, connection.partner) : 0
  if (connection.partner > 0)
    await context.hub.publish({ kind: 'read', reader: person.uid, partner: connection.partner, origin: connection.id, seq })
  // ours: up to where it is read
  put(connection, { type: 'mssage_num', data: { uid: connection.partner, num: 0, recored: {}, ...(seq > 0 && { read_seq: seq }) } })
}

const chat: Answer = async (context, connection, data, frame) => {
  const clientId = typeof data.client_id === 'string' && /^[\w-]{1,64}$/.test(data.client_id) ? data.client_id : undefined
  const named = clientId === undefined ? {} : { client_id: clientId }
  const person = connection.person
  if (!person) return tip(connection, 'chat-sign-in', named)
  const type = whole(data.type)
  const text = typeof data.msn === 'string' || typeof data.msn === 'number' ? keptText(type, String(data.msn)) : ''
  const to = whole(data.to_uid)
  if (!messageTypes.has(type) || text.trim() === '') return tip(connection, 'chat-format', named)
  if ([...text].length > longest) return tip(connection, 'chat-long', named)
  if (to === person.uid) return tip(connection, 'chat-self', named)
  if (!connection.mayChat()) return tip(connection, 'chat-fast', { ...named, retry: true })
  try {
    const receiver = await findPerson(context.db, to)
    const refused = obstacle(person, receiver)
    if (!receiver || refused) return tip(connection, refused ?? 'chat-nobody', named)
    const visitor = person.kind === 'agent' ? receiver.uid : person.uid
    const before = clientId === undefined ? undefined : await findSent(context.db, person, clientId)
    const file = before ? undefined : await fileSent(context.db, data.file, person.uid, connection.origin)
    if (file === null || (file && type !== 1)) return tip(connection, 'chat-file-gone', named)
    const wrong = before ? undefined : await wrongContent(context.db, type, text, visitor)
    if (wrong) return tip(connection, wrong, named)
    const content = file ? { text: `${file.name} ${file.url}`, file } : { text }
    const formType = formTypeOf(frame) || connection.formType
    const message =
      before ?? (await storeMessage(context.db, person, receiver, { ...content, type, clientId, formType, origin: connection.id })).message
    put(connection, { type: 'chat', data: frameSent(message, await cardOf(context.db, message, visitor, connection)) })
    await answerByItself(context.db, person, message)
  } catch (error) {
    if (error instanceof NotServing) return tip(connection, 'chat-not-serving', named)
    if (error instanceof HandedOn) return tip(connection, 'chat-handed-on', named)
    if (codeOf(error) === '23505') return tip(connection, 'chat-format', named)
    if (!isAway(error)) throw error
    tip(connection, 'chat-away', { ...named, retry: true })
  }
}

/** Milliseconds between two signs that somebody is writing. */
const typingEvery = 1000

// ours; nothing of it is kept, and what comes too fast is left out
const typing: Answer = async (context, connection) => {
  const { person, partner } = connection
  const now = Date.now()
  if (!person || partner <= 0 || now - connection.typed < typingEvery) return
  connection.typed = now
  await context.hub.publish({ kind: 'typing', writer: person.uid, partner })
}

const presence: Answer = async (context, connection, data) => {
  if (connection.person?.kind !== 'agent') return tip(connection, 'chat-format')
  const online = whole(data.online) === 1
  await setWish(context.db, connection.person.uid, online)
  await context.hub.publish({ kind: 'presence', uid: connection.person.uid, isAgent: true, online })
}

// the session named is one's own: whatever uid the frame carries
const logout: Answer = async (context, { person, sessionId }) => {
  if (person?.kind === 'agent' && sessionId !== undefined) await endSession(context.db, sessionId)
}

const pong: Answer = async (context, connection) => {
  const { person, partner } = connection
  const now = Math.floor(Date.now() / 1000)
  try {
    if (person && Date.now() - connection.seen > 8000) {
      connection.seen = Date.now()
      context.hub.beat(person)
    }
    const seq = person && partner > 0 ? await lastSeq(context.db, person, partner) : 0
    put(connection, { type: 'ping', data: { now, ...(seq > 0 ? { uid: partner, seq } : {}) } })
  } catch {
    // the database is away, the connection is not
    put(connection, { type: 'ping', data: { now } })
  }
}

const answers: Record<string, Answer> = {
  kefu_login: loginAgent,
  login: loginVisitor('customer'),
  tourist_login: loginVisitor('tourist'),
  to_chat: attend,
  chat,
  online: presence,
  typing,
  ping: pong,
  logout,
}

/** Answers one frame. Unknown kinds get 格式错误, as on the shop. */
export async function answerFrame(context: FrameContext, connection: Connection, text: string): Promise<void> {
  const frame = parsed(text)
  if (!frame) return tip(connection, 'chat-format')
  const type = typeof frame.type === 'string' && frame.type ? frame.type : 'ping'
  const answer = Object.hasOwn(answers, type) ? answers[type] : undefined
  if (!answer) return tip(connection, 'chat-format')
  const data = typeof frame.data === 'object' && frame.data !== null && !Array.isArray(frame.data) ? (frame.data as Value) : {}
  await answer(context, connection, data, frame)
}

function parsed(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Value) : undefined
  } catch {
    return undefined
  }
}
