import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { demoApp } from '../database.ts'

const held = demoApp()

interface Reply {
  status: number
  code?: string
  data: {
    token: string
    menus: Entry[]
    list: Record<string, unknown>[]
    count: number
    allow: string[]
    lines: Record<string, unknown>[]
    summary: Record<string, string>
  } & Record<string, unknown>
}
interface Entry {
  path: string
  children?: Entry[]
}

const people = ['caigou', 'cangguan', 'jihua', 'chejian', 'neiqin', 'kuaiji', 'laoban'] as const
type Account = (typeof people)[number]
const tokens = new Map<Account, string>()
const send = async (account: Account, method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply> =>
  (
    await held.app.inject({ method, url, headers: { 'authori-zation': `Bearer ${tokens.get(account)}` }, ...(payload && { payload }) })
  ).json()
const post = (account: Account, path: string, payload: object = {}) => send(account, 'POST', `/api${path}`, payload)

beforeAll(async () => {
  for (const account of people) {
    const payload = { account, pwd: 'crm-demo-2026' }
    const reply = await held.app.inject({ method: 'POST', url: '/adminapi/login', payload })
    tokens.set(account, reply.json<Reply>().data.token)
  }
})

const storage = (...names: string[]) => names.map((name) => `/storageManagement/${name}`)
const menus: Readonly<Record<Account, readonly string[]>> = {
  caigou: [
    ...['/customerManage/supplierList', '/index', '/product/productList', '/purchasingManagement/materialPurchase'],
    ...['/purchasingManagement/purchaseDetails', ...storage('storageDetails')],
  ],
  cangguan: [
    ...['/index', '/outboundManagement/outboundDetail', '/outboundManagement/outboundOrder', '/product/productList'],
    ...['/purchasingManagement/materialPurchase', ...storage('godownEntry', 'stockTake', 'storageDetails', 'transfer')],
  ],
  jihua: ['/index', '/product/productList', ...storage('storageDetails')],
  chejian: ['/index', '/product/productList'],
  neiqin: [
    '/customerManage/customerlist',
    '/index',
    '/marketingManagement/quotation',
    '/product/productList',
    ...storage('storageDetails'),
  ],
  kuaiji: [
    ...['/customerManage/customerlist', '/customerManage/supplierList', '/index', '/outboundManagement/outboundDetail'],
    ...['/outboundManagement/outboundOrder', '/product/productList', ...storage('godownEntry', 'storageDetails')],
    ...['/purchasingManagement/payments', '/setting/systemBasicdata/months'],
  ],
  laoban: [
    ...['/customerManage/customerlist', '/customerManage/supplierList', '/index', '/outboundManagement/outboundDetail'],
    ...['/outboundManagement/outboundOrder', '/product/productList', '/purchasingManagement/materialPurchase'],
    ...['/purchasingManagement/purchaseDetails', ...storage('godownEntry', 'stockTake', 'storageDetails', 'transfer')],
    ...['/purchasingManagement/payments', '/setting/systemBasicdata/months'],
  ],
}

const leaves = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (children.length > 0 ? leaves(children) : [path.replace(/^\/admin/, '')]))

describe('a role of the factory', () => {
  it.each(people)('%s sees its own menu', async (account) => {
    const { data } = await send(account, 'GET', '/adminapi/menus')
    expect(leaves(data.menus).toSorted()).toEqual(['/notices', '/system/user', ...menus[account]].toSorted())
  })
})

