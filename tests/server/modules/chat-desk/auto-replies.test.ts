import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'
import { connect, listening, type Client } from '../chat/socket-client.ts'

const held = testApp()
let who: SignedIn
let agentUid = 0
let address = ''

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { list: Record<string, unknown>[]; rules: { field: string; value: unknown }[]; row: object }
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/app/${path}`, headers: who.headers, ...(payload && { payload }) })).json()
}
const save = (id: number, body: object) => call('POST', `kefu/auto_reply/save/${id}`, { type: 'text', status: 1, ...body })

beforeAll(async () => {
  who = await signedIn(held.app)
  agentUid = await addAgent(held.app.db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  address = await listening(held.app)
})
beforeEach(() => held.app.db.execute(sql`delete from chat_auto_replies`))

/** A customer with the chat open. */
async function visitor(): Promise<Client & { uid: number }> {
  const uid = await addCustomer(held.app.db, { nickname: '陈晓雨' })
  const token = await issueToken(held.app.db, uid)
  await held.app.inject({ url: `/kefuapi/tourist/user?may_wait=1&token=${token}` })
  const client = await connect(address)
  client.send({ type: 'login', data: token })
  await client.next('success')
  client.send({ type: 'to_chat', data: { id: agentUid } })
  await client.next('mssage_num')
  return Object.assign(client, { uid })
}

const say = async (client: Client, msn: string, more: object = {}) => {
  client.send({ type: 'chat', data: { msn, type: 1, to_uid: agentUid, ...more } })
  return client.next('chat')
}
const told = ({ data }: { data?: unknown }) => data as { msn: string; msn_type: number; recored: Record<string, unknown> }
const conversation = (uid: number) =>
  rows<{ msn: string }>(
    held.app.db,
    sql`select m.msn from chat_messages m join chat_conversations c on c.id = m.conversation_id where c.visitor_uid = ${uid} order by m.seq`,
  )

describe('automatic replies in the back office', () => {
  it('have keywords, a kind and what is answered', async () => {
    expect(await save(0, { keys: ' , ', data: '您好' })).toMatchObject({ status: 400, code: '400239' })
    expect(await save(0, { keys: '你好', type: '', data: '您好' })).toMatchObject({ code: '400240' })
    expect(await save(0, { keys: '你好', type: 'news', data: '您好' })).toMatchObject({ code: '400241' })
    expect(await save(0, { keys: '你好', data: '' })).toMatchObject({ code: '400242' })
    expect(await save(0, { keys: '你好', type: 'image', data: 'javascript:alert(1)' })).toMatchObject({ code: '400242' })
    expect(await save(0, { keys: '你好，在吗, 你好', data: '您好' })).toMatchObject({ status: 200, code: '100000' })
    const [one] = (await call('GET', 'kefu/auto_reply/list?page=1&limit=15&key=在吗&type=text')).data.list
    expect(one).toMatchObject({ key: '你好,在吗', type: 'text', data: '您好', status: 1 })
    expect((await call('GET', 'kefu/auto_reply/list?type=image')).data.list).toEqual([])
  })

  it('are changed at the version that was read, switched and removed', async () => {
    await save(0, { keys: '你好', data: '您好' })
    const id = Number((await call('GET', 'kefu/auto_reply/list')).data.list[0]!['id'])
    const form = await call('GET', `kefu/auto_reply/form/${id}`)
    const values = Object.fromEntries(form.data.rules.map(({ field, value }) => [field, value]))
    expect(values).toMatchObject({ keys: '你好', type: 'text', status: 1 })
    expect(await save(id, { ...values, data: '您好呀' })).toMatchObject({ status: 200 })
    expect(await save(id, { ...values, data: '您好啊' })).toMatchObject({ status: 409, data: { row: { data: '您好呀' } } })
    expect(await call('PUT', `wechat/keyword/set_status/${id}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect((await call('GET', 'kefu/auto_reply/list')).data.list[0]).toMatchObject({ status: 0 })
    expect(await call('PUT', 'wechat/keyword/set_status/9999/0')).toMatchObject({ status: 400, code: '100100' })
    expect(await call('DELETE', `kefu/auto_reply/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call('GET', `kefu/auto_reply/form/${id}`)).toMatchObject({ status: 100026 })
  })
})

describe('what a visitor writes', () => {
  it('is answered by the keyword that is the whole text, else by the longest that is part of it', async () => {
    await save(0, { keys: '发货', data: '48小时内发货' })
    await save(0, { keys: '什么时候发货，多久发货', data: '今天就发' })
    await save(0, { keys: '图', type: 'image', data: '/uploads/demo/a.jpg' })
    await save(0, { keys: '退款', data: '原路退回', status: 0 })
    const client = await visitor()
    const answers: unknown[] = []
    for (const words of ['发货', '请问什么时候发货呢', '有图吗']) {
      await say(client, words)
      const { msn, msn_type: type } = told(await client.next('reply'))
      answers.push([msn, type])
    }
    // what is off, and what no keyword fits, stays for the agent
    await say(client, '退款')
    await say(client, '你好')
    expect(answers).toEqual([
      ['48小时内发货', 1],
      ['今天就发', 1],
      ['/uploads/demo/a.jpg', 3],
    ])
    expect(await conversation(client.uid)).toHaveLength(8)
    await client.close()
  })

  it('is answered once, however often it is sent again, and stays unread for the agent', async () => {
    await save(0, { keys: '发货', data: '48小时内发货' })
    const client = await visitor()
    for (let time = 0; time < 3; time++) await say(client, '发货', { client_id: 'one' })
    expect((await conversation(client.uid)).map(({ msn }) => msn)).toEqual(['发货', '48小时内发货'])
    const { token } = await openSession(held.app.db, 'agent', 1)
    const url = '/kefuapi/user/record?is_tourist=0&page=1&limit=20'
    const list = (await held.app.inject({ url, headers: { 'authori-zation': `Bearer ${token}` } })).json<{
      data: Record<string, unknown>[]
    }>()
    expect(list.data.find(({ to_uid: uid }) => Number(uid) === client.uid)).toMatchObject({ mssage_num: 1, message: '48小时内发货' })
    await client.close()
  })

  it('is answered by nobody but what visitors write: an agent says the keyword without an echo', async () => {
    await save(0, { keys: '发货', data: '48小时内发货' })
    const client = await visitor()
    const { token } = await openSession(held.app.db, 'agent', 1)
    const agent = await connect(address)
    agent.send({ type: 'kefu_login', data: token })
    await agent.next('success')
    agent.send({ type: 'chat', data: { msn: '发货', type: 1, to_uid: client.uid } })
    await agent.next('chat')
    expect(await conversation(client.uid)).toHaveLength(1)
    await Promise.all([client.close(), agent.close()])
  })
})
