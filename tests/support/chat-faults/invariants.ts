import type pg from 'pg'
import type { Talk } from '#src/kefu/client/talk.ts'
import type { AgentDevice, Device, VisitorDevice } from './participants.ts'
import { paperOf, type Run, type Written } from './workload.ts'

interface Row {
  id: number
  seq: number
  agent: number
  visitor: number
  sender: number
  client_id: string | null
  msn: string
  file: { name: string; size: number; url: string } | null
  msn_type: number
  agent_read_seq: number
  visitor_read_seq: number
  last_seq: number
}

interface Stored {
  rows: Row[]
  /** Who has whom, by visitor. */
  assigned: Map<string, string>
  /** What was said with an agent who has handed the visitor on to the one who has them now. */
  left: { visitor: number; agent: number }[]
}

async function readStored(pool: pg.Pool): Promise<Stored> {
  const rows = await pool.query<Row>(
    `select m.id, m.seq, c.agent_uid as agent, c.visitor_uid as visitor, m.sender_uid as sender, m.client_id, m.msn, m.file, m.msn_type,
       c.agent_read_seq, c.visitor_read_seq, c.last_seq from chat_messages m join chat_conversations c on c.id = m.conversation_id order by c.id, m.seq`,
  )
  const assigned = await pool.query<{ uid: number; agent: number }>(
    `select uid, desk_uid as agent from chat_people where kind <> 'agent' and desk_uid is not null`,
  )
  const left = await pool.query<Stored['left'][number]>(
    `select p.uid as visitor, c.agent_uid as agent from chat_people p
       join lateral (select from_uid, to_uid from chat_transfers t where t.visitor_uid = p.uid order by t.id desc limit 1) t on t.to_uid = p.desk_uid
       join chat_conversations c on c.visitor_uid = p.uid and c.agent_uid = t.from_uid`,
  )
  return { rows: rows.rows, left: left.rows, assigned: new Map(assigned.rows.map(({ uid, agent }) => [String(uid), String(agent)])) }
}

/** Messages that were refused, by key, with the sentence. What else is in an outbox waits. */
function outboxes(): { refused: Map<string, string>; waiting: string[] } {
  const refused = new Map<string, string>()
  const waiting: string[] = []
  for (let index = 0; index < localStorage.length; index++) {
    const key = localStorage.key(index)!
    if (!key.startsWith('crm:outbox:')) continue
    const { clientId, failed } = JSON.parse(localStorage.getItem(key)!) as { clientId: string; failed?: string }
    if (failed === undefined) waiting.push(clientId)
    else refused.set(clientId, failed)
  }
  return { refused, waiting }
}

const nameOf = (device: Device) => `${device.kind} ${device.uid}`
const list = (values: readonly unknown[]) => values.slice(0, 12).join(' ')

/** A message of a file names it, and says where it lies. */
function* filed({ client_id, msn, file }: Row, name: string) {
  if (file?.name !== name || file.size !== Buffer.byteLength(paperOf(name)))
    yield `${client_id} is no file ${name}: ${JSON.stringify(file)}`
  else if (msn !== `${name} ${file.url}`) yield `${client_id} says ${msn} and not where ${name} lies`
}

/** What a file's address hands out is what was sent. */
async function* handedOut({ rows }: Stored, ports: readonly number[]) {
  for (const { file, client_id } of rows) {
    if (!file) continue
    // a server that was killed may have come back elsewhere
    const address = new URL(new URL(file.url).pathname, `http://127.0.0.1:${ports[0]}`)
    const text = await fetch(address).then(async (reply) => (reply.ok ? reply.text() : String(reply.status)))
    if (text !== paperOf(file.name)) yield `${client_id} hands out ${text.slice(0, 80)} and not ${file.name}`
  }
}

