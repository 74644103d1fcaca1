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

export const reply = record({ id: number, order_id: text, pay_price: text, paid: number, verify_code: text, created: flag })
