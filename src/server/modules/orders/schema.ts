import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const id: Schema = { type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
/** Decimal text; what other programs send as a number is turned into it. */
const amount: Schema = { type: 'string', maxLength: 16, pattern: '^(\\d{1,9}(\\.\\d{1,2})?)?$' }
const anyAmount: Schema = { type: 'string', maxLength: 20 }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const slipParams: Schema = { properties: { order_id: id }, required: ['order_id'] }
export const numberParams: Schema = { properties: { order_id: text(40) }, required: ['order_id'] }

const filter: Record<string, Schema> = {
  ...{
    status: text(4),
    type: text(2),
    pay_type: text(10),
    channel: { type: 'string', pattern: '^[0-4]?$' },
    late: { type: 'string', pattern: '^1?$' },
    data: text(60),
    real_name: text(100),
    field_key: text(20),
    is_del: text(1),
    order: text(40),
  },
}
export const listQuery: Schema = { properties: { ...pagingSchema, ...filter } }
export const pageQuery: Schema = { properties: { ...pagingSchema } }
export const importQuery: Schema = { properties: { file: text(120) } }
export const couriersQuery: Schema = { properties: { status: text(2) } }

export const remarkBody: Schema = { type: 'object', properties: { remark: text(200) } }
export const priceBody: Schema = {
  type: 'object',
  // the contract's words for each field that does not fit come from the module
  properties: {
    order_id: text(40),
    total_price: anyAmount,
    total_postage: anyAmount,
    pay_price: anyAmount,
    pay_postage: anyAmount,
    gain_integral: anyAmount,
    version: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
  },
}

export const paymentBody: Schema = { type: 'object', properties: { pay_price: amount } }

const pieces: Schema = {
  type: 'array',
  maxItems: 500,
  items: { type: 'object', properties: { cart_id: id, cart_num: { type: 'integer' } }, required: ['cart_id', 'cart_num'] },
}
const delivery: Record<string, Schema> = {
  ...{ type: { type: 'integer' }, express_record_type: text(2), delivery_name: text(60), delivery_code: text(60), delivery_id: text(60) },
  ...{
    express_temp_id: text(60),
    to_name: text(60),
    to_tel: text(30),
    to_addr: text(200),
    sh_delivery_name: text(60),
    sh_delivery_id: text(30),
  },
  ...{ sh_delivery_uid: text(20), fictitious_content: text(500), day_type: { type: 'integer' }, service_type: text(60) },
  pickup_time: { type: 'array', maxItems: 2, items: text(5) },
}
export const deliveryBody: Schema = { type: 'object', properties: delivery }
export const splitBody: Schema = { type: 'object', properties: { ...delivery, cart_ids: pieces } }
export const distributionBody: Schema = {
  type: 'object',
  properties: { order_id: text(40), delivery_name: text(60), delivery_code: text(60), delivery_id: text(60) },
}
export const verifyBody: Schema = { type: 'object', properties: { code: text(20), confirm: { type: 'integer', enum: [0, 1] } } }
export const refundBody: Schema = { type: 'object', properties: { refund_price: amount, cart_ids: pieces } }
export const pointsBody: Schema = {
  type: 'object',
  properties: { order_id: text(40), use_integral: anyAmount, use_integrals: anyAmount, back_integral: { type: 'number' } },
}
export const removeBody: Schema = {
  type: 'object',
  properties: {
    ids: { type: 'array', maxItems: 1_000, items: id },
    all: { type: 'integer', enum: [0, 1] },
    where: { type: 'object', properties: filter },
  },
}
export const refuseBody: Schema = { type: 'object', properties: { refund_reason: text(200) } }
export const contactsQuery: Schema = {
  properties: { ids: { type: 'string', pattern: '^\\d{1,15}(,\\d{1,15}){0,499}$' } },
  required: ['ids'],
}
