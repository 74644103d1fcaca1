import { sql } from 'drizzle-orm'
import { rows, type Db } from '#src/server/db.ts'

/** A product that an activity is about. */
export interface Goods {
  id: number
  name: string
  info: string
  image: string
  images: string[]
  /** Cents. */
  price: number
  was: number
  unit: string
}

interface Stored extends Omit<Goods, 'price' | 'was'> {
  price: string
  ot_price: string
}

const cents = (price: string) => Math.round(Number(price) * 100)

/** All products by their index, from 0. */
export async function readGoods(db: Db): Promise<Goods[]> {
  const found = await rows<Stored>(
    db,
    sql`select id, store_name as name, store_info as info, image, slider_image as images, price, ot_price, unit_name as unit from products order by id`,
  )
  return found.map(({ price, ot_price, ...one }) => ({ ...one, price: cents(price), was: cents(ot_price) }))
}

/** A part of a price in cents, ending in .9 as shops like it, as decimal text. */
export function offer(price: number, percent: number): string {
  const tenths = Math.max(Math.round((price * percent) / 1000), 9)
  return ((Math.max(tenths - (tenths % 10) + 9, 9) * 10) / 100).toFixed(2)
}

/** Days around the first start of the shop, and what makes an activity no plain running one. */
export interface Plan {
  index: number
  /** Of the product's price. */
  percent: number
  from?: number
  to?: number
  status?: number
  quota?: number
  isDeleted?: boolean
}

const day = 86_400_000
// the shop's zone has no summer time
const zone = 8 * 3_600_000

/** Midnight in the shop's zone, `days` after that of `now`. */
export function midnight(now: Date, days: number): string {
  const start = Math.floor((now.getTime() + zone) / day) * day - zone
  return new Date(start + days * day).toISOString()
}

export const deletedAt = (now: Date, { isDeleted }: Plan): string | null => (isDeleted ? midnight(now, -1) : null)

/** How many an activity had, has left and has sold; follows from its index. */
export function amounts({ quota }: Plan, index: number): { total: number; left: number; sold: number } {
  const total = 30 + ((index * 17) % 8) * 10
  const left = quota ?? Math.max(total - ((index * 13) % total), 3)
  return { total, left, sold: total - left }
}
