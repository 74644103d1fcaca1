import type { FastifyPluginAsync } from 'fastify'
import {
  listPickerProducts,
  listProducts,
  readCategories,
  readCategoriesBelow,
  readCategoryCascader,
  readCategoryProducts,
  readCategoryRows,
  readGroomProducts,
} from '#src/api/products.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { absolute } from '../../shop/address.ts'
import { categoriesBelow } from '../../shop/categories.ts'
import { feedRow, groomRow } from '../../shop/product-wire.ts'
import { findProducts, groomProducts } from '../../shop/products.ts'
import { pick, pickActivities, type SoldActivity } from './picking.ts'
import { belowQuery, cascaderParams, feedQuery, groomParams, groomQuery, pickerQuery } from './schema.ts'
import * as service from './service.ts'
import { serveStore } from './store-routes.ts'
import * as replies from './replies.ts'

// what the designer's pickers and previews show is public in the shop anyway
const permission = 'signed-in'
const categoryPage = 'admin-store-storeCategory-index'

// the picker's numbers for activities (designer contract 1.3)
const activityOf: Record<number, SoldActivity> = { 2: 'seckill', 3: 'combination', 8: 'bargain' }

/** Products and their categories, as pickers, previews and lists read them. */
const products: FastifyPluginAsync = async (app) => {
  serve(app, readCategories, { permission, reply: replies.readCategories }, ({ db }) => service.categoryTree(db))
  serve(app, readCategoryCascader, { permission, params: cascaderParams, reply: replies.readCategoryCascader }, ({ db }) =>
    service.categoryTree(db),
  )

  serve(
    app,
    readCategoryRows,
    { permission: categoryPage, params: cascaderParams, reply: replies.readCategoryRows },
    async ({ db, params, request }) => {
      const found = await service.categoryRows(db, params.type === 0)
      const origin = originOf(request)
      return found.map((one) => ({ ...one, pic: absolute(one.pic, origin), big_pic: absolute(one.big_pic, origin) }))
    },
  )

  serve(
    app,
    readCategoryProducts,
    { permission, query: feedQuery, reply: replies.readCategoryProducts },
    async ({ db, query, request }) => {
      const order = service.feedOrder(query.priceOrder, query.salesOrder)
      const found = await findProducts(db, { page: query.page, limit: query.limit, categories: [Number(query.id ?? 0)], order })
      return found.map((product) => feedRow(product, originOf(request)))
    },
  )

  serve(
    app,
    readGroomProducts,
    { permission, params: groomParams, query: groomQuery, reply: replies.readGroomProducts },
    async ({ db, params, query, request }) => {
      const found = await groomProducts(db, params.type, query.page || 1, query.limit || 6)
      return found.map((product) => groomRow(product, originOf(request)))
    },
  )

  serve(app, readCategoriesBelow, { permission, query: belowQuery, reply: replies.readCategoriesBelow }, async ({ db, query, request }) => {
    const found = await categoriesBelow(db, Number(query.pid ?? -1), query.name)
    return found.map((category) => ({ ...category, pic: absolute(category.pic, originOf(request)) }))
  })

  serve(app, listProducts, { permission, query: pickerQuery, reply: replies.listProducts }, ({ db, query, request }) =>
    pick(db, query, originOf(request)),
  )
  serve(app, listPickerProducts, { permission, query: pickerQuery, reply: replies.listPickerProducts }, ({ db, query, request }) => {
    const kind = activityOf[query.type ?? 0]
    return kind ? pickActivities(db, kind, query, originOf(request)) : pick(db, query, originOf(request))
  })

  await serveStore(app)
}

export default products
