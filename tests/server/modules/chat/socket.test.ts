import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { notify } from '#src/server/db.ts'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { withDatabase } from '../../database.ts'
import { connect, listening, type Client } from './socket-client.ts'

const database = withDatabase()
let first: FastifyInstance
let second: FastifyInstance
const address = ['', ''] as [string, string]
const uid = { agent: 0, rain: 0, king: 0 }
const token = { agent: '', rain: '', king: '' }
const opened: Client[] = []
/** What tells that a conversation is open, and not that a message has come. */
const emptied = { num: 0, message: undefined }

beforeAll(async () => {
  // two processes on one database
  first = await buildApp({ database: database.config, files: tmpdir() })
  second = await buildApp({ database: database.config, files: tmpdir() })
  const { db } = first
  uid.agent = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  uid.rain = await addCustomer(db, { nickname: '陈晓雨' })
  uid.king = await addCustomer(db, { nickname: '王建国' })
  token.agent = (await openSession(db, 'agent', 1)).token
  token.rain = await issueToken(db, uid.rain)
  token.king = await issueToken(db, uid.king)
  // each of them has been given the agent
  for (const who of ['rain', 'king'] as const) await context(token[who])
  address[0] = await listening(first)
  address[1] = await listening(second)
})

const context = (proof: string) => first.inject({ url: `/kefuapi/tourist/user?may_wait=1&token=${proof}` })

afterAll(async () => {
  await Promise.all(opened.filter(({ socket }) => socket.readyState === 1).map((client) => client.close()))
  await Promise.all([first?.close(), second?.close()])
})

async function agent(on: 0 | 1 = 0): Promise<Client> {
  const client = await connect(address[on])
  opened.push(client)
  client.send({ type: 'kefu_login', data: token.agent })
  expect(await client.next('success')).toEqual({ type: 'success' })
  return client
}

async function visitor(who: 'rain' | 'king', on: 0 | 1 = 0): Promise<Client> {
  const client = await connect(address[on])
  opened.push(client)
  client.send({ type: 'login', data: token[who], form_type: 3 })
  await client.next('success')
  client.send({ type: 'to_chat', data: { id: uid.agent } })
  expect(await client.next('mssage_num', emptied)).toMatchObject({ type: 'mssage_num', data: { uid: uid.agent, num: 0, recored: {} } })
  return client
}

const say = (text: string, to: number, clientId?: string) => ({
  type: 'chat',
  data: { msn: text, type: 1, to_uid: to, ...(clientId ? { client_id: clientId } : {}) },
})
const row = { uid: expect.any(Number), num: expect.any(Number) }

