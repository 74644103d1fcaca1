import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: {
    list: Record<string, unknown>[]
    token: string
    kefuInfo: Record<string, unknown>
    rules: { field: string; value: unknown }[]
    row: Record<string, unknown>
  }
}

let who: SignedIn
const users: number[] = []

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = who): Promise<Reply> {
  return (
    await held.app.inject({ method, url: `/adminapi/app/wechat/kefu${path}`, headers: by.headers, ...(payload && { payload }) })
  ).json()
}
const asAgent = async (token: string) =>
  (await held.app.inject({ url: '/kefuapi/service/info', headers: { 'authori-zation': `Bearer ${token}` } })).json<Reply>()
const signIn = async (account: string, password: string) =>
  (await held.app.inject({ method: 'POST', url: '/kefuapi/login', payload: { account, password } })).json<Reply>()
const listed = async () => (await call('GET', '?page=1&limit=15')).data.list

beforeAll(async () => {
  who = await signedIn(held.app)
  for (const [nickname, phone] of [
    ['周倩', '13800000001'],
    ['没有手机的', ''],
    ['马丽', '13800000003'],
  ])
    users.push(
      (await row<{ uid: number }>(held.app.db, sql`insert into shop_users (nickname, phone) values (${nickname}, ${phone}) returning uid`))!
        .uid,
    )
})

const agent = (at: number, more: object = {}) => ({
  image: { uid: users[at], image: '/uploads/demo/a.jpg', name: 'x' },
  ...{ nickname: '客服周周', phone: '13900000001', account: 'zhouzhou', password: 'zhou2026', true_password: 'zhou2026' },
  ...{ status: '1', customer: '0', notify: '1', ...more },
})

