import { batchActions, lotStrategies } from '#src/api/factory-products.ts'
import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { productOrders } from './product-list.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const id: Schema = { type: 'integer', minimum: 0 }
const figure = text(40)
const flag: Schema = { type: 'integer', enum: [0, 1] }
const whole: Schema = { type: 'integer' }
const ids: Schema = { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 500 }
const body = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties: { client_token: text(200), ...properties },
  ...(required.length > 0 && { required }),
})

export const typesBody = body({ kind: text(20), tree: flag, keyword: text(100) })

const typeFields = {
  pid: id,
  ...{ code: text(40), name: text(100), kind: text(20), unit: text(40), price_unit: text(40), density: figure, loss: figure },
  ...{ track_lot: flag, sort: whole, status: flag },
}
export const typeBody = body(typeFields)
export const typeEditBody = body({ id, version: whole, ...typeFields }, ['id'])
export const idBody = body({ id }, ['id'])

export const listBody = body({
  ...pagingSchema,
  keyword: text(200),
  ...{ type_id: id, weight_range_id: id, warehouse_id: id, supplier_id: id },
  ...{ kind: text(20), thickness: text(60), width: figure, length: figure, hardness: figure, colour: text(40) },
  status: flag,
  stock: { type: 'string', enum: ['', 'all', 'has', 'zero', 'below', 'negative'] },
  sort: { type: 'string', enum: ['', ...Object.keys(productOrders)] },
  order: { type: 'string', enum: ['', 'asc', 'desc'] },
})

const sku: Record<string, Schema> = {
  sku_id: id,
  ...{ t: figure, w: whole, l: whole, colour: text(80), hardness: whole, weight_range_id: id, barcode: text(100) },
  ...{ list_price: figure, floor_price: figure, status: flag, allows_negative: flag },
}
const productFields: Record<string, Schema> = {
  ...{ sn: text(100), sn_token: text(60), name: text(200), type_id: id, kind: text(20), material_base: text(60) },
  ...{ hardness: whole, hardness_tol: whole, density: figure, colour: text(80), standard: text(200), surface: text(80), backing: text(80) },
  ...{ unit: text(40), price_unit: text(40), safety_min: figure, safety_max: figure, shelf_days: whole, tax_rate: figure },
  ...{ default_warehouse_id: id, default_supplier_id: id, image: text(500), remark: text(1_200), status: flag },
  units: {
    type: 'array',
    maxItems: 20,
    items: { type: 'object', properties: { unit: text(40), num: whole, den: whole }, required: ['unit', 'num', 'den'] },
  },
  skus: { type: 'array', maxItems: 500, items: { type: 'object', properties: sku } },
}
export const productBody = body(productFields)
export const productEditBody = body({ id, version: whole, ...productFields }, ['id'])
export const removeBody = body({ id, ids })

export const snBody = body({
  ...{ type_id: id, kind: text(20), t: figure, hardness: whole, prefix: text(20) },
  ...{ for: { type: 'string', enum: ['', 'order', 'product'] }, type: text(20) },
})
export const skuBody = body({ product_id: id, weight: figure, create: flag, ...sku }, ['product_id'])

const question: Record<string, Schema> = {
  side: { type: 'string', enum: ['', 'sale', 'purchase'] },
  ...{ sku_id: id, product_id: id, party_id: id, weight_range_id: id, weight: figure, qty: figure, unit: text(40), date: text(10) },
}
export const priceBody = body({
  ...question,
  items: { type: 'array', minItems: 1, maxItems: 200, items: { type: 'object', properties: question } },
})

export const batchBody = body({
  ...{ sku_id: id, warehouse_id: id, need: figure, unit: text(40), include_empty: flag, ids },
  strategy: { type: 'string', enum: [...lotStrategies] },
  action: { type: 'string', enum: [...batchActions] },
  values: {
    type: 'object',
    properties: {
      ...{ list_price: figure, floor_price: figure, percent: figure, safety_min: figure, safety_max: figure },
      ...{ type_id: id, warehouse_id: id },
    },
  },
})

export const storageBody = body({
  sku_ids: ids,
  product_id: id,
  warehouse_id: id,
  as_of: text(10),
  by: { type: 'string', enum: ['', 'sku', 'warehouse', 'lot'] },
})
