import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { Scoped } from '../access/data-scope.ts'
import { microOf, microText } from './measures.ts'
import { isSeenPaper } from './scopes/papers.ts'
import type { Keeper } from './scopes/warehouses.ts'

/** What a stock-take counts: a SKU, of a lot or of none (0), at a location or at none (0). */
export interface CountKey {
  sku: number
  lot: number
  location?: number
}

/** What was found of it, once. */
export interface Counted extends CountKey {
  uuid: string
  pieces: string
  weight: string
  /** ISO instant. */
  at: string
}

export type CountUse = 'sum' | 'last' | 'max'

export interface CountState extends CountKey {
  name: string
  lotNo: string
  /** Its name; '' at none. */
  at: string
  countedBy: 'pieces' | 'weight'
  areaEach: string
  weightEach: string
  /** When it began, and when it was counted: what was moved meanwhile is in the second. */
  book: string
  expected: string
  sum: string | null
  last: string | null
  max: string | null
  times: number
}

export interface Count {
  id: number
  sn: string
  status: number
  warehouse: number
  isBlind: boolean
  postSeq: number
}

interface Opening {
  isPosted?: boolean
  user?: Scoped & Keeper
}

/**
 * A stock-take that is for `user`, held against being posted meanwhile; `isPosted` by who does so. @throws Refusal `RECORD_GONE`, 422 `RECORD_STATE` where nothing is
 * counted any more
 */
