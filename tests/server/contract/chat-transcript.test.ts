import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { loadTranscript } from '../../replay/recorded.mjs'
import { connect, listening, type Client, type Frame } from '../modules/chat/socket-client.ts'
import { chatStage, type Customer, type Somebody } from '../modules/chat/stage.ts'

interface Event {
  who: 'kefu' | 'user3' | 'bad' | 'admin' | 'adminbad'
  ev?: string
  dir?: 'send' | 'recv'
  msg?: Frame & { data?: unknown }
}

const stage = chatStage()
const customerName = '李想'
let agent: Somebody
let customer: Customer
let product = 0

beforeAll(async () => {
  agent = await stage.agent('recorded')
  customer = await stage.customer(customerName, { of: agent })
  product = (await row<{ id: number }>(stage.db, sql`select id from products limit 1`))!.id
})

/** Of a frame what does not depend on the shop it was recorded at; where ids stood, those of this one. */
function comparable({ type, data, close }: Frame) {
  const { msn, msn_type, uid, to_uid, is_tourist, type: isRead, num, online, msg, nickname, recored } = data ?? {}
  const { message, message_type, mssage_num, is_tourist: isGuest, online: isThere } = (recored ?? {}) as Record<string, unknown>
  const row = message === undefined ? {} : { message, message_type, mssage_num, isGuest, isThere }
  // the agent has another name here
  const name = uid === agent.uid ? undefined : nickname
  // our echo comes before it is known whether the message was read: that is told by a frame of its own
  const read = type === 'chat' ? undefined : isRead
  return { type, close, msn, msn_type, uid, to_uid, is_tourist, read, num, online, msg, name, ...row }
}

/** A recorded frame with the ids of this shop. */
function ours(frame: Frame): Frame {
  const uids: Record<string, number> = { 1: agent.uid, 3: customer.uid }
  const idOf = (key: string, value: unknown) => (['uid', 'to_uid', 'id'].includes(key) && typeof value === 'number' ? uids[value] : value)
  const data = frame.data && Object.fromEntries(Object.entries(frame.data).map(([key, value]) => [key, idOf(key, value)]))
  // the customer has another name here
  if (data?.['uid'] === customer.uid && data['nickname'] !== undefined) data['nickname'] = customerName
  const isCard = data?.['msn'] === '5'
  const recored = data?.['recored'] as Record<string, unknown> | undefined
  const named = recored?.['message'] === '5' ? { recored: { ...recored, message: String(product) } } : {}
  return { ...frame, ...(data && { data: { ...data, ...(isCard && { msn: String(product) }), ...named } }) }
}

describe('the recorded transcript of a shop’s sockets', () => {
  it('is answered by our server as by the shop, frame by frame', async () => {
    const clients = new Map<string, Client>()
    const tokens: Record<string, string> = { kefu: agent.token, user3: customer.token, bad: 'bad.token.x' }
    const address = stage.app.server.listening ? addressOf() : await listening(stage.app)
    let compared = 0
    for (const { who, ev, dir, msg } of loadTranscript() as Event[]) {
      if (who.startsWith('admin')) continue
      if (ev === 'open') clients.set(who, await connect(address))
      const client = clients.get(who)!
      if (ev === 'close') await new Promise((closed) => (client.socket.readyState === 3 ? closed(0) : client.socket.once('close', closed)))
      if (!msg) continue
      if (dir === 'send') client.send(typeof msg.data === 'string' ? { ...msg, data: tokens[who] } : ours(msg))
      else {
        const wanted = ours(msg)
        const got = await client.next(wanted.type, wanted.type === 'ping' ? {} : keyOf(wanted))
        // ours says more at some places: which number is the newest
        expect(comparable(got)).toMatchObject(JSON.parse(JSON.stringify(comparable(wanted))) as object)
        // whatever a shop's frame has, ours has too
        expect(Object.keys(got.data ?? {})).toEqual(expect.arrayContaining(Object.keys(wanted.data ?? {})))
        compared++
      }
    }
    expect(compared).toBe(16)
    for (const client of clients.values()) client.socket.terminate()
  })
})

const addressOf = () => `ws://127.0.0.1:${(stage.app.server.address() as { port: number }).port}/msg`
/** Which frame of a type is meant. */
const keyOf = ({ data }: Frame) =>
  Object.fromEntries(['msn', 'uid', 'num', 'online'].flatMap((key) => (data?.[key] === undefined ? [] : [[key, data[key]]])))

describe('a message as another client sends it', () => {
  // without a name for it; `form_type` stands at the top, where the shop reads it
  const said = [
    [1, '你好'],
    [2, 'em-smile'],
    [3, 'https://shop.example/uploads/a.jpg'],
    [4, 'https://shop.example/uploads/a.mp3'],
    [5, () => String(product)],
    [6, () => order],
  ] as const
  let order = ''
  beforeAll(async () => {
    order = (await customer.buys()).order_id
  })

  it.each(said)('of type %i is kept, told and listed, from both sides', async (type, what) => {
    const msn = typeof what === 'string' ? what : what()
    const [there, here] = [await agent.socket(), await customer.socket()]
    here.send({ type: 'to_chat', data: { id: agent.uid } })
    there.send({ type: 'to_chat', data: { id: customer.uid } })
    await there.next('mssage_num', { uid: customer.uid, num: 0 })
    await here.next('mssage_num', { uid: agent.uid, num: 0 })
    for (const [from, to, partner] of [
      [here, there, agent.uid],
      [there, here, customer.uid],
    ] as const) {
      from.send({ type: 'chat', form_type: 3, data: { msn, type, to_uid: partner, is_tourist: 0, tourist_uid: 0, tourist_avatar: '' } })
      const { data } = await from.next('chat', { msn_type: type })
      expect(data).toMatchObject({ msn, to_uid: partner })
      expect(data).not.toHaveProperty('client_id')
      const { data: told } = await to.next('reply', { msn_type: type, id: data!['id'], type: 1 })
      for (const card of [data, told!])
        expect([Array.isArray(card!['productInfo']), Array.isArray(card!['orderInfo'])]).toEqual([type !== 5, type !== 6])
    }
    const history = await customer.call<{ msn: string; msn_type: number }[]>('GET', `tourist/chat?uid=${agent.uid}&token=${customer.token}`)
    expect(history.data.slice(-2)).toMatchObject([
      { msn, msn_type: type },
      { msn, msn_type: type },
    ])
    await Promise.all([here.close(), there.close()])
  })
})