describe('chat socket', () => {
  it('speaks the recorded frames', async () => {
    const [context, rain] = [await agent(), await visitor('rain')]
    expect(await context.next('user_online')).toMatchObject({ data: { to_uid: uid.rain, online: 1 } })
    rain.send(say('你好，请问手机有货吗？', uid.agent))
    expect(await rain.next('chat')).toMatchObject({
      data: {
        id: expect.any(String),
        msn: '你好，请问手机有货吗？',
        msn_type: 1,
        uid: uid.rain,
        to_uid: uid.agent,
        nickname: '陈晓雨',
        productInfo: [],
        orderInfo: [],
      },
    })
    expect(await context.next('mssage_num')).toMatchObject({
      data: {
        ...row,
        uid: uid.rain,
        num: 1,
        recored: { user_id: uid.agent, to_uid: uid.rain, nickname: '陈晓雨', online: 1, mssage_num: 1, message_type: 1 },
      },
    })
    context.send({ type: 'to_chat', data: { id: uid.rain } })
    expect(await context.next('mssage_num', emptied)).toMatchObject({ type: 'mssage_num', data: { uid: uid.rain, num: 0, recored: {} } })
    context.send(say('有的', uid.rain))
    expect(await rain.next('reply')).toMatchObject({
      data: { msn: '有的', uid: uid.agent, type: 1, recored: { to_uid: uid.agent, mssage_num: 0 } },
    })
    context.send({ type: 'online', data: { online: 0 } })
    // who turned to the agent was told that they are there
    expect(await rain.next('online')).toEqual({ type: 'online', data: { online: 1, uid: uid.agent } })
    expect(await rain.next('online')).toEqual({ type: 'online', data: { online: 0, uid: uid.agent } })
    context.send({ type: 'online', data: { online: 1 } })
    expect(await rain.next('online')).toMatchObject({ data: { online: 1 } })
    rain.send({ type: 'chat', data: { msn: 'x', type: 99, to_uid: uid.agent } })
    expect(await rain.next('err_tip')).toEqual({ type: 'err_tip', data: { msg: '格式错误' } })
    rain.send({})
    expect(await rain.next('ping')).toMatchObject({ data: { now: expect.any(Number) } })
    await Promise.all([context.close(), rain.close()])
  })

  it('refuses a bad token and closes', async () => {
    for (const login of [
      { type: 'kefu_login', data: 'bad.token.x' },
      { type: 'login', data: token.agent },
      { type: 'tourist_login', data: token.rain },
    ]) {
      const client = await connect(address[0])
      const closed = new Promise((resolve) => client.socket.once('close', resolve))
      client.send(login)
      expect(await client.next('error')).toEqual({ type: 'error', data: { msg: '请登录' }, close: true })
      await closed
    }
  })

  it('belongs to one person', async () => {
    const client = await agent()
    client.send({ type: 'login', data: token.rain })
    expect(await client.next('err_tip')).toMatchObject({ data: { msg: '格式错误' } })
    await client.close()
  })

  it.each(['the agent is disabled', 'the session is ended elsewhere'])('ends when %s', async (reason) => {
    const { db } = first
    const session = await openSession(db, 'agent', 1)
    const client = await connect(address[0])
    client.send({ type: 'kefu_login', data: session.token })
    await client.next('success')
    const closed = new Promise((resolve) => client.socket.once('close', resolve))
    if (reason.includes('disabled')) await db.execute(sql`update chat_agents set is_disabled = true where id = 1`)
    else await db.execute(sql`delete from sessions where kind = 'agent' and id = (select max(id) from sessions)`)
    // silence would end it, too, with another word
    expect((await client.next('error')).data).toEqual({ msg: '请登录' })
    await closed
    await db.execute(sql`update chat_agents set is_disabled = false where id = 1`)
  })

  it('stores a message once however often it is sent, and tells its place', async () => {
    const rain = await visitor('rain')
    const first = []
    for (let turn = 0; turn < 3; turn++) {
      rain.send(say('同一条', uid.agent, 'one-message'))
      first.push((await rain.next('chat', { client_id: 'one-message' })).data)
    }
    expect(new Set(first.map((data) => JSON.stringify([data!.id, data!.seq, data!.client_id]))).size).toBe(1)
    rain.send(say('下一条', uid.agent, 'next-message'))
    expect((await rain.next('chat', { client_id: 'next-message' })).data!.seq).toBe(Number(first[0]!.seq) + 1)
    await rain.close()
  })

  it('keeps text as typed, but for tags', async () => {
    const rain = await visitor('rain')
    const text = '<b>两行</b>\n&nbsp;"; drop table x --\t🙂 [微笑]'
    rain.send(say(text, uid.agent, 'exact'))
    expect((await rain.next('chat', { client_id: 'exact' })).data!.msn).toBe('两行\n "; drop table x --\t🙂 [微笑]')
    await rain.close()
  })

  it('numbers messages without holes when many write at once, in two processes', async () => {
    const clients = [await agent(0), await agent(1), await visitor('king', 0), await visitor('king', 1)]
    const times = 15
    await Promise.all(
      clients.map(async (client, who) => {
        for (let turn = 0; turn < times; turn++) {
          client.send(say(`${who}-${turn}`, who < 2 ? uid.king : uid.agent, `many-${who}-${turn}`))
          await client.next('chat', { client_id: `many-${who}-${turn}` })
        }
      }),
    )
    const history = await first.inject({ url: `/kefuapi/tourist/chat?uid=${uid.agent}&after=0&limit=100&token=${token.king}` })
    const list = history.json().data as { msn: string; seq: number }[]
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: clients.length * times }, (_, index) => index + 1))
    for (const who of clients.keys())
      expect(list.map(({ msn }) => msn).filter((msn) => msn.startsWith(`${who}-`))).toEqual(
        Array.from({ length: times }, (_, turn) => `${who}-${turn}`),
      )
    await Promise.all(clients.map((client) => client.close()))
  })

  it('brings a message to the other process, and to the sender’s other page', async () => {
    const [context, here, there] = [await agent(1), await visitor('king', 0), await visitor('king', 1)]
    here.send(say('跨进程', uid.agent, 'across'))
    expect(await context.next('mssage_num', { message: { msn: '跨进程' } })).toMatchObject({ data: { uid: uid.king } })
    for (const page of [there, here]) expect(await page.next('chat', { client_id: 'across' })).toMatchObject({ data: { msn: '跨进程' } })
    await Promise.all([context, here, there].map((client) => client.close()))
  })

  it('counts unread until the conversation is opened, in all pages of the agent', async () => {
    const [left, right] = [await agent(0), await agent(1)]
    const king = await visitor('king')
    const unread = async () => {
      const reply = await first.inject({ url: '/kefuapi/user/record?is_tourist=0', headers: { 'authori-zation': `Bearer ${token.agent}` } })
      return (reply.json().data as { to_uid: number; mssage_num: number }[]).find(({ to_uid }) => to_uid === uid.king)!.mssage_num
    }
    left.send({ type: 'to_chat', data: { id: uid.king } })
    await left.next('mssage_num', emptied)
    await right.next('mssage_num', emptied)
    left.send({ type: 'to_chat', data: { id: 0 } })
    await left.next('mssage_num', emptied)
    for (let turn = 1; turn <= 3; turn++) {
      king.send(say(`未读 ${turn}`, uid.agent))
      expect((await right.next('mssage_num', { message: { msn: `未读 ${turn}` } })).data).toMatchObject({ uid: uid.king, num: turn })
    }
    expect(await unread()).toBe(3)
    left.send({ type: 'to_chat', data: { id: uid.king } })
    expect((await right.next('mssage_num', emptied)).data).toMatchObject({ uid: uid.king, num: 0, recored: {} })
    expect(await unread()).toBe(0)
    king.send(say('在看', uid.agent))
    // a message of before may still come by the other process, now that the conversation is open
    expect((await left.next('reply', { msn: '在看' })).data).toMatchObject({ type: 1, recored: { mssage_num: 0 } })
    expect(await unread()).toBe(0)
    await Promise.all([left, right, king].map((client) => client.close()))
  })

  it('lets nobody write as somebody else, to themselves or to a stranger', async () => {
    const stranger = await connect(address[0])
    stranger.send(say('我是谁', uid.agent, 'anonymous'))
    expect(await stranger.next('err_tip')).toEqual({ type: 'err_tip', data: { msg: '请登录', client_id: 'anonymous' } })
    await stranger.close()
    const rain = await visitor('rain')
    rain.send(say('自己', uid.rain))
    expect((await rain.next('err_tip')).data!.msg).toBe('不能和自己聊天')
    rain.send(say('别的客户', uid.king))
    expect((await rain.next('err_tip')).data!.msg).toBe('用户不存在')
    rain.send({ type: 'chat', data: { msn: '冒充', type: 1, to_uid: uid.agent, uid: uid.king, is_tourist: 1, tourist_uid: uid.king } })
    expect((await rain.next('chat', { msn: '冒充' })).data!.uid).toBe(uid.rain)
    await rain.close()
  })

  it('lets a visitor write only to the agent who serves them', async () => {
    const other = await addAgent(first.db, { account: 'other', password: 'a-long-password', nickname: '客服小李' })
    const rain = await visitor('rain')
    const refusal = async (to: number) => {
      rain.send(say('请问', to))
      return (await rain.next('err_tip')).data!.msg
    }
    expect(await refusal(other)).toContain('停止接待')
    await first.db.execute(sql`update chat_agents set is_disabled = true where uid = ${uid.agent}`)
    expect(await refusal(uid.agent)).toContain('停止接待')
    // asked again, the desk names who is left, and that one may be written to
    expect((await context(token.rain)).json().data.uid).toBe(other)
    rain.send(say('换了一位', other, 'other-agent'))
    expect((await rain.next('chat', { client_id: 'other-agent' })).data!.to_uid).toBe(other)
    await first.db.execute(sql`update chat_agents set is_disabled = uid = ${other}`)
    expect((await context(token.rain)).json().data.uid).toBe(uid.agent)
    await rain.close()
  })

  it('cuts off who pings but does not read', { timeout: 60_000 }, async () => {
    const { db } = first
    const { clients } = first.websocketServer
    const others = new Set(clients)
    const deaf = await agent()
    const served = [...clients].find((client) => !others.has(client))!
    const king = await visitor('king')
    king.send(say('很长的消息'.repeat(900), uid.agent, 'long'))
    const { id } = (await king.next('chat', { client_id: 'long' })).data!
    await deaf.next('mssage_num', { uid: uid.king })
    deaf.socket.pause()
    // the same message is told again and again, as to somebody whom many write to
    const told = { kind: 'stored', id, agent: uid.agent, visitor: uid.king, sender: uid.king, origin: 'nobody' }
    for (let turn = 0; turn < 2000 && clients.has(served); turn++) {
      if (turn % 100 === 0) deaf.send({ type: 'ping' })
      await notify(db, 'chat', told)
    }
    // the server may still be reading what it was told; whoever pings is not cut off for silence
    await expect.poll(() => (deaf.send({ type: 'ping' }), clients.has(served)), { timeout: 30_000, interval: 1000 }).toBe(false)
    deaf.socket.terminate()
    await king.close()
  })

  it('tells the newest number with each pong', async () => {
    const rain = await visitor('rain')
    rain.send(say('数到几', uid.agent))
    const { seq } = (await rain.next('chat', { msn: '数到几' })).data!
    rain.send({ type: 'ping' })
    expect((await rain.next('ping')).data).toMatchObject({ uid: uid.agent, seq })
    await rain.close()
  })

  it('asks who is silent whether they are there, and closes when nothing comes', { timeout: 20_000 }, async () => {
    const rain = await visitor('rain')
    const closed = new Promise((resolve) => rain.socket.once('close', resolve))
    expect((await rain.next('ping')).data).toMatchObject({ probe: 1 })
    expect(await rain.next('timeout')).toEqual({ type: 'timeout', close: true })
    await closed
  })
})
