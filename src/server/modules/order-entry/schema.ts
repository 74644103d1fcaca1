import { flag, number, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'

const words = (maxLength: number): Schema => ({ type: 'string', maxLength })
const amount: Schema = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }
const count: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }

export const body: Schema = {
  type: 'object',
  properties: {
    external_no: { type: 'string', minLength: 1, maxLength: 64 },
    uid: { type: 'integer', minimum: 1 },
    lines: {
      type: 'array',
      ...{ minItems: 1, maxItems: 100 },
      items: {
        type: 'object',
        properties: { unique: { type: 'string', minLength: 1, maxLength: 32 }, num: { type: 'integer', minimum: 1, maximum: 100_000 } },
        required: ['unique', 'num'],
        additionalProperties: false,
      },
    },
    pay_type: { type: 'string', enum: ['weixin', 'alipay', 'allinpay', 'yue', 'offline'] },
    ...{
      trade_no: words(64),
      postage: amount,
      coupon_id: { type: 'integer', minimum: 1 },
      user_coupon_id: { type: 'integer', minimum: 1 },
      use_integral: count,
      deduction_price: amount,
    },
    ...{ gain_integral: count, shipping_type: { type: 'integer', enum: [1, 2] }, real_name: words(60), user_phone: words(30) },
    ...{ user_address: words(200), province: words(60), mark: words(500), is_channel: { type: 'integer', minimum: 0, maximum: 4 } },
  },
  required: ['external_no', 'uid', 'lines', 'pay_type'],
}

const externalNo: Schema = { type: 'string', minLength: 1, maxLength: 64 }
const uid: Schema = { type: 'integer', minimum: 1 }

export const refundBody: Schema = {
  type: 'object',
  properties: {
    ...{ external_no: externalNo, uid, order_id: { type: 'string', minLength: 1, maxLength: 40 }, type: { type: 'integer', enum: [1, 2] } },
    ...{ lines: body.properties!['lines']!, reason: words(200), explain: words(500), phone: words(30) },
  },
  required: ['external_no', 'uid', 'order_id', 'type'],
}
export const extractBody: Schema = {
  type: 'object',
  properties: {
    ...{ external_no: externalNo, uid, extract_type: { type: 'string', enum: ['weixin', 'alipay', 'bank', 'balance'] } },
    ...{ extract_price: amount, real_name: words(60), wechat: words(60), alipay_code: words(60), bank_code: words(60) },
    ...{ bank_address: words(60), mark: words(200) },
  },
  required: ['external_no', 'uid', 'extract_type', 'extract_price'],
}

const stars: Schema = { type: 'integer', minimum: 1, maximum: 5 }
export const reviewBody: Schema = {
  type: 'object',
  properties: {
    ...{ external_no: externalNo, uid, order_id: { type: 'string', minLength: 1, maxLength: 40 } },
    ...{ unique: { type: 'string', minLength: 1, maxLength: 32 }, product_score: stars, service_score: stars, comment: words(1_000) },
    pics: { type: 'array', maxItems: 8, items: { type: 'string', minLength: 1, maxLength: 1_000 } },
  },
  required: ['external_no', 'uid', 'order_id', 'unique', 'product_score', 'service_score'],
}

export const refundReply = record({ id: number, order_id: text, refund_price: text, refund_type: number, created: flag })
export const extractReply = record({ id: number, extract_price: text, balance: text, status: number, created: flag })
export const reply = record({ id: number, order_id: text, pay_price: text, paid: number, verify_code: text, created: flag })
export const reviewReply = record({ id: number, status: number, order_status: number, created: flag })
