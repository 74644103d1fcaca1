import { sql } from 'drizzle-orm'
import { quotientOf, productOf, rounded } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { daysAgo, figures, namedIds, paper } from './factory/papers.ts'

// supplier, what they deliver with its price of a kilogram
const deals = [
  ['申橡', ['RUB-NBR', '18.6'], ['RUB-CR', '42']],
  ['沐辰', ['RUB-NR', '14.8'], ['RUB-SBR', '13.9'], ['RUB-EPDM', '21.5']],
  ['屹禾', ['AUX-ZNO', '19.5'], ['AUX-S', '3.2'], ['AUX-SA', '9.6']],
  ['朗岳', ['CB-N220', '9.2'], ['CB-N330', '8.6'], ['CB-N550', '8.1']],
  ['霁川', ['OIL-PAR', '8.4'], ['OIL-NAP', '8.9'], ['OIL-DOP', '9.8']],
  ['锦垣', ['MIX-NBR60', '16.8'], ['MIX-EPDM60', '17.5'], ['MIX-SBR60', '12.6']],
] as const

const boards = ['NBR60', 'NBR70', 'CR60', 'CR70', 'EPDM60', 'NR45', 'SBR60', 'SBR70']
const every = ['submit', 'approve']

type Ids = Awaited<ReturnType<typeof namedIds>>

interface Ordered {
  line: string
  sku: string
  qty: string
  price: string
  unit: string
}

const linesOf = (db: Db, id: number) =>
  rows<Ordered>(
    db,
    sql`select id::text as line, sku_id::text as sku, trim_scale(qty)::text as qty, trim_scale(price)::text as price, price_unit as unit
        from factory_documents_lines where parent_id = ${id} order by position`,
  )

/** What of an order is received: a part of each line in thousandths, weighed a little off. */
async function receive(
  db: Db,
  order: number,
  given: { party: string; warehouse: string; day: string; part?: number; off: () => number; acts?: string[] },
) {
  const { party, warehouse, day, part = 1_000, off, acts = ['submit', 'audit'] } = given
  const lines = (await linesOf(db, order)).map(({ line, sku, qty, price, unit }, at) => {
    const come =
      unit === 'unit'
        ? rounded(quotientOf(productOf(qty, String(part)), '1000', 6), 0)
        : rounded(quotientOf(productOf(qty, String(part)), '1000', 6), 1)
    const weighed =
      unit === 'kg'
        ? {
            weight_actual: rounded(productOf(come, String(1 + (off() - 0.5) / 100)), 3),
            supplier_lot: `S${day.replaceAll('-', '').slice(2)}${at + 1}`,
          }
        : {}
    return {
      sku_id: sku,
      source_line_id: line,
      qty: come,
      price,
      price_unit: unit,
      tax_rate: '13',
      qc: at === 2 && off() > 0.8 ? 'waiting' : 'passed',
      ...weighed,
    }
  })
  await paper(db, 'goods-receipt', { sub_type: 'purchase', biz_date: day, party_id: party, warehouse_id: warehouse, lines } as never, acts)
}

/** Boards bought when the business began: all of their sizes lie there, with what they cost. */
async function openBoards({ db, now }: Seed, { skus, warehouses, suppliers }: Ids, next: () => number): Promise<void> {
  const [party, warehouse] = [suppliers.get('昀泰')!, warehouses.get('成品仓')!]
  const prices = new Map(
    (
      await rows<{ id: string; price: string }>(
        db,
        sql`select id::text as id, trim_scale(list_price)::text as price from factory_products_skus`,
      )
    ).map(({ id, price }) => [id, price]),
  )
  for (const [at, board] of boards.entries()) {
    const own = [...skus].filter(([sn]) => sn.startsWith(`${board}-`)).sort(([one], [other]) => one.localeCompare(other))
    const lines = own.map(([, id]) => ({
      ...{ sku_id: id, qty: String(20 + Math.floor(next() * 40)), price: rounded(productOf(prices.get(id) ?? '100', '0.62'), 2) },
      ...{ price_unit: 'unit', tax_rate: '13' },
    }))
    const day = daysAgo(now, 90 - at)
    const order = await paper(db, 'purchase-order', { biz_date: day, party_id: party, warehouse_id: warehouse, lines } as never, every)
    await receive(db, order, { party, warehouse, day: daysAgo(now, 86 - at), off: next })
  }
}

