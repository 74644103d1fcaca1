import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] }
export const numberParams: Schema = { properties: { uni: text(40) }, required: ['uni'] }
export const listQuery: Schema = { properties: { ...pagingSchema, order_id: text(40), time: text(60), refund_type: text(2) } }
export const remarkBody: Schema = { type: 'object', properties: { remark: text(200) } }
export const payBody: Schema = {
  type: 'object',
  properties: {
    order_id: text(40),
    refund_price: { type: 'string', maxLength: 16, pattern: '^(\\d{1,9}(\\.\\d{1,2})?)?$' },
    type: { type: 'integer', enum: [1, 2] },
  },
}
export const refuseBody: Schema = { type: 'object', properties: { order_id: text(40), refund_reason: text(200) } }
