import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, transaction } from '#src/server/db.ts'
import { act, createDocument, linesOf, type NewDocument } from '#src/server/factory/documents.ts'
import { addEvent } from '#src/server/factory/events.ts'
import { holdParty, openItems, type OpenItem } from '#src/server/factory/ledgers/allocations.ts'
import { settle } from '#src/server/factory/ledgers/settling.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { setFactorySettings } from '#src/server/factory/settings/switches.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, day, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const keys = ['materialPurchase-index', 'materialPurchase-paid', 'godownEntry-index', 'payments-index'].map((name) => `admin-store-${name}`)

interface Reply {
  status: number
  code?: string
  errors?: Record<string, string>
  data: Record<string, unknown> & { id: number; sn: string; list: Record<string, unknown>[]; unallocated: string }
}
let stage: Stage
let payer: SignedIn
beforeAll(async () => {
  stage = await setStage(held.app.db)
  payer = await signedIn(held.app, [...keys, 'price:view'])
})

const send = async (url: string, payload: object, who = payer): Promise<Reply> =>
  (await held.app.inject({ method: 'POST', url: `/api/${url}`, headers: who.headers, payload })).json()

const by = { who: '仓管' }
/** A paper of so much money, of a supplier of its own unless told, brought through its acts. */
async function paper(type: 'PO' | 'IN' | 'OUT', amount: string, more: Partial<NewDocument> & { source?: number } = {}) {
  const { source, ...rest } = more
  const line = boardLine(stage.boards[0]!, 1, { net: amount, gross: amount, ...(source !== undefined && { source }) })
  const { id, sn } = await createDocument(
    held.app.db,
    { type, subType: 'purchase', day, party: stage.suppliers[0]!, warehouse: stage.warehouses[0]!, lines: [line], ...rest },
    '仓管',
  )
  await act(held.app.db, id, 'submit', by)
  if (type === 'PO') await act(held.app.db, id, 'approve', by)
  else await audit(held.app.db, id, by)
  return { id, sn, line: (await linesOf(held.app.db, id))[0]!.id }
}
const party = () => stage.suppliers[0]!
const pay = (amount: string, more: object = {}) => send('order/addPaid', { side: 'out', party_id: party(), biz_date: day, amount, ...more })
const header = async (type: string, id: number) => (await send('order/detail', { type, id })).data['header']
const openOf = (of = party()) => send('finance/openItems', { party_id: of, side: 'AP' })

describe('a payment at a paper', () => {
  it('settles that one though others are older; what is too much is money in advance, and both are shown', async () => {
    const [older, newer] = [await paper('IN', '100.00'), await paper('IN', '60.00')]
    const paid = await pay('75', { doc: { type: 'IN', id: newer.id } })
    expect(paid.data).toMatchObject({ allocated: [{ sn: newer.sn, amount: '60.00', open_after: '0.00' }], unallocated: '15.00' })
    expect(await header('IN', newer.id)).toMatchObject({ settle: 'over', totals: { paid: '75.00', open: '-15.00' } })
    expect(await header('IN', older.id)).toMatchObject({ settle: 'unpaid', totals: { paid: '0.00' } })
    const list = await send('order/paidList', { doc: { type: 'IN', id: newer.id } })
    expect(list.data).toMatchObject({
      list: [{ sn: paid.data.sn, doc: { sn: newer.sn }, allocations: [{ sn: newer.sn, amount: '60.00' }], unallocated: '15.00' }],
      summary: { amount: '75.00', unallocated: '15.00' },
    })
    expect((await send('order/paidList', { party_id: party(), state: 'left' })).data['count']).toBe(1)
    // the rest settles the older one, and its own paper is paid to the fen
    expect(await send('finance/allocate', { from: paid.data.id, auto: 'fifo' })).toMatchObject({
      data: { allocated: [{ sn: older.sn, amount: '15.00', open_after: '85.00' }], unallocated: '0.00' },
    })
    expect(await header('IN', newer.id)).toMatchObject({ settle: 'paid', totals: { paid: '60.00' } })
    expect(await header('IN', older.id)).toMatchObject({ settle: 'part', totals: { paid: '15.00', open: '85.00' } })
  })

  it('is of its own party, and of what was approved or posted', async () => {
    const { id } = await paper('IN', '10.00', { party: stage.suppliers[1]! })
    expect(await pay('10', { doc: { type: 'IN', id } })).toMatchObject({ status: 400, code: 'PAID_FOR_OTHER' })
    expect(await pay('10', { doc: { type: 'IN', id: 999_999_999 } })).toMatchObject({ code: 'RECORD_GONE' })
    const draft = await createDocument(held.app.db, { type: 'PO', day, party: party(), lines: [boardLine(stage.boards[0]!, 1)] }, '采购')
    expect(await pay('10', { doc: { type: 'PO', id: draft.id } })).toMatchObject({ status: 422, code: 'RECORD_STATE' })
    // money that comes in is not what is paid for a purchase
    const both = await signedIn(held.app, [...keys, 'price:view', 'price:sell', 'admin-store-salesSlip-paid'])
    const order = await paper('PO', '10.00')
    const body = { party_id: party(), biz_date: day, amount: '10', doc: { type: 'PO', id: order.id } }
    expect(await send('order/addPaid', { side: 'in', ...body }, both)).toMatchObject({ status: 400, code: 'PAID_FOR_SIDE' })
    expect(await send('order/addPaid', { side: 'out', ...body }, both)).toMatchObject({ status: 200 })
  })
})

