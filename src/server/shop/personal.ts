import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'

/** A phone number as the storefront hides it: 138****0021. */
export const maskedPhone = (phone: string): string => (phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone && '****')

/** An identity card: its first three and last two characters. */
export const maskedCard = (card: string): string => (card.length > 8 ? `${card.slice(0, 3)}***********${card.slice(-2)}` : card && '****')

/** Where money is paid to, a bank card or an account elsewhere: its first three and last four characters. */
export const maskedAccount = (account: string): string =>
  account.length > 8 ? `${account.slice(0, 3)}****${account.slice(-4)}` : account && '****'

/** The key by which somebody sees the accounts of withdrawals in clear. */
export const accountKey = 'extract-account'

/** The key by which somebody sees phone and identity card of a user in clear. */
export const personalKey = 'admin-user-personal-data'

/** Writes down that somebody saw the personal data of a user in clear. */
export const noteLook = (db: Db, uid: number, by: number): PromiseLike<unknown> =>
  db.execute(sql`insert into shop_personal_looks (uid, account_id) values (${uid}, ${by})`)
