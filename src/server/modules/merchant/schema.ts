import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const texts = (maxItems: number): Schema => ({ type: 'array', maxItems, items: text(100) })
const version: Schema = { type: 'integer', minimum: 1 }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const showParams: Schema = { properties: { id, is_show: flag }, required: ['id', 'is_show'] }

export const storeQuery: Schema = { properties: { ...pagingSchema, keywords: text(100), type: { type: 'integer', enum: [0, 1, 2] } } }
export const storeBody: Schema = {
  type: 'object',
  properties: {
    ...{ name: text(100), introduction: text(1_000), phone: text(32), address: texts(3), detailed_address: text(255) },
    ...{ image: text(1_000), oblong_image: text(1_000), latlng: text(100), day_time: texts(2), version },
  },
}

export const staffQuery: Schema = { properties: { ...pagingSchema, store_id: id } }
export const staffBody: Schema = {
  type: 'object',
  properties: {
    // a picker carries a record, a picture its address
    image: {},
    ...{ uid: id, avatar: text(1_000), store_id: id, staff_name: text(50), phone: text(32), verify_status: flag, status: flag, version },
  },
}
