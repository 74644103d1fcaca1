import { sql, type SQL } from 'drizzle-orm'
import type { LotTrace, TraceEdge, TraceNode } from '#src/api/lot-traces.ts'
import { row, rows, type Db } from '../../db.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { tables } from '../../tables/all-tables.ts'
import { visibleIds } from '../../tables/select.ts'
import { stateLog } from './lot-states.ts'

/** So many lots at most; what is made of more is asked for one by one. */
const most = 5_000

/** Records of papers by their type. */
const records: Readonly<Record<string, string>> = {
  ...{ PO: 'purchase-order', IN: 'goods-receipt', OUT: 'outbound-order', TRANSFER: 'stock-transfer', COUNT: 'stock-take' },
}

/** A lot, what it was made of, and what was made of it, as far as a direction goes. */
const kinOf = (lot: number, dir: 'up' | 'down' | 'both'): SQL => sql`
  up as (select ${lot}::bigint as id union select p.parent_id from lot_parents p join up on up.id = p.lot_id),
  down as (select ${lot}::bigint as id union select p.lot_id from lot_parents p join down on down.id = p.parent_id),
  kin as (${sql.join(
    [...(dir === 'down' ? [] : [sql`select id from up`]), ...(dir === 'up' ? [] : [sql`select id from down`])],
    sql` union `,
  )} limit ${most})`

interface Moved {
  document: number
  lot: number
  type: string
  came: string
  came_weight: string
  left: string
  left_weight: string
}

const amount = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 1000000.0)::text`

/** What papers that count brought of lots, and took of them. */
const movesOf = (db: Db, lot: number, dir: 'up' | 'down' | 'both', kept: SQL | undefined) =>
  rows<Moved>(
    db,
    sql`with recursive ${kinOf(lot, dir)}
        select m.document_id as document, m.lot_id as lot, d.type,
          ${amount(sql`sum(m.pieces) filter (where m.pieces > 0 or m.weight > 0)`)} as came, ${amount(sql`sum(m.weight) filter (where m.weight > 0)`)} as came_weight,
          ${amount(sql`-sum(m.pieces) filter (where m.pieces < 0 or m.weight < 0)`)} as left, ${amount(sql`-sum(m.weight) filter (where m.weight < 0)`)} as left_weight
        from kin join stock_moves m on m.lot_id = kin.id join factory_documents d on d.id = m.document_id
        where d.status = 2 and d.reversal_of is null ${kept ? sql`and ${kept}` : sql``} group by 1, 2, 3 order by 1, 2`,
  )

/** What came as a receipt stands at its left; what goes elsewhere, and what leaves, at its right. */
function edgesOf({ document, lot, type, came, came_weight, left, left_weight }: Moved): TraceEdge[] {
  const [doc, own] = [`doc-${document}`, `lot-${lot}`]
  const goesIn = came_weight !== '0' || came !== '0'
  const goesOut = left_weight !== '0' || left !== '0'
  return [
    ...(goesIn && type !== 'TRANSFER' ? [{ from: doc, to: own, pieces: came, weight: came_weight }] : []),
    ...(goesOut ? [{ from: own, to: doc, pieces: left, weight: left_weight }] : []),
  ]
}

interface Paper {
  id: number
  type: string
  sub_type: string
  sn: string
  day: string
  party: string
}

/** Papers as nodes; of those that somebody may not see nothing but their kind and day. */
async function paperNodes(db: Db, ids: readonly number[], user: User): Promise<TraceNode[]> {
  const papers = await rows<Paper>(
    db,
    sql`select d.id, d.type, d.sub_type, d.sn, d.biz_date::text as day, coalesce(p.name, '') as party
        from factory_documents d left join parties p on p.id = d.party_id where d.id = any(${sql.param([...ids])}::bigint[]) order by d.biz_date, d.id`,
  )
  const seen = new Set<number>()
  for (const [type, name] of Object.entries(records)) {
    const table = tables.find(({ resource }) => resource.name === name)!
    if (user.level !== 0 && !user.permissions.has(table.resource.keys.page)) continue
    const own = papers.filter((one) => one.type === type).map(({ id }) => id)
    for (const id of own.length > 0 ? await visibleIds(db, table, own, user) : []) seen.add(Number(id))
  }
  return papers.map(({ id, type, sub_type, sn, day, party }) => ({
    ...{ key: `doc-${id}`, kind: 'doc' as const, type, sub_type, day },
    ...(seen.has(id) ? { id: String(id), label: sn, note: party } : { id: '', label: '', note: '' }),
  }))
}

const lotNodes = (db: Db, ids: readonly number[]) =>
  rows<TraceNode>(
    db,
    sql`select 'lot-' || o.id as key, 'lot' as kind, o.id::text as id, o.lot_no as label, concat_ws(' · ', s.name, nullif(o.supplier_lot, '')) as note,
          o.qc as type, '' as sub_type, coalesce(o.produced_on::text, '') as day
        from lots o join factory_products_skus s on s.id = o.sku_id where o.id = any(${sql.param([...ids])}::bigint[]) order by o.id`,
  )

/** Orders that receipts answer, as edges. */
const ordersOf = (db: Db, ids: readonly number[], lots: readonly number[]) =>
  rows<TraceEdge & { document: number }>(
    db,
    sql`select 'doc-' || s.parent_id as "from", 'doc-' || l.parent_id as "to", trim_scale(sum(l.pieces))::text as pieces,
          trim_scale(sum(coalesce(l.weight_actual, l.weight_theory)))::text as weight, s.parent_id as document
        from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id join factory_documents d on d.id = l.parent_id
        where l.parent_id = any(${sql.param([...ids])}::bigint[]) and d.type = 'IN' and l.lot_id = any(${sql.param([...lots])}::bigint[])
        group by s.parent_id, l.parent_id order by 1, 2`,
  )

/**
 * Where a lot came from and where it went (manufacturing 3.4, trace): papers that count, and lots that it was made of or that were made of it.
 * @throws Refusal 400 `RECORD_GONE` for a lot that is not there, or never lay where somebody may look
 */
export async function traceOf(db: Db, lot: number, dir: 'up' | 'down' | 'both', user: User): Promise<LotTrace> {
  const kept = keptBy(user, sql`m.warehouse_id`)
  const isSeen = kept ? sql`and exists (select from stock_moves m where m.lot_id = lots.id and ${kept})` : sql``
  if (!(await row(db, sql`select 1 as one from lots where id = ${lot} ${isSeen}`))) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  const moves = await movesOf(db, lot, dir, kept)
  const lots = [...new Set([lot, ...moves.map((one) => one.lot)])]
  const documents = [...new Set(moves.map(({ document }) => document))]
  const orders = dir === 'down' ? [] : await ordersOf(db, documents, lots)
  const made = await rows<TraceEdge>(
    db,
    sql`select 'lot-' || parent_id as "from", 'lot-' || lot_id as "to", '0' as pieces, '0' as weight from lot_parents
        where lot_id = any(${sql.param(lots)}::bigint[]) and parent_id = any(${sql.param(lots)}::bigint[]) order by 1, 2`,
  )
  const nodes = [
    ...(await lotNodes(db, lots)),
    ...(await paperNodes(db, [...documents, ...new Set(orders.map(({ document }) => document))], user)),
  ]
  const edges = [...orders.map(({ from, to, pieces, weight }) => ({ from, to, pieces, weight })), ...made, ...moves.flatMap(edgesOf)]
  return { key: `lot-${lot}`, nodes, edges, log: await stateLog(db, lot) }
}