/** Each message is kept once, as it was written, and each writer's in the order of writing. */
function* stored({ rows }: Stored, written: readonly Written[], refused: ReadonlyMap<string, string>) {
  const byKey = new Map<string, Row[]>()
  for (const row of rows) if (row.client_id) byKey.set(row.client_id, [...(byKey.get(row.client_id) ?? []), row])
  const before = new Map<Device, number>()
  for (const { key, device, kind, text, visitor } of written) {
    const kept = byKey.get(key) ?? []
    const sentence = refused.get(key)
    const wanted = sentence === undefined ? 1 : 0
    if (kept.length !== wanted)
      yield `${nameOf(device)}: ${kind} ${key} is kept ${kept.length} times and not ${wanted}${sentence ? `: ${sentence}` : ''}`
    if (sentence !== undefined && !/已转接给其他客服/.test(sentence)) yield `${nameOf(device)}: refused: ${sentence}`
    const row = kept[0]
    if (!row) continue
    if (String(row.visitor) !== visitor) yield `${key} went to ${row.visitor} and not ${visitor}`
    if (kind === 'file') yield* filed(row, text)
    if (kind !== 'image' && kind !== 'file' && !text.startsWith('😀') && row.msn !== text) yield `${key} says ${row.msn} and not ${text}`
    if (kind === 'image' && !/^https?:\S+\.png$/.test(row.msn)) yield `${key} is no picture: ${row.msn}`
    if (row.id < (before.get(device) ?? 0)) yield `${nameOf(device)}: ${key} (${text}) was kept before what was written before it`
    before.set(device, row.id)
  }
}

function* handedOn({ left }: Stored) {
  for (const { visitor, agent } of left) yield `visitor ${visitor} was handed on, and what they said stays with ${agent}`
}

function* numbered({ rows }: Stored) {
  let [pair, seq] = ['', 0]
  for (const row of rows) {
    const name = `${row.agent} ${row.visitor}`
    if (name !== pair) [pair, seq] = [name, 0]
    if (row.seq !== ++seq) yield `conversation ${name} has ${row.seq} where ${seq} is due`
    if (row.agent_read_seq > row.last_seq || row.visitor_read_seq > row.last_seq) yield `conversation ${name} is read beyond its end`
  }
}

/** What a device shows of a conversation is its end, whole and in order. */
function* shown(device: Device, talk: Talk, conversation: readonly Row[]) {
  const ids = talk.$messages.get().flatMap(({ id }) => (id === undefined ? [] : [Number(id)]))
  const due = conversation.slice(conversation.length - ids.length).map(({ id }) => id)
  const least = Math.min(20, conversation.length)
  const at = ids.findIndex((id, index) => id !== due[index])
  if (at >= 0) {
    const missing = conversation.filter(({ id }) => id > ids[0]! && !ids.includes(id)).map(({ id, seq }) => `${id} (no. ${seq})`)
    yield `${nameOf(device)} with ${talk.partner} shows at ${at} of ${ids.length} from ${ids[0]} on what is not due; missing: ${list(missing)}`
  } else if (ids.length < least) yield `${nameOf(device)} with ${talk.partner} shows ${ids.length} of ${conversation.length}`
}

const between = ({ rows }: Stored, agent: string, visitor: string) =>
  rows.filter((row) => String(row.agent) === agent && String(row.visitor) === visitor)

