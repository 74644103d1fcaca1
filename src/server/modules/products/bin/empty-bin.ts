import { sql } from 'drizzle-orm'
import type { EmptiedBin } from '#src/api/store-products.ts'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { sentence } from '#src/server/messages.ts'
import type { Locale } from '#src/server/locale.ts'
import { Refusal } from '#src/server/refusal.ts'
import { keepers, type KeeperKind } from './keepers.ts'

/** Products that stay are named so far. */
const mostNamed = 100

interface Kept {
  id: number
  store_name: string
  kind: KeeperKind
  name: string
  more: number
}

/**
 * Deletes what lies in the recycle bin for good, but for products that something still names; says which those are, and what names them.
 * @param count how many somebody was asked about; refused with PRODUCT_BIN_CHANGED where there are others by now
 */
export function emptyBin(db: Db, count: number, locale: Locale): Promise<EmptiedBin> {
  return transaction(db, async (inner) => {
    const binned = await rows<{ id: number }>(inner, sql`select id from products where deleted_at is not null order by id for update`)
    if (binned.length !== count) throw new Refusal({ status: 409, code: 'PRODUCT_BIN_CHANGED', values: { count: String(binned.length) } })
    const kept = await rows<Kept>(
      inner,
      sql`with binned as (select id, store_name from products where deleted_at is not null), reasons as (${keepers}),
        one as (select r.product_id, r.kind, r.name, count(*) over (partition by r.product_id)::int as more,
          row_number() over (partition by r.product_id order by r.kind, r.name) as at from reasons r)
        select b.id, b.store_name, o.kind, o.name, o.more - 1 as more from one o join binned b on b.id = o.product_id where o.at = 1 order by b.id`,
    )
    const stays = new Set(kept.map(({ id }) => Number(id)))
    const gone = binned.map(({ id }) => Number(id)).filter((id) => !stays.has(id))
    await remove(inner, gone)
    return {
      removed: gone.length,
      kept_count: kept.length,
      kept: kept.slice(0, mostNamed).map(({ id, store_name, kind, name, more }) => ({
        ...{ id: Number(id), store_name },
        why: sentence(`bin.${kind}${more > 0 ? '.more' : ''}`, locale, { name, more }) ?? kind,
      })),
    }
  })
}

async function remove(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const named = sql`any(${sql.param([...ids])}::bigint[])`
  const skus = sql`select id from product_skus where product_id = ${named}`
  // movements of stock go with their product alone
  await row(db, sql`select set_config('crm.removed_products', 'yes', true)`)
  await db.execute(sql`delete from product_stock_moves where sku_id in (${skus})`)
  await db.execute(sql`delete from product_skus where product_id = ${named}`)
  await db.execute(sql`delete from products where id = ${named}`)
  await row(db, sql`select set_config('crm.removed_products', '', true)`)
}
