import { sql } from 'drizzle-orm'
import type { Removed } from '#src/api/factory-products.ts'
import { row, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import type { Table } from '../../tables/table.ts'
import { changeRow, removeRow, type Writer } from '../../tables/write.ts'
import factoryProducts from './factory-product-table.ts'
import { skusOf } from './product-wire.ts'
import { usesOfSkus } from './product-uses.ts'

const table = factoryProducts as unknown as Table

/** Why a product must stay as it is: something of it lies there, or is on its way. */
async function hindrance(db: Db, skus: readonly number[], locale: Locale): Promise<string | undefined> {
  const ids = sql.param([...skus])
  const found = await row<{ lying: boolean; open: boolean }>(
    db,
    sql`select exists (select 1 from stock_balances where sku_id = any(${ids}::bigint[]) and (pieces <> 0 or weight <> 0)) as lying,
      exists (select 1 from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where l.sku_id = any(${ids}::bigint[]) and (d.status in (0, 1) or d.type in ('PO', 'SO', 'PLAN') and d.status in (2, 3))) as open`,
  )
  if (found!.lying) return sentence('PRODUCT_LYING', locale)
  return found!.open ? sentence('PRODUCT_OPEN', locale) : undefined
}

/** Removes products that nothing names, and switches off the others (manufacturing 3.1, del). */
export async function removeProducts(db: Db, ids: readonly number[], writer: Writer): Promise<Removed> {
  const result: Removed = { deleted: [], disabled: [], blocked: [] }
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const there = await row(db, sql`select 1 as one from factory_products where id = ${id} for update`)
    if (!there) {
      result.blocked.push({ id, reason: sentence('RECORD_GONE', writer.locale)! })
      continue
    }
    const skus = (await skusOf(db, id)).map(({ sku_id }) => sku_id)
    const reason = await hindrance(db, skus, writer.locale)
    const rules = await row(db, sql`select 1 as one from price_rules where product_id = ${id} limit 1`)
    const isUsed = rules !== undefined || Object.keys(await usesOfSkus(db, skus)).length > 0
    if (reason) result.blocked.push({ id, reason })
    else if (isUsed) {
      await changeRow(db, table, id, { status: 0 }, writer)
      result.disabled.push(id)
    } else {
      await removeRow(db, table, id, undefined, writer)
      result.deleted.push(id)
    }
  }
  return result
}
