import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { shopUserOf } from '../customer/shop-user.ts'
import { orderType, productIdOf, productType } from './cards.ts'

const tags = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi
/** Types whose text is read by people. */
const written = new Set([1, 2])
/** Types whose text is the address of a file. */
const shown = new Set([3, 4])

/**
 * The text of a message as it is kept. Words lose tags and `&nbsp;`, as on the shop (customer-service contract, "Message types"); their
 * lines stay, which the shop runs together.
 */
export function keptText(type: number, text: string): string {
  const plain = text.replaceAll('\0', '')
  return written.has(type) ? plain.replace(tags, '').replaceAll('&nbsp;', ' ') : plain
}

/** The key of the sentence why a message may not be sent; undefined when it may: what it names must be there, an order the visitor's own. */
export async function wrongContent(db: Db, type: number, text: string, visitor: number): Promise<string | undefined> {
  if (shown.has(type)) return /^(https?:\/\/|\/)\S+$/.test(text.trim()) ? undefined : 'chat-format'
  if (type === productType) {
    const found = await row(db, sql`select 1 as there from products where id = ${productIdOf(text)} and deleted_at is null`)
    return found ? undefined : '410143'
  }
  if (type !== orderType) return undefined
  const shopUid = await shopUserOf(db, visitor)
  const found = await row(
    db,
    sql`select 1 as there from shop_orders where order_id = ${text.trim()} and uid = ${shopUid} and is_system_del = 0`,
  )
  return found ? undefined : '410173'
}
