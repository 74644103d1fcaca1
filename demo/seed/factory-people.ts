import { sql } from 'drizzle-orm'
import { addAccount, grantRole } from '#src/server/access/accounts.ts'
import type { Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const password = 'crm-demo-2026'

const page = (name: string, ...buttons: readonly string[]) => ['index', ...buttons].map((button) => `admin-store-${name}-${button}`)
const home = ['admin-index-index', 'admin-store-notices-index']
const products = ['admin-store-index', ...page('productList')]
const stock = ['admin-store-storageManagement', ...page('storageDetails')]
const goodsOut = 'admin-store-outboundManagement'
const purchasing = 'admin-store-purchasingManagement'
const parties = 'admin-store-customerManage'
const records = (name: string, ...more: readonly string[]) =>
  ['', '-add', '-edit', ...more].map((button) => `admin-store-${name}-index${button}`)

interface Person {
  account: string
  name: string
  role: string
  scope: 'own' | 'all'
  keys: readonly string[]
  /** Warehouses that they keep; all of them unless told. */
  keeps?: readonly string[]
}

/** Who does what in the factory by default (manufacturing 2.12), as far as there are pages for it. */
const people: readonly Person[] = [
  {
    ...{ account: 'caigou', name: '陆采购', role: '采购', scope: 'own' },
    keys: [
      ...[...home, ...products, ...stock, 'price:buy'],
      ...[
        purchasing,
        ...page('materialPurchase', 'add', 'edit', 'import', 'submit', 'withdraw', 'close', 'reopen', 'void'),
        ...page('purchaseDetails'),
      ],
      ...[parties, ...records('supplierList', '-import')],
    ],
  },
  {
    ...{ account: 'cangguan', name: '宋仓管', role: '仓管', scope: 'all', keeps: ['原料仓'] },
    keys: [
      ...[...home, ...products, ...stock, 'admin-store-storageDetails-qc', purchasing, ...page('materialPurchase')],
      ...page('godownEntry', 'add', 'edit', 'import', 'submit', 'audit', 'reject', 'withdraw', 'void'),
      ...page('transfer', 'add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'),
      ...page('stockTake', 'add', 'edit', 'submit', 'count', 'audit', 'adjust', 'reject', 'withdraw', 'void'),
      ...[goodsOut, ...page('outboundOrder', 'add', 'edit', 'submit', 'audit', 'reject', 'withdraw', 'void'), ...page('outboundDetail')],
    ],
  },
  { account: 'jihua', name: '温计划', role: '计划', scope: 'all', keys: [...home, ...products, ...stock] },
  // nothing but products stands there for a workshop yet: its notes of what it takes are pages to come
  { account: 'chejian', name: '卢师傅', role: '车间', scope: 'own', keys: [...home, ...products] },
  {
    ...{ account: 'neiqin', name: '李内勤', role: '内勤', scope: 'own' },
    keys: [...home, ...products, ...stock, 'price:sell', parties, ...records('customerlist', '-import'), ...records('quotation')],
  },
  {
    ...{ account: 'kuaiji', name: '沈会计', role: '会计', scope: 'all' },
    keys: [
      ...[...home, ...products, ...stock, 'price:view', 'cost:view', 'admin-store-materialPurchase-paid'],
      ...['admin-setting', 'setting-systemBasicdata-period', 'setting-systemBasicdata-verify', 'period:override'],
      ...[...page('godownEntry', 'unaudit'), goodsOut, ...page('outboundOrder', 'unaudit'), ...page('outboundDetail')],
      ...[parties, ...page('supplierList'), ...page('customerlist'), purchasing, ...page('payments')],
    ],
  },
  {
    ...{ account: 'laoban', name: '陈总', role: '老板', scope: 'all' },
    keys: [
      ...[...home, ...products, ...stock, 'price:view', 'cost:view', 'stock:negative', 'credit:override', 'seal:use'],
      ...['admin-setting', 'setting-systemBasicdata-period', 'setting-systemBasicdata-verify', 'period:override'],
      ...[purchasing, ...page('materialPurchase', 'approve', 'reject', 'close', 'reopen'), ...page('purchaseDetails'), ...page('payments')],
      ...[...page('godownEntry'), ...page('transfer'), ...page('stockTake'), goodsOut, ...page('outboundOrder'), ...page('outboundDetail')],
      ...[parties, ...page('supplierList'), ...page('customerlist')],
    ],
  },
]

// suppliers of the buyer, customers of the clerk
const owned = { caigou: ['申橡', '沐辰', '朗岳', '霁川'], neiqin: ['恒密封', '海曙胶管'] }

async function addPerson(db: Db, { account, name, role, scope, keys, keeps = [] }: Person): Promise<void> {
  const id = await addAccount(db, { account, password, name, level: 1 })
  await grantRole(db, id, role, [...new Set(keys)])
  await db.execute(sql`update roles set data_scope = ${scope} where name = ${role}`)
  await db.execute(
    sql`insert into account_warehouses (account_id, warehouse_id) select ${id}, id from warehouses where name = any(${sql.param([...keeps])}::text[])`,
  )
}

/** A sign-in for each role of a factory, whom some of the suppliers and customers belong to. */
export default {
  order: 77,
  async run({ db }: Seed) {
    for (const person of people) await addPerson(db, person)
    for (const [column, account] of [
      ['buyer_id', 'caigou'],
      ['salesman_id', 'neiqin'],
    ] as const)
      await db.execute(sql`update parties set ${sql.identifier(column)} = (select id from accounts where account = ${account})
        where short_name = any(${sql.param(owned[account])}::text[])`)
  },
}
