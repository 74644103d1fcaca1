import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'

const hasLots = async (db: Db, document: number): Promise<boolean> =>
  (await row<{ has: boolean }>(db, sql`select has_lots(${document}) as has`))!.has

/**
 * Gives the lines that bring goods in their lots (manufacturing 3.5 no. 10): one with the number that was entered, or for goods that are
 * tracked by lots `yyMMdd-<document>-<line>`. A lot whose document was taken back is what the one says that writes it anew, but for what somebody
 * has judged of it since. The caller holds the document.
 * @throws Refusal 400 `LOT_STATE_OTHER` at lines whose goods wait or have failed, of a lot that has passed
 */
export async function openLots(db: Db, document: number): Promise<void> {
  if (!(await hasLots(db, document))) return
  await db.execute(sql`
    with wanted as (
      select l.id, l.sku_id, l.supplier_lot, l.qc, d.biz_date,
        coalesce(nullif(l.lot_no, ''), to_char(d.biz_date, 'YYMMDD') || '-' || d.id || '-' || (l.position + 1)) as lot_no
      from factory_documents_lines l join factory_documents d on d.id = l.parent_id
      join factory_products_skus s on s.id = l.sku_id join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id
      where l.parent_id = ${document} and l.lot_id is null and (t.track_lot = 1 or l.lot_no <> '')),
    made as (
      insert into lots (lot_no, sku_id, document_id, produced_on, expires_on, supplier_lot, qc)
      select distinct on (w.sku_id, w.lot_no) w.lot_no, w.sku_id, ${document}, w.biz_date, w.biz_date + p.shelf_days, w.supplier_lot, w.qc
      from wanted w join factory_products_skus s on s.id = w.sku_id join factory_products p on p.id = s.parent_id
      order by w.sku_id, w.lot_no on conflict (sku_id, lot_no) do update
        set (document_id, produced_on, expires_on, supplier_lot, qc) =
          (excluded.document_id, excluded.produced_on, excluded.expires_on, excluded.supplier_lot,
            case when exists (select from lot_events e where e.lot_id = lots.id) then lots.qc else excluded.qc end)
        where exists (select from factory_documents d where d.id = lots.document_id and d.status = 8))
    update factory_documents_lines l set lot_no = w.lot_no from wanted w where w.id = l.id`)
  await db.execute(sql`
    update factory_documents_lines l set lot_id = o.id from lots o
    where l.parent_id = ${document} and l.lot_id is null and l.lot_no <> '' and o.sku_id = l.sku_id and o.lot_no = l.lot_no`)
  await refuseOtherStates(db, document)
  await linkParents(db, document)
}

// what somebody holds back would leave with what has passed
async function refuseOtherStates(db: Db, document: number): Promise<void> {
  const odd = await rows<{ at: number; lot: string }>(
    db,
    sql`select l.position as at, o.lot_no as lot from factory_documents_lines l join lots o on o.id = l.lot_id
        where l.parent_id = ${document} and l.qc in ('waiting', 'failed') and o.qc in ('passed', 'concession') and o.document_id <> ${document}
        order by 1`,
  )
  const [first] = odd
  if (!first) return
  const errors = Object.fromEntries(odd.map(({ at }) => [`lines.${at}.lot_no`, 'LOT_STATE_OTHER']))
  throw new Refusal({ status: 400, code: 'LOT_STATE_OTHER', values: { lot: first.lot }, errors })
}

/** Numbers of lots in a text, as people write several. */
const numbersIn = sql`regexp_split_to_table(l.from_lots, '[\\s,，、;；]+')`

/**
 * Makes parents of the lots that lines say their goods were made of (manufacturing 2.3): those of its number that lay somewhere before.
 * @throws Refusal 400 `LOT_UNKNOWN` at lines that name one that is not there
 */