describe('money in advance for an order', () => {
  it('settles what is received for it by itself, and the order counts it once', async () => {
    const order = await paper('PO', '200.00')
    const paid = await pay('120', { doc: { type: 'PO', id: order.id } })
    expect(paid.data).toMatchObject({ allocated: [], unallocated: '120.00' })
    expect(await header('PO', order.id)).toMatchObject({ settle: 'part', totals: { paid: '120.00', open: '80.00' } })
    const receipt = await paper('IN', '200.00', { source: order.line })
    expect(await header('IN', receipt.id)).toMatchObject({ totals: { paid: '120.00', open: '80.00' } })
    expect(await header('PO', order.id)).toMatchObject({ totals: { paid: '120.00', open: '80.00' } })
    // the rest is paid at the order, and settles what came of it
    const rest = await pay('80', { doc: { type: 'PO', id: order.id } })
    expect(rest.data).toMatchObject({ allocated: [{ sn: receipt.sn, amount: '80.00', open_after: '0.00' }] })
    expect(await header('PO', order.id)).toMatchObject({ settle: 'paid', totals: { paid: '200.00', open: '0.00' } })
    expect(await send('order/delPaid', { id: paid.data.id, reason: '付错了' })).toMatchObject({
      data: { restored: [{ sn: receipt.sn, open: '120.00' }] },
    })
    expect(await header('PO', order.id)).toMatchObject({ settle: 'part', totals: { paid: '80.00' } })
    const undone = await send('order/paidList', { party_id: party(), state: 'undone' })
    expect(undone.data).toMatchObject({ count: 1, list: [{ status: 8, reason: '付错了', unallocated: '0.00' }], summary: { amount: '0' } })
    expect(await verify(held.app.db)).toEqual([])
  })
})

describe('what is open', () => {
  it('is settled by hand, first due first, and unsettled with a reason; never more than there is', async () => {
    const of = stage.suppliers[1]!
    const late = await paper('IN', '30.00', { party: of, due: '2026-11-01' })
    const soon = await paper('IN', '50.00', { party: of, due: '2026-10-01' })
    const money = await send('order/addPaid', { side: 'out', party_id: of, biz_date: day, amount: '40', auto: 'none', method: 'bank' })
    expect(money.data).toMatchObject({ unallocated: '40.00', allocated: [] })
    const before = (await openOf(of)).data
    expect(before.list.map(({ sn }) => sn).slice(0, 2)).toEqual([soon.sn, late.sn])
    expect(before).toMatchObject({ unallocated: [{ sn: money.data.sn, left: '40.00' }], overdue: expect.any(String) })
    const pair = (to: number, amount: string) => ({ pairs: [{ from: money.data.id, to, amount }] })
    expect(await send('finance/allocate', pair(late.id, '30.01'))).toMatchObject({ status: 422, code: 'ALLOCATION_OVER' })
    expect(await send('finance/allocate', pair(late.id, '12.50'))).toMatchObject({ data: { unallocated: '27.50' } })
    expect(await send('finance/allocate', { from: money.data.id, auto: 'due' })).toMatchObject({
      data: { allocated: [{ sn: soon.sn, amount: '27.50' }], unallocated: '0.00' },
    })
    const [row] = (await send('order/paidList', { party_id: of, method: 'bank' })).data.list
    const { ids } = (row!['allocations'] as { sn: string; ids: number[] }[]).find(({ sn }) => sn === soon.sn)!
    expect(await send('finance/unallocate', { ids, reason: '' })).toMatchObject({ status: 400 })
    expect(await send('finance/unallocate', { ids, reason: '核错了' })).toMatchObject({
      data: { restored: [{ sn: soon.sn, open: '50.00' }] },
    })
    expect(await send('finance/unallocate', { ids, reason: '再来一次' })).toMatchObject({ data: { restored: [] } })
    const after = (await openOf(of)).data
    expect(after).toMatchObject({ unallocated: [{ left: '27.50' }] })
    expect(after.list).toContainEqual(expect.objectContaining({ sn: late.sn, allocated: '12.50', open: '17.50' }))
    // what is open together is what the ledger says
    const sum = after.list.reduce((total, { open }) => total + Math.round(Number(open) * 100), 0)
    expect(sum - 2750).toBe(Math.round(Number(after['balance']) * 100))
  })

  it('is not said to who sees no prices, nor settled without the key', async () => {
    const [blind, reader] = [await signedIn(held.app, keys), await signedIn(held.app, [keys[3]!, 'price:view'])]
    expect(await send('finance/openItems', { party_id: party(), side: 'AP' }, blind)).toMatchObject({ status: 110000 })
    expect(await send('finance/allocate', { from: 1, auto: 'fifo' }, reader)).toMatchObject({ status: 110000 })
    expect(await send('order/paidList', { side: 'out' }, reader)).toMatchObject({ status: 200 })
  })

  it('tells who sees no prices neither in what happened to a return nor by the order of a list', async () => {
    const [dear, cheap] = [await paper('IN', '90.00'), await paper('IN', '10.00')]
    const back = await createDocument(
      held.app.db,
      {
        ...{ type: 'IN', subType: 'return', day, party: party(), warehouse: stage.warehouses[0]! },
        lines: [boardLine(stage.boards[0]!, 1)],
      },
      '仓管',
    )
    await addEvent(held.app.db, back.id, { what: 'allocate', who: '会计', note: `${dear.sn} 90.00` })
    const blind = await signedIn(held.app, keys)
    const noteFor = async (who: SignedIn) =>
      ((await send('order/detail', { type: 'IN', id: back.id }, who)).data['events'] as { note: string }[]).at(-1)!.note
    expect([await noteFor(payer), await noteFor(blind)]).toEqual([`${dear.sn} 90.00`, ''])
    const listed = async (who: SignedIn) =>
      (await send('order/details', { type: 'IN', sort: 'gross', order: 'desc', limit: 100 }, who)).data.list.map(({ id }) => id)
    const latest = (list: unknown[]) => list.filter((id) => id === dear.id || id === cheap.id)
    expect([latest(await listed(payer)), latest(await listed(blind))]).toEqual([
      [dear.id, cheap.id],
      [cheap.id, dear.id],
    ])
  })
})

