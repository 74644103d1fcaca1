import { sql, type SQL } from 'drizzle-orm'
import type { List, Paging } from '#src/api/endpoint.ts'
import type { InvoiceBody, InvoiceContacts, InvoiceFilter, InvoiceOrder, InvoiceRow } from '#src/api/invoices.ts'
import { revise, versionOfRow } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { noteLook, withMaskedContacts } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

const isRefunded = sql`(o.status = -2 or o.refund_status = 2)`
const ofType: Readonly<Record<string, SQL>> = {
  1: sql`i.is_invoice = 0 and not ${isRefunded}`,
  2: sql`i.is_invoice = 1 and not ${isRefunded}`,
  3: isRefunded,
}
const tables = sql`shop_invoices i join shop_orders o on o.id = i.order_id`
const searched: Readonly<Record<string, string>> = {
  ...{ order_id: 'o.order_id', uid: 'o.uid::text', real_name: 'o.real_name' },
}

/** A whole number; a part of it for who sees numbers: everybody else would learn the rest of what is masked. */
const phoneIs = (words: string, seesPhones: boolean) => (seesPhones ? holds('o.user_phone', words) : sql`o.user_phone = ${words}`)

function narrowed({ real_name: text = '', field_key: key = '', data }: InvoiceFilter, seesPhones: boolean): SQL {
  const words = text.trim()
  const isPhone = key === 'user_phone'
  const columns = searched[key] ? [searched[key]] : isPhone ? [] : Object.values(searched)
  const ways = [...columns.map((one) => holds(one, words)), ...(searched[key] ? [] : [phoneIs(words, seesPhones)])]
  const found = words ? sql`(${sql.join(ways, sql` or `)})` : sql`true`
  return sql`o.is_system_del = 0 and ${found} and ${datesAt('data', 'o.added_at', data)}`
}

const thing = 'invoice'
const columns = sql`o.id::int as id, i.id::int as invoice_id, o.order_id, o.pay_price::text as pay_price, ${shopTime('o.added_at')} as add_time,
  case when ${isRefunded} then -2 else o.status end as status, o.refund_status, i.type, i.header_type, i.name, i.duty_number,
  i.drawer_phone, i.email, i.tell, i.address, i.bank, i.card_number, o.real_name, o.user_phone, i.is_invoice, i.invoice_number,
  i.remark as invoice_reamrk, '' as unique_num, '' as red_invoice_num, ${versionOfRow(thing, sql`i.id`)} as version`

/** Invoices, those of the latest orders first. */
export async function list(db: Db, query: Paging & InvoiceFilter, seesPhones: boolean): Promise<List<InvoiceRow>> {
  const from = sql`from ${tables} where ${narrowed(query, seesPhones)} and ${ofType[query.type ?? ''] ?? sql`true`}`
  const [found, counted] = await Promise.all([
    rows<InvoiceRow>(db, sql`select ${columns} ${from} order by o.added_at desc, i.id desc ${pageOf(query)}`),
    row<{ count: number }>(db, sql`select count(*)::int as count ${from}`),
  ])
  return { list: found.map(withMaskedContacts), count: counted!.count }
}

/** How many there are under each tab. */
export async function counts(db: Db, query: InvoiceFilter, seesPhones: boolean) {
  const found = await row<Record<'all' | 'noOpened' | 'opened' | 'refund', string>>(
    db,
    sql`select count(*)::text as all, (count(*) filter (where ${ofType[1]!}))::text as "noOpened",
      (count(*) filter (where ${ofType[2]!}))::text as opened, (count(*) filter (where ${ofType[3]!}))::text as refund
      from ${tables} where ${narrowed(query, seesPhones)}`,
  )
  return { ...found!, elec_invoice: 0 }
}

const wrong = (code: string) => new Refusal({ status: 400, code, errors: { invoice_number: code } })

async function readOne(db: Db, id: number): Promise<InvoiceRow> {
  const found = await row<InvoiceRow>(db, sql`select ${columns} from ${tables} where i.id = ${id}`)
  if (!found) throw new Refusal({ status: 400, code: '100100' })
  return withMaskedContacts(found)
}

/** Notes whether an invoice was issued, and its number. Refused with 100100, 400166, 400167, and with 409 for an older version. */
export async function set(db: Db, user: Pick<User, 'name'>, id: number, body: Partial<InvoiceBody>): Promise<void> {
  const isIssued = body.is_invoice === 1
  const number = isIssued ? (body.invoice_number ?? '').trim() : ''
  if (isIssued && (number === '' || number === '0')) throw wrong('400166')
  if (isIssued && !/^\d{8,20}$/.test(number)) throw wrong('400167')
  await revise(db, user, `${thing} ${id}`, { version: body.version, now: () => readOne(db, id) })
  const changed = await row(
    db,
    sql`update shop_invoices set is_invoice = ${isIssued ? 1 : 0}, invoice_number = ${number}, remark = ${(body.remark ?? '').trim()},
      invoiced_at = ${isIssued ? sql`coalesce(invoiced_at, now())` : sql`null`} where id = ${id} returning id`,
  )
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

type Found = Omit<InvoiceOrder['orderInfo'], '_status' | 'cartInfo'> & {
  status: number
  paid: number
  pay_type: string
  nickname: string
  spread_name: string
}

/** An order of which there is an invoice, by its number. Refused with 400118. */
export async function order(db: Db, id: number, locale: Locale): Promise<InvoiceOrder> {
  const found = await row<Found>(
    db,
    sql`select o.order_id, o.real_name, o.user_phone, o.user_address, o.total_num, o.total_price::text as total_price,
        o.pay_postage::text as pay_postage, o.coupon_price::text as coupon_price, o.deduction_price::text as deduction_price,
        o.pay_price::text as pay_price, ${shopTime('o.added_at')} as add_time, o.mark, o.paid, o.pay_type,
        case when ${isRefunded} then -2 else o.status end as status, u.nickname, coalesce(s.nickname, '') as spread_name
      from shop_invoices i join shop_orders o on o.id = i.order_id join shop_users u on u.uid = o.uid
        left join shop_users s on s.uid = u.spread_uid where o.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400118 })
  const lines = await rows<{ id: number; store_name: string; price: string; num: number }>(
    db,
    sql`select product_id::int as id, store_name, price::text as price, num from shop_order_lines where order_id = ${id} order by id`,
  )
  const { status, paid, pay_type: way, nickname, spread_name, ...shown } = found
  const say = (key: string) => sentence(`invoice.${key}`, locale)
  return {
    orderInfo: {
      ...withMaskedContacts(shown),
      _status: {
        _title: say(paid ? `order.${status}` : 'order.unpaid') ?? '',
        _payType: say(`pay.${way}`) ?? say('pay.other') ?? '',
      },
      cartInfo: lines.map(({ num, ...productInfo }) => ({ cart_num: num, productInfo })),
    },
    userInfo: { nickname, spread_name },
  }
}

/** How who wants an invoice is reached, in clear; the look is written down. Refused with 100100. */
export async function contacts(db: Db, id: number, by: number): Promise<InvoiceContacts> {
  const found = await row<InvoiceContacts & { uid: number }>(
    db,
    sql`select o.uid::int as uid, o.real_name, o.user_phone, o.user_address, i.drawer_phone, i.tell, i.address from ${tables} where i.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '100100' })
  const { uid, ...shown } = found
  await noteLook(db, uid, by)
  return shown
}
