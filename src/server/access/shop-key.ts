import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Lets no storefront in without the key; a server without one takes nothing of them at all. @throws Refusal 401 */
export function checkShopKey(given: unknown, expected = process.env['CRM_SHOP_KEY'] ?? ''): void {
  if (!expected) throw new Refusal({ status: 401, code: 'SHOP_KEY_UNSET' })
  if (typeof given !== 'string' || !timingSafeEqual(hashOf(given), hashOf(expected))) throw new Refusal({ status: 401, code: 'SHOP_KEY' })
}
