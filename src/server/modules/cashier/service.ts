import { sql, type SQL } from 'drizzle-orm'
import type { CashierOrder, CashierPayment } from '#src/api/cashier-orders.ts'
import type { List, Paging } from '#src/api/endpoint.ts'
import { compared } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { recordCapital } from '../../shop/capital.ts'
import { datesAt } from '../../shop/date-range.ts'
import { enter } from '../../shop/ledger.ts'
import { isCalled } from '../../shop/users/names.ts'
import { pageOf } from '../../shop/paging.ts'
import { isCustomer } from '../../shop/users/person.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

interface Narrowed extends Paging {
  add_time?: string
  order_id?: string
  name?: string
}

/** What was paid at the counter, with and without goods. */
const payments =
  sql.raw(`select id, order_id, uid, pay_price, due - pay_price as off, paid_at, null::bigint as store_order_id from shop_cashier_orders
  union all select o.id, o.order_id, o.uid, o.pay_price, s.discount, s.paid_at, o.id from shop_cashier_sales s join shop_orders o on o.id = s.order_id`)

/** Payments at the counter, the latest first. */
export async function list(db: Db, query: Narrowed): Promise<List<CashierOrder>> {
  const { order_id: number = '', name = '', add_time: days } = query
  const parts: SQL[] = [
    ...(number.trim() ? [holds('c.order_id', number.trim())] : []),
    ...(name.trim() ? [isCalled(name.trim())] : []),
    datesAt('add_time', 'c.paid_at', days),
  ]
  const from = sql`from (${payments}) c join shop_users u on u.uid = c.uid where ${sql.join(parts, sql` and `)}`
  const [found, counted] = await Promise.all([
    rows<CashierOrder>(
      db,
      sql`select c.id::int as id, c.order_id, c.uid::int as uid, u.nickname, c.pay_price::text as pay_price,
        c.off::text as true_price, c.store_order_id::int as store_order_id, ${shopTime('c.paid_at')} as pay_time ${from} order by c.paid_at desc, c.id desc ${pageOf(query)}`,
    ),
    row<{ count: number }>(db, sql`select count(*)::int as count ${from}`),
  ])
  return {
    list: found.map(({ store_order_id: order, ...payment }) => ({ ...payment, ...(order && { store_order_id: order }) })),
    count: counted!.count,
  }
}

const amount = /^\d{1,8}(\.\d{1,2})?$/
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })

/** Enters a payment. Refused with 400250, CASHIER_AMOUNT, CASHIER_DUE, BALANCE_SHORT. */
export async function pay(db: Db, payment: CashierPayment, locale: Locale): Promise<void> {
  const { due, pay_price: paid, pay_type: payType } = payment
  const uid = Number(payment.uid)
  if (!uid || !(await isCustomer(db, uid))) throw wrong('400250', 'uid')
  for (const [field, value] of Object.entries({ due, pay_price: paid }))
    if (!amount.test(value) || compared(value, '0') <= 0) throw wrong('CASHIER_AMOUNT', field)
  if (compared(paid, due) > 0) throw wrong('CASHIER_DUE', 'pay_price')
  const mark = payment.mark.trim()
  const made = await row<{ order_id: string }>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('shop_cashier_orders', 'id')) as id)
      insert into shop_cashier_orders (id, order_id, uid, due, pay_price, pay_type, mark)
      select n.id, 'SY' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((n.id % 1000000)::text, 6, '0'),
        ${uid}, ${due}::numeric, ${paid}::numeric, ${payType}, ${mark} from n returning order_id`,
  )
  const order = made!.order_id
  if (payType === 'yue') {
    const title = sentence('cashier.balance', locale) ?? ''
    await enter(db, { uid, account: 'money', amount: `-${paid}`, type: 'offline_scan', title, link: order, mark })
  }
  await recordCapital(db, { uid, amount: paid, type: 'cashier', order, payType, mark })
}
