import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let agent: Somebody
let other: Somebody
let rain: Customer
let label = 0
let group = 0

beforeAll(async () => {
  agent = await stage.agent('desk')
  other = await stage.agent('other')
  rain = await stage.customer('陈晓雨', { of: agent })
  const id = async (query: ReturnType<typeof sql>) => (await row<{ id: number }>(stage.db, query))!.id
  const category = await id(sql`insert into user_label_categories (name) values ('来源') returning id::int as id`)
  label = await id(sql`insert into user_labels (label_cate, label_name) values (${category}, '老客户') returning id::int as id`)
  group = await id(sql`insert into user_groups (group_name) values ('VIP客户') returning id::int as id`)
})

it('tells an agent what the shop knows of their own customer, and others next to nothing', async () => {
  await stage.db.execute(
    sql`update shop_users set birthday = '1990-01-01', is_promoter = 1, user_type = 'routine' where uid = ${rain.shopUid}`,
  )
  const { data } = await agent.call('GET', `user/info/${rain.uid}`)
  expect(data).toMatchObject({
    ...{ nickname: '陈晓雨', now_money: '5000.00', is_promoter: 1, birthday: 631_123_200, user_type: 'routine' },
    ...{ phone: expect.stringMatching(/^138\d{8}$/), labelNames: [], group_name: '', spread_name: '' },
  })
  expect((await other.call('GET', `user/info/${rain.uid}`)).data).toMatchObject({
    ...{ nickname: '陈晓雨', now_money: '0', is_promoter: 0, birthday: 0, phone: expect.stringMatching(/^138\*{4}\d{4}$/) },
  })
})

it('labels and groups a customer of one’s own', async () => {
  expect((await agent.call('GET', `user/label/${rain.uid}`)).data).toMatchObject([
    { name: '来源', label: [{ id: label, disabled: false }] },
  ])
  expect(await agent.call('PUT', `user/label/${rain.uid}`, { label_ids: [], un_label_ids: [] })).toMatchObject({ code: '410104' })
  expect(await agent.call('PUT', `user/label/${rain.uid}`, { label_ids: [label] })).toMatchObject({ status: 200, code: '100014' })
  expect(await agent.call('PUT', `user/label/${rain.uid}`, { label_ids: [99_999] })).toMatchObject({ status: 400698 })
  expect((await agent.call('GET', `user/label/${rain.uid}`)).data).toMatchObject([{ label: [{ id: label, disabled: true }] }])
  expect((await agent.call('GET', 'user/group')).data).toEqual([{ id: group, group_name: 'VIP客户' }])
  expect(await agent.call('PUT', `user/group/${rain.uid}/${group}`)).toMatchObject({ status: 200, code: '100014' })
  expect(await agent.call('PUT', `user/group/${rain.uid}/${group}`)).toMatchObject({ status: 400, code: '410103' })
  expect(await agent.call('PUT', `user/group/${rain.uid}/99999`)).toMatchObject({ status: 400, code: '100026' })
  expect((await agent.call('GET', `user/info/${rain.uid}`)).data).toMatchObject({ group_name: 'VIP客户', labelNames: ['老客户'] })
  expect(await agent.call('PUT', `user/label/${rain.uid}`, { un_label_ids: [label] })).toMatchObject({ status: 200 })
  expect((await agent.call('GET', `user/info/${rain.uid}`)).data).toMatchObject({ labelNames: [] })
})

it('is closed to an agent whose customer they are not', async () => {
  for (const path of ['user/label', 'product/cart', 'product/visit', 'product/hot', 'order/list'])
    expect(await other.call('GET', `${path}/${rain.uid}`), path).toMatchObject({ status: 400, code: '410092' })
  expect(await other.call('PUT', `user/label/${rain.uid}`, { label_ids: [label] })).toMatchObject({ code: '410092' })
  expect(await other.call('PUT', `user/group/${rain.uid}/${group}`)).toMatchObject({ code: '410092' })
  expect(await other.call('GET', `user/label/${agent.uid}`)).toMatchObject({ code: '410092' })
})

it('knows nothing of the shop about a tourist', async () => {
  const desk = (await agent.call<{ tourist_uid: number; uid: number }>('GET', 'tourist/user?may_wait=1')).data
  const own = desk.uid === agent.uid ? agent : other
  expect(await own.call('GET', `user/info/${desk.tourist_uid}`)).toMatchObject({ data: { phone: '', now_money: '0', level: 0 } })
  expect(await own.call('GET', `order/list/${desk.tourist_uid}`)).toMatchObject({ status: 200, data: [] })
  expect(await own.call('PUT', `user/label/${desk.tourist_uid}`, { label_ids: [label] })).toMatchObject({ status: 400, code: '410113' })
})

it('lists what they bought, what they asked about, and what sells', async () => {
  await rain.buys()
  const product = (await row<{ id: number }>(stage.db, sql`select id from products limit 1`))!.id
  const listed = { id: product, store_name: '丁腈胶板', price: '33.33', sales: expect.any(String), stock: expect.any(Number) }
  expect((await agent.call('GET', `product/cart/${rain.uid}`)).data).toMatchObject([listed])
  expect((await agent.call('GET', `product/cart/${rain.uid}?store_name=${product}`)).data).toMatchObject([listed])
  expect((await agent.call('GET', `product/cart/${rain.uid}?store_name=${encodeURIComponent('没有的')}`)).data).toEqual([])
  expect((await agent.call('GET', `product/hot/${rain.uid}`)).data).toMatchObject([listed])
  expect((await agent.call('GET', `product/visit/${rain.uid}`)).data).toEqual([])
  const talking = await rain.socket()
  talking.send({ type: 'chat', data: { msn: String(product), type: 5, to_uid: agent.uid, client_id: 'seen' } })
  await talking.next('chat', { client_id: 'seen' })
  expect((await agent.call('GET', `product/visit/${rain.uid}`)).data).toMatchObject([listed])
})
