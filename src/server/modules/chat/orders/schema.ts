import type { Schema } from '#src/server/schemas.ts'
import { pagingSchema } from '#src/server/shop/paging.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const anyAmount: Schema = { type: 'string', maxLength: 20 }

export const listQuery: Schema = {
  properties: { ...pagingSchema, type: { type: 'string', enum: ['', '0', '1', '2', '3', '4', '-1'] }, search: text(60) },
}
export const remarkBody: Schema = { type: 'object', properties: { order_id: text(40), remark: text(200) } }
// the contract's words for each field that does not fit come from the ground
export const priceBody: Schema = {
  type: 'object',
  properties: {
    ...{ order_id: text(40), total_price: anyAmount, total_postage: anyAmount, pay_price: anyAmount, pay_postage: anyAmount },
    ...{ gain_integral: anyAmount, version: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
  },
}
const amount: Schema = { type: 'string', maxLength: 16, pattern: '^(\\d{1,9}(\\.\\d{1,2})?)?$' }
export const paymentBody: Schema = { type: 'object', properties: { pay_price: amount } }
export const refundBody: Schema = {
  type: 'object',
  properties: { order_id: text(40), price: amount, ...{ type: { type: 'integer', enum: [1, 2] }, reason: text(200) } },
}
export const deliveryBody: Schema = {
  type: 'object',
  properties: {
    ...{ type: { type: 'integer' }, delivery_name: text(60), delivery_id: text(60), delivery_code: text(60), express_record_type: text(2) },
    ...{ express_temp_id: text(60), to_name: text(60), to_tel: text(30), to_addr: text(200), sh_delivery_name: text(60) },
    ...{ sh_delivery_id: text(30), sh_delivery_uid: text(20), fictitious_content: text(500) },
  },
}
