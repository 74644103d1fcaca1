import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { actAs } from '#src/server/database/actor.ts'
import { row, transaction } from '#src/server/db.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { addEvent } from '#src/server/factory/events.ts'
import { audit } from '#src/server/factory/post.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { boardLine, materialLine, setStage } from '../stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const pages = ['materialPurchase-index', 'notices-index', 'storageDetails-index', 'payments-index', 'productList-price'].map(
  (name) => `admin-store-${name}`,
)
const everything = [...pages, 'admin-store-materialPurchase-approve', 'price:view']

interface Notice {
  id: string
  kind: string
  doc: { type: string; id: number; sn: string }
  note: string
  read: boolean
}
const notice = async ({ headers }: SignedIn, body: object) =>
  (await held.app.inject({ method: 'POST', url: '/api/order/notice', headers, payload: body })).json().data as {
    list: Notice[]
    unread: number
    settings: { kinds: string[]; expiry_days: number }
  }
const listed = (who: SignedIn, more: object = {}) => notice(who, { action: 'list', limit: 100, ...more })
const kindsOf = ({ list }: { list: Notice[] }) => [...new Set(list.map(({ kind }) => kind))].sort()

it('tells what waits, is late, short, overdue or ends soon; what was read stays read, and nobody hears what they muted', async () => {
  const { db } = held.app
  const { boards, materials, suppliers, warehouses } = await setStage(db)
  const ordered = async (more: object, acts: readonly ('submit' | 'approve')[]) => {
    const { id } = await createDocument(
      db,
      { type: 'PO', day: '2026-01-05', party: suppliers[0]!, lines: [boardLine(boards[0]!, 1)], ...more },
      '采购',
    )
    for (const name of acts) await act(db, id, name, { who: '采购' })
    return id
  }
  const waiting = await ordered({}, ['submit'])
  const late = await ordered({}, ['submit', 'approve'])
  await db.execute(sql`update factory_documents set delivery_date = '2026-02-01' where id = ${late}`)
  await db.execute(
    sql`update factory_products p set safety_min = 500 from factory_products_skus s where s.parent_id = p.id and s.id = ${materials[0]!}`,
  )
  const receive = async (gross: string, due: string) => {
    const lines = [materialLine(materials[1]!, '10', { net: gross, gross, lotNo: `L${gross}` })]
    const draft = {
      type: 'IN',
      subType: 'purchase',
      day: '2026-01-06',
      due,
      party: suppliers[1]!,
      warehouse: warehouses[0]!,
      lines,
    } as const
    const { id } = await createDocument(db, draft, '仓管')
    await act(db, id, 'submit', { who: '仓管' })
    await audit(db, id, { who: '仓管' })
  }
  await receive('700.00', '2026-02-01')
  await receive('300.00', '2099-01-01')
  await db.execute(sql`insert into lots (lot_no, sku_id, expires_on) values ('OLD', ${materials[1]!}, current_date + 20)`)
  const lot = (await row<{ id: number }>(db, sql`select id from lots where lot_no = 'OLD'`))!.id
  await db.execute(
    sql`insert into stock_balances (sku_id, warehouse_id, lot_id, pieces, area, weight) values (${materials[1]!}, ${warehouses[0]!}, ${lot}, 0, 0, 5000000)`,
  )
  await db.execute(
    sql`insert into price_rules (side, scope, sku_id, price, price_unit, valid_to) values ('sale', 'all', ${boards[0]!}, 9, 'kg', current_date + 3)`,
  )

  const boss = await signedIn(held.app, everything)
  const all = await listed(boss)
  expect(kindsOf(all)).toEqual(['approve', 'expiry', 'late', 'overdue', 'price', 'shortage'])
  const of = (kind: string) => all.list.filter((one) => one.kind === kind)
  expect(of('approve')).toMatchObject([{ doc: { type: 'PO', id: waiting } }])
  expect(of('late')).toMatchObject([{ doc: { id: late }, note: '2026-02-01' }])
  expect(of('shortage')).toMatchObject([{ doc: { type: 'SKU', id: materials[0] }, note: '500' }])
  // what is due later is not overdue
  expect(of('overdue')).toMatchObject([{ doc: { type: 'PARTY', id: suppliers[1] }, note: '700.00' }])
  expect(of('expiry')[0]!.doc.sn).toContain('OLD')

  await notice(boss, { action: 'read', ids: [of('late')[0]!.id] })
  expect(kindsOf(await listed(boss, { unread: 1 }))).not.toContain('late')
  expect((await listed(boss)).list.find(({ kind }) => kind === 'late')).toMatchObject({ read: true })
  const muted = { kinds: ['approve', 'expiry'], expiry_days: 10 }
  expect((await notice(boss, { action: 'settings', settings: muted })).settings).toEqual({ ...muted, price_days: 7 })
  expect(kindsOf(await listed(boss))).toEqual(['approve'])

  // each kind is for who has its key; who wrote nothing and may not approve is not asked to
  const reader = await signedIn(held.app, ['admin-store-materialPurchase-index', 'admin-store-notices-index'])
  expect(kindsOf(await listed(reader))).toEqual(['late'])
  await notice(boss, { action: 'remind', type: 'PO', id: waiting, to: [reader.id], note: '请看一下' })
  expect((await listed(reader, { kind: 'remind' })).list).toMatchObject([{ doc: { id: waiting }, note: '请看一下', read: false }])
  const bell = await held.app.inject({ method: 'GET', url: '/adminapi/jnotice', headers: reader.headers })
  expect(JSON.stringify(bell.json().data)).toContain('有1张工厂单据等您处理')
})

it('asks only who is the next to approve', async () => {
  const { db } = held.app
  const { boards, suppliers } = await setStage(db)
  const [first, second] = [await signedIn(held.app, everything), await signedIn(held.app, everything)]
  const role = (await row<{ id: number }>(db, sql`select role_id::int as id from account_roles where account_id = ${second.id}`))!.id
  await db.execute(
    sql`insert into approval_rules (type, kind, limit_at, remark, level, role_id) values ('PO', 'amount', 1, '大额', 1, ${role})`,
  )
  const lines = [boardLine(boards[0]!, 1, { net: '5.00', gross: '5.00' })]
  const { id } = await createDocument(db, { type: 'PO', day: '2026-01-05', party: suppliers[0]!, lines }, '采购')
  await act(db, id, 'submit', { who: '采购' })
  const isAsked = async (who: SignedIn) => (await listed(who, { kind: 'approve' })).list.some(({ doc }) => doc.id === id)
  expect([await isAsked(first), await isAsked(second)]).toEqual([false, true])
  // a reminder that names nobody is for who is next
  const reminded = async (who: SignedIn) => (await listed(who, { kind: 'remind' })).list.map(({ doc }) => doc.id)
  expect(await notice(first, { action: 'remind', type: 'PO', id, note: '急' })).toMatchObject({ sent: 1 })
  expect([await reminded(first), await reminded(second)]).toEqual([[], [id]])
  // nobody is asked to judge what they changed, whatever they are called meanwhile
  await setFactorySettings(db, { second_person: true }, '老板')
  await actAs(
    () => ({ kind: 'admin', id: second.id, name: '从前的名字' }),
    () => transaction(db, (inner) => addEvent(inner, id, { what: 'edit', who: '从前的名字' })),
  )
  expect(await isAsked(second)).toBe(false)
})
