import { sql } from 'drizzle-orm'
import { defineExport, type ExportColumn, type ExportReader } from '#src/server/jobs/export-source.ts'
import { withEachOf } from '#src/server/database/cursor.ts'
import { payTypeName, statusName, tagOf, type StatusColumns } from '#src/server/shop/order-wire/labels.ts'
import { maskedAddress, maskedPhone, seesPersonal } from '#src/server/shop/personal.ts'
import { shopTime } from '#src/server/shop/time.ts'
import { orderConditions, type OrderFilter } from '../filters.ts'
import { page } from '../keys.ts'
import { listQuery } from '../schema.ts'

interface Written extends StatusColumns {
  shipping_type: number
  combination_id: number
  seckill_id: number
  bargain_id: number
  advance_id: number
  order_id: string
  goods: string
  total_price: string
  coupon_price: string
  deduction_price: string
  pay_postage: string
  pay_price: string
  refund_price: string
  pay_time: string
  nickname: string
  real_name: string
  user_phone: string
  user_address: string
  delivery_name: string
  delivery_id: string
  mark: string
  remark: string
  add_time: string
}

const plain = (of: (order: Written, reader: ExportReader) => string): ExportColumn<Written> => ({ as: 'text', of })
const money = (of: (order: Written) => string): ExportColumn<Written> => ({ as: 'money', of })

/** By the names that the page gives its columns. */
const columns: Readonly<Record<string, ExportColumn<Written>>> = {
  orderNumber: plain((order) => order.order_id),
  state: plain((order, { locale }) => statusName(order, locale)),
  orderType: plain((order, { locale }) => tagOf(order, locale).pink_name.slice(1, -1)),
  goods: plain((order) => order.goods),
  goodsPrice: money((order) => order.total_price),
  coupon: money((order) => order.coupon_price),
  points: money((order) => order.deduction_price),
  postage: money((order) => order.pay_postage),
  paid: money((order) => order.pay_price),
  payName: plain((order, { locale }) => (order.paid ? payTypeName(order.pay_type, locale) : '')),
  payTime: plain((order) => order.pay_time),
  refundedSum: money((order) => order.refund_price),
  buyer: plain((order) => order.nickname),
  receiverName: plain((order) => order.real_name),
  // as the list shows them
  receiverPhone: plain((order) => maskedPhone(order.user_phone)),
  address: plain((order) => maskedAddress(order.user_address)),
  deliveryName: plain((order) => order.delivery_name),
  deliveryId: plain((order) => order.delivery_id),
  mark: plain((order) => order.mark),
  remark: plain((order) => order.remark),
  added: plain((order) => order.add_time),
}

const selected = sql`o.paid, o.status, o.refund_status, o.shipping_type, o.pay_type, o.combination_id, o.seckill_id, o.bargain_id, o.advance_id,
  o.order_id, o.total_price, o.coupon_price, o.deduction_price, o.pay_postage, o.pay_price, o.refund_price, o.real_name, o.user_phone,
  o.user_address, o.delivery_name, o.delivery_id, o.mark, o.remark, u.nickname, coalesce(${shopTime('o.pay_at')}, '') as pay_time,
  ${shopTime('o.added_at')} as add_time,
  (select coalesce(string_agg(l.store_name || case when l.suk in ('', '默认') then '' else ' (' || l.suk || ')' end || ' ×' || l.num, e'\n' order by l.id), '')
    from shop_order_lines l where l.order_id = o.id) as goods`

/** Orders that a list's filter finds, the latest first. */
export default defineExport<Written>({
  name: 'orders',
  permission: page,
  query: listQuery,
  hasColumn: (name) => Object.hasOwn(columns, name),
  column: (name) => columns[name],
  withRows: (query, { db, user }, work) => {
    const where = orderConditions({ ...(query as OrderFilter), seesPhones: seesPersonal(user) })
    const select = sql`select ${selected} from shop_orders o join shop_users u on u.uid = o.uid where ${where} order by o.added_at desc, o.id desc`
    return withEachOf(db, { select, counted: sql`select count(*)::int as count from shop_orders o where ${where}` }, work)
  },
})