function* atVisitor(device: VisitorDevice, kept: Stored, gone: ReadonlySet<string>): Generator<string> {
  const state = device.visitor.$state.get()
  if (state.state !== 'open') return yield `${nameOf(device)} is ${state.state}`
  const { talk, client, identity } = state.session
  const { uid } = device
  if (client.$status.get().state !== 'online') yield `${nameOf(device)} is ${client.$status.get().state}`
  const agent = kept.assigned.get(uid)
  if (!agent || gone.has(agent)) yield `${nameOf(device)} has ${agent ? `${agent}, who is gone` : 'nobody'}`
  if (agent !== identity.partner.uid) yield `${nameOf(device)} talks to ${identity.partner.uid} and not ${agent}`
  const conversation = between(kept, identity.partner.uid, uid)
  yield* shown(device, talk, conversation)
  const unread = device.visitor.$unread.get()
  if (device.isLooking && unread !== 0) yield `${nameOf(device)} looks, and has ${unread} unread`
  const last = conversation.at(-1)
  if (device.isLooking && last && last.visitor_read_seq < last.last_seq)
    yield `${nameOf(device)} looks, and has read ${last.visitor_read_seq} of ${last.last_seq}`
  if (device.isLooking) return
  // who looks away has read what was there, and nothing that came since
  const due = conversation.filter(({ id, sender }) => String(sender) !== uid && id > device.seen()).length
  if (unread !== due) yield `${nameOf(device)} looks away, and has ${unread} unread and not ${due} (history: ${talk.$history.get()})`
}

function* atAgent(device: AgentDevice, kept: Stored) {
  const { bench, uid } = device
  if (bench.client.$status.get().state !== 'online') yield `${nameOf(device)} is ${bench.client.$status.get().state}`
  const mine = new Set(kept.rows.filter(({ agent }) => String(agent) === uid).map(({ visitor }) => String(visitor)))
  const listed = bench.list.$rows.get()
  for (const row of listed) if (!mine.has(row.uid)) yield `${nameOf(device)} lists ${row.uid}, whom they do not have`
  for (const visitor of mine) {
    const conversation = between(kept, uid, visitor)
    const row = listed.find((one) => one.uid === visitor)
    const unread = conversation.filter(({ sender, seq, agent_read_seq }) => String(sender) === visitor && seq > agent_read_seq).length
    if (!row) yield `${nameOf(device)} does not list ${visitor}`
    else if (row.unread !== unread) yield `${nameOf(device)} has ${row.unread} unread of ${visitor} and not ${unread}`
    if (row && row.unread > 0 && bench.$open.get() === visitor) yield `${nameOf(device)} looks at ${visitor}, and has ${row.unread} unread`
    if (row && !row.isOnline) yield `${nameOf(device)} thinks that ${visitor} is away`
    const talk = bench.talkOf(visitor)
    // opened at the unread mark, what is further behind comes when somebody scrolls on
    if (talk.window.$isBehind.get()) void talk.newer()
    if (talk.$history.get() !== 'unread') yield* shown(device, talk, conversation)
  }
}

function* told(devices: readonly Device[]) {
  for (const device of devices)
    for (const [id, times] of device.told) if (times > 1) yield `${nameOf(device)} was told ${times} times of ${id}`
}

/** What is not as it should be; empty where everything holds. `refused` counts what nobody was to send. */
export async function findViolations({ cluster, participants, written }: Run): Promise<{ broken: string[]; refused: number }> {
  const kept = await readStored(cluster.pool)
  const { refused, waiting } = outboxes()
  // what an agent who is gone had not sent yet waits on a device that is off
  const gone = participants.agents.filter(({ isGone }) => isGone)
  const lost = new Set(written.filter(({ device }) => gone.includes(device as AgentDevice)).map(({ key }) => key))
  const isKept = new Set(kept.rows.map(({ client_id }) => client_id))
  const due = written.filter(({ key }) => !lost.has(key) || isKept.has(key))
  const broken = [
    ...waiting.filter((key) => !lost.has(key)).map((key) => `${key} waits`),
    ...stored(kept, due, refused),
    ...numbered(kept),
    ...handedOn(kept),
    ...participants.visitors.flatMap((device) => [...atVisitor(device, kept, new Set(gone.map(({ uid }) => uid)))]),
    ...participants.agents.filter(({ isGone }) => !isGone).flatMap((device) => [...atAgent(device, kept)]),
    ...told(participants.all()),
  ]
  // read at last, once everything else holds
  const ports = cluster.servers.map(({ port }) => port)
  if (broken.length === 0) for await (const one of handedOut(kept, ports)) broken.push(one)
  return { broken, refused: refused.size }
}
