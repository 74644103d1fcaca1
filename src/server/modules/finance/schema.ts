import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const text: Schema = { type: 'string', maxLength: 100 }
const way: Schema = { type: 'string', enum: ['', 'normal', 'asc', 'desc'] }

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }

export const withdrawalQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, nireid: text, data: text },
    status: { type: 'string', enum: ['', '-1', '0', '1'] },
    extract_type: { type: 'string', enum: ['', 'wx', 'weixin', 'alipay', 'bank', 'balance'] },
  },
}
/** The amount comes along, and stays as it is. */
export const withdrawalBody: Schema = {
  type: 'object',
  properties: {
    ...{ real_name: { type: 'string', maxLength: 50 }, mark: { type: 'string', maxLength: 500 }, extract_price: {} },
    version: { type: 'integer', minimum: 1 },
    ...{ alipay_code: text, wechat: text, bank_code: text, bank_address: text },
  },
}
export const refusalBody: Schema = { type: 'object', properties: { message: { type: 'string', maxLength: 500 } } }

export const rechargeQuery: Schema = {
  properties: { ...pagingSchema, data: text, nickname: text, paid: { type: 'string', enum: ['', '0', '1'] } },
}
export const refundBody: Schema = {
  type: 'object',
  properties: { refund_price: { type: 'integer', enum: [0, 1] }, order_id: {} },
  required: ['refund_price'],
}

export const flowQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, time: text, keywords: text },
    trading_type: { type: 'integer', minimum: 0, maximum: 8 },
    ids: { type: 'string', maxLength: 20_000, pattern: '^(\\d{1,15}(,\\d{1,15})*|\\d{4}-\\d\\d-\\d\\d~\\d{4}-\\d\\d-\\d\\d)?$' },
    export: { type: 'integer', enum: [0, 1] },
  },
}
export const markBody: Schema = { type: 'object', properties: { mark: { type: 'string', maxLength: 500 } } }
export const billQuery: Schema = {
  properties: { ...pagingSchema, time: text, type: { type: 'string', enum: ['day', 'week', 'month'], default: 'day' } },
}

export const commissionQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, nickname: text, time: text },
    ...{ price_min: text, price_max: text, sum_number: way, brokerage_price: way },
  },
}
export const entryQuery: Schema = { properties: { ...pagingSchema, start_time: text, end_time: text, nickname: text } }

export const bookQuery: Schema = {
  properties: {
    ...{ ...pagingSchema, time: text, state: { type: 'string', enum: ['', 'all'] } },
    kind: { type: 'integer', minimum: 0, maximum: 10 },
  },
}
