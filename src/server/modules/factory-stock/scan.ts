import { sql, type SQL } from 'drizzle-orm'
import type { Closest, ScanHit } from '#src/api/line-entry.ts'
import { readScanned } from '#src/lib/scanned-code.ts'
import { row, rows, type Db } from '../../db.ts'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import { isKept, keepsAll } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

export interface Scan {
  code: string
  warehouse_id?: string | number | undefined
  doc_id?: string | number | undefined
  /** Who scans: of what is beyond their warehouses and papers nothing is said. */
  user: User
}

const lyingOf = (lot: SQL, { warehouse_id, user }: Scan): SQL => sql`
  trim_scale(coalesce((select sum(case s.counted_by when 'pieces' then b.pieces else b.weight end) from stock_balances b
    where b.sku_id = s.id and ${lot} and ${isKept(user, sql`b.warehouse_id`)} and ${warehouse_id ? sql`b.warehouse_id = ${Number(warehouse_id)}` : sql`true`}), 0) / 1000000.0)::text`

/** Lots `o` that lie, or lay, where somebody keeps goods. */
const isOwnLot = (user: User): SQL =>
  keepsAll(user) ? sql`true` : sql`exists (select from stock_balances b where b.lot_id = o.id and ${isKept(user, sql`b.warehouse_id`)})`

const ofSku = sql`s.id::text as sku_id, s.counted_by, trim_scale(s.area_each)::text as area_each, trim_scale(s.weight_each)::text as weight_each,
  trim_scale(s.length_each)::text as length_each`

/** A lot of that number; of several goods with one number, those that the label names. */
const lotOf = async (db: Db, scan: Scan): Promise<ScanHit | undefined> => {
  const { code, sn } = readScanned(scan.code)
  const found = await rows<ScanHit>(
    db,
    sql`select 'lot' as kind, o.id::text as id, concat_ws(' · ', s.name, o.lot_no) as label, ${lyingOf(sql`b.lot_id = o.id`, scan)} as available, ${ofSku}, o.lot_no
        from lots o join factory_products_skus s on s.id = o.sku_id
        where lower(o.lot_no) = lower(${code}) and ${isOwnLot(scan.user)} and ${sn ? sql`s.sn = ${sn}` : sql`true`} order by o.id limit 2`,
  )
  return found.length === 1 ? found[0] : undefined
}

const skuOf = (db: Db, scan: Scan) => {
  const { code } = readScanned(scan.code)
  return row<ScanHit>(
    db,
    sql`select 'sku' as kind, s.id::text as id, s.name as label, ${lyingOf(sql`true`, scan)} as available, ${ofSku}
        from factory_products_skus s where lower(s.sn) = lower(${code}) or s.barcode <> '' and s.barcode = ${code} order by s.id limit 1`,
  )
}

const locationOf = (db: Db, { code, warehouse_id, user }: Scan) =>
  row<ScanHit>(
    db,
    sql`select 'location' as kind, l.id::text as id, concat_ws(' ', w.name, l.name) as label, '' as available
        from warehouses_locations l join warehouses w on w.id = l.parent_id
        where lower(l.name) = lower(${code.trim()}) and ${isKept(user, sql`w.id`)} and ${warehouse_id ? sql`w.id = ${Number(warehouse_id)}` : sql`true`} order by l.id limit 1`,
  )

/** The three lots and goods whose codes are most alike; lots that lie in warehouses of somebody. */
export const closestTo = (db: Db, code: string, user: User): Promise<Closest[]> =>
  rows<Closest>(
    db,
    sql`select kind, code, label from (
          (select 'lot' as kind, o.lot_no as code, concat_ws(' · ', s.name, o.lot_no) as label, similarity(o.lot_no, ${code}) as near
            from lots o join factory_products_skus s on s.id = o.sku_id
            where ${isOwnLot(user)} order by near desc, o.id desc limit 3)
          union all (select 'sku', s.sn, s.name, similarity(s.sn, ${code}) as near from factory_products_skus s order by near desc, s.id limit 3)) c
        order by near desc, kind, code limit 3`,
  )

/** The line of a paper that holds what was found: that of its lot, or else the first of its goods. */
async function lineOf(db: Db, { doc_id: doc, user }: Scan, { kind, id, sku_id }: ScanHit): Promise<string | undefined> {
  if (!doc || !sku_id) return undefined
  const lot = kind === 'lot' ? sql`coalesce(l.lot_id = ${id}, false) desc, ` : sql``
  const found = await row<{ id: string }>(
    db,
    sql`select l.id::text as id from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where d.id = ${Number(doc)} and ${isSeenPaper(user, 'd')} and l.sku_id = ${sku_id}
        order by ${lot}l.position limit 1`,
  )
  return found?.id
}

/**
 * What a code means. `paperOf` finds a paper by its number among those that somebody may see. @throws Refusal 404 `CODE_UNKNOWN` with the closest
 */
export async function scanned(db: Db, scan: Scan, paperOf: (sn: string) => Promise<ScanHit | undefined>) {
  const { code, weight } = readScanned(scan.code)
  const hit = (await lotOf(db, scan)) ?? (await skuOf(db, scan)) ?? (await paperOf(code)) ?? (await locationOf(db, scan))
  if (!hit)
    throw new Refusal({ status: 404, code: 'CODE_UNKNOWN', values: { code }, data: { closest: await closestTo(db, code, scan.user) } })
  const line = await lineOf(db, scan, hit)
  const isGoods = hit.kind === 'lot' || hit.kind === 'sku'
  return { hit: { ...hit, ...(isGoods && weight && { weight }) }, ...(line && { line_id: line }), isGoods }
}