describe('agents', () => {
  it('are shop users with a name, a mobile number and an account of their own, each once', async () => {
    const add = (body: object) => call('POST', '', body)
    expect(await add({ ...agent(0), image: '' })).toMatchObject({ status: 400, code: '400250' })
    expect(await add(agent(1, { phone: '' }))).toMatchObject({ code: '400251', errors: { phone: expect.stringContaining('请手动填写') } })
    expect(await add(agent(0, { phone: '123' }))).toMatchObject({ code: '400252' })
    expect(await add(agent(0, { nickname: ' ' }))).toMatchObject({ code: '400262' })
    expect(await add(agent(0, { account: '' }))).toMatchObject({ code: '400254' })
    expect(await add(agent(0, { account: '周周' }))).toMatchObject({ code: '400255' })
    expect(await add(agent(0, { password: '' }))).toMatchObject({ code: '400256' })
    expect(await add(agent(0, { password: '123' }))).toMatchObject({ code: '400257' })
    expect(await add(agent(0, { true_password: 'zhou2027' }))).toMatchObject({ code: '400264' })
    // the number of the user stands for one that is not given
    expect(await add(agent(0, { phone: '' }))).toMatchObject({ status: 200, code: '400260' })
    expect(await add(agent(0, { account: 'another', phone: '13900000002' }))).toMatchObject({ code: '400253' })
    expect(await add(agent(2, { account: 'another', phone: '13800000001' }))).toMatchObject({ code: '400258' })
    expect(await add(agent(2, { account: 'ZHOUZHOU' }))).toMatchObject({ code: '400259' })
    expect(await listed()).toEqual([expect.objectContaining({ wx_name: '客服周周', nickname: '周倩', phone: '13800000001', status: 1 })])
  })

  it('are two at most where one shop user is added twice at once', async () => {
    const both = await Promise.all(
      ['1', '2'].map((one) => call('POST', '', agent(2, { account: `malimali${one}`, phone: `1370000000${one}` }))),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    await call('DELETE', `/${Number((await listed())[0]!['id'])}`)
  })

  it('are changed at the version that was read; a new password ends what was open', async () => {
    const id = Number((await listed())[0]!['id'])
    const { data } = await signIn('zhouzhou', 'zhou2026')
    expect(await asAgent(data.token)).toMatchObject({ status: 200 })
    const form = await call('GET', `/${id}/edit`)
    const fields = ['avatar', 'nickname', 'phone', 'account', 'password', 'true_password', 'status', 'version']
    expect(form.data.rules.map(({ field }) => field)).toEqual(fields)
    const values = Object.fromEntries(form.data.rules.map(({ field, value }) => [field, value]))
    expect(await call('PUT', `/${id}`, { ...values, password: 'newer2026' })).toMatchObject({ code: '400263' })
    const newer = { password: 'newer2026', true_password: 'newer2026' }
    expect(await call('PUT', `/${id}`, { ...values, ...newer, nickname: '客服小周' })).toMatchObject({ status: 200, code: '100001' })
    expect(await call('PUT', `/${id}`, { ...values, nickname: '客服大周' })).toMatchObject({
      ...{ status: 409, code: 'CHANGED', data: { row: { nickname: '客服小周' } } },
    })
    expect(await asAgent(data.token)).toMatchObject({ status: 110005 })
    expect(await signIn('zhouzhou', 'newer2026')).toMatchObject({ status: 200 })
    expect(await call('PUT', '/9999', values)).toMatchObject({ status: 100026 })
  })

  it('are entered as by who has the key, for a session beside the own one', async () => {
    const id = Number((await listed())[0]!['id'])
    const reader = await signedIn(held.app, ['setting-store-service'])
    expect(await call('GET', `/login/${id}`, undefined, reader)).toMatchObject({ status: 110000 })
    const standIn = await signedIn(held.app, ['setting-store-service', 'service-in'])
    const { data } = await call('GET', `/login/${id}`, undefined, standIn)
    expect(data.kefuInfo).toMatchObject({ account: 'zhouzhou', nickname: '客服小周' })
    expect(await asAgent(data.token)).toMatchObject({ status: 200, data: { nickname: '客服小周' } })
    // theirs is an administrator's still, and the agent's opens no back office
    expect(await call('GET', '', undefined, standIn)).toMatchObject({ status: 200 })
    const agentHeaders = { ...standIn, headers: { 'authori-zation': `Bearer ${data.token}` } }
    expect((await call('GET', '', undefined, agentHeaders as never)).status).not.toBe(200)
    expect(await call('GET', '/login/9999')).toMatchObject({ status: 400266 })
  })

  it('who are switched off are out, and cannot be entered', async () => {
    const id = Number((await listed())[0]!['id'])
    const { data } = await call('GET', `/login/${id}`)
    expect(await call('PUT', `/set_status/${id}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect(await asAgent(data.token)).toMatchObject({ status: 110005 })
    expect(await call('GET', `/login/${id}`)).toMatchObject({ status: 400266 })
    expect(await call('PUT', '/set_status/9999/1')).toMatchObject({ status: 400, code: '100100' })
    await held.app.db.execute(sql`update shop_users set is_del = 1 where uid = ${users[0]!}`)
    expect(await call('PUT', `/set_status/${id}/1`)).toMatchObject({ code: '400265' })
    await held.app.db.execute(sql`update shop_users set is_del = 0 where uid = ${users[0]!}`)
    expect(await call('PUT', `/set_status/${id}/1`)).toMatchObject({ status: 200 })
  })

  it('are removed while what they wrote stays, and may come back as another one', async () => {
    const [one] = await listed()
    const id = Number(one!['id'])
    await held.app.db.execute(sql`insert into chat_people (uid, kind, nickname) values (700, 'customer', '陈晓雨')`)
    await held.app.db.execute(
      sql`insert into chat_conversations (agent_uid, visitor_uid, last_seq) values (${Number(one!['uid'])}, 700, 2)`,
    )
    for (const [seq, sender, msn] of [
      [1, 700, '在吗'],
      [2, one!['uid'], '在的'],
    ] as const)
      await held.app.db.execute(sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type)
        select max(id), ${seq}, ${sender as number}, ${msn}, 1 from chat_conversations`)
    expect((await call('GET', `/record/${id}`)).data.list).toEqual([{ nickname: '陈晓雨', uid: 700, headimgurl: '', label: [] }])
    const { list } = (await call('GET', `/chat_list?uid=700&to_uid=${Number(one!['uid'])}&id=${id}&page=1&limit=10`)).data
    expect(list.map(({ msn }) => msn)).toEqual(['在的', '在吗'])
    // another visitor's are not among them
    expect((await call('GET', `/chat_list?uid=701&id=${id}`)).data.list).toEqual([])
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call('DELETE', `/${id}`)).toMatchObject({ code: '100008' })
    expect(await call('GET', `/record/${id}`)).toMatchObject({ status: 100026 })
    expect(await signIn('zhouzhou', 'newer2026')).toMatchObject({ status: 410025 })
    expect(await call('POST', '', agent(0))).toMatchObject({ status: 200 })
    expect(await row(held.app.db, sql`select count(*)::int as count from chat_messages`)).toEqual({ count: 2 })
  })
})
