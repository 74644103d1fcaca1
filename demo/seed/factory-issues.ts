import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { productOf } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { addCounts, type Counted } from '#src/server/factory/counts.ts'
import type { SeedPart } from '#src/server/opening/seed.ts'
import { actOnRow } from '#src/server/tables/act.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'

const keeper = { user: { id: 1, name: '林店长', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

interface Sku {
  id: number
  sn: string
  price: string
}

interface World {
  db: Db
  now: Date
  skus: ReadonlyMap<string, Sku>
  ids: ReadonlyMap<string, string>
}

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const tableOf = (name: string) => tables.find(({ resource }) => resource.name === name)!

/** What lay there when the books were begun: `[number of the SKU, quantity]`. */
const openings = {
  原料仓: [
    ['RUB-NBR', '1800'],
    ['RUB-NR', '2400'],
    ['RUB-SBR', '1500'],
    ['CB-N330', '2000'],
    ['CB-N550', '1250'],
    ['OIL-DOP', '600'],
    ['AUX-ZNO', '300'],
    ['AUX-S', '150'],
    ['MIX-CR60', '320'],
    ['MIX-NR45', '260'],
  ],
  成品仓: [
    ['NBR60-01', '40'],
    ['NBR60-02', '36'],
    ['NBR60-03', '18'],
    ['NBR70-02', '22'],
    ['CR60-02', '12'],
    ['EPDM60-02', '20'],
    ['NR45-02', '15'],
    ['SBR60-02', '60'],
    ['SBR60-04', '24'],
  ],
} as const

const posted = ['submit', 'audit']

/** Compounds by how many days ago they were mixed, in kilograms. */
const mixes = [
  {
    days: 52,
    goods: [
      ['MIX-NBR60', '660'],
      ['MIX-SBR60', '540'],
    ],
  },
  {
    days: 38,
    goods: [
      ['MIX-CR60', '275'],
      ['MIX-EPDM60', '330'],
      ['MIX-NR45', '220'],
    ],
  },
] as const

/** Issues by how many days ago, with what was done with them since. */
const issues = [
  { days: 71, kind: 'sample', from: '成品仓', to: 'customer', lines: [['NBR60-01', '1']], acts: ['submit', 'audit'], remark: '客户试样' },
  { days: 64, kind: 'scrap', from: '成品仓', reason: '表面气泡', lines: [['SBR60-02', '2']], acts: ['submit', 'audit'] },
  {
    days: 57,
    kind: 'return',
    from: '原料仓',
    to: 'supplier',
    lines: [['CB-N330', '250', '8.6']],
    acts: ['submit', 'audit'],
    remark: '灰分超标',
  },
  {
    days: 43,
    kind: 'other',
    from: '原料仓',
    reason: '设备试机',
    lines: [
      ['RUB-SBR', '60'],
      ['CB-N550', '25'],
    ],
    acts: ['submit', 'audit'],
  },
  { days: 30, kind: 'loss', from: '原料仓', lines: [['AUX-S', '3.5']], acts: ['submit', 'audit'], remark: '受潮' },
  { days: 22, kind: 'scrap', from: '成品仓', reason: '存放过久老化', lines: [['NR45-02', '1']], acts: ['submit', 'audit', 'reverse'] },
  {
    days: 9,
    kind: 'other',
    from: '成品仓',
    reason: '展会布展',
    lines: [
      ['EPDM60-02', '2'],
      ['NBR70-02', '1'],
    ],
    acts: ['void'],
  },
  { days: 4, kind: 'sample', from: '成品仓', to: 'customer', lines: [['CR60-02', '1']], acts: ['submit'] },
  { days: 2, kind: 'scrap', from: '成品仓', reason: '切边破损', lines: [['SBR60-04', '3']], acts: ['submit'] },
  {
    days: 0,
    kind: 'other',
    from: '原料仓',
    reason: '实验室打样',
    lines: [
      ['RUB-NBR', '12.5'],
      ['OIL-DOP', '1.2'],
    ],
    acts: [],
  },
] as const

const transfers = [
  {
    days: 60,
    from: '成品仓',
    to: '样品间',
    lines: [
      ['NBR60-02', '2'],
      ['SBR60-02', '1'],
    ],
    acts: ['submit', 'audit'],
    remark: '样品备货',
  },
  { days: 26, from: '成品仓', to: '样品间', lines: [['EPDM60-02', '1']], acts: ['submit', 'audit', 'reverse'] },
  { days: 12, from: '成品仓', to: '样品间', lines: [['CR60-02', '1']], acts: ['void'] },
  { days: 3, from: '成品仓', to: '样品间', lines: [['NBR70-02', '1']], acts: ['submit'] },
  { days: 1, from: '样品间', to: '成品仓', lines: [['NBR60-02', '1']], acts: [] },
] as const

/** What lay there, with what it cost: nobody is owed for it. */
async function openStock(world: World): Promise<void> {
  const { now, skus, ids } = world
  for (const [warehouse, goods] of Object.entries(openings)) {
    const lines = goods.map(([sn, qty]) => {
      const { id, price } = skus.get(sn)!
      return { sku_id: String(id), qty, price: productOf(price, '0.7'), price_unit: 'unit' }
    })
    const about = { sub_type: 'opening', biz_date: dayBefore(now, 88), warehouse_id: ids.get(warehouse), remark: '期初建账' }
    await write(world, 'goods-receipt', { ...about, lines }, posted)
  }
}

/** Compounds that the workshop mixed, and what of them went on to be calendered. */
async function mix(world: World): Promise<void> {
  const { now, ids } = world
  const about = (days: number) => ({ biz_date: dayBefore(now, days), warehouse_id: ids.get('原料仓') })
  for (const { days, goods } of mixes) {
    await write(world, 'goods-receipt', { ...about(days), sub_type: 'production', lines: linesOf(world, goods) }, posted)
    const taken = goods.map(([sn, qty]) => [sn, productOf(qty, '0.6')] as const)
    await write(
      world,
      'outbound-order',
      { ...about(days - 2), sub_type: 'other', reason: '压延领用', lines: linesOf(world, taken) },
      posted,
    )
  }
}

async function write({ db }: World, name: string, body: Record<string, unknown>, acts: readonly string[]): Promise<string> {
  const { id } = await addRow(db, tableOf(name), body, keeper)
  for (const one of acts)
    await actOnRow(db, tableOf(name), Number(id), { name: one, version: undefined, ...(one === 'reverse' && { note: '登记错误' }) }, keeper)
  return id
}

const linesOf = ({ skus }: World, lines: readonly (readonly [string, string, string?])[]) =>
  lines.map(([sn, qty, price]) => ({ sku_id: String(skus.get(sn)!.id), qty, ...(price && { price, price_unit: 'kg', tax_rate: '13' }) }))

/** A count of everything that lies in a warehouse; `off` says by how much what was found differs. */
async function takeStock(
  world: World,
  from: string,
  { days, off, acts }: { days: number; off: Readonly<Record<string, number>>; acts: string[] },
) {
  const { db, now, ids } = world
  const warehouse = ids.get(from)!
  const id = await write(
    world,
    'stock-take',
    { biz_date: dayBefore(now, days), warehouse_id: warehouse, is_blind: 1, remark: `${from}盘点` },
    [],
  )
  const lying = await rows<{ sku: number; lot: number; sn: string; by: string; book: string }>(
    db,
    sql`select l.sku_id as sku, coalesce(l.lot_id, 0) as lot, s.sn, s.counted_by as by, trim_scale(l.book)::text as book
        from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id where l.parent_id = ${id} order by l.position`,
  )
  const counted = lying
    // one that is still under way is half done
    .filter((_, at) => acts.length > 0 || at % 2 === 0)
    .map(({ sku, lot, sn, by, book }, at): Counted => {
      const found = String(Number(book) + (off[sn] ?? 0))
      const figures = by === 'weight' ? { pieces: '0', weight: found } : { pieces: found, weight: '0' }
      return { uuid: randomUUID(), sku, lot, ...figures, at: new Date(now.getTime() - (lying.length - at) * 60_000).toISOString() }
    })
  await addCounts(db, { id: Number(id), device: 'demo', who: '仓管小周' }, counted)
  for (const name of acts) await actOnRow(db, tableOf('stock-take'), Number(id), { name, version: undefined }, keeper)
}

/** What has gone out, gone elsewhere and been counted in the three months before. */
const part: SeedPart = {
  order: 86,
  async run({ db, now }) {
    const found = await rows<Sku>(db, sql`select s.id, s.sn, coalesce(s.list_price, 10)::text as price from factory_products_skus s`)
    // goods of one kind alone are called like their product
    const skus = new Map(found.flatMap((one) => [[one.sn, one] as const, [one.sn.replace(/-01$/, ''), one] as const]))
    const warehouses = await rows<{ id: string; name: string }>(db, sql`select id::text as id, name from warehouses`)
    const party = (flag: string) =>
      row<{ id: string }>(
        db,
        sql`select id::text as id from parties where ${sql.identifier(flag)} and merged_into is null order by id limit 1`,
      )
    const ids = new Map(warehouses.map(({ id, name }) => [name, id]))
    ids.set('supplier', (await party('is_supplier'))!.id).set('customer', (await party('is_customer'))!.id)
    const world = { db, now, skus, ids }
    await openStock(world)
    await mix(world)
    for (const { days, kind, from, lines, acts, ...rest } of issues) {
      const { to, reason, remark } = rest as { to?: string; reason?: string; remark?: string }
      const about = { sub_type: kind, biz_date: dayBefore(now, days), warehouse_id: ids.get(from), ...(to && { party_id: ids.get(to) }) }
      await write(
        world,
        'outbound-order',
        { ...about, ...(reason && { reason }), ...(remark && { remark }), lines: linesOf(world, lines) },
        acts,
      )
    }
    for (const { days, from, to, lines, acts, ...rest } of transfers)
      await write(
        world,
        'stock-transfer',
        {
          biz_date: dayBefore(now, days),
          warehouse_id: ids.get(from),
          to_warehouse_id: ids.get(to),
          lines: linesOf(world, lines),
          ...rest,
        },
        acts,
      )
    await takeStock(world, '原料仓', { days: 35, off: { 'CB-N550': -1.5, 'RUB-NR': 0.8 }, acts: ['submit', 'audit'] })
    await takeStock(world, '成品仓', { days: 14, off: { 'SBR60-02': -1, 'NBR60-02': 1 }, acts: ['submit', 'audit'] })
    await takeStock(world, '成品仓', { days: 0, off: { 'NBR60-03': -1 }, acts: [] })
    await write(world, 'stock-take', { biz_date: dayBefore(now, 1), warehouse_id: ids.get('样品间'), is_blind: 0 }, ['submit'])
  },
}

export default part
