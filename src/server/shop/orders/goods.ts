import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { settingsOf, shopSettings, type ShopSettings } from '../settings.ts'

export interface WantedLine {
  /** Of `product_skus`. */
  sku: number
  num: number
}

/** A specification as it is sold now, and what its product says of selling it. */
export interface Sku {
  id: number
  product_id: number
  suk: string
  image: string
  price: string
  /** For paid members, where the product has prices of their own. */
  vip_price: string
  is_vip: number
  cost: string
  brokerage: string
  brokerage_two: string
  is_sub: number
  store_name: string
  unit_name: string
  /** 0 sent, 1 codes, 2 a coupon, 3 nothing to carry (products contract, `virtual_type`). */
  virtual_type: number
  /** Points for each piece. */
  give_integral: number
  is_limit: number
  /** 1 at once, 2 by one person. */
  limit_type: number
  limit_num: number
  min_qty: number
  /** 1 for paid members alone. */
  vip_product: number
  /** False out of the days in which it is sold before it is there. */
  is_open: boolean
}

export type Goods = readonly (Sku & WantedLine)[]

/** Specifications by their codes, as callers name them. @throws Refusal `SKU_GONE` at `lines` */
export async function wantedLines(db: Db, lines: readonly { unique: string; num: number }[]): Promise<WantedLine[]> {
  const found = await rows<{ id: number; code: string }>(
    db,
    sql`select id, code from product_skus where code = any(${sql.param(lines.map(({ unique }) => unique))}::text[]) and removed_at is null`,
  )
  const byCode = new Map(found.map(({ id, code }) => [code, id]))
  return lines.map(({ unique, num }) => {
    const sku = byCode.get(unique)
    if (sku === undefined) throw new Refusal({ status: 400, code: 'SKU_GONE', values: { unique }, errors: { lines: 'SKU_GONE' } })
    return { sku, num }
  })
}

/** What is bought as it is sold now, and the rules of the shop for it. @throws Refusal `SKU_GONE` */
export async function readGoods(db: Db, lines: readonly WantedLine[]): Promise<{ goods: Goods; settings: ShopSettings }> {
  const ids = lines.map(({ sku }) => sku)
  const found = await rows<Sku & { settings: Partial<ShopSettings> | null }>(
    db,
    sql`select ${shopSettings} as settings, s.id, s.product_id, s.suk, coalesce(nullif(s.image, ''), p.image) as image, s.price, s.vip_price, p.is_vip, s.cost, s.brokerage, s.brokerage_two,
        p.is_sub, p.store_name, p.unit_name, p.virtual_type, p.give_integral::int as give_integral, p.is_limit, p.limit_type, p.limit_num, p.min_qty,
        p.vip_product, p.presale = 0 or now() between coalesce(p.presale_start_at, now()) and coalesce(p.presale_end_at, now()) as is_open
      from product_skus s join products p on p.id = s.product_id
      where s.id = any(${sql.param(ids)}::bigint[]) and s.removed_at is null and s.is_show = 1 and p.deleted_at is null and p.is_show = 1`,
  )
  if (found.length < ids.length) throw new Refusal({ status: 400, code: 'SKU_GONE' })
  const byId = new Map(found.map((sku) => [sku.id, sku]))
  return { goods: lines.map((line) => ({ ...byId.get(line.sku)!, ...line })), settings: settingsOf(found[0]?.settings) }
}

/** What kind of order goods make: what is sent and what is not are bought apart. @throws Refusal `GOODS_MIXED` */
export function virtualTypeOf(goods: Goods): number {
  const types = new Set(goods.map(({ virtual_type }) => virtual_type))
  if (types.size > 1) throw new Refusal({ status: 400, code: 'GOODS_MIXED', errors: { lines: 'GOODS_MIXED' } })
  return goods[0]?.virtual_type ?? 0
}
