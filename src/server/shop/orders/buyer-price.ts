import { sql } from 'drizzle-orm'
import { compared, differenceOf, productOf, quotientOf, rounded } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import type { Sku } from './goods.ts'

/** What a buyer pays less than others by (users contract, levels and membership rights). */
export interface Buyer {
  /** Per cent of the shop's price that their level pays. */
  discount: string
  /** A paid member, while the shop grants members their price. */
  isMember: boolean
}

/** A piece at its buyer's price, and what that is below the shop's. */
export interface BuyerPrice {
  price: string
  vip_off: string
  price_type: '' | 'level' | 'member'
}

/** Nobody in particular. */
export const anyone: Buyer = { discount: '100', isMember: false }

export async function readBuyer(db: Db, uid: number): Promise<Buyer> {
  const found = await row<Buyer>(
    db,
    sql`select coalesce(l.discount, 100)::text as discount,
        (u.is_ever_level = 1 or u.is_money_level > 0 and u.overdue_at > now())
          and exists (select 1 from member_rights r where r.right_type = 'vip_price' and r.status = 1) as "isMember"
      from shop_users u left join user_levels l on l.id = u.level_id where u.uid = ${uid}`,
  )
  return found ?? anyone
}

const isBelow = (one: string, other: string) => compared(one, other) < 0

/** The lower of what the level pays and the members' price; one of them alone counts. */
export function priceFor(
  { price, vip_price, is_vip }: Pick<Sku, 'price' | 'vip_price' | 'is_vip'>,
  { discount, isMember }: Buyer,
): BuyerPrice {
  const ofLevel = rounded(quotientOf(productOf(price, discount), '100', 4), 2)
  const ofMember = isMember && is_vip === 1 && compared(vip_price, '0') > 0 ? vip_price : price
  const type = isBelow(ofMember, ofLevel) ? 'member' : 'level'
  const lower = type === 'member' ? ofMember : ofLevel
  if (!isBelow(lower, price)) return { price, vip_off: '0.00', price_type: '' }
  return { price: lower, vip_off: differenceOf(price, lower), price_type: type }
}