describe('money that is paid', () => {
  it('is posted by who enters it, though papers want a second person', async () => {
    await setFactorySettings(held.app.db, { second_person: true }, '老板')
    const paid = await pay('5', { auto: 'none' })
    await setFactorySettings(held.app.db, { second_person: false }, '老板')
    expect(paid).toMatchObject({ status: 200, data: { unallocated: '5.00' } })
  })

  it('is there again where what it settles is taken back at the same time', async () => {
    const { db } = held.app
    const [receipt, money] = [await paper('IN', '40.00'), await pay('40', { auto: 'none' })]
    const of = (id: number) => (item: OpenItem) => item.document === id
    const undone = await transaction(db, async (inner) => {
      await holdParty(inner, party(), 'AP')
      const reversal = reverse(db, receipt.id, day, by)
      const waiting = sql`select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => row(db, waiting)).toBeTruthy()
      const [debt] = (await openItems(inner, party(), 'AP', 'debts')).filter(of(receipt.id))
      const own = (await openItems(inner, party(), 'AP', 'payments')).filter(of(money.data.id))
      await settle(inner, own, [{ debt: debt!.seq, amount: 4000n }], '会计')
      return { reversal }
    })
    await undone.reversal
    expect((await openOf()).data['unallocated']).toContainEqual(expect.objectContaining({ sn: money.data.sn, left: '40.00' }))
    expect(await verify(db)).toEqual([])
  })
})

describe('an account of money', () => {
  it('has what came in less what went out, and stands in the journal of every payment; what is taken back is not there any more', async () => {
    const { db } = held.app
    const account = (await row<{ id: number }>(db, sql`insert into cash_accounts (name, type) values ('工行 0001', 'bank') returning id`))!
      .id
    const owner = await signedIn(held.app)
    const balance = async (who = owner) => {
      const reply = await send('basic/cashAccount/list', {}, who)
      return reply.data.list.find(({ id }) => Number(id) === account)?.['balance']
    }
    expect(await balance()).toBe('0.00')
    const [out, more] = [await pay('80.50', { account_id: account }), await pay('19.50', { account_id: account })]
    await pay('5', {})
    expect(await balance()).toBe('-100.00')
    const journal = sql`select account, cash_account_id as cash, credit from journal_entries where document_id = ${out.data.id} and account = 'cash'`
    expect(await row(db, journal)).toEqual({ account: 'cash', cash: account, credit: 8050 })
    expect(await send('order/delPaid', { id: more.data.id, reason: '付错了' })).toMatchObject({ status: 200 })
    expect(await balance()).toBe('-80.50')
    expect(await balance(await signedIn(held.app, ['setting-systemBasicdata']))).toBeUndefined()
    expect(await verify(db)).toEqual([])
    await db.execute(sql`update factory_documents set account_id = null where id = ${out.data.id}`)
    expect(await verify(db)).toEqual([{ what: 'cash', key: String(account), ledger: '-8050', kept: '' }])
    await db.execute(sql`update factory_documents set account_id = ${account} where id = ${out.data.id}`)
  })
})
