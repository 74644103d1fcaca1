import type { FastifyPluginAsync } from 'fastify'
import {
  listPickerProducts,
  listProducts,
  listStoreProducts,
  readCategories,
  readCategoryCascader,
  readCategoryProducts,
  readGroomProducts,
} from '#src/api/products.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { adminRow, feedRow, groomRow, pickerRow } from '../../shop/product-wire.ts'
import { findProducts, groomProducts } from '../../shop/products.ts'
import { cascaderParams, feedQuery, groomParams, groomQuery, listQuery, pickerQuery } from './schema.ts'
import * as service from './service.ts'

// what the designer's pickers and previews show is public in the shop anyway
const permission = 'signed-in'
/** The product list tells costs and the recycle bin; the pickers do not. */
const management = 'admin-store-storeProuduct-index'

/** Products and their categories, as pickers, previews and lists read them. */
export const products: FastifyPluginAsync = async (app) => {
  serve(app, readCategories, { permission }, ({ db }) => service.categoryTree(db))
  serve(app, readCategoryCascader, { permission, params: cascaderParams }, ({ db }) => service.categoryTree(db))

  serve(app, readCategoryProducts, { permission, query: feedQuery }, async ({ db, query, request }) => {
    const order = service.feedOrder(query.priceOrder, query.salesOrder)
    const found = await findProducts(db, { page: query.page, limit: query.limit, category: Number(query.id ?? 0), order })
    return found.map((product) => feedRow(product, originOf(request)))
  })

  serve(app, readGroomProducts, { permission, params: groomParams, query: groomQuery }, async ({ db, params, query, request }) => {
    const found = await groomProducts(db, params.type, query.page || 1, query.limit || 6)
    return found.map((product) => groomRow(product, originOf(request)))
  })

  for (const endpoint of [listProducts, listPickerProducts])
    serve(app, endpoint, { permission, query: pickerQuery }, ({ db, query, request }) => {
      const origin = originOf(request)
      const { page, limit, cate_id, store_name, type, is_new } = query as typeof query & { type?: number; is_new?: number }
      return service.listOf(
        db,
        { ...service.kindOf(type, is_new), page, limit, category: Number(cate_id ?? 0), text: store_name },
        (product) => pickerRow(product, origin),
      )
    })

  serve(app, listStoreProducts, { permission: management, query: listQuery }, ({ db, query, request }) => {
    const { page, limit, cate_id, store_name, type } = query
    const origin = originOf(request)
    return service.listOf(db, { ...service.stateOf(type), page, limit, category: Number(cate_id ?? 0), text: store_name }, (product) =>
      adminRow(product, origin),
    )
  })
}
