import { createTalk, type ReadHistory, type Talk } from '#src/kefu/client/talk.ts'
import { readMessages, type Message } from '#src/kefu/wire/message.ts'
import { randomOf, type Random } from '../../support/random.mjs'

interface Row {
  id: number
  seq: number
  conversation: number
  sender: number
  client: string
}

/** Somebody's conversation at a server, and what is under way between the two. */
interface Life {
  random: Random
  rows: Row[]
  conversation: number
  /** What was said with another agent before, behind whom the conversation can be put. */
  elsewhere: Row[]
  nextId: number
  nextConversation: number
  underWay: (() => void)[]
  /** Own messages that nobody has acknowledged. */
  waiting: Set<string>
  isOnline: boolean
  isCalm: boolean
  talk: Talk
}

const [agent, visitor] = [1, 3]
const whole = (random: Random, below: number) => Math.floor(random.between(0, below))

const messagesOf = (rows: readonly Row[]): Message[] =>
  readMessages(
    rows.map(({ id, seq, conversation, sender, client }) => ({
      ...{ id, seq, conversation, uid: sender, to_uid: sender === agent ? visitor : agent },
      ...{ msn: `text ${id}`, msn_type: 1, add_time: 1_795_000_000, client_id: client },
    })),
  )

function add(life: Life, sender: number, client = `c${life.nextId}`): Row {
  const { rows, conversation } = life
  const row = { id: life.nextId++, seq: (rows.at(-1)?.seq ?? 0) + 1, conversation, sender, client }
  rows.push(row)
  return row
}

/** A read sees the server at one moment and is answered at another, or never. */
const readOf =
  (life: Life): ReadHistory =>
  ({ after, upperId, limit }) =>
    new Promise((resolve, reject) => {
      life.underWay.push(() => {
        const { rows, random, underWay } = life
        if (!life.isCalm && random.chance(0.1)) return void underWay.push(() => reject(new Error('the line is cut')))
        const before = Number(upperId) > 0 ? (rows.find(({ id }) => id === Number(upperId))?.seq ?? 0) : Infinity
        const found =
          after === undefined ? rows.filter(({ seq }) => seq < before).slice(-limit) : rows.filter(({ seq }) => seq > after).slice(0, limit)
        const messages = messagesOf(found)
        underWay.push(() => resolve(messages))
      })
    })

const readMissed = ({ talk }: Life) => void talk.catchUp().catch(() => {})

function hear(life: Life, messages: readonly Message[]): void {
  life.talk.merge(messages)
  if (life.talk.hasGap()) readMissed(life)
}

function tell(life: Life, row: Row): void {
  if (!life.isOnline || !life.random.chance(0.8)) return
  const messages = messagesOf([row])
  for (let times = life.random.chance(0.05) ? 2 : 1; times > 0; times--) life.underWay.push(() => hear(life, messages))
}

/** Sends an own message once more; what is there already is acknowledged as it stands there. */
function send(life: Life, client: string): void {
  const { underWay, waiting, random } = life
  underWay.push(() => {
    if (!waiting.has(client)) return
    const row = [...life.rows, ...life.elsewhere].find((one) => one.client === client) ?? add(life, visitor, client)
    if (!life.isCalm && random.chance(0.5)) return
    const messages = messagesOf([row])
    underWay.push(() => waiting.delete(client) && hear(life, messages))
  })
}

function write(life: Life): void {
  const client = `own${life.nextId}-${life.waiting.size}`
  life.waiting.add(client)
  const person = { from: String(visitor), to: String(agent), nickname: '', avatar: '' }
  life.talk.merge([{ ...person, key: client, clientId: client, text: client, kind: 'text', at: Date.now(), state: 'sending' }])
  send(life, client)
}

function goOnline(life: Life): void {
  life.isOnline = !life.isOnline
  if (!life.isOnline) return life.talk.lose()
  readMissed(life)
  void life.talk.recheck(0).catch(() => {})
}

/** The conversation is put behind what was said elsewhere, and numbered anew. */
function move(life: Life): void {
  const { elsewhere, rows } = life
  const last = elsewhere.at(-1)
  if (last && rows.length > 0) {
    const { conversation } = last
    life.rows = [...elsewhere, ...rows.map((row) => ({ ...row, seq: row.seq + last.seq, conversation }))]
    Object.assign(life, { conversation, elsewhere: [] })
  } else if (!last) {
    const conversation = life.nextConversation++
    const said = 1 + whole(life.random, 30)
    life.elsewhere = Array.from({ length: said }, (_, at) => {
      const id = life.nextId++
      return { id, seq: at + 1, conversation, sender: agent, client: `c${id}` }
    })
  }
}

const isBehind = ({ rows, talk }: Life) => (rows.at(-1)?.seq ?? 0) > talk.lastSeq()

/** What happens, and how often. */
const acts: readonly [number, (life: Life) => void][] = [
  [10, (life) => tell(life, add(life, agent))],
  [4, write],
  [3, (life) => life.waiting.forEach((client) => send(life, client))],
  [2, goOnline],
  [2, (life) => void life.talk.older()],
  [2, readMissed],
  // a sign of life tells the newest number
  [2, (life) => life.isOnline && isBehind(life) && life.talk.$history.get() !== 'unread' && readMissed(life)],
  [0.6, move],
]
const all = acts.reduce((sum, [share]) => sum + share, 0)

const settled = () => new Promise((resolve) => setImmediate(resolve))

async function step(life: Life): Promise<void> {
  const { random, underWay } = life
  let left = random.between(0, all)
  const act = acts.find(([share]) => (left -= share) < 0)![1]
  if (underWay.length === 0 || random.chance(0.4)) act(life)
  else underWay.splice(random.chance(0.5) ? 0 : whole(random, underWay.length), 1)[0]!()
  await settled()
}

async function finish(life: Life): Promise<void> {
  for (let left = 500; left > 0 && life.underWay.length > 0; left--) {
    life.underWay.shift()!()
    await settled()
  }
}

function begin(seed: number): Life {
  const random = randomOf(seed)
  const state = { nextId: 1, nextConversation: 2, conversation: 1, isOnline: true, isCalm: false }
  const life: Life = { random, rows: [], elsewhere: [], underWay: [], waiting: new Set(), talk: undefined as never, ...state }
  for (let left = whole(random, 90); left > 0; left--) add(life, random.chance(0.7) ? agent : visitor)
  life.talk = createTalk(String(agent), true, readOf(life))
  // a badge counts what is unread, and reads on until it has all of it
  if (random.chance(0.5)) life.talk.$history.subscribe((history) => history === 'more' && life.underWay.push(() => void life.talk.older()))
  return life
}

/**
 * A conversation in which frames are lost, late and doubled, answers are late or missing, one's own go out twice and the whole is numbered anew.
 * Once all is calm: what is shown and what the end of it should be, by the ids of messages.
 */
export async function liveThrough(seed: number): Promise<{ shown: number[]; due: number[] }> {
  const life = begin(seed)
  for (let steps = 120; steps > 0; steps--) await step(life)
  Object.assign(life, { isCalm: true, isOnline: true })
  for (let round = 0; round < 6; round++) {
    await finish(life)
    life.waiting.forEach((client) => send(life, client))
    if (round === 0 || isBehind(life) || life.talk.hasGap()) readMissed(life)
  }
  await finish(life)
  const shown = life.talk.$messages.get().map(({ id }) => Number(id))
  return { shown, due: life.rows.slice(-Math.max(shown.length, Math.min(20, life.rows.length))).map(({ id }) => id) }
}
