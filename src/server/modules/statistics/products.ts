import { sql } from 'drizzle-orm'
import type { ProductFigures, RankedProduct, Trend } from '#src/api/statistics.ts'
import { row, rows, type Db } from '../../db.ts'
import { growing, numbers, spread } from './figures.ts'
import { axisOf, before, within, type Period } from './period.ts'
import { paidIn, paidParts, refundedIn, refundParts } from './sums.ts'

// views, visitors, carts and collected products: no table of ours knows of them, so the figures are left out

/** Pieces in orders that were placed or paid in the days. */
async function piecesIn(db: Db, period: Period, isPaid: boolean): Promise<string> {
  const at = isPaid ? sql`o.paid = 1 and ${within('o.pay_at', period)}` : within('o.added_at', period)
  const found = await row<{ pieces: string }>(
    db,
    sql`select coalesce(sum(o.total_num), 0)::text as pieces from shop_orders o where o.pid <= 0 and ${at}`,
  )
  return found!.pieces
}

async function sumsOf(db: Db, period: Period) {
  const paid = await paidIn(db, period)
  const refunds = await refundedIn(db, period)
  return {
    order: await piecesIn(db, period, false),
    pay: await piecesIn(db, period, true),
    payPrice: paid.amount,
    cost: paid.cost,
    refundPrice: refunds.amount,
    refund: refunds.pieces,
  }
}

export async function figures(db: Db, period: Period): Promise<ProductFigures> {
  const now = await sumsOf(db, period)
  const last = await sumsOf(db, before(period))
  const keys = Object.keys(now) as (keyof typeof now)[]
  return Object.fromEntries(keys.map((key) => [key, growing(now[key], last[key])]))
}

export async function trend(db: Db, period: Period): Promise<Trend> {
  const xAxis = axisOf(period)
  const bars = (name: string, found: { part: number; amount: string }[]) => ({
    name,
    data: numbers(spread(found, 'amount', xAxis.length)),
    type: 'bar',
  })
  return { xAxis, series: [bars('支付金额', await paidParts(db, period)), bars('退款金额', await refundParts(db, period))] }
}

const orders: Readonly<Record<string, string>> = { orders: 'orders', pay: 'pay' }

/**
 * The products that sold most, by `orders` and `pay` (pieces ordered, pieces paid), else by the amount. Lines of the parts of an order that
 * was shipped in several are not counted beside those of the order itself.
 */
export async function ranking(db: Db, period: Period, sort = '', limit = 20): Promise<RankedProduct[]> {
  const by = orders[sort] ?? 'price'
  return rows<RankedProduct>(
    db,
    sql`with lines as (
        select l.product_id, l.num, l.paid_price, l.cost * l.num as cost, ${within('o.added_at', period)} as is_placed,
          o.paid = 1 and ${within('o.pay_at', period)} as is_paid
        from shop_orders o join shop_order_lines l on l.order_id = o.id
        where o.pid <= 0 and (${within('o.added_at', period)} or (o.paid = 1 and ${within('o.pay_at', period)}))
      ), ranked as (
        select product_id, coalesce(sum(num) filter (where is_placed), 0)::int as orders, coalesce(sum(num) filter (where is_paid), 0)::int as pay,
          coalesce(sum(paid_price) filter (where is_paid), 0) as price, coalesce(sum(cost) filter (where is_paid), 0) as cost
        from lines group by product_id order by ${sql.raw(by)} desc, product_id limit ${limit}
      )
      select r.product_id, p.store_name, p.image, r.orders, r.pay, r.price::text as price, r.cost::text as cost,
        case when r.price > 0 then round((r.price - r.cost) / r.price, 2) else 0 end::float8 as profit
      from ranked r join products p on p.id = r.product_id order by r.${sql.raw(by)} desc, r.product_id`,
  )
}
