import { sql, type SQL } from 'drizzle-orm'
import type { Referrer, VerifiedOrder, VerifiedQuery, VerifyFigure } from '#src/api/verified-orders.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPhone } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

// what was given back in part goes its way, as in the list of orders
const isGoing = sql`o.refund_status in (0, 3)`
/** Orders that were handed out at a pick-up point. */
const isVerified = sql`o.shipping_type = 2 and o.paid = 1 and o.status in (2, 3) and ${isGoing} and o.is_system_del = 0 and o.pid <= 0`
const searched: Readonly<Record<string, string>> = {
  ...{ order_id: 'o.order_id', uid: 'o.uid::text', real_name: 'o.real_name' },
}

const sold = (words: string) => sql`exists (select 1 from shop_order_lines l where l.order_id = o.id and ${holds('l.store_name', words)})`

/** A whole number; a part of it for who sees numbers: everybody else would learn it piece by piece. */
const phoneIs = (words: string, seesPhones: boolean) => (seesPhones ? holds('o.user_phone', words) : sql`o.user_phone = ${words}`)

function found(query: VerifiedQuery, seesPhones: boolean): SQL {
  const words = (query.real_name ?? '').trim()
  const key = query.field_key ?? ''
  const columns = searched[key] ? [searched[key]] : key === 'title' || key === 'user_phone' ? [] : Object.values(searched)
  const phone = searched[key] || key === 'title' ? [] : [phoneIs(words, seesPhones)]
  const ways = [...columns.map((one) => holds(one, words)), ...phone, ...(searched[key] || key === 'user_phone' ? [] : [sold(words)])]
  const store = Number(query.store_id ?? 0)
  return sql.join(
    [
      isVerified,
      words ? sql`(${sql.join(ways, sql` or `)})` : sql`true`,
      store ? sql`o.store_id = ${store}` : sql`true`,
      datesAt('data', 'o.added_at', query.data),
    ],
    sql` and `,
  )
}

interface Stored extends Omit<VerifiedOrder, '_info' | 'status_name' | 'pay_type_name'> {
  status: number
  pay_type: string
  lines: { id: number; image: string; store_name: string; suk: string; num: number }[] | null
}

function onWire({ lines, status, pay_type: way, ...order }: Stored, origin: string, locale: Locale) {
  const say = (key: string) => sentence(`verified.${key}`, locale)
  const cart = (line: NonNullable<Stored['lines']>[number]) => {
    const image = absolute(line.image, origin)
    return { cart_num: line.num, productInfo: { image, store_name: line.store_name, attrInfo: { suk: line.suk, image } } }
  }
  return {
    ...order,
    clerk_name: order.clerk_name || (say('platform') ?? ''),
    pay_type_name: say(`pay.${way}`) ?? say('pay.other') ?? '',
    status_name: { status_name: say(`status.${status}`) ?? '' },
    _info: Object.fromEntries((lines ?? []).map((line) => [String(line.id), { cart_info: cart(line) }])),
  }
}

/** Who reads, and how. */
interface Reader {
  origin: string
  locale: Locale
  seesPhones: boolean
}

/** Verified orders, the latest first. */
export async function listVerified(db: Db, query: VerifiedQuery, { origin, locale, seesPhones }: Reader) {
  const where = found(query, seesPhones)
  const [list, counted] = await Promise.all([
    rows<Stored>(
      db,
      sql`select o.id::int as id, o.order_id, o.uid::int as uid, u.nickname, o.pay_price::text as pay_price, coalesce(c.staff_name, '') as clerk_name,
          coalesce(s.name, '') as store_name, o.pay_type, o.status, ${shopTime('o.added_at')} as add_time, coalesce(o.spread_uid, 0)::int as spread_uid,
          (select json_agg(json_build_object('id', l.id, 'image', l.image, 'store_name', l.store_name, 'suk', l.suk, 'num', l.num) order by l.id)
            from shop_order_lines l where l.order_id = o.id) as lines
        from shop_orders o join shop_users u on u.uid = o.uid left join pick_up_staff c on c.id = o.clerk_id
          left join pick_up_stores s on s.id = o.store_id where ${where} order by o.added_at desc, o.id desc ${pageOf(query)}`,
    ),
    row<{ count: number }>(db, sql`select count(*)::int as count from shop_orders o where ${where}`),
  ])
  return { data: list.map((one) => onWire(one, origin, locale)), count: counted!.count }
}

/** How many orders were verified, what they came to less what was given back, and how many wait. */
export async function figures(db: Db, locale: Locale): Promise<VerifyFigure[]> {
  const counted = await row<{ count: number; amount: string; waiting: number }>(
    db,
    sql`select (count(*) filter (where ${isVerified}))::int as count, coalesce(sum(o.pay_price - o.refund_price) filter (where ${isVerified}), 0)::numeric(14, 2)::text as amount,
      (count(*) filter (where o.status = 0 and ${isGoing}))::int as waiting
      from shop_orders o where o.shipping_type = 2 and o.paid = 1 and o.is_system_del = 0 and o.pid <= 0`,
  )
  const say = (key: string) => sentence(`verified.${key}`, locale) ?? ''
  return [
    { name: say('count'), field: say('pieces'), count: counted!.count },
    { name: say('amount'), field: say('yuan'), count: counted!.amount },
    { name: say('waiting'), field: say('pieces'), count: counted!.waiting },
  ]
}

/** Who brought a customer. Refused with 400119. */
export async function referrer(db: Db, uid: number, origin: string): Promise<{ spread: Referrer }> {
  const one = await row<Referrer>(
    db,
    sql`select u.uid::int as uid, u.nickname, u.real_name, u.phone, u.avatar, u.pay_count, u.brokerage_price::text as brokerage_price,
      (select count(*)::int from shop_users b where b.spread_uid = u.uid) as spread_count from shop_users u where u.uid = ${uid}`,
  )
  if (!one) throw new Refusal({ status: 400, code: '400119' })
  return { spread: { ...one, phone: maskedPhone(one.phone), avatar: absolute(one.avatar, origin) } }
}
