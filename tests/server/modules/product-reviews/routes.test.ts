import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { list: Record<string, unknown>[]; count: number; action: string; rules: { field: string; value: unknown }[] }
}

let who: SignedIn
let product = 0
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Reply> {
  return (
    await held.app.inject({ method, url: `/adminapi/product/reply${path}`, headers: who.headers, ...(payload && { payload }) })
  ).json()
}
const found = async (query: object) =>
  (await call('GET', `?${new URLSearchParams({ page: '1', limit: '15', ...query })}`)).data.list.map(({ comment }) => comment)

const body = (more: object = {}) => ({
  ...{ image: { product_id: product, image: '/uploads/a.jpg' }, product_id: product, avatar: '/uploads/b.jpg', nickname: '老顾客' },
  ...{ comment: '很好用', product_score: 5, service_score: 4, pics: ['/uploads/c.jpg'], add_time: '', suk: '', ...more },
})

beforeAll(async () => {
  who = await signedIn(held.app)
  const { db } = held.app
  const category = (await row<{ id: number }>(db, sql`insert into categories (cate_name) values ('厨房') returning id`))!.id
  product = (await row<{ id: number }>(
    db,
    sql`insert into products (cate_id, image, store_name, price) values (${category}, '/uploads/a.jpg', '砂锅 3L', 99) returning id`,
  ))!.id
  await db.execute(sql`insert into product_skus (product_id, suk, code, price) values (${product}, '加厚,红', 'sku00001', 99)`)
})

describe('reviews', () => {
  it('of the shop itself need a product, a person, words, stars and a time that has been', async () => {
    const add = (more: object) => call('POST', '/save_fictitious_reply', body(more))
    expect(await add({ product_id: 0, image: '' })).toMatchObject({ status: 400, code: '400337', errors: { image: '请选择商品' } })
    expect(await add({ product_id: 99_999 })).toMatchObject({ code: '400337' })
    for (const field of ['avatar', 'nickname', 'comment', 'product_score', 'service_score']) {
      const reply = await add({ [field]: field.endsWith('score') ? 6 : '' })
      expect(reply.status, field).toBe(400)
      expect(Object.keys(reply.errors!)).toEqual([field])
    }
    expect(await add({ suk: '没有的' })).toMatchObject({ status: 400, errors: { suk: '请选择商品规格' } })
    for (const time of ['2999-01-01 00:00:00', '2026-13-45 00:00:00', '昨天'])
      expect(await add({ add_time: time }), time).toMatchObject({ status: 400, errors: { add_time: '评论时间不正确' } })
    expect(await add({ suk: '加厚,红', add_time: '2026-01-02 03:04:05' })).toMatchObject({ status: 200, code: '100000' })
    expect(await add({ comment: '一般', product_score: 3, service_score: 3, product_id: 0 })).toMatchObject({ status: 200 })
    const { list } = (await call('GET', '?page=1&limit=15')).data
    expect(list[1]).toMatchObject({
      uid: 0,
      suk: '加厚,红',
      score: 5,
      status: 1,
      is_reply: 0,
      store_name: '砂锅 3L',
      add_time: '2026-01-02 03:04:05',
    })
    expect(list[1]!['pics']).toEqual([expect.stringMatching(/^http.*\/uploads\/c\.jpg$/)])
  })

  it('are narrowed by product, customer, days, answer and state', async () => {
    await held.app.db.execute(sql`insert into product_replies (product_id, nickname, product_score, service_score, comment, added_at)
      values (${product}, '新顾客', 1, 1, '破了', '2026-02-03 04:00:00+08')`)
    expect(await found({})).toEqual(['一般', '破了', '很好用'])
    expect(await found({ status: '0' })).toEqual(['破了'])
    expect(await found({ account: '老顾' })).toEqual(['一般', '很好用'])
    expect(await found({ store_name: '砂锅', data: '2026/02/03-2026/02/03' })).toEqual(['破了'])
    expect(await found({ store_name: String(product), is_reply: '1' })).toEqual([])
    expect(await found({ product_id: '99999' })).toEqual([])
  })

  it('are answered, passed, refused and removed', async () => {
    const waiting = (await call('GET', '?page=1&limit=15&status=0')).data.list
    const id = Number(waiting[0]!['id'])
    expect(await call('PUT', `/set_reply/${id}`, { content: ' ' })).toMatchObject({
      status: 400,
      code: '100100',
      errors: { content: '请输入回复内容' },
    })
    expect(await call('PUT', `/set_reply/${id}`, { content: '马上补发' })).toMatchObject({ status: 200, code: '400169', msg: '回复成功' })
    expect(await found({ is_reply: '1' })).toEqual(['破了'])
    expect(await call('PUT', `/set_status/${id}/2`)).toMatchObject({ status: 200 })
    expect(await found({ status: '2' })).toEqual(['破了'])
    expect((await call('PUT', `/set_status/${id}/3`)).status).not.toBe(200)
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, code: '100002' })
    for (const [method, path] of [
      ['DELETE', `/${id}`],
      ['PUT', `/set_status/${id}/1`],
    ] as const)
      expect(await call(method, path)).toMatchObject({ status: 100026 })
    expect(await call('PUT', `/set_reply/${id}`, { content: 'x' })).toMatchObject({ status: 100026 })
  })

  it('of the shop itself have a form for one product, or for any', async () => {
    const fields = async (id: number) => (await call('GET', `/fictitious_reply/${id}`)).data.rules.map(({ field }) => field)
    expect(await fields(product)).toEqual([
      'product_id',
      'avatar',
      'nickname',
      'comment',
      'product_score',
      'service_score',
      'pics',
      'add_time',
    ])
    expect(await fields(0)).toEqual(['image', ...(await fields(product))])
  })
})
