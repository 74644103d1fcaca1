import type { Order } from '#src/order-forms/order.ts'

/** Goods that are taken from the shelf for several orders at once. */
export interface PickingLine {
  key: string
  name: string
  sku: string
  count: number
  /** Numbers of the orders that they are for, with the pieces for each. */
  orders: { number: string; count: number }[]
}

/** What the goods of orders come to by specification; pieces that were given back stay on the shelf. */
export function pickingLines(orders: readonly Pick<Order, 'order_id' | 'lines'>[]): PickingLine[] {
  const found = new Map<string, PickingLine>()
  for (const { order_id: number, lines } of orders)
    for (const { product_id: product, productInfo: goods, cart_num: bought, refund_num: back = 0 } of lines) {
      const count = bought - back
      if (count <= 0) continue
      const sku = goods.attrInfo?.suk ?? ''
      const key = `${product} ${sku}`
      const line = found.get(key) ?? { key, name: goods.store_name, sku, count: 0, orders: [] }
      found.set(key, line)
      line.count += count
      line.orders.push({ number, count })
    }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'zh') || one.sku.localeCompare(other.sku, 'zh'))
}
