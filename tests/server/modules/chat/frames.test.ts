import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '#src/server/modules/chat/connection.ts'
import { answerFrame, type FrameContext } from '#src/server/modules/chat/frames.ts'
import { addAgent, findAgentPerson, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../database.ts'
import { connect, listening } from './socket-client.ts'

const held = testApp()
let address = ''
let agentUid = 0
let customerToken = ''
let customerUid = 0

beforeAll(async () => {
  const { db } = held.app
  agentUid = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  customerUid = await addCustomer(db, { nickname: '陈晓雨' })
  customerToken = await issueToken(db, customerUid)
  address = await listening(held.app)
})

const ask = async (url: string, token = '') => (await held.app.inject({ url, headers: { 'authori-zation': `Bearer ${token}` } })).json()

async function agent() {
  const { token } = await openSession(held.app.db, 'agent', 1)
  const client = await connect(address)
  client.send({ type: 'kefu_login', data: token })
  await client.next('success')
  return { client, token }
}

describe('the logout frame', () => {
  it('ends the session, its sockets, and the agent is away', async () => {
    const { client, token } = await agent()
    const other = await connect(address)
    other.send({ type: 'kefu_login', data: token })
    await other.next('success')
    const closed = Promise.all([client, other].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))))
    client.send({ type: 'logout', data: { uid: agentUid } })
    // said and gone, as a page does it
    client.socket.close()
    await closed
    expect(await ask('/kefuapi/service/info', token)).toMatchObject({ status: 110005 })
    await vi.waitFor(async () =>
      expect((await ask('/kefuapi/tourist/user?token=&may_wait=1')).data).toMatchObject({ uid: agentUid, online: 0 }),
    )
  })

  it('of a visitor ends nothing', async () => {
    const { client, token } = await agent()
    const visitor = await connect(address)
    visitor.send({ type: 'login', data: customerToken })
    await visitor.next('success')
    visitor.send({ type: 'logout', data: { uid: agentUid } })
    visitor.send({ type: 'ping' })
    await visitor.next('ping')
    expect(await ask('/kefuapi/service/info', token)).toMatchObject({ status: 200 })
    await Promise.all([client.close(), visitor.close()])
  })
})

describe('whoever turns to an agent', () => {
  it('is told whether that one is there, whatever happened while they looked elsewhere', async () => {
    const { client } = await agent()
    const visitor = await connect(address)
    visitor.send({ type: 'login', data: customerToken })
    await visitor.next('success')
    const turn = async (id: number) => {
      visitor.send({ type: 'to_chat', data: { id } })
      await visitor.next('mssage_num')
    }
    visitor.send({ type: 'to_chat', data: { id: agentUid } })
    expect((await visitor.next('online')).data).toEqual({ online: 1, uid: agentUid })
    await visitor.next('mssage_num')
    await turn(0)
    client.send({ type: 'online', data: { online: 0 } })
    // this one is asked for by nobody but agents
    await vi.waitFor(async () => expect((await ask('/kefuapi/tourist/user?token=&may_wait=1')).data).toMatchObject({ online: 0 }))
    visitor.send({ type: 'to_chat', data: { id: agentUid } })
    expect((await visitor.next('online')).data).toEqual({ online: 0, uid: agentUid })
    await Promise.all([client.close(), visitor.close()])
  })
})