const papers = ['purchase-order', 'goods-receipt', 'outbound-order', 'stock-transfer', 'stock-take'] as const
const may: Readonly<Record<Account, Partial<Record<(typeof papers)[number], readonly string[]>>>> = {
  caigou: { 'purchase-order': ['add', 'edit', 'submit', 'withdraw', 'close', 'reopen', 'void'] },
  cangguan: {
    'purchase-order': [],
    'goods-receipt': ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'],
    'outbound-order': ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'],
    'stock-transfer': ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'],
    'stock-take': ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'],
  },
  ...{ jihua: {}, chejian: {}, neiqin: {} },
  kuaiji: { 'goods-receipt': ['reverse'], 'outbound-order': ['reverse'] },
  laoban: {
    'purchase-order': ['approve', 'reject', 'close', 'reopen'],
    ...{ 'goods-receipt': [], 'outbound-order': [], 'stock-transfer': [], 'stock-take': [] },
  },
}
const postings = ['add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'reverse', 'void']
const actsOf = (paper: (typeof papers)[number]) =>
  paper === 'purchase-order' ? ['add', 'edit', 'submit', 'approve', 'reject', 'withdraw', 'close', 'reopen', 'void'] : postings

describe('what a role does', () => {
  it.each(people)('%s lists, reads and acts as its table says, and no more', async (account) => {
    const isRefused = async (path: string, body: object = {}) => (await post(account, path, body)).status === 110000
    for (const paper of papers) {
      const allowed = may[account][paper]
      expect([paper, await isRefused(`/doc/${paper}/list`)]).toEqual([paper, allowed === undefined])
      for (const act of actsOf(paper))
        expect([paper, act, await isRefused(`/doc/${paper}/${act}`, act === 'add' ? {} : { id: 99_999_999 })]).toEqual([
          ...[paper, act],
          !allowed?.includes(act),
        ])
    }
  })
})

const imports = ['/doc/purchase-order', '/doc/goods-receipt', '/party/supplier', '/party/customer']
const brings: Partial<Record<Account, readonly string[]>> = {
  caigou: ['/doc/purchase-order', '/party/supplier'],
  cangguan: ['/doc/goods-receipt'],
  neiqin: ['/party/customer'],
}

describe('what a role brings in by a file', () => {
  it.each(people)('%s imports what they write', async (account) => {
    const given = { fields: [], rows: [['']], dry: true }
    const refused: string[] = []
    for (const path of imports) if ((await post(account, `${path}/import`, given)).status === 110000) refused.push(path)
    expect(refused).toEqual(imports.filter((path) => !brings[account]?.includes(path)))
  })
})

it('has a history that is over', async () => {
  const ahead = sql`select 1 as one from factory_documents where greatest(created_at, updated_at, approved_at, audited_at) > now() or biz_date > current_date + 1`
  expect(await row(held.app.db, ahead)).toBeUndefined()
})

describe('fields and rows', () => {
  it.each([
    ['caigou', true, false],
    ['cangguan', false, false],
    ['laoban', true, true],
  ] as const)('%s sees prices: %s, costs: %s', async (account, prices, costs) => {
    const { list } = (await post(account, '/doc/purchase-order/list', { page: 1, limit: 5 })).data
    expect(list.length).toBeGreaterThan(0)
    for (const one of list) expect('gross' in one).toBe(prices)
    const order = (await post(account, '/doc/purchase-order/read', { id: Number(list[0]!['id']) })).data
    expect('price' in order.lines[0]!).toBe(prices)
    const stock = (await post(account, '/stock/balance', { page: 1, limit: 5 })).data
    expect('value' in stock.list[0]!).toBe(costs)
    expect('value' in stock.summary).toBe(costs)
  })

  it('a buyer sees the orders and suppliers that are theirs', async () => {
    const { id } = (await row<{ id: number }>(held.app.db, sql`select id from accounts where account = 'caigou'`))!
    const own = (await post('caigou', '/doc/purchase-order/list', { page: 1, limit: 100 })).data
    expect(own.count).toBeGreaterThan(5)
    expect(new Set(own.list.map((one) => Number(one['salesman_id'])))).toEqual(new Set([id]))
    expect((await post('laoban', '/doc/purchase-order/list', { page: 1, limit: 1 })).data.count).toBeGreaterThan(own.count)
    expect((await post('caigou', '/party/supplier/list', { page: 1, limit: 100 })).data.count).toBe(4)
    const foreign = (await row<{ id: number }>(
      held.app.db,
      sql`select id from factory_documents where type = 'PO' and salesman_id is null limit 1`,
    ))!
    expect((await post('caigou', '/doc/purchase-order/read', { id: foreign.id })).status).toBe(400)
  })

  it('a keeper sees papers and stock of their warehouse, and writes no others', async () => {
    const names = (list: readonly Record<string, unknown>[], key: string) => new Set(list.map((one) => one[key]))
    const receipts = (await post('cangguan', '/doc/goods-receipt/list', { page: 1, limit: 100 })).data
    expect(names(receipts.list, 'warehouse_name')).toEqual(new Set(['原料仓']))
    const lines = (await post('cangguan', '/doc/outbound-order/lines', { page: 1, limit: 100 })).data
    expect(names(lines.list, 'warehouse_name')).toEqual(new Set(['原料仓']))
    const stock = (await post('cangguan', '/stock/balance', { page: 1, limit: 100 })).data
    expect(names(stock.list, 'warehouse')).toEqual(new Set(['原料仓']))
    const other = (await row<{ id: string; sku: string }>(
      held.app.db,
      sql`select w.id::text as id, (select min(id)::text from factory_products_skus) as sku from warehouses w where name = '成品仓'`,
    ))!
    const body = { sub_type: 'other', warehouse_id: other.id, lines: [{ sku_id: other.sku, qty: '1' }] }
    expect(await post('cangguan', '/doc/goods-receipt/add', body)).toMatchObject({ status: 400, code: 'WAREHOUSE_BEYOND' })
    const adjusted = await post('cangguan', '/stock/adjust', {
      ...{ warehouse_id: Number(other.id), sku_id: Number(other.sku), qty: '1', reason: '试试' },
    })
    expect(adjusted).toMatchObject({ status: 400, code: 'WAREHOUSE_BEYOND' })
  })
})
