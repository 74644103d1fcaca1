import { sql, type SQL } from 'drizzle-orm'
import type { BatchSetting } from '#src/api/store-products.ts'
import { rounded } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { refuseInActivity, refuseInUse } from './bin/in-use.ts'
import { idsOf, marks } from './read-body.ts'
import { setFigures } from './set-figures.ts'
import { refused } from './refusals.ts'
import { lockProduct, missing, writeIds, type Writing } from './write-product.ts'

const changed = (name: string) => sql`version = version + 1, updated_by = ${name}, updated_at = now()`

/** Locks products in the order of their ids, with their specifications before them as orders do; refused with 400337 without any, with 400533 where one is none. */
async function lockAll(db: Db, given: readonly (string | number)[]): Promise<number[]> {
  const ids = idsOf(given)
  if (ids.length === 0) throw new Refusal({ status: 400337 })
  await db.execute(sql`select id from product_skus where product_id = any(${sql.param(ids)}::bigint[]) order by id for update`)
  const found = await rows(db, sql`select id from products where id = any(${sql.param(ids)}::bigint[]) order by id for update`)
  if (found.length < ids.length) throw new Refusal({ status: 400533 })
  return ids
}

const write = (db: Db, ids: readonly number[], set: SQL | undefined, { user }: Writing) =>
  db.execute(sql`update products set ${set ? sql`${set}, ` : sql``}${changed(user.name)} where id = any(${sql.param([...ids])}::bigint[])`)

/** Puts products on sale or into the stock room; what a running activity sells stays on sale (400585 to 400587). */
export async function show(db: Db, given: readonly (string | number)[], is_show: number, writing: Writing): Promise<void> {
  const ids = await lockAll(db, given)
  if (is_show === 0) await refuseInActivity(db, ...ids)
  await write(db, ids, sql`is_show = ${is_show}::smallint`, writing)
}

/** Puts a product into the recycle bin, off sale, or takes it out again; answers the shop's code of what was done. */
export async function recycle(db: Db, id: number, writing: Writing): Promise<'100002' | '100040'> {
  await lockProduct(db, id, undefined, writing)
  const found = await row<{ deleted: boolean }>(db, sql`select deleted_at is not null as deleted from products where id = ${id}`)
  if (!found!.deleted) await refuseInUse(db, id)
  await write(db, [id], found!.deleted ? sql`deleted_at = null` : sql`deleted_at = now(), is_show = 0`, writing)
  return found!.deleted ? '100040' : '100002'
}

/** The same with several, whatever each of them is now; one that is in its place already stays as it is. */
export async function setRecycled(db: Db, given: readonly number[], isRecycled: boolean, writing: Writing): Promise<void> {
  const ids = await lockAll(db, given)
  const found = await rows<{ id: number }>(
    db,
    sql`select id from products where id = any(${sql.param(ids)}::bigint[]) and (deleted_at is not null) <> ${isRecycled} order by id`,
  )
  const others = found.map(({ id }) => id)
  if (isRecycled) for (const id of others) await refuseInUse(db, id)
  await write(db, others, isRecycled ? sql`deleted_at = now(), is_show = 0` : sql`deleted_at = null`, writing)
}

async function setLogistics(db: Db, ids: readonly number[], body: BatchSetting, writing: Writing): Promise<void> {
  const { logistics = [], freight = 2, postage = 0, temp_id = 0 } = body
  if (logistics.length === 0) throw refused('logistics', 'PRODUCT_LOGISTICS_MISSING', writing.locale)
  if (freight === 3 && (!Number(temp_id) || (await missing(db, 'shipping_templates', [Number(temp_id)])).length > 0))
    throw refused('temp_id', 'PRODUCT_TEMPLATE_MISSING', writing.locale)
  // what is not sent anywhere has no delivery
  const set = sql`logistics = ${JSON.stringify(logistics)}::json, freight = ${freight}::smallint,
    postage = ${freight === 2 ? rounded(String(postage || '0'), 2) : '0'}::numeric, temp_id = ${freight === 3 ? Number(temp_id) : null}::bigint`
  const sent = await rows<{ id: number }>(
    db,
    sql`select id from products where id = any(${sql.param([...ids])}::bigint[]) and virtual_type = 0`,
  )
  await write(
    db,
    sent.map(({ id }) => id),
    set,
    writing,
  )
}

async function setList(
  db: Db,
  ids: readonly number[],
  list: 'categories' | 'coupons' | 'labels',
  chosen: readonly number[],
): Promise<void> {
  for (const id of ids) await writeIds(db, id, list, chosen)
}

/**
 * Sets one thing for several products: 1 categories, 2 logistics, 3 points, 4 coupons, 5 user labels, 6 recommendation, 7 prices, 8 stocks.
 * Refused with 400337 without a product, 410107 without a category, 410096 for one that is none; prices and stocks as `quickEdit` refuses them.
 */
export async function setMany(db: Db, body: BatchSetting, writing: Writing): Promise<void> {
  const ids = await lockAll(db, body.ids)
  const { locale } = writing
  const chosen = async (path: string, table: string, given: readonly (string | number)[] = [], code = 'PRODUCT_CHOICE_GONE') => {
    const wanted = idsOf(given)
    if ((await missing(db, table, wanted)).length > 0) throw refused(path, code, locale)
    return wanted
  }
  switch (body.type) {
    case 1: {
      const categories = await chosen('cate_id', 'categories', body.cate_id, '410096')
      if (categories.length === 0) throw refused('cate_id', '410107', locale)
      await write(db, ids, sql`cate_id = ${categories[0]!}`, writing)
      return setList(db, ids, 'categories', categories)
    }
    case 2:
      return setLogistics(db, ids, body, writing)
    case 3:
      await write(db, ids, sql`give_integral = ${Math.trunc(Number(body.give_integral || 0))}::integer`, writing)
      return
    case 4:
      await setList(db, ids, 'coupons', await chosen('coupon_ids', 'coupons', body.coupon_ids))
      break
    case 5:
      await setList(db, ids, 'labels', await chosen('label_id', 'user_labels', body.label_id))
      break
    case 6: {
      const set = marks.map((mark) => sql`${sql.identifier(mark)} = ${(body.recommend ?? []).includes(mark) ? 1 : 0}::smallint`)
      await write(db, ids, sql.join(set, sql`, `), writing)
      return
    }
    case 7:
    case 8:
      return setFigures(db, ids, body, writing)
  }
  await write(db, ids, undefined, writing)
}
