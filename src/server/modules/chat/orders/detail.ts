import type { Db } from '#src/server/db.ts'
import { orderDetail } from '#src/server/shop/order-wire/detail.ts'
import type { Showing } from '#src/server/shop/order-wire/whole.ts'
import { findProducts } from '#src/server/shop/products.ts'

/** An order as agents open it: in full, with the categories of its goods. @throws Refusal 410173 */
export async function agentsOrder(db: Db, id: number, showing: Showing) {
  const { orderInfo, userInfo } = await orderDetail(db, id, showing, '410173')
  const { _info: _lines, invoice: _invoice, cartInfo, ...rest } = orderInfo
  const ids = [...new Set(cartInfo.map(({ product_id }) => product_id))]
  const products = await findProducts(db, { ids, everything: true })
  const names = new Map(products.map(({ id: product, category_names }) => [product, category_names]))
  return {
    orderInfo: { ...rest, cartInfo: cartInfo.map((cart) => ({ ...cart, class_name: names.get(cart.product_id) ?? '' })) },
    userInfo: { ...userInfo, spread_uid: Number(userInfo.spread_uid || 0) },
  }
}
