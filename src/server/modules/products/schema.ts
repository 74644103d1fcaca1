import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'
import { sortingSchema } from '../../shop/sorting.ts'
import { sortable } from './service.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const text: Schema = { type: 'string', maxLength: 100 }

/** What our own list knows besides the contract; the shop's console sends an empty type. */
const price: Schema = { type: 'string', pattern: '^(\\d{1,8}(\\.\\d{1,2})?)?$' }
const stock: Schema = { type: 'string', pattern: '^\\d{0,9}$' }
const narrowing: Record<string, Schema> = {
  ...{ virtual_type: { type: 'string', pattern: '^[0-3]?$' }, temp_id: id, label_id: id, supplier_id: id },
  ...{ price_from: price, price_to: price, stock_from: stock, stock_to: stock },
  cate_id: { type: 'string', pattern: '^(\\d{1,15}(,\\d{1,15}){0,49})?$' },
}

export const feedQuery: Schema = { properties: { ...pagingSchema, id, priceOrder: text, salesOrder: text } }
export const groomParams: Schema = { properties: { type: { type: 'integer', minimum: 1, maximum: 5 } } }
export const groomQuery: Schema = { properties: pagingSchema }
export const pickerQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, cate_id: id, store_name: text, is_new: { type: 'integer' }, type: { type: 'integer' } },
    ...{ is_virtual: { type: 'integer' }, is_presale: { type: 'integer' } },
  },
}
export const listQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, ...sortingSchema(sortable), store_name: text, type: { type: 'integer' } },
    sales: { type: 'string', maxLength: 10 },
    ...narrowing,
  },
}
export const sheetQuery: Schema = {
  properties: { ...pagingSchema, store_name: text, type: { type: 'integer' }, 'ids[]': {}, ...narrowing },
}
export const tabsQuery: Schema = { properties: { store_name: text, ...narrowing } }
export const cascaderParams: Schema = { properties: { type: { type: 'integer', minimum: 0, maximum: 1 } } }
export const belowQuery: Schema = { properties: { pid: { type: 'integer', minimum: -1 }, name: text } }