async function linkParents(db: Db, document: number): Promise<void> {
  const named = await rows<{ at: number; lot: number | null; parent: number | null }>(
    db,
    sql`select l.position as at, l.lot_id as lot, (select o.id from lots o where lower(o.lot_no) = lower(n.number) and o.id <> l.lot_id order by o.id desc limit 1) as parent
        from factory_documents_lines l cross join lateral (select ${numbersIn} as number) n
        where l.parent_id = ${document} and l.from_lots <> '' and l.lot_id is not null and n.number <> ''`,
  )
  const odd = named.filter(({ parent }) => parent === null)
  if (odd.length > 0)
    throw new Refusal({
      status: 400,
      code: 'LOT_UNKNOWN',
      errors: Object.fromEntries(odd.map(({ at }) => [`lines.${at}.from_lots`, 'LOT_UNKNOWN'])),
    })
  for (const { lot, parent } of named)
    await db.execute(
      sql`insert into lot_parents (lot_id, parent_id, document_id) values (${lot}, ${parent}, ${document}) on conflict do nothing`,
    )
}

/** What was taken back has made nothing. */
export const unlinkParents = (db: Db, document: number): Promise<unknown> =>
  db.execute(sql`delete from lot_parents where document_id = ${document}`)

/**
 * Points the lines that take goods out at the lots that they name, by number or as they were chosen. @throws Refusal 400 `LOT_UNKNOWN` for one
 * that the SKU has not, `LOT_MISSING` for goods that are tracked by lots, 422 `LOT_HELD` for one that has not passed, unless it is that which
 * takes it out or elsewhere
 */
export async function findLots(db: Db, document: number): Promise<void> {
  if (!(await hasLots(db, document))) return
  await db.execute(sql`
    update factory_documents_lines l set lot_id = o.id from lots o
    where l.parent_id = ${document} and l.lot_no <> '' and o.sku_id = l.sku_id and o.lot_no = l.lot_no`)
  const odd = await rows<{ at: number; is_named: boolean; qc: string | null }>(
    db,
    sql`select l.position as at, l.lot_no <> '' or l.lot_id is not null as is_named, o.qc
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        join factory_products_skus s on s.id = l.sku_id join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id
        left join lots o on o.id = l.lot_id and o.sku_id = l.sku_id
        where l.parent_id = ${document} and (o.id is null and (l.lot_id is not null or l.lot_no <> '' or t.track_lot = 1)
          or o.qc in ('waiting', 'failed') and d.type <> 'TRANSFER' and d.sub_type not in ('return', 'scrap', 'loss')) order by 1`,
  )
  const [first] = odd
  if (!first) return
  const codeOf = ({ is_named, qc }: { is_named: boolean; qc: string | null }) =>
    qc ? 'LOT_HELD' : is_named ? 'LOT_UNKNOWN' : 'LOT_MISSING'
  const errors = Object.fromEntries(odd.map((one) => [`lines.${one.at}.lot_id`, codeOf(one)]))
  throw new Refusal({ status: first.qc ? 422 : 400, code: codeOf(first), errors })
}

/** What of a SKU lies in a warehouse, lot by lot, the oldest first: how much of what it is counted by, in millionths. */
export interface LotLying {
  sku: number
  lot: number
  left: bigint
}

/** Lots of those SKUs that are tracked by lots, as far as they may leave; `tracked` names those SKUs. */
export async function lyingLots(
  db: Db,
  warehouse: number,
  skus: readonly number[],
): Promise<{ tracked: ReadonlySet<number>; lots: LotLying[] }> {
  const found = await rows<{ sku: number; lot: number | null; left: string | null }>(
    db,
    sql`select s.id as sku, o.id as lot, (case s.counted_by when 'pieces' then b.pieces else b.weight end)::text as left
        from factory_products_skus s join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id and t.track_lot = 1
        left join (stock_balances b join lots o on o.id = b.lot_id and o.qc in ('passed', 'concession'))
          on b.sku_id = s.id and b.warehouse_id = ${warehouse} and (b.pieces > 0 or b.weight > 0)
        where s.id = any(${sql.param(skus)}::bigint[]) order by o.produced_on nulls first, o.id`,
  )
  const lots = found.flatMap(({ sku, lot, left }) => (lot === null ? [] : [{ sku, lot, left: BigInt(left!) }]))
  return { tracked: new Set(found.map(({ sku }) => sku)), lots }
}

/** Writes the numbers of the lots that were chosen into the lines of a document that takes goods out: what reports and papers show. */
export async function nameLots(db: Db, document: number): Promise<void> {
  await db.execute(sql`update factory_documents_lines l set lot_no = coalesce((select o.lot_no from lots o where o.id = l.lot_id), '')
    where l.parent_id = ${document}`)
}
