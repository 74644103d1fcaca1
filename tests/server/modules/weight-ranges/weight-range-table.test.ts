import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
let admin: SignedIn
const ids = {} as Record<'above' | 'type' | 'product' | 'other' | 'sku', number>

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Record<string, unknown> & { id: string; list: Record<string, unknown>[] }
}

async function ask(name: string, payload: object): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/product/${name}`, headers: admin.headers, payload })).json()
}
const add = (min: string, max: string, more: object = {}) => ask('addWeightRange', { min, max, ...more })
const bandsOf = async (query: object) => (await ask('getWeightRange', query)).data.list.map(({ name }) => name)

beforeAll(async () => {
  admin = await signedIn(held.app)
  const { db } = held.app
  const made = async (statement: ReturnType<typeof sql>) => Number((await row<{ id: number }>(db, statement))!.id)
  const unit = await made(sql`insert into units (name) values ('卷') returning id`)
  const type = (code: string, pid: number | null) =>
    made(sql`insert into product_types (code, name, kind, pid) values (${code}, ${`类别 ${code}`}, 'finished', ${pid}) returning id`)
  ids.above = await type('BOARD', null)
  ids.type = await type('NBR', ids.above)
  const product = (sn: string) =>
    made(
      sql`insert into factory_products (sn, name, type_id, kind, unit_id) values (${sn}, ${`胶板 ${sn}`}, ${ids.type}, 'finished', ${unit}) returning id`,
    )
  ids.product = await product('P1')
  ids.other = await product('P2')
  ids.sku = await made(
    sql`insert into factory_products_skus (parent_id, position, sn, thickness, width, length) values (${ids.product}, 0, 'S1', 3, 1000, 10000) returning id`,
  )
})

it('takes a range of a type or a product by either name, and says whose it is', async () => {
  expect((await add('10', '20', { scope: 'type', scope_id: ids.above })).code).toBe('100000')
  expect((await add('10', '20', { scope: 'product', product_id: String(ids.product) })).code).toBe('100000')
  const of = async (query: object) => (await ask('searchWeightRange', { page: 1, limit: 10, ...query })).data.list
  expect(await of({ type_id: String(ids.above) })).toMatchObject([
    { scope: 'type', scope_id: ids.above, type_id: String(ids.above), scope_name: '类别 BOARD', sku_count: 0 },
  ])
  const [own] = await of({ product_id: String(ids.product) })
  expect(own).toMatchObject({ scope: 'product', scope_id: ids.product, scope_name: '胶板 P1' })
  // who names another one by `scope_id` means that one
  const moved = await ask('editWeightRange', { id: Number(own!['id']), version: 1, scope_id: ids.other })
  expect(moved.code).toBe('100001')
  expect(await of({ product_id: String(ids.other) })).toHaveLength(1)
  expect((await ask('editWeightRange', { id: Number(own!['id']), version: 2, product_id: String(ids.product) })).code).toBe('100001')
  expect(await of({ product_id: String(ids.product) })).toMatchObject([{ scope_id: ids.product }])
  expect((await add('30', '40', { scope: 'product', scope_id: 999_999 })).errors).toHaveProperty('product_id')
  expect((await add('30', '40', { scope: 'product' })).errors).toHaveProperty('product_id')
})

it('refuses an overlap within a scope and way of weighing alone, and names the other range', async () => {
  const refused = await add('19.999', '25', { scope: 'product', scope_id: ids.product })
  expect(refused).toMatchObject({ status: 400, code: 'RANGE_OVERLAP', data: { other: { name: '10-20kg', min: '10', max: '20' } } })
  expect(Object.keys(refused.errors!)).toEqual(['min'])
  expect((await add('20', '25', { scope: 'product', scope_id: ids.product })).code).toBe('100000')
  expect((await add('15', '', { scope: 'global' })).code).toBe('100000')
  expect((await add('15', '18', { scope: 'type', scope_id: ids.type, basis: 'line' })).code).toBe('100000')
})

it('looks up ranges of the product, else of its type and those above, else of all', async () => {
  expect(await bandsOf({ product_id: ids.product })).toEqual(['10-20kg', '20-25kg'])
  expect(await bandsOf({ sku_id: ids.sku, weight: '20' })).toEqual(['10-20kg', '20-25kg'])
  // nothing of its own and of its type: that of the type above
  expect(await bandsOf({ product_id: ids.other })).toEqual(['10-20kg'])
  expect(await bandsOf({ type_id: ids.type })).toEqual(['10-20kg'])
  expect(await bandsOf({})).toEqual(['≥15kg'])
  expect(await bandsOf({ type_id: ids.type, basis: 'line' })).toEqual(['15-18kg'])
  const { data } = await ask('getWeightRange', { product_id: ids.product, weight: '20' })
  expect(data.list.find(({ id }) => id === data['match_id'])).toMatchObject({ min: '20', in_stock: '0' })
})

it('shows beside the list what counts for the one that is looked at, with its gaps, and whose those are', async () => {
  await add('30', '31', { scope: 'product', scope_id: ids.product })
  const { data } = await ask('searchWeightRange', { product_id: String(ids.product), weight: '26' })
  expect(data).toMatchObject({
    in_use_of: { scope: 'product', scope_id: ids.product, scope_name: '胶板 P1', is_own: true },
    gaps: [{ from: '25', to: '30' }],
    match: null,
  })
  const inherited = await ask('searchWeightRange', { product_id: String(ids.other) })
  expect(inherited.data).toMatchObject({
    count: 0,
    in_use_of: { scope: 'type', scope_id: ids.above, scope_name: '类别 BOARD', is_own: false },
  })
  const found = await ask('searchWeightRange', { contains: '20' })
  expect(found.data.list.map(({ name }) => name)).toEqual(['≥15kg', '20-25kg'])
  expect(found.data['tabs']).toEqual([
    { basis: 'piece', count: 2 },
    { basis: 'line', count: 0 },
    { basis: 'order', count: 0 },
  ])
  expect((await ask('searchWeightRange', { contains: 'x' })).data.list).toEqual([])
})

it('copies the ranges of a scope whole or not at all', async () => {
  const place = (id: number) => ({ scope: 'product', scope_id: id })
  expect(await ask('copyWeightRange', { from: place(ids.product), to: place(ids.other) })).toMatchObject({
    code: '100000',
    data: { count: 3 },
  })
  expect(await bandsOf({ product_id: ids.other })).toEqual(['10-20kg', '20-25kg', '30-31kg'])
  expect((await ask('copyWeightRange', { from: place(ids.product), to: place(ids.other) })).code).toBe('RANGE_OVERLAP')
  expect((await ask('copyWeightRange', { from: place(ids.product), to: place(ids.product) })).code).toBe('RANGE_SAME')
  expect((await ask('copyWeightRange', { from: place(ids.product), to: place(ids.other), basis: 'order' })).code).toBe('RANGE_NONE')
  await add('24', '30.5', { scope: 'type', scope_id: ids.type })
  expect((await ask('copyWeightRange', { from: place(ids.product), to: { scope: 'type', scope_id: ids.type } })).code).toBe('RANGE_OVERLAP')
  expect(await bandsOf({ type_id: ids.type })).toEqual(['24-30.5kg'])
})

it('closes gaps from below, from above, or by a range between', async () => {
  const close = (way: string, id = ids.other) => ask('closeWeightGaps', { scope: 'product', scope_id: id, way })
  expect(await close('below')).toMatchObject({ data: { count: 1 } })
  expect(await bandsOf({ product_id: ids.other })).toEqual(['10-20kg', '20-30kg', '30-31kg'])
  expect((await close('above')).code).toBe('RANGE_NO_GAPS')
  expect(await close('between', ids.product)).toMatchObject({ data: { count: 1 } })
  expect(await bandsOf({ product_id: ids.product })).toEqual(['10-20kg', '20-25kg', '25-30kg', '30-31kg'])
})

it('keeps a range that is used, says by what, and lets it be switched off', async () => {
  const { list } = (await ask('searchWeightRange', { product_id: String(ids.product) })).data
  const id = Number(list[0]!['id'])
  await held.app.db.execute(sql`update factory_products_skus set weight_range_id = ${id} where id = ${ids.sku}`)
  await held.app.db.execute(sql`insert into price_rules (scope, sku_id, weight_range_id, price) values ('all', ${ids.sku}, ${id}, 5)`)
  expect(await ask('delWeightRange', { id })).toMatchObject({
    ...{ status: 400, code: 'IN_USE', msg: '已被使用（1 个规格、1 条价格），不能删除；可以停用' },
    data: { uses: { skus: 1, prices: 1, lines: 0 } },
  })
  expect((await ask('editWeightRange', { id, scope: 'global' })).code).toBe('RANGE_MOVED')
  expect((await ask('editWeightRange', { id, status: 0 })).code).toBe('100001')
  expect(await bandsOf({ product_id: ids.product })).not.toContain('10-20kg')
})
