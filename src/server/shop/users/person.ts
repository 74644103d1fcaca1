import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

const mobile = /^1[3-9]\d{9}$/

/** Whether a number is one of a mobile phone, as the shop judges it. */
export const isMobile = (phone: string): boolean => mobile.test(phone)

/** What a form's picker of customers carries: the record, its picture alone, or nothing. */
export function chosenPerson(image: unknown): { uid: number; image: string } {
  const of = (typeof image === 'object' && image !== null ? image : {}) as Record<string, unknown>
  return { uid: Number(of['uid'] ?? 0) || 0, image: typeof of['image'] === 'string' ? of['image'] : '' }
}

/** Whether somebody is a customer of the shop whose account is open. */
export const isCustomer = async (db: Db, uid: number): Promise<boolean> =>
  (await row(db, sql`select 1 from shop_users where uid = ${uid} and is_del = 0`)) !== undefined
