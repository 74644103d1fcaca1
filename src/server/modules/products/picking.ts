import type { ProductRow } from '#src/api/products.ts'
import type { Db } from '../../db.ts'
import { listActivities } from '../../shop/activities.ts'
import { absolute } from '../../shop/address.ts'
import { pickerRow } from '../../shop/product-wire.ts'
import { productsInOrder } from '../../shop/products.ts'
import * as service from './service.ts'

interface ProductQuery {
  page?: number
  limit?: number
  cate_id?: number | string
  store_name?: string
  type?: number
  is_new?: number
  /** 1 what goes out by itself, 0 the others, -1 all; so for presale. */
  is_virtual?: number
  is_presale?: number
}

type Picked = Promise<{ list: ProductRow[]; count: number }>

/** Products for sale, as pickers list them. */
export function pick(db: Db, query: object, origin: string): Picked {
  const { page, limit, cate_id, store_name, ...kind } = query as ProductQuery
  const filter = { ...service.kindOf(kind), page, limit, categories: [Number(cate_id ?? 0)], text: store_name }
  return service.listOf(db, filter, (product) => pickerRow(product, origin))
}

export type SoldActivity = 'seckill' | 'combination' | 'bargain'

/** Activities that are on, in the shape of the products they are about. */
export async function pickActivities(db: Db, kind: SoldActivity, query: object, origin: string): Picked {
  const { page, limit, cate_id, store_name } = query as ProductQuery
  const filter = { page, limit, text: store_name, category: Number(cate_id ?? 0), status: 1, forSale: true }
  const { list, count } = await listActivities(db, kind, filter)
  const products = await productsInOrder(
    db,
    list.map((activity) => activity.product_id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const shown = list.flatMap((activity) => {
    const product = byId.get(activity.product_id)
    if (!product) return []
    const { id, product_id, title, image, images, price, stock, sales, start_time, stop_time } = activity
    return {
      ...pickerRow(product, origin),
      ...{ id, product_id, stock, sales, start_time, stop_time },
      store_name: title,
      image: absolute(image, origin),
      slider_image: images.map((address) => absolute(address, origin)),
      price: Number(price),
      ot_price: Number('ot_price' in activity ? activity.ot_price : product.price),
    }
  })
  return { list: shown, count }
}