/** A fortnight of orders of one deal: most have come, the last ones wait in every state there is. */
async function buy({ db, now }: Seed, { skus, warehouses, suppliers }: Ids, at: number, next: () => number): Promise<void> {
  const [short, ...goods] = deals[at % deals.length]!
  const [party, warehouse] = [suppliers.get(short)!, warehouses.get('原料仓')!]
  const days = 84 - at * 2
  const lines = goods.map(([sn, price]) => ({
    ...{ sku_id: skus.get(`${sn}`) ?? skus.get(`${sn}-01`)!, qty: String(200 + Math.floor(next() * 16) * 100) },
    ...{ price: rounded(productOf(price, String(0.96 + next() * 0.1)), 2), price_unit: 'kg', tax_rate: '13' },
  }))
  const owner = await row<{ buyer: string }>(db, sql`select coalesce(buyer_id::text, '') as buyer from parties where id = ${party}`)
  const mine = owner?.buyer ? { salesman_id: owner.buyer } : {}
  const body = {
    ...mine,
    biz_date: daysAgo(now, days),
    delivery_date: daysAgo(now, days - 8),
    party_id: party,
    warehouse_id: warehouse,
    lines,
  }
  // the latest ones are still on their way
  const isOpen = at >= 36
  const acts = { 36: [], 37: ['submit'], 38: ['submit', 'reject'], 39: every, 40: every, 41: [...every, 'void'] }[at] ?? every
  const order = await paper(db, 'purchase-order', body as never, acts)
  if (isOpen && at !== 40) return
  const day = daysAgo(now, Math.max(days - 5, 0))
  if (at === 40) return receive(db, order, { party, warehouse, day, part: 400, off: next })
  if (at % 9 === 4) {
    await receive(db, order, { party, warehouse, day, part: 600, off: next })
    if (at === 13) await paper(db, 'purchase-order', { ...body, biz_date: day } as never, [...every, 'close'])
    else await receive(db, order, { party, warehouse, day: daysAgo(now, Math.max(days - 9, 0)), part: 400, off: next })
    return
  }
  await receive(db, order, { party, warehouse, day, off: next })
}

/** What comes from the workshop, from customers, and from nowhere; and receipts in every state. */
async function others({ db, now }: Seed, { skus, warehouses, customers }: Ids, next: () => number): Promise<void> {
  const [finished, raw] = [warehouses.get('成品仓')!, warehouses.get('原料仓')!]
  const sizeOf = (at: number) => skus.get(`${boards[at % boards.length]}-0${(at % 5) + 1}`)!
  for (let at = 0; at < 14; at += 1) {
    const line = (more: number) => ({ sku_id: sizeOf(at + more), qty: String(4 + Math.floor(next() * 12)) })
    const acts = { 12: [], 13: ['submit'] }[at] ?? ['submit', 'audit']
    await paper(
      db,
      'goods-receipt',
      { sub_type: 'production', biz_date: daysAgo(now, 78 - at * 6), warehouse_id: finished, lines: [line(0), line(3)] } as never,
      acts,
    )
  }
  const [customer] = [...customers.values()].slice(-1)
  const back = [{ sku_id: sizeOf(2), qty: '2', price: '420', price_unit: 'unit', tax_rate: '13', remark: '厚度偏差' }]
  await paper(
    db,
    'goods-receipt',
    { sub_type: 'return', biz_date: daysAgo(now, 20), party_id: customer, warehouse_id: finished, lines: back } as never,
    ['submit', 'audit'],
  )
  const found = [{ sku_id: skus.get('AUX-S') ?? skus.get('AUX-S-01')!, qty: '25' }]
  await paper(db, 'goods-receipt', { sub_type: 'other', biz_date: daysAgo(now, 30), warehouse_id: finished, lines: found } as never, [
    'submit',
    'audit',
    'reverse',
  ])
  await paper(
    db,
    'goods-receipt',
    { sub_type: 'other', biz_date: daysAgo(now, 29), warehouse_id: raw, lines: found, remark: '盘点前找到的整包' } as never,
    ['submit', 'audit'],
  )
  await paper(db, 'goods-receipt', { sub_type: 'other', biz_date: daysAgo(now, 12), warehouse_id: raw, lines: found } as never, ['void'])
}

/** Three months of orders and of what came of them, the same every time but for the days, which count back from now. */
export default {
  order: 80,
  async run(seed: Seed) {
    const next = figures(18)
    const ids = await namedIds(seed.db)
    await openBoards(seed, ids, next)
    for (let at = 0; at < 42; at += 1) await buy(seed, ids, at, next)
    await others(seed, ids, next)
  },
}
