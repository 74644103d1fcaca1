import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
let who: SignedIn

interface Reply {
  status: number
  code?: string
  data: { data: Record<string, unknown>[]; count: number; feedback: string; content: string; greeting: string; title: string; row: object }
}

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Reply> {
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const office = (method: Parameters<typeof ask>[0], path: string, payload?: object) => ask(method, `/adminapi/app/feedback${path}`, payload)
const visitor = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  (await held.app.inject({ method, url: `/kefuapi/tourist/${path}`, ...(payload && { payload }) })).json<Reply>()

beforeAll(async () => void (who = await signedIn(held.app)))

describe('what visitors leave', () => {
  it('takes a name, a mobile number and words', async () => {
    const leave = (body: object) => visitor('POST', 'feedback', body)
    expect(await leave({ rela_name: '张三', phone: '', content: '在吗' })).toMatchObject({ status: 400, code: '410157' })
    expect(await leave({ rela_name: '张三', phone: '12345', content: '在吗' })).toMatchObject({ code: '410158' })
    expect(await leave({ rela_name: ' ', phone: '13800000001', content: '在吗' })).toMatchObject({ code: '410155' })
    expect(await leave({ rela_name: '张三', phone: '13800000001', content: '' })).toMatchObject({ code: '410163' })
    expect(await leave({ rela_name: '张三', phone: '13800000001', content: '周日营业吗' })).toMatchObject({ status: 200, code: '100000' })
    await leave({ rela_name: '李四', phone: '13800000002', content: '<script>alert(1)</script>' })
  })

  it('is found by name, phone, words and days', async () => {
    await held.app.db.execute(sql`update chat_feedback set added_at = '2026-01-05T12:00:00+08:00' where rela_name = '李四'`)
    const names = async (query: string) => (await office('GET', query)).data.data.map(({ rela_name: name }) => name)
    expect(await names('')).toEqual(['张三', '李四'])
    expect(await names('?title=周日')).toEqual(['张三'])
    expect(await names('?title=0002')).toEqual(['李四'])
    expect(await names('?time=2026/01/05-2026/01/05')).toEqual(['李四'])
    expect(await names('?time=today')).toEqual(['张三'])
    expect((await office('GET', '?page=1&limit=1')).data).toMatchObject({ count: 2, data: [{ status: 0, make: '' }] })
  })

  it('names the shop user whom it is of, where the chat knows one', async () => {
    const { db } = held.app
    await db.execute(sql`insert into shop_users (uid, nickname, avatar, phone) values (70, '李四', '', '13800000002')`)
    await db.execute(sql`insert into chat_people (uid, kind, shop_uid) values (9070, 'customer', 70)`)
    await db.execute(sql`update chat_feedback set uid = 9070 where rela_name = '李四'`)
    const users = (await office('GET', '')).data.data.map(({ rela_name: name, user_uid: user }) => [name, user])
    expect(users).toEqual([
      ['张三', undefined],
      ['李四', 70],
    ])
  })

  it('is handled with a remark at the version that was read, and removed', async () => {
    const { id } = (await office('GET', '')).data.data[0]!
    expect((await office('GET', `/${String(id)}/edit`)).data.title).toBe('处理')
    const handled = { make: '已回电', status: 1, version: 1 }
    expect(await office('PUT', `/${String(id)}`, handled)).toMatchObject({ status: 200, code: '100001' })
    expect(await office('PUT', `/${String(id)}`, handled)).toMatchObject({ status: 409, data: { row: { make: '已回电' } } })
    expect((await office('GET', `/${String(id)}/edit`)).data.title).toBe('备注')
    expect(await office('GET', '/9999/edit')).toMatchObject({ status: 400460 })
    expect(await office('PUT', '/9999', handled)).toMatchObject({ code: '400268' })
    expect(await office('DELETE', `/${String(id)}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await office('DELETE', `/${String(id)}`)).toMatchObject({ code: '100008' })
  })
})

describe('the settings of customer service', () => {
  it('are read by visitors: the words above the form, the greeting', async () => {
    expect((await visitor('GET', 'feedback')).data.feedback).toContain('客服当前不在线')
    expect((await visitor('GET', 'adv')).data).toEqual({ content: '', greeting: '' })
    const settle = (body: object) => ask('POST', '/adminapi/setting/config/save_basics', body)
    expect(await settle({ service_feedback: '请留言', kefu_greeting: '您好，请问有什么可以帮您？' })).toMatchObject({ status: 200 })
    expect((await visitor('GET', 'feedback')).data.feedback).toBe('请留言')
    expect((await visitor('GET', 'adv')).data.greeting).toBe('您好，请问有什么可以帮您？')
    expect(await settle({ tourist_avatar: 'https://elsewhere.example/a.png' })).toMatchObject({ status: 400, code: 'config_not_ours' })
    expect(await settle({ tourist_avatar: '/uploads/demo/a.png' })).toMatchObject({ status: 200 })
    const { data } = await ask('GET', '/adminapi/setting/config/edit_basics?tab_id=69')
    const { rules } = data as unknown as { rules: { field: string; value: unknown }[] }
    expect(rules.map(({ field }) => field)).toEqual(['service_feedback', 'kefu_greeting', 'tourist_avatar', 'version'])
    expect(rules[2]).toMatchObject({ value: '/uploads/demo/a.png' })
  })

  it('are shown to who holds their key alone', async () => {
    const settler = await signedIn(held.app, ['setting-order-config'])
    const url = '/adminapi/setting/config/edit_basics?tab_id=69'
    expect((await held.app.inject({ url, headers: settler.headers })).json<Reply>()).toMatchObject({ status: 110000 })
    const chat = await signedIn(held.app, ['setting-kefu-config'])
    expect((await held.app.inject({ url, headers: chat.headers })).json<Reply>()).toMatchObject({ status: 200 })
  })
})
