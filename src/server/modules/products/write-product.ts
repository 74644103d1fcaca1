import { sql, type SQL } from 'drizzle-orm'
import type { ProductBody } from '#src/api/store-products.ts'
import { codeOf, row, rows, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'
import { refuseInActivity } from './bin/in-use.ts'
import { columnsOf, idsOf } from './read-body.ts'
import { readInfo } from './read-info.ts'
import { readSkus, type NewSku } from './skus/read-skus.ts'
import { refused } from './refusals.ts'
import { pricedBySkus, writeSkus } from './skus/write-skus.ts'

/** Who writes, where their addresses begin, what they read. */
export interface Writing {
  user: Pick<User, 'name'>
  origin: string
  locale: Locale
  /** Came in by a file. */
  isInFile?: true
}

interface Before {
  version: number
  virtual_type: number
  is_show: number
  who: string
  at: string
}

/**
 * A product before it is written, locked with its specifications, in the order in which orders lock them. Refused with 400533 where there
 * is none, with 409 and the product as it is for a version that is not the newest.
 */
export async function lockProduct(db: Db, id: number, version: number | undefined, { origin }: Pick<Writing, 'origin'>): Promise<Before> {
  await db.execute(sql`select id from product_skus where product_id = ${id} order by id for update`)
  const found = await row<Before>(
    db,
    sql`select version, virtual_type, is_show, updated_by as who, ${shopTime('updated_at')} as at from products where id = ${id} for update`,
  )
  if (!found) throw new Refusal({ status: 400533 })
  if (version !== undefined && version !== found.version) {
    const values = { who: found.who || '—', at: found.at }
    throw new Refusal({ status: 409, code: 'CHANGED', values, data: { row: await readInfo(db, id, origin) } })
  }
  return found
}

/** Ids of a table that are not there. */
export async function missing(db: Db, table: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select id from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::bigint[]) for share`,
  )
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** Makes the rows of a list of ids those that are named, in their order. */
export async function writeIds(db: Db, product: number, list: 'categories' | 'labels' | 'coupons' | 'companions', ids: readonly number[]) {
  const column = { categories: 'category_id', labels: 'label_id', coupons: 'coupon_id', companions: 'companion_id' }[list]
  const table = sql.identifier(`product_${list}`)
  const named = sql`unnest(${sql.param([...ids])}::bigint[]) with ordinality n (id, at)`
  await db.execute(
    sql`delete from ${table} where product_id = ${product} and ${sql.identifier(column)} <> all (${sql.param([...ids])}::bigint[])`,
  )
  if (list === 'labels')
    await db.execute(sql`insert into ${table} (product_id, label_id) select ${product}, id from ${named} on conflict do nothing`)
  else
    await db.execute(sql`insert into ${table} (product_id, ${sql.identifier(column)}, position) select ${product}, id, at from ${named}
      on conflict (product_id, ${sql.identifier(column)}) do update set position = excluded.position`)
}

/** What a product refers to must be there: it may have been removed while somebody was editing. */
async function checkReferences(db: Db, body: ProductBody, skus: readonly NewSku[], locale: Locale): Promise<void> {
  const gone = async (path: string, table: string, ids: readonly number[]) => {
    if ((await missing(db, table, ids)).length > 0) throw refused(path, 'PRODUCT_CHOICE_GONE', locale)
  }
  const [supplier] = idsOf([body.supplier_id ?? 0])
  const isThere = sql`select id from parties where id = ${supplier} and is_supplier and merged_into is null for share`
  if (supplier && !(await row(db, isThere))) throw refused('supplier_id', 'PRODUCT_CHOICE_GONE', locale)
  await gone('cate_id', 'categories', idsOf(body.cate_id))
  if (body.freight === 3) await gone('temp_id', 'shipping_templates', idsOf([body.temp_id]))
  await gone('coupon_ids', 'coupons', idsOf(body.coupon_ids))
  await gone('label_id', 'user_labels', idsOf(body.label_id))
  await gone('recommend_list', 'products', idsOf(body.recommend_list))
  await gone('attrs', 'coupons', idsOf(skus.map(({ coupon_id }) => coupon_id)))
}

async function writeColumns(db: Db, id: number, columns: Record<string, SQL>, name: string): Promise<number> {
  const all = { ...columns, updated_by: sql`${name}`, updated_at: sql`now()` }
  const names = sql.raw(Object.keys(all).join(', '))
  const values = sql.join(Object.values(all), sql`, `)
  const written =
    id === 0
      ? await row<{ id: number }>(
          db,
          sql`insert into products (${names}, price, spu)
            values (${values}, 0, (extract(epoch from clock_timestamp()) * 1000)::bigint::text) returning id`,
        )
      : await row<{ id: number }>(
          db,
          sql`update products set (${names}, version) = row(${values}, version + 1) where id = ${id} returning id`,
        )
  return written!.id
}

/** A specification that is added or gone changes what a running activity sells. */
const haveChanged = async (db: Db, id: number, skus: readonly NewSku[]): Promise<boolean> => {
  const known = await rows<{ suk: string }>(db, sql`select suk from product_skus where product_id = ${id} and removed_at is null`)
  const names = new Set(known.map(({ suk }) => suk))
  return names.size !== skus.length || skus.some(({ suk }) => !names.has(suk))
}

/**
 * Adds a product, or changes one: with its categories, labels, coupons, companions and specifications. Refused with the shop's numbers at
 * their fields, with 400573 for another type, with 400585 to 400587 where a running activity sells what would be gone.
 */
export function saveProduct(db: Db, given: number, body: ProductBody, writing: Writing): Promise<{ id: number; version: number }> {
  const { user, origin, locale, isInFile } = writing
  const columns = columnsOf(body, origin, locale, isInFile)
  const { specs, skus } = readSkus(body, origin, locale)
  const before = body.is_copy === 1 ? 0 : given
  return transaction(db, async (inner) => {
    if (before !== 0) {
      const { virtual_type, is_show } = await lockProduct(inner, before, body.version, writing)
      if (virtual_type !== body.virtual_type) throw refused('virtual_type', '400573', locale)
      if ((is_show === 1 && body.is_show === 0) || (await haveChanged(inner, before, skus))) await refuseInActivity(inner, before)
    }
    await checkReferences(inner, body, skus, locale)
    const id = await writeColumns(inner, before, { ...columns, specs: sql`${JSON.stringify(specs)}::json` }, user.name)
    await writeIds(inner, id, 'categories', idsOf(body.cate_id))
    await writeIds(inner, id, 'labels', idsOf(body.label_id))
    await writeIds(inner, id, 'coupons', idsOf(body.coupon_ids))
    await writeIds(
      inner,
      id,
      'companions',
      idsOf(body.recommend_list).filter((one) => one !== id),
    )
    await writeSkus(inner, id, skus, locale)
    await pricedBySkus(inner, id)
    const { version } = (await row<{ version: number }>(inner, sql`select version from products where id = ${id}`))!
    return { id, version }
  }).catch((error: unknown) => {
    // a day or an hour that is none
    throw ['22007', '22008'].includes(codeOf(error)) ? refused('presale_time', 'PRODUCT_PRESALE_TIME', locale) : error
  })
}
