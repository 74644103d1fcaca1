import { sql } from 'drizzle-orm'
import type { ChatOrder, ChatProduct, ChatProductDetail } from '#src/api/chat-cards.ts'
import type { Db } from '#src/server/db.ts'
import { absoluteIn } from '#src/server/shop/address.ts'
import { tidiedOrders, type TidiedOrder } from '#src/server/shop/order-wire/detail.ts'
import type { Showing } from '#src/server/shop/order-wire/whole.ts'
import { feedRow } from '#src/server/shop/product-wire.ts'
import { findProducts, type Product } from '#src/server/shop/products.ts'
import { publicHtml } from '#src/server/shop/public-html.ts'
import type { MessageRow } from '../conversations.ts'
import { shopUserOf } from '../customer/shop-user.ts'

/** Types of messages that name something of the shop in place of words. */
export const productType = 5
export const orderType = 6

/** The id of a product that a message names; 0 for none. */
export const productIdOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text.trim()) : 0)

/** A product as frames carry it. */
export function productCard(product: Product, origin: string): ChatProduct {
  const { image, slider_image } = feedRow(product, origin)
  const { id, store_name, sales, ficti, price, vip_price, ot_price, stock } = product
  return { store_name, sales: String(sales + ficti), image, slider_image, price, vip_price, ot_price, stock, id }
}

export const productDetail = (product: Product, origin: string): ChatProductDetail => ({
  ...productCard(product, origin),
  description: absoluteIn(publicHtml(product.description), origin),
})

/** A product as histories carry it: the shop's whole row, its pictures as JSON text (recorded `service/list`). */
function historyProduct(product: Product, origin: string): Record<string, unknown> {
  const { couponId: _coupons, description: _description, slider_image, ...row } = feedRow(product, origin)
  return { ...row, slider_image: JSON.stringify(slider_image) }
}

/** An order as its buyer sees it: without what is the shop's own business. */
export function buyersOrder(order: TidiedOrder): ChatOrder {
  const { cost: _cost, remark: _remark, one_brokerage: _one, two_brokerage: _two, ...rest } = order as TidiedOrder & Record<string, unknown>
  const cartInfo = order.cartInfo.map(({ costPrice: _price, one_brokerage: _first, two_brokerage: _second, ...cart }) => {
    const { cost: _paid, ...productInfo } = cart.productInfo as typeof cart.productInfo & { cost?: unknown }
    return { ...cart, productInfo: { ...productInfo, attrInfo: withoutCost(productInfo.attrInfo) }, attrInfo: withoutCost(cart.attrInfo) }
  })
  const { _info: _lines, ...shown } = rest
  const [add_time_y = '', add_time_h = ''] = order._add_time.split(' ')
  return { ...shown, cartInfo, add_time_y, add_time_h } as unknown as ChatOrder
}

function withoutCost(attrInfo: Record<string, unknown>) {
  const { cost: _cost, brokerage: _one, brokerage_two: _two, ...rest } = attrInfo
  return rest
}

/** What a message shows besides its words; null where it names nothing, or nothing that is there. */
export interface Card {
  productInfo: Record<string, unknown> | null
  orderInfo: ChatOrder | null
}
export const noCard: Card = { productInfo: null, orderInfo: null }

/** Cards of messages of one conversation, read together however many they are. Orders are shown where they are the visitor's own. */
export async function cardsOf(
  db: Db,
  messages: readonly MessageRow[],
  visitor: number,
  showing: Showing,
  shapeOf: (product: Product, origin: string) => Record<string, unknown> = historyProduct,
): Promise<(message: MessageRow) => Card> {
  const textsOf = (type: number) => [...new Set(messages.filter(({ msn_type }) => msn_type === type).map(({ msn }) => msn.trim()))]
  const ids = textsOf(productType).map(productIdOf).filter(Boolean)
  const products = ids.length > 0 ? await findProducts(db, { ids, everything: true }) : []
  const orders = await ordersOf(db, visitor, textsOf(orderType), showing)
  const productsById = new Map(products.map((product) => [product.id, shapeOf(product, showing.origin)]))
  const ordersByNumber = new Map(orders.map((order) => [order.order_id, buyersOrder(order)]))
  return ({ msn, msn_type }) => ({
    productInfo: (msn_type === productType && productsById.get(productIdOf(msn))) || null,
    orderInfo: (msn_type === orderType && ordersByNumber.get(msn.trim())) || null,
  })
}

/** The card of one message, as a frame carries it. */
export async function cardOf(db: Db, message: MessageRow, visitor: number, showing: Showing): Promise<Card> {
  if (message.msn_type !== productType && message.msn_type !== orderType) return noCard
  return (await cardsOf(db, [message], visitor, showing, (product, origin) => ({ ...productCard(product, origin) })))(message)
}

/** Orders of a visitor by their numbers. */
export async function ordersOf(db: Db, visitor: number, numbers: readonly string[], showing: Showing): Promise<TidiedOrder[]> {
  const shopUid = numbers.length > 0 ? await shopUserOf(db, visitor) : 0
  if (!shopUid) return []
  return tidiedOrders(db, sql`o.order_id = any(${sql.param([...numbers])}::text[]) and o.uid = ${shopUid} and o.is_system_del = 0`, showing)
}
