import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

export const query: Schema = {
  properties: {
    ...pagingSchema,
    is_reply: { type: 'string', enum: ['', '0', '1', '2'] },
    status: { type: 'string', enum: ['', '0', '1', '2'] },
    ...{ store_name: text(100), account: text(100), data: text(60), product_id: id },
  },
}
export const idParams: Schema = { properties: { id }, required: ['id'] }
export const statusParams: Schema = { properties: { id, status: { type: 'integer', enum: [1, 2] } }, required: ['id', 'status'] }
export const productParams: Schema = { properties: { product_id: id }, required: ['product_id'] }
export const replyBody: Schema = { type: 'object', properties: { content: text(1_000) } }
export const virtualBody: Schema = {
  type: 'object',
  properties: {
    // a picker carries a record, some clients its picture alone
    image: {},
    ...{ product_id: id, suk: text(255), avatar: text(1_000), nickname: text(50), comment: text(1_000) },
    ...{ product_score: id, service_score: id, pics: { type: 'array', maxItems: 8, items: text(1_000) } },
    add_time: text(19),
  },
}