export async function openCount(db: Db, id: number, { isPosted = false, user }: Opening = {}): Promise<Count> {
  const found = await row<Count>(
    db,
    sql`select id, sn, status, warehouse_id as warehouse, is_blind = 1 as "isBlind", post_seq as "postSeq"
        from factory_documents where id = ${id} and type = 'COUNT' and sub_type = 'count' and post_seq is not null
          and ${user ? isSeenPaper(user, 'factory_documents') : sql`true`} ${isPosted ? sql`for update` : sql`for share`}`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  if (found.status > 1) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
  return found
}

/**
 * What lies in the warehouse of a count `d`, by SKU, lot and location: what was brought to each, and without one the rest of what lies there, which
 * is less than nothing where goods were taken and nobody said where.
 */
const lyingThere = sql`
  placed as (
    select p.sku_id, p.lot_id, p.location_id, p.qty from counting d join stock_places p on p.warehouse_id = d.warehouse_id and p.qty <> 0),
  whole as (
    select b.sku_id, b.lot_id, case s.counted_by when 'pieces' then b.pieces else b.weight end as qty
    from counting d join stock_balances b on b.warehouse_id = d.warehouse_id and (b.pieces <> 0 or b.weight <> 0)
    join factory_products_skus s on s.id = b.sku_id),
  there as (
    select * from placed union all
    select sku_id, lot_id, null, sum(qty)::bigint
    from (select sku_id, lot_id, qty, true as is_whole from whole union all select sku_id, lot_id, -qty, false from placed) r
    group by 1, 2 having sum(qty) <> 0 or bool_and(is_whole))`

/**
 * Freezes what there should be: everything that has moved until now, by its last entry of the ledger, with a line for each key that lies in the
 * warehouse of the count. Answers how many there are.
 */
export async function freezeBook(db: Db, id: number): Promise<number> {
  await db.execute(sql`update factory_documents set post_seq = (select coalesce(max(post_seq), 0) from stock_moves) where id = ${id}`)
  const made = await row<{ count: number }>(
    db,
    sql`with counting as (select id, warehouse_id, type_ids from factory_documents where id = ${id}), ${lyingThere},
        made as (
          insert into factory_documents_lines (parent_id, position, sku_id, lot_id, location_id, qty, book, counted_by, area_each, weight_each)
          select d.id, row_number() over (order by s.name, s.id, o.lot_no, o.id, a.position, a.id) - 1, s.id, o.id, a.id, 0,
            y.qty / 1000000.0, s.counted_by, s.area_each, s.weight_each
          from counting d cross join there y
          join factory_products_skus s on s.id = y.sku_id join factory_products p on p.id = s.parent_id left join lots o on o.id = y.lot_id
          left join warehouses_locations a on a.id = y.location_id
          where d.type_ids = '[]' or d.type_ids ? p.type_id::text returning 1)
        select count(*)::int as count from made`,
  )
  return made!.count
}

/** Adds counts to the set of them: what is there already is not added again. Answers how many were new. */
export async function addCounts(db: Db, { id, device, who }: { id: number; device: string; who: string }, counts: readonly Counted[]) {
  const added = await rows(
    db,
    sql`insert into stock_count_entries (document_id, uuid, device, sku_id, lot_id, location_id, pieces, weight, counted_at, counted_by)
        select ${id}, uuid, ${device}, sku, lot, nullif(location, 0), pieces, weight, least(at, now()), ${who}
        from json_to_recordset(${JSON.stringify(counts)}::json)
          e (uuid uuid, sku bigint, lot bigint, location bigint, pieces numeric, weight numeric, at timestamptz)
        on conflict do nothing returning 1`,
  )
  return added.length
}

/**
 * Where a count stands, key by key: what follows from the set of counts and from the ledger alone, whoever sent what when. What nobody counted
 * should be what there is now. Goods that were counted without a location are one key, wherever they lie; as soon as one count of them names one,
 * each location is a key of its own, and so is what lies at none. That cannot be less than nothing: what was taken from nobody knows where is found
 * as nought beside shelves that were counted.
 */
export const countState = (db: Db, { id, warehouse, postSeq }: Pick<Count, 'id' | 'warehouse' | 'postSeq'>): Promise<CountState[]> =>
  rows<CountState>(
    db,
    sql`
    with entries as (
        select e.sku_id, e.lot_id, coalesce(e.location_id, 0) as location_id, e.counted_at, e.uuid,
          case s.counted_by when 'pieces' then e.pieces else e.weight end as found
        from stock_count_entries e join factory_products_skus s on s.id = e.sku_id where e.document_id = ${id}),
      goods as (select sku_id, lot_id, bool_or(location_id > 0) as is_located, max(counted_at) as at from entries group by 1, 2),
      -- 0 is at no location, and of goods as a whole there is none
      keys as (
        select k.sku_id, k.lot_id, case when g.is_located is false then null else k.location_id end as location_id, g.is_located, g.at
        from (
          select sku_id, coalesce(lot_id, 0) as lot_id, coalesce(location_id, 0) as location_id from factory_documents_lines where parent_id = ${id}
          union select sku_id, lot_id, location_id from entries union select sku_id, lot_id, 0 from goods) k
        left join goods g on g.sku_id = k.sku_id and g.lot_id = k.lot_id group by 1, 2, 3, 4, 5),
      counted as (
        select e.sku_id, e.lot_id, case when g.is_located then e.location_id end as location_id, sum(e.found) as sum, max(e.found) as max,
          count(*)::int as times, max(e.counted_at) as at, (array_agg(e.found order by e.counted_at desc, e.uuid desc))[1] as last
        from entries e join goods g on g.sku_id = e.sku_id and g.lot_id = e.lot_id group by 1, 2, 3),
      moved as (
        select k.sku_id, k.lot_id, k.location_id, s.counted_by, c.sum, c.max, c.last, coalesce(c.times, 0) as times,
          k.is_located and k.location_id = 0 and c.times is null as is_rest,
          coalesce(sum(case s.counted_by when 'pieces' then m.pieces else m.weight end) filter (where m.post_seq <= ${postSeq}), 0) as book,
          coalesce(sum(case s.counted_by when 'pieces' then m.pieces else m.weight end) filter (where m.post_seq <= ${postSeq}
            or m.posted_at <= coalesce(c.at, case when k.is_located and k.location_id = 0 then k.at end, 'infinity')), 0) as expected
        from keys k join factory_products_skus s on s.id = k.sku_id
        left join counted c on c.sku_id = k.sku_id and c.lot_id = k.lot_id and c.location_id is not distinct from k.location_id
        left join stock_moves m on m.sku_id = k.sku_id and m.warehouse_id = ${warehouse} and coalesce(m.lot_id, 0) = k.lot_id
          and (k.location_id is null or coalesce(m.location_id, 0) = k.location_id)
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9)
    select m.sku_id as sku, m.lot_id as lot, coalesce(m.location_id, 0) as location, s.name, coalesce(o.lot_no, '') as "lotNo", coalesce(a.name, '') as at,
      m.counted_by as "countedBy", s.area_each::text as "areaEach", s.weight_each::text as "weightEach",
      trim_scale(m.book / 1000000.0)::text as book, trim_scale(m.expected / 1000000.0)::text as expected,
      ${found('sum')}, ${found('last')}, ${found('max')}, m.times
    from moved m join factory_products_skus s on s.id = m.sku_id left join lots o on o.id = m.lot_id
    left join warehouses_locations a on a.id = m.location_id
    where not coalesce(m.is_rest, false) or m.book <> 0 or m.expected <> 0
    order by s.name, s.id, o.lot_no, o.id, a.position, a.id`,
  )

/** What was found by one way to take several counts. */
const found = (use: CountUse) =>
  sql`case when m.is_rest and m.expected < 0 then '0' else trim_scale(m.${sql.raw(use)})::text end as ${sql.raw(use)}`

export interface Settling {
  /** Of keys that were counted more than once; all of them together unless told. */
  uses?: ReadonlyMap<string, CountUse>
  /** What nobody counted is not there; else it stays as it is. */
  isUncountedGone?: boolean
}

export const countKeyOf = ({ sku, lot, location = 0 }: CountKey): string => `${sku} ${lot} ${location}`

/** By how much a key differs, in millionths of what it is counted by; nothing where nobody has counted it. */
export function differenceOfCount(state: CountState, { uses, isUncountedGone = false }: Settling): bigint {
  const found = state[uses?.get(countKeyOf(state)) ?? 'sum']
  if (found === null) return isUncountedGone ? -microOf(state.expected) : 0n
  return microOf(found) - microOf(state.expected)
}

/** Writes what was found and by how much it differs into the lines of a count: what its audit posts. */
export async function settleCount(db: Db, count: Count, settling: Settling = {}): Promise<void> {
  const states = await countState(db, count)
  const settled = states.map((state) => {
    const { sku, lot, location = 0, book, countedBy } = state
    const difference = differenceOfCount(state, settling)
    const counted = state[settling.uses?.get(countKeyOf(state)) ?? 'sum'] ?? (settling.isUncountedGone ? '0' : null)
    return {
      sku,
      lot,
      location,
      book,
      counted,
      countedBy,
      areaEach: state.areaEach,
      weightEach: state.weightEach,
      qty: microText(difference),
    }
  })
  await db.execute(sql`delete from factory_documents_lines where parent_id = ${count.id}`)
  await db.execute(sql`
    insert into factory_documents_lines (parent_id, position, sku_id, lot_id, location_id, lot_no, qty, book, counted, counted_by, area_each, weight_each, pieces, area,
      weight_theory)
    select ${count.id}, position, sku, nullif(lot, 0), nullif(location, 0), coalesce((select lot_no from lots where id = lot), ''), qty, book, counted, by, "areaEach",
      "weightEach", case by when 'pieces' then qty else 0 end, case by when 'pieces' then qty * "areaEach" else 0 end,
      case by when 'pieces' then qty * "weightEach" else qty end
    from json_to_recordset(${JSON.stringify(settled.map(({ countedBy: by, ...rest }, position) => ({ ...rest, by, position })))}::json)
      l (position int, sku bigint, lot bigint, location bigint, qty numeric, book numeric, counted numeric, by text, "areaEach" numeric, "weightEach" numeric)`)
  await db.execute(sql`
    update factory_documents d set pieces = s.pieces, area = s.area, weight = s.weight
    from (select coalesce(sum(pieces), 0) as pieces, coalesce(sum(area), 0) as area, coalesce(sum(weight_theory), 0) as weight
      from factory_documents_lines where parent_id = ${count.id}) s where d.id = ${count.id}`)
}
