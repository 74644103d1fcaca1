import { sql } from 'drizzle-orm'
import type { ExportedOrder, OrderToShip, PackingSlip } from '#src/api/order-papers.ts'
import { productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import type { CartLine } from '../../shop/order-wire/cart.ts'
import { payTypeName, statusName } from '../../shop/order-wire/labels.ts'
import { pageOf } from '../../shop/paging.ts'
import { onPaper } from './contacts.ts'
import { orderConditions, type OrderFilter } from './filters.ts'
import { wholeOrders, type OrderFacts, type WholeOrder } from '../../shop/order-wire/whole.ts'
import type { Paged } from './service.ts'

/** Columns of an order that its facts carry beside those that the rules of the wire look at. */
type Stored = OrderFacts &
  Record<'real_name' | 'user_phone' | 'user_address' | 'total_price' | 'mark' | 'remark' | 'pay_postage', string> &
  Record<'delivery_name' | 'delivery_code' | 'delivery_id', string>

const factsOf = ({ facts }: WholeOrder) => facts as Stored

/** For whom a paper is made. */
interface Reader {
  by: User
  locale: Locale
}

/** Orders as somebody may have them on paper. */
async function readable(db: Db, orders: readonly WholeOrder[], by: User): Promise<WholeOrder[]> {
  const facts = await onPaper(db, orders.map(factsOf), by)
  return orders.map((order, at) => ({ ...order, facts: facts[at]! }))
}

const named = (name: string) => `${name}_${shopTime(Date.now() / 1000).replace(/\D/g, '')}`
const latest = (filter: Paged) => ({ order: sql`order by o.added_at desc, o.id desc`, page: pageOf(filter) })

const orderHeadings = [
  ...['订单号', '收货人姓名', '收货人电话', '收货地址', '商品名称', '规格', '数量', '价格', '总价格', '实际支付', '支付状态'],
  ...['支付时间', '订单状态', '下单时间', '用户备注', '商家备注', '表单信息'],
]

/** A page of orders as the shop writes them into a workbook. */
export async function exportedOrders(db: Db, filter: OrderFilter & Paged, { by, locale }: Reader) {
  const found = await readable(db, await wholeOrders(db, orderConditions(filter), latest(filter)), by)
  const rowOf = (order: WholeOrder): ExportedOrder => {
    const facts = factsOf(order)
    return [
      ...[facts.order_id, facts.real_name, facts.user_phone, facts.user_address],
      order.lines.map(({ store_name: name, suk, num, price }) => [name, suk, num, Number(price)] as [string, string, number, number]),
      ...[facts.total_price, Number(facts.pay_price), payTypeName(facts.pay_type, locale), facts._pay_time.slice(0, 16)],
      ...[statusName(facts, locale), facts.add_time, facts.mark, facts.remark, ''],
    ]
  }
  return {
    ...{ header: orderHeadings, fileKey: Array.from({ length: 14 }, (_, at) => at) },
    ...{ export: found.map(rowOf), filename: named('订单列表') },
  }
}

const goodsOf = (lines: readonly CartLine[]) =>
  lines.map(({ store_name: name, suk, num, price }) => `${name} (${suk}) [${num} * ${Number(price)}]`).join(' ')

const toShipKeys = [
  ...(['id', 'order_id', 'delivery_name', 'delivery_code', 'delivery_id', 'real_name', 'user_phone', 'user_address'] as const),
  ...(['goods_name', 'pay_price', 'mark'] as const),
]
const toShipHeadings = [
  ...['订单ID', '订单号', '快递名称', '快递编码', '快递单号', '收货人姓名', '收货人电话', '收货地址', '商品信息', '实际支付', '用户备注'],
]

/** Orders that wait for being shipped, to be filled in and handed back. */
export async function ordersToShip(db: Db, filter: OrderFilter & Paged, by: User) {
  const found = await readable(db, await wholeOrders(db, orderConditions({ ...filter, status: '1' }), latest(filter)), by)
  const rowOf = (order: WholeOrder): OrderToShip => {
    const facts = factsOf(order)
    const { id, order_id, delivery_name, delivery_code, delivery_id, real_name, user_phone, user_address, mark } = facts
    return {
      ...{ id, order_id, delivery_name, delivery_code, delivery_id, real_name, user_phone, user_address },
      ...{ goods_name: goodsOf(order.lines), pay_price: Number(facts.pay_price), mark },
    }
  }
  return { header: toShipHeadings, fileKey: [...toShipKeys], export: found.map(rowOf), filename: named('发货单') }
}

/** Goods on one sheet of paper. */
const linesOnPaper = 20

/** What is printed and put into the parcel. @throws Refusal 400118 where there is no such order, 100100 before it is paid */
export async function packingSlip(db: Db, id: number, { by, locale }: Reader): Promise<PackingSlip> {
  const [order] = await readable(db, await wholeOrders(db, sql`o.id = ${id} and o.is_system_del = 0`), by)
  if (!order) throw new Refusal({ status: 400, code: '400118' })
  const facts = factsOf(order)
  if (!facts.paid) throw new Refusal({ status: 400, code: '100100' })
  const goods = order.lines.map(({ store_name: name, suk: sku, num, price: own, vip_off }, at) => {
    // the shop's, of which the slip takes off what its buyer has to pay less
    const price = sumOf([own, vip_off])
    return { index: at + 1, name, sku, price, num, sum_price: rounded(productOf(price, String(num)), 2) }
  })
  const sheets = Array.from({ length: Math.ceil(goods.length / linesOnPaper) }, (_, at) =>
    goods.slice(at * linesOnPaper, (at + 1) * linesOnPaper),
  )
  return {
    ...{ order_id: facts.order_id, user_name: facts.real_name, user_phone: facts.user_phone, user_address: facts.user_address },
    ...{ pay_time: facts._pay_time, pay_type: payTypeName(facts.pay_type, locale), pay_postage: facts.pay_postage },
    ...{ coupon_price: facts.coupon_price, vip_price: sumOf([facts.level_price, facts.member_price]) },
    ...{ deduction_price: facts.deduction_price, pay_price: facts.pay_price, mark: facts.mark, list: sheets },
  }
}
