import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import type { User } from '../sessions.ts'

/** A phone number as the storefront hides it: 138****0021. */
export const maskedPhone = (phone: string): string => (phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone && '****')

/** An identity card: its first three and last two characters. */
export const maskedCard = (card: string): string => (card.length > 8 ? `${card.slice(0, 3)}***********${card.slice(-2)}` : card && '****')

/** Where money is paid to, a bank card or an account elsewhere: its first three and last four characters. */
export const maskedAccount = (account: string): string =>
  account.length > 8 ? `${account.slice(0, 3)}****${account.slice(-4)}` : account && '****'

/** An address: province and city, where it names them apart, else its first characters. */
export function maskedAddress(address: string): string {
  const words = address.split(' ').filter(Boolean)
  const region = words.length > 2 ? words.slice(0, 2).join(' ').slice(0, 20) : words.join(' ').slice(0, 6)
  return region && (region.length < address.trim().length ? `${region} ****` : '****')
}

/** How a user is reached, as users keep it of themselves. */
export interface PersonalData {
  phone: string
  card_id: string
  addres: string
}

/** The same, masked. */
export const maskedPerson = ({ phone, card_id, addres }: PersonalData): PersonalData => ({
  ...{ phone: maskedPhone(phone), card_id: maskedCard(card_id), addres: maskedAddress(addres) },
})

/** The name of an account: who was added by a phone number signs in by that, and keeps it as their name. */
const maskedName = (account: string): string => (/^\+?\d{7,}$/.test(account) ? maskedPhone(account) : account)

/** Fields of orders, refunds and invoices by which their buyers are reached. */
const contacts: Readonly<Record<string, (text: string) => string>> = {
  ...{ phone: maskedPhone, user_phone: maskedPhone, refund_phone: maskedPhone, drawer_phone: maskedPhone, tell: maskedPhone },
  account: maskedName,
  ...{ user_address: maskedAddress, address: maskedAddress, addres: maskedAddress, card_id: maskedCard },
}

/** A row with its phones and addresses masked. */
export const withMaskedContacts = <Row extends object>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => (typeof value === 'string' && contacts[key] ? [[key, contacts[key](value)]] : [])),
  ),
})

/** Tables of what is known of buyers. */
const ofBuyers = new Set(['shop_users', 'shop_orders', 'shop_refunds', 'shop_invoices', 'shop_extracts'])
const accounts = new Set(['bank_code', 'alipay_code', 'wechat'])

/** Codes that are sold, and passwords of cards: what lines of the log hold of them that were written before it masked them itself. */
const codes: Readonly<Record<string, readonly string[]>> = {
  product_cards: ['key', 'value'],
  product_skus: ['disk_info'],
  shop_orders: ['virtual_info', 'fictitious_content'],
}

/** A row of a table as the log keeps it, with all by which a buyer is reached or paid masked, and codes that are sold; what rows are searched by holds it as well. */
export function maskedRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const secret = codes[table] ?? []
  if (!ofBuyers.has(table) && secret.length === 0) return row
  const mask = ([key, value]: [string, unknown]): [string, unknown] => {
    if (secret.includes(key)) return [key, value === null || value === '' ? value : '•••']
    if (!ofBuyers.has(table)) return [key, value]
    if (key === 'words') return [key, '•••']
    const isPersonal = contacts[key] !== undefined || accounts.has(key)
    if (!isPersonal || value === null) return [key, value]
    // of a long text only a part is kept
    if (typeof value !== 'string') return [key, '•••']
    return [key, (contacts[key] ?? maskedAccount)(value)]
  }
  return Object.fromEntries(Object.entries(row).map(mask))
}

/** The key by which somebody sees the accounts of withdrawals in clear. */
export const accountKey = 'extract-account'

/** The key by which somebody sees in clear how a user is reached: phone, identity card, addresses. */
export const personalKey = 'admin-user-personal-data'

export const seesPersonal = ({ level, permissions }: Pick<User, 'level' | 'permissions'>): boolean =>
  level === 0 || permissions.has(personalKey)

/** Writes down that somebody saw the personal data of a user in clear. */
export const noteLook = (db: Db, uid: number, by: number): PromiseLike<unknown> =>
  db.execute(sql`insert into shop_personal_looks (uid, account_id) values (${uid}, ${by})`)

/** The same of several, each once. */
export const noteLooks = (db: Db, uids: readonly number[], by: number): PromiseLike<unknown> =>
  db.execute(
    sql`insert into shop_personal_looks (uid, account_id) select distinct uid, ${by}::bigint from unnest(${sql.param([...uids])}::bigint[]) uid`,
  )
