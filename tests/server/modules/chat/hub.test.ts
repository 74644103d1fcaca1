import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { notify, row } from '#src/server/db.ts'
import { assignAgent } from '#src/server/modules/chat/transfer/assign-agent.ts'
import { collectBeats, tellHere } from '#src/server/modules/chat/presence.ts'
import { channel, type ChatEvent } from '#src/server/modules/chat/events.ts'
import { tellSilent } from '#src/server/modules/chat/hub.ts'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../database.ts'
import { connect, listening, type Client } from './socket-client.ts'

const held = testApp()
let address = ''
beforeAll(async () => (address = await listening(held.app)))

it('asks everybody to read again when notifications may have been missed', async () => {
  const { db } = held.app
  const uid = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  const visitorToken = await issueToken(db, await addCustomer(db, { nickname: '陈晓雨' }))
  await held.app.inject({ url: `/kefuapi/tourist/user?may_wait=1&token=${visitorToken}` })
  const agent = await connect(address)
  agent.send({ type: 'kefu_login', data: (await openSession(db, 'agent', 1)).token })
  await agent.next('success')
  const visitor = await connect(address)
  visitor.send({ type: 'login', data: visitorToken })
  await visitor.next('success')

  const cut = await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`,
  )
  expect(cut.rows).toHaveLength(1)
  expect(await agent.next('resume')).toEqual({ type: 'resume' })
  expect(await visitor.next('resume')).toEqual({ type: 'resume' })

  visitor.send({ type: 'chat', data: { msn: '恢复了吗', type: 1, to_uid: uid } })
  expect(await agent.next('mssage_num')).toMatchObject({ data: { message: { msn: '恢复了吗' } } })
  await Promise.all([agent.close(), visitor.close()])
})

it('cuts off who sends without waiting for answers', async () => {
  const client = await connect(address)
  const closed = new Promise<number>((resolve) => client.socket.once('close', resolve))
  for (let turn = 0; turn < 2000; turn++) client.send({ type: 'to_chat', data: { id: turn } })
  expect(await closed).toBe(1008)
})

describe('two server processes over one database', () => {
  let other: FastifyInstance
  let there = ''
  const clients: Client[] = []

  beforeAll(async () => {
    other = await buildApp({ database: held.database, files: held.files })
    there = await listening(other)
  })
  afterAll(async () => {
    await Promise.all(clients.filter(({ socket }) => socket.readyState === 1).map((client) => client.close()))
    await other.close()
  })

  const enter = async (at: string, login: object) => {
    const client = await connect(at)
    clients.push(client)
    client.send(login)
    await client.next('success')
    return client
  }

  async function agentOf(account: string) {
    const uid = await addAgent(held.app.db, { account, password: 'a-long-password', nickname: `客服${account}` })
    const { id } = (await row<{ id: number }>(held.app.db, sql`select id from chat_agents where uid = ${uid}`))!
    return { uid, token: (await openSession(held.app.db, 'agent', id)).token }
  }

  it('behave as one: messages, what is read and unread, who is there and who writes, transfers', async () => {
    const [first, second] = [await agentOf('east'), await agentOf('west')]
    const east = await enter(address, { type: 'kefu_login', data: first.token })
    const west = await enter(there, { type: 'kefu_login', data: second.token })
    const uid = await addCustomer(held.app.db, { nickname: '林小满' })
    await assignAgent(held.app.db, uid, first.uid)
    const visitor = await enter(there, { type: 'login', data: await issueToken(held.app.db, uid) })
    expect((await east.next('user_online', { to_uid: uid })).data).toEqual({ to_uid: uid, online: 1 })

    visitor.send({ type: 'to_chat', data: { id: first.uid } })
    visitor.send({ type: 'chat', data: { msn: '在吗', type: 1, to_uid: first.uid, client_id: 'w1' } })
    expect((await east.next('mssage_num', { uid })).data).toMatchObject({ num: 1, message: { msn: '在吗', seq: 1 } })
    east.send({ type: 'to_chat', data: { id: uid } })
    expect((await visitor.next('read')).data).toEqual({ uid: first.uid, seq: 1 })
    expect((await east.next('mssage_num', { num: 0 })).data).toMatchObject({ uid, read_seq: 1 })
    east.send({ type: 'typing' })
    expect((await visitor.next('typing')).data).toEqual({ uid: first.uid })
    visitor.send({ type: 'typing' })
    expect((await east.next('typing')).data).toEqual({ uid })
    east.send({ type: 'chat', data: { msn: '在的', type: 1, to_uid: uid, client_id: 'e1' } })
    expect((await visitor.next('reply')).data).toMatchObject({ msn: '在的', seq: 2 })
    // who writes has read
    expect((await east.next('chat', { seq: 2 })).data).toMatchObject({ read_seq: 2 })

    east.send({ type: 'online', data: { online: 0 } })
    expect((await visitor.next('online', { online: 0 })).data).toEqual({ online: 0, uid: first.uid })
    const headers = { 'authori-zation': `Bearer ${first.token}` }
    const payload = { kefuToUid: second.uid, uid, note: '问尺寸' }
    const moved = await held.app.inject({ method: 'POST', url: '/kefuapi/service/transfer', headers, payload })
    expect(moved.json()).toMatchObject({ code: '410099' })
    // unread for who gets it, whatever the agent of before has read
    expect((await west.next('transfer')).data).toMatchObject({ note: '问尺寸', recored: { to_uid: uid, mssage_num: 1 } })
    expect((await visitor.next('to_transfer')).data).toMatchObject({ toUid: second.uid })
    expect((await east.next('handed_on')).data).toMatchObject({ uid, to_uid: second.uid })
    visitor.send({ type: 'chat', data: { msn: '要 40 码', type: 1, to_uid: second.uid, client_id: 'w2' } })
    expect((await west.next('mssage_num', { uid })).data).toMatchObject({ num: 2, message: { msn: '要 40 码', seq: 3 } })
    // who goes from one process is away for those of the other
    await visitor.close()
    expect((await east.next('user_online', { to_uid: uid, online: 0 })).data).toEqual({ to_uid: uid, online: 0 })
  })

  it('count who is at both as there until the last connection is gone', async () => {
    const { token } = await agentOf('north')
    const north = await enter(address, { type: 'kefu_login', data: token })
    const uid = await addCustomer(held.app.db, { nickname: '周一' })
    const visitorToken = await issueToken(held.app.db, uid)
    const [here, elsewhere] = [
      await enter(address, { type: 'login', data: visitorToken }),
      await enter(there, { type: 'login', data: visitorToken }),
    ]
    const left = north.frames.length
    await here.close()
    // the process that still has one says so, whatever the other has told
    await vi.waitFor(() => {
      const since = north.frames.slice(left).filter(({ type, data }) => type === 'user_online' && data!['to_uid'] === uid)
      expect(since.at(-1)?.data).toMatchObject({ online: 1 })
    })
    await elsewhere.close()
    await vi.waitFor(() =>
      expect(north.frames.findLast(({ type, data }) => type === 'user_online' && data!['to_uid'] === uid)!.data!['online']).toBe(0),
    )
  })

  it('tell of who is gone with a process that died, and of who was taken for gone and is not', async () => {
    const { db } = held.app
    const south = await enter(address, { type: 'kefu_login', data: (await agentOf('south')).token })
    const [gone, silent] = [await addCustomer(db, { nickname: '周二' }), await addCustomer(db, { nickname: '周三' })]
    const visitor = await enter(there, { type: 'login', data: await issueToken(db, silent) })
    const person = { uid: silent, kind: 'customer' as const, nickname: '周三', avatar: '' }
    const hub = { publish: (event: ChatEvent) => notify(db, channel, event) }
    const told = (uid: number) =>
      south.frames.filter(({ type, data }) => type === 'user_online' && data!['to_uid'] === uid).map(({ data }) => data!['online'])
    await vi.waitFor(() => expect(told(silent)).toEqual([1]))

    await db.execute(sql`update chat_people set seen_at = now() - interval '40 s' where uid in (${gone}, ${silent})`)
    await tellSilent(db, hub)
    // the process that has a connection of theirs says so
    await vi.waitFor(() => expect([told(gone), told(silent)]).toEqual([[0], [1, 0, 1]]))
    expect(
      (await row<{ left: boolean }>(
        db,
        sql`select seen_at is null and left_at < now() - interval '30 s' as left from chat_people where uid = ${gone}`,
      ))!.left,
    ).toBe(true)

    // their sign of life is news where nobody counts on them, and only there
    await db.execute(sql`update chat_people set seen_at = now() - interval '30 s' where uid = ${silent}`)
    const before = told(silent).length
    const seenAgo = async () =>
      (await row<{ ago: number | null }>(
        db,
        sql`select extract(epoch from now() - seen_at)::float8 as ago from chat_people where uid = ${silent}`,
      ))!.ago
    let isHere = () => true
    const beats = collectBeats({ db, log: held.app.log, isHere: () => isHere(), ...hub })
    beats.add(person)
    await vi.waitFor(() => expect(told(silent).slice(before)).toEqual([1]))
    await db.execute(sql`update chat_people set seen_at = now() - interval '10 s' where uid = ${silent}`)
    beats.add(person)
    await vi.waitFor(async () => expect(await seenAgo()).toBeLessThan(9))
    expect(told(silent).slice(before)).toEqual([1])

    // who leaves while it is written is gone after all
    await visitor.close()
    await vi.waitFor(() => expect(told(silent).slice(before)).toEqual([1, 0]))
    let asked = 0
    isHere = () => ++asked === 1
    beats.add(person)
    await vi.waitFor(() => expect(told(silent).slice(before)).toEqual([1, 0, 1, 0]))
    expect(await seenAgo()).toBeNull()
    beats.close()
    // and who leaves while their coming is told
    await tellHere({ db, isHere: () => false, ...hub }, person)
    await vi.waitFor(() => expect(told(silent).slice(before)).toEqual([1, 0, 1, 0, 1, 0]))
    expect(await seenAgo()).toBeNull()
  })
})
