import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { notify, row } from '#src/server/db.ts'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { waitingChannel } from '#src/server/web/notices.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { connect, listening, type Client } from '../chat/socket-client.ts'

const held = testApp()
let address = ''
let boss: SignedIn
let clerk: SignedIn
let agentUid = 0
let category = 0
let customer: Client

const toDo = async (who: SignedIn) =>
  (await held.app.inject({ url: '/adminapi/jnotice', headers: who.headers })).json<{
    data: { title: string; url: string; type: number }[]
  }>().data

/** A page of somebody at the notice socket. */
async function page(who: SignedIn): Promise<Client> {
  const client = await connect(address.replace('/msg', '/notice'))
  client.send({ type: 'login', data: who.token })
  await client.next('success')
  return client
}

const addProduct = async (stock: number) =>
  (await row<{ id: number }>(
    held.app.db,
    sql`insert into products (store_name, cate_id, image, price, stock) values ('雨伞', ${category}, '', 1, ${stock}) returning id`,
  ))!.id

beforeAll(async () => {
  const { db } = held.app
  address = await listening(held.app)
  boss = await signedIn(held.app)
  clerk = await signedIn(held.app, ['system-file'])
  category = (await row<{ id: number }>(db, sql`insert into categories (cate_name) values ('杂货') returning id`))!.id
  agentUid = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  const token = await issueToken(db, await addCustomer(db, { nickname: '陈晓雨' }))
  await held.app.inject({ url: `/kefuapi/tourist/user?may_wait=1&token=${token}` })
  customer = await connect(address)
  customer.send({ type: 'login', data: token })
  await customer.next('success')
})

async function write(msn: string): Promise<void> {
  customer.send({ type: 'chat', data: { msn, type: 1, to_uid: agentUid } })
  await customer.next('chat', { msn })
}

describe('what waits', () => {
  it('is nothing at first', async () => {
    expect(await toDo(boss)).toEqual([])
  })

  it('tells a product that runs low, when it does and in the bell', async () => {
    const [bosses, clerks] = [await page(boss), await page(clerk)]
    const id = await addProduct(12)
    expect(await toDo(boss)).toEqual([])
    await held.app.db.execute(sql`update products set stock = 9 where id = ${id}`)
    expect(await bosses.next('STORE_STOCK')).toEqual({ type: 'STORE_STOCK', data: { id } })
    // low already: not told again
    await held.app.db.execute(sql`update products set stock = 8 where id = ${id}`)
    const other = await addProduct(30)
    await held.app.db.execute(sql`update products set stock = 0 where id = ${other}`)
    expect(await bosses.next('STORE_STOCK')).toEqual({ type: 'STORE_STOCK', data: { id: other } })
    expect(await toDo(boss)).toEqual([
      {
        icon: 'md-information',
        iconColor: '#fe5c57',
        title: '您有1个商品库存预警',
        url: '/admin/product/product_list?type=5',
        type: 2,
        read: 0,
        time: 0,
      },
    ])
    clerks.send({ type: 'ping' })
    await clerks.next('ping')
    expect([clerks.frames.map(({ type }) => type), await toDo(clerk)]).toEqual([['success', 'ping'], []])
    await held.app.db.execute(sql`delete from products`)
    await Promise.all([bosses.close(), clerks.close()])
  })

  it('tells visitors whom nobody answers, once, after a minute', { timeout: 60_000 }, async () => {
    const bosses = await page(boss)
    const { db } = held.app
    await write('在吗')
    expect((await toDo(boss)).map(({ title, url }) => [title, url])).toEqual([['有1个客服会话等待回复', '/admin/kefu']])
    const told = () => bosses.frames.filter(({ type }) => type === 'CHAT_WAITING')
    expect(told()).toEqual([])
    // a minute later
    const pass = async () => {
      await db.execute(sql`update chat_messages set created_at = created_at - interval '61 seconds'`)
      await notify(db, waitingChannel, 0)
    }
    await pass()
    expect(await bosses.next('CHAT_WAITING')).toEqual({ type: 'CHAT_WAITING', data: { count: 1 } })
    await write('有人吗')
    await pass()
    const seen = () => row<{ told_seq: number; last_seq: number }>(db, sql`select told_seq, last_seq from chat_conversations`)
    expect(await seen()).toEqual({ told_seq: 1, last_seq: 2 })
    // looked at, nothing waits any more; what comes after that is told anew
    await db.execute(sql`update chat_conversations set agent_read_seq = last_seq`)
    expect(await toDo(boss)).toEqual([])
    await write('还在吗')
    await pass()
    expect(await bosses.next('CHAT_WAITING')).toEqual({ type: 'CHAT_WAITING', data: { count: 1 } })
    expect(told()).toHaveLength(2)
    await bosses.close()
  })
})

it('plays a sound that this server has', async () => {
  const basics = async () =>
    (await held.app.inject({ method: 'POST', url: '/api/admin/Basics', headers: boss.headers, payload: {} })).json<{
      data: { newOrderAudioLink: string }
    }>().data.newOrderAudioLink
  const link = await basics()
  expect(link).toMatch(/^http:\/\/localhost(:\d+)?\/brand\/order\.wav$/)
  const file = await held.app.inject({ url: new URL(link).pathname })
  expect([file.headers['content-type'], file.rawPayload.toString('latin1', 0, 4)]).toEqual(['audio/wav', 'RIFF'])
  const save = (body: object) =>
    held.app.inject({ method: 'POST', url: '/adminapi/setting/config/save_basics', headers: boss.headers, payload: body })
  for (const [set, heard] of [
    ['https://cdn.example.com/ring.mp3', 'https://cdn.example.com/ring.mp3'],
    ['/uploads/ring.mp3', 'http://localhost/uploads/ring.mp3'],
    ['', ''],
  ]) {
    expect((await save({ new_order_audio_link: set })).json()).toMatchObject({ status: 200 })
    expect((await basics()).replace(/:\d+\//, '/')).toBe(heard)
  }
  for (const wrong of ['ring.mp3', 'javascript:alert(1)', '//elsewhere.example/x.mp3'])
    expect((await save({ new_order_audio_link: wrong })).json()).toMatchObject({ status: 400, code: 'config_not_a_sound' })
  await vi.waitFor(async () => expect(await basics()).toBe(''))
})
