import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { allResources } from '#src/api/all-resources.ts'
import { dictionaryKinds } from '#src/api/dictionaries.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: { id: string; list: Record<string, unknown>[]; count: number; tabs: { kind: string; count: number }[]; row: object }
}

async function call(who: SignedIn, name: string, payload: object): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/basic/${name}`, headers: who.headers, payload })).json()
}

it('keeps each with what is its own, larger orders first, and keeps rates exact', async () => {
  const admin = await signedIn(held.app)
  await call(admin, 'warehouse/add', { name: '成品仓', address: ' 二号楼 ' })
  await call(admin, 'warehouse/add', { name: '原料仓', type: 'raw', sort: 5 })
  expect((await call(admin, 'warehouse/list', { page: 1, limit: 15 })).data.list).toMatchObject([
    { name: '原料仓', type: 'raw', status: 1 },
    { name: '成品仓', type: 'finished', address: '二号楼' },
  ])
  for (const [rate, sentence] of [
    ['', '必填'],
    ['100.0001', '不能大于 100'],
    ['-1', '不能小于 0'],
    ['0.00001', '最多 4 位小数'],
  ])
    expect((await call(admin, 'taxRate/add', { name: 'x', rate })).errors).toEqual({ rate: sentence })
  await call(admin, 'taxRate/add', { name: '最低', rate: '0.0001' })
  expect((await call(admin, 'taxRate/list', {})).data.list).toMatchObject([{ name: '最低', rate: '0.0001' }])
})

it('makes a unit so many of its base, one step deep', async () => {
  const admin = await signedIn(held.app)
  const add = async (name: string, more = {}) => (await call(admin, 'unit/add', { name, ...more })).data.id
  const sheet = await add('张')
  const roll = await add('卷', { base_id: sheet, den: 3, num: 100 })
  expect((await call(admin, 'unit/read', { id: Number(roll) })).data).toMatchObject({ base_id: sheet, base_name: '张', den: 3, num: 100 })
  expect(await call(admin, 'unit/add', { name: '箱', base_id: roll })).toMatchObject({ code: 'UNIT_BASE', errors: { base_id: /基准单位/ } })
  expect((await call(admin, 'unit/edit', { id: Number(sheet), base_id: roll })).code).toBe('UNIT_BASE')
  expect((await call(admin, 'unit/edit', { id: Number(roll), base_id: roll })).code).toBe('UNIT_BASE')
  expect((await call(admin, 'unit/add', { name: '箱', base_id: sheet, den: 0 })).errors).toEqual({ den: '不能小于 1' })
  expect(await call(admin, 'unit/del', { id: Number(sheet) })).toMatchObject({ code: 'IN_USE', data: { uses: { units: 1 } } })
  // without a base there is nothing to convert into
  await call(admin, 'unit/edit', { id: Number(roll), base_id: '' })
  expect((await call(admin, 'unit/read', { id: Number(roll) })).data).toMatchObject({ base_id: '', den: 1, num: 1 })
})

it('says how often what is to be deleted is used', async () => {
  const admin = await signedIn(held.app)
  const { db } = held.app
  const id = async (name: string, payload: object) => Number((await call(admin, `${name}/add`, payload)).data.id)
  const remove = (name: string, one: number) => call(admin, `${name}/del`, { id: one })
  const [store, free] = [await id('warehouse', { name: '主仓' }), await id('warehouse', { name: '空仓' })]
  const account = await id('cashAccount', { name: '工行', type: 'bank' })
  const rate = await id('taxRate', { name: '小规模', rate: '1.5' })
  await db.execute(sql`insert into factory_documents (type, sn, biz_date, warehouse_id, account_id) values ('IN', 'RK1', '2026-11-21', ${store}, null),
    ('PAYMENT', 'FK1', '2026-11-21', null, ${account}), ('PAYMENT', 'FK2', '2026-11-21', null, ${account})`)
  await db.execute(sql`insert into parties (is_supplier, sn, name, tax_rate) values (true, 'G1', '小规模供应商', 1.5)`)
  expect(await remove('warehouse', store)).toMatchObject({ code: 'IN_USE', msg: '已被使用（1 张单据），不能删除；可以停用' })
  expect(await remove('warehouse', free)).toMatchObject({ status: 200 })
  expect(await remove('cashAccount', account)).toMatchObject({ code: 'IN_USE', data: { uses: { payments: 2 } } })
  expect(await remove('taxRate', rate)).toMatchObject({ code: 'IN_USE', data: { uses: { parties: 1, products: 0 } } })
  // another one of the same figure says the same
  const twin = await id('taxRate', { name: '小规模二', rate: '1.5' })
  expect(await remove('taxRate', twin)).toMatchObject({ status: 200 })
})

it('counts the words of each kind, and has a name once in a kind', async () => {
  const admin = await signedIn(held.app)
  expect((await call(admin, 'dictionary/add', { kind: 'colour', name: '黑' })).code).toBe('100000')
  expect((await call(admin, 'dictionary/add', { kind: 'surface', name: '黑' })).code).toBe('100000')
  expect(await call(admin, 'dictionary/add', { kind: 'colour', name: '黑' })).toMatchObject({
    code: 'TABLE_TWICE',
    errors: { name: '已经有相同的数据' },
  })
  expect((await call(admin, 'dictionary/add', { kind: 'gold', name: '黑' })).errors).toEqual({ kind: '没有这个选项' })
  const { tabs, count } = (await call(admin, 'dictionary/list', { page: 1, limit: 15, kind: 'colour', keyword: 'hei' })).data
  expect(count).toBe(1)
  expect(tabs.filter((tab) => tab.count > 0)).toEqual([
    { kind: '', count: 2 },
    { kind: 'colour', count: 1 },
    { kind: 'surface', count: 1 },
  ])
  expect(tabs).toHaveLength(dictionaryKinds.length + 1)
  expect((await call(await signedIn(held.app, ['system-file']), 'dictionary/list', {})).status).toBe(110000)
})

it('offers words of a kind to who fills in a product, and to nobody without a page for it', async () => {
  const admin = await signedIn(held.app)
  await call(admin, 'dictionary/add', { kind: 'rubber', name: 'NBR' })
  await call(admin, 'dictionary/add', { kind: 'rubber', name: '停用胶', status: 0 })
  const clerk = await signedIn(held.app, ['admin-store-productList-index'])
  const { list } = (await call(clerk, 'dictionary/options', { kind: 'rubber' })).data
  expect(list.map(({ name }) => name)).toEqual(['NBR'])
  expect((await call(await signedIn(held.app, ['admin-index-index']), 'dictionary/options', { kind: 'rubber' })).status).toBe(110000)
})

it('knows the kinds that a field offers, and no others', () => {
  const offered = allResources.flatMap(({ fields }) => Object.values(fields as Fields).flatMap(suggestedBy))
  expect([...new Set(offered)].toSorted()).toEqual([...dictionaryKinds].toSorted())
})

const suggestedBy = ({ options }: Fields[string]): string[] => {
  const { suggests, of = {} } = options as { suggests?: string; of?: Fields }
  return [...(suggests ? [suggests] : []), ...Object.values(of).flatMap(suggestedBy)]
}
