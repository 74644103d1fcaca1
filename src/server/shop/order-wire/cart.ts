import { sql } from 'drizzle-orm'
import { allocated, productOf, quotientOf, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { absolute } from '../address.ts'
import { plainProduct } from './plain-product.ts'

/** A line of an order with the product and the specification that it names, as they are now. */
export interface CartLine {
  id: number
  order_id: number
  part_of: number | null
  product_id: number
  num: number
  refund_num: number
  surplus_num: number
  /** What a piece costs its buyer, and what that is below the shop's price. */
  price: string
  vip_off: string
  price_type: string
  paid_price: string
  cost: string
  store_name: string
  suk: string
  image: string
  unit_name: string
  one_brokerage: string
  two_brokerage: string
  sku: Record<string, string | number>
  product: Record<string, unknown>
  /** 1 where its buyer said what it is like. */
  is_reply: number
  slider_image: string[]
}

const money = (of: string, ...names: string[]) => names.map((name) => `'${name}', ${of}.${name}::text`).join(', ')
const plain = (of: string, ...names: string[]) => names.map((name) => `'${name}', ${of}.${name}`).join(', ')

const sku =
  sql.raw(`json_build_object('id', s.id, 'product_id', s.product_id, 'unique', s.code, ${plain('s', 'stock', 'sales', 'bar_code')},
  ${money('s', 'price', 'cost', 'ot_price', 'vip_price', 'brokerage', 'brokerage_two')},
  'weight', round(s.weight, 2)::text, 'volume', round(s.volume, 2)::text)`)
const product = sql.raw(`json_build_object('id', p.id, 'cate_id', p.cate_id::text, 'add_time', extract(epoch from p.add_time)::int,
  'is_del', case when p.deleted_at is null then 0 else 1 end, ${money('p', 'price', 'vip_price', 'ot_price', 'postage', 'cost')},
  ${plain('p', 'recommend_image', 'store_info', 'keyword', 'bar_code', 'sort', 'sales', 'stock', 'is_show', 'is_hot', 'is_benefit', 'is_best')},
  ${plain('p', 'is_new', 'is_good', 'is_vip', 'ficti', 'browse', 'spu', 'spec_type')})`)

/** What is in orders, by their ids. */
export async function cartsOf(db: Db, orders: readonly number[]): Promise<Map<number, CartLine[]>> {
  const found = await rows<CartLine>(
    db,
    sql`select l.id, l.order_id, l.part_of, l.product_id, l.num, l.refund_num, l.surplus_num, l.price, l.vip_off, l.price_type, l.paid_price, l.cost, l.store_name, l.suk,
        l.image, l.unit_name, l.one_brokerage, l.two_brokerage, ${sku} as sku, ${product} as product, p.slider_image,
        (exists (select 1 from product_replies r where r.line_id in (l.id, l.part_of)))::int as is_reply
      from shop_order_lines l join product_skus s on s.id = l.sku_id join products p on p.id = l.product_id
      where l.order_id = any(${sql.param([...orders])}::bigint[]) order by l.order_id, l.id`,
  )
  const byOrder = new Map<number, CartLine[]>()
  for (const line of found) byOrder.set(line.order_id, [...(byOrder.get(line.order_id) ?? []), line])
  return byOrder
}

/** What was taken off a whole order, in its lines. */
export interface OrderDiscounts {
  coupon_price: string
  deduction_price: string
}

const none = { seckill_id: 0, bargain_id: 0, combination_id: 0, advance_id: 0 }
const shops = { staff_brokerage: '0.00', agent_brokerage: '0.00', division_brokerage: '0.00' }

function cartOf(line: CartLine, shares: { coupon: string; points: string }, origin: string) {
  const image = absolute(line.image, origin)
  // what one piece of it costs before the coupon and the points of the order
  const whole = sumOf([line.paid_price, shares.coupon, shares.points])
  const shopPrice = sumOf([line.price, line.vip_off])
  const attrInfo = {
    ...{
      ...line.sku,
      suk: line.suk,
      price: shopPrice,
      image,
      type: 0,
      quota: 0,
      quota_show: 0,
      is_virtual: 0,
      coupon_id: 0,
      disk_info: '',
    },
  }
  const { id, product_id, num } = line
  return {
    ...{ id: String(id), type: 0, ...none, product_id, product_attr_unique: String(line.sku['unique']), cart_num: num },
    productInfo: {
      ...{ ...plainProduct, ...line.product, image, slider_image: line.slider_image.map((one) => absolute(one, origin)) },
      ...{ store_name: line.store_name, unit_name: line.unit_name, attrInfo, express_delivery: true, store_mention: false },
    },
    attrInfo,
    ...{ sum_price: shopPrice, truePrice: Number(quotientOf(whole, String(num), 2)), trueStock: line.sku['stock'], costPrice: line.cost },
    ...{
      min_qty: 1,
      attrStatus: true,
      vip_truePrice: Number(line.vip_off),
      price_type: line.price_type || 'level',
      is_valid: 1,
      postage_price: '0.00',
      origin_postage_price: '0.00',
    },
    ...{ use_integral: 0, integral_price: Number(shares.points), coupon_price: Number(shares.coupon), sum_true_price: whole },
    ...{ one_brokerage: line.one_brokerage, two_brokerage: line.two_brokerage, ...shops, refund_num: line.refund_num },
  }
}
export type Cart = ReturnType<typeof cartOf>

/** Lines of one order as the shop's carts. */
export function cartsOnWire(lines: readonly CartLine[], { coupon_price, deduction_price }: OrderDiscounts, origin: string): Cart[] {
  if (lines.length === 0) return []
  const weights = lines.map(({ price, num }) => productOf(price, String(num)))
  const [coupons, points] = [allocated(coupon_price, weights), allocated(deduction_price, weights)]
  return lines.map((line, at) => cartOf(line, { coupon: coupons[at]!, points: points[at]! }, origin))
}
