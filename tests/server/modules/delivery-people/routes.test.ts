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
    count: number
    action: string
    rules: { type: string; field: string; value: unknown }[]
    row: Record<string, unknown>
  }
}

let who: SignedIn
const uids: number[] = []

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = who): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/${path}`, headers: by.headers, ...(payload && { payload }) })).json()
}
const listed = async () => (await call('GET', 'order/delivery/index?page=1&limit=15')).data.list

beforeAll(async () => {
  who = await signedIn(held.app)
  for (const name of ['周师傅', '马师傅', '关了的'])
    uids.push(
      (await row<{ uid: number }>(
        held.app.db,
        sql`insert into shop_users (nickname, phone, words, is_del) values (${name}, ${`1380000000${uids.length}`}, ${`${name} 1380000000${uids.length}`},
          ${name === '关了的' ? 1 : 0}) returning uid`,
      ))!.uid,
    )
})

const rider = (at: number, phone: string, more: object = {}) => ({
  image: { uid: uids[at], image: '/uploads/demo/a.jpg', name: 'x' },
  ...{ uid: 0, avatar: '', nickname: '骑手', phone, status: 1, ...more },
})

describe('delivery people', () => {
  it('are chosen among customers, who are found by name, phone and number', async () => {
    const found = async (words: string) =>
      (await call('GET', `app/wechat/kefu/create?page=1&limit=10&nickname=${encodeURIComponent(words)}`)).data.list.map(({ uid }) => uid)
    expect(await found('周师')).toEqual([uids[0]])
    expect(await found('13800000001')).toEqual([uids[1]])
    expect(await found(String(uids[0]))).toContain(uids[0])
    expect(await found('关了的')).toEqual([])
  })

  it('are added with a customer, a name and a mobile number, each once', async () => {
    const add = (body: object) => call('POST', 'order/delivery/save', body)
    expect(await add({ ...rider(0, '13900000001'), image: '' })).toMatchObject({ status: 400, code: '400250' })
    expect(await add(rider(2, '13900000001'))).toMatchObject({ code: '400250' })
    expect(await add(rider(0, '', {}))).toMatchObject({ status: 400, code: '400132', errors: { phone: '请填写手机号' } })
    expect(await add(rider(0, '12345'))).toMatchObject({ code: '400252', errors: { phone: '手机号格式错误' } })
    expect(await add(rider(0, '13900000001', { nickname: ' ' }))).toMatchObject({ code: '400469' })
    expect(await add(rider(0, '13900000001'))).toMatchObject({ status: 200, code: '100000' })
    expect(await add(rider(0, '13900000002'))).toMatchObject({ code: '400467', errors: { image: '配送员已存在' } })
    expect(await add(rider(1, '13900000001'))).toMatchObject({ code: '400468' })
    expect(await listed()).toEqual([expect.objectContaining({ uid: uids[0], nickname: '骑手', phone: '13900000001', status: 1 })])
    expect((await listed())[0]!['avatar']).toMatch(/^http.*\/uploads\/demo\/a\.jpg$/)
  })

  it('are two at most where two are added at once with one number', async () => {
    const both = await Promise.all([0, 1].map((at) => call('POST', 'order/delivery/save', rider(at, '13900000009'))))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    await held.app.db.execute(sql`delete from delivery_people where phone = '13900000009'`)
  })

  it('are changed at the version that was read', async () => {
    const [one] = await listed()
    const id = Number(one!['id'])
    const form = await call('GET', `order/delivery/${id}/edit`)
    expect(form.data.action).toBe(`/order/delivery/update/${id}`)
    expect(form.data.rules.map(({ field }) => field)).toEqual(['avatar', 'nickname', 'phone', 'status', 'version'])
    const values = Object.fromEntries(form.data.rules.map(({ field, value }) => [field, value]))
    const change = (body: object) => call('PUT', `order/delivery/update/${id}`, { ...values, ...body })
    expect(await change({ nickname: '' })).toMatchObject({ code: '400469' })
    expect(await change({ nickname: '老骑手' })).toMatchObject({ status: 200, code: '100001' })
    expect(await change({ nickname: '新骑手' })).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { nickname: '老骑手' } } })
    // the shop's own screen knows no versions
    expect(await change({ nickname: '新骑手', version: undefined })).toMatchObject({ status: 200 })
    expect(await call('PUT', 'order/delivery/update/9999', values)).toMatchObject({ status: 100026 })
  })

  it('are offered to orders while they are shown, and removed', async () => {
    const [one] = await listed()
    const id = Number(one!['id'])
    expect((await call('GET', 'order/delivery/list')).data.list).toEqual([expect.objectContaining({ id, wx_name: '新骑手' })])
    expect(await call('GET', `order/delivery/set_status/${id}/0`)).toMatchObject({ status: 200, code: '100014' })
    expect((await call('GET', 'order/delivery/list')).data.list).toEqual([])
    expect(await call('GET', 'order/delivery/set_status/9999/0')).toMatchObject({ status: 400, code: '100100' })
    const reader = await signedIn(held.app, ['setting-delivery-service'])
    expect(await call('GET', `order/delivery/set_status/${id}/1`, undefined, reader)).toMatchObject({ status: 110000 })
    expect(await call('DELETE', `order/delivery/del/${id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call('DELETE', `order/delivery/del/${id}`)).toMatchObject({ code: '100008' })
    expect(await listed()).toEqual([])
  })
})