describe('what a visitor forges', () => {
  const enter = async () => {
    const visitor = await connect(address)
    visitor.send({ type: 'login', data: customerToken })
    await visitor.next('success')
    return visitor
  }
  const chat = (more: object) => ({ type: 'chat', data: { msn: '在吗', type: 1, to_uid: agentUid, ...more } })

  it('is refused in words: ids, types, texts that are none', async () => {
    await ask(`/kefuapi/tourist/user?may_wait=1&token=${customerToken}`)
    const visitor = await enter()
    const refusal = async (more: object, client_id: string) => {
      visitor.send(chat({ ...more, client_id }))
      return (await visitor.next('err_tip', { client_id })).data!['msg']
    }
    expect(await refusal({ to_uid: 987_654_321 }, 'f1')).toBe('用户不存在')
    expect(await refusal({ to_uid: "1' or '1'='1" }, 'f2')).toBe('用户不存在')
    expect(await refusal({ to_uid: -1 }, 'f3')).toBe('用户不存在')
    expect(await refusal({ type: 99 }, 'f4')).toBe('格式错误')
    expect(await refusal({ msn: { toString: 1 } }, 'f5')).toBe('格式错误')
    expect(await refusal({ type: 3, msn: 'javascript:alert(1)' }, 'f6')).toBe('格式错误')
    expect(await refusal({ msn: '长'.repeat(5001) }, 'f7')).toBe('消息内容过长')
    // a name of one's own that is none is not kept
    visitor.send(chat({ client_id: '../../x', msn: '还好' }))
    expect((await visitor.next('chat', { msn: '还好' })).data).not.toHaveProperty('client_id')
    await visitor.close()
  })

  it('opens no other visitor’s conversation', async () => {
    const { db } = held.app
    const other = await addCustomer(db, { nickname: '王建国' })
    const otherToken = await issueToken(db, other)
    await ask(`/kefuapi/tourist/user?may_wait=1&token=${otherToken}`)
    const victim = await connect(address)
    victim.send({ type: 'login', data: otherToken })
    await victim.next('success')
    victim.send(chat({ msn: '我的秘密', client_id: 'secret' }))
    await victim.next('chat', { client_id: 'secret' })
    const visitor = await enter()
    visitor.send({ type: 'to_chat', data: { id: other, tourist_uid: other } })
    // nor whether they are there
    expect((await visitor.next('online')).data).toEqual({ online: 0, uid: other })
    await visitor.next('mssage_num')
    victim.send(chat({ msn: '还有一个', client_id: 'secret2' }))
    await victim.next('chat', { client_id: 'secret2' })
    // told after it, by the same way: nothing of before is still to come
    const { client: writer } = await agent()
    writer.send({ type: 'chat', data: { msn: '记号', type: 1, to_uid: customerUid } })
    await visitor.next('mssage_num', { message: { msn: '记号' } })
    await writer.close()
    for (const uid of [other, agentUid])
      expect(JSON.stringify(await ask(`/kefuapi/tourist/chat?uid=${uid}&token=${customerToken}&limit=100`))).not.toContain('秘密')
    expect(JSON.stringify(visitor.frames)).not.toContain('还有一个')
    await Promise.all([visitor.close(), victim.close()])
  })

  it('costs the line where it is a megabyte, and nothing else is lost', async () => {
    const visitor = await enter()
    visitor.send(chat({ msn: '先到的', client_id: 'first' }))
    const closed = new Promise<number>((resolve) => visitor.socket.once('close', resolve))
    visitor.send(chat({ msn: '长'.repeat(350_000), client_id: 'huge' }))
    expect(await closed).toBe(1009)
    const again = await enter()
    again.send(chat({ msn: '先到的', client_id: 'first' }))
    expect((await again.next('chat', { client_id: 'first' })).data).toMatchObject({ msn: '先到的' })
    const { data } = await ask(`/kefuapi/tourist/chat?uid=${agentUid}&token=${customerToken}&limit=100`)
    expect((data as { msn: string }[]).filter(({ msn }) => msn === '先到的')).toHaveLength(1)
    await again.close()
  })
})

it('what is written faster than a hand can is refused for now, under its name, and the connection stays', async () => {
  const frames: { type: string; data: Record<string, unknown> }[] = []
  const close = vi.fn()
  const connection = {
    ...{ id: 'c', locale: 'zh-cn', origin: '', partner: 0, formType: 3, person: await findAgentPerson(held.app.db, 1) },
    socket: { readyState: 1, OPEN: 1, send: (text: string) => void frames.push(JSON.parse(text) as (typeof frames)[number]), close },
    mayChat: () => false,
  } as unknown as Connection
  const frame = { type: 'chat', data: { msn: '在吗', type: 1, to_uid: customerUid, client_id: 'fast-1' } }
  await answerFrame({ db: held.app.db } as FrameContext, connection, JSON.stringify(frame))
  expect(frames).toEqual([
    { type: 'err_tip', data: { msg: expect.stringMatching(/频繁|太快/) as string, client_id: 'fast-1', retry: true } },
  ])
  expect(close).not.toHaveBeenCalled()
})
