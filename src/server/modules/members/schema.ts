import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const text: Schema = { type: 'string', maxLength: 100 }
const figure: Schema = { type: 'string', maxLength: 20 }
const used: Schema = { type: 'string', enum: ['', '0', '1'] }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const batchParams: Schema = { properties: { card_batch_id: id }, required: ['card_batch_id'] }

export const paging: Schema = { properties: { ...pagingSchema } }
export const shipBody: Schema = {
  type: 'object',
  properties: {
    ...{ title: text, vip_day: figure, price: figure, pre_price: figure, sort: { type: 'integer', minimum: 0, maximum: 99_999 } },
    version: { type: 'integer', minimum: 1 },
    type: { type: 'string', enum: ['', 'month', 'quarter', 'year', 'ever', 'owner', 'free'] },
  },
}
export const shipStatus: Schema = { properties: { id, is_del: flag }, required: ['id', 'is_del'] }

export const rightBody: Schema = {
  type: 'object',
  properties: {
    ...{ title: text, show_title: text, image: { type: 'string', maxLength: 500 }, right_type: text, explain: text },
    ...{
      number: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
      sort: { type: 'integer', minimum: 0, maximum: 99_999 },
      status: flag,
      version: { type: 'integer', minimum: 1 },
    },
  },
}

export const batchQuery: Schema = { properties: { ...pagingSchema, title: text, user: text } }
export const batchBody: Schema = {
  type: 'object',
  properties: { title: text, use_day: figure, total_num: figure, status: flag, remark: { type: 'string', maxLength: 500 } },
}
export const batchValue: Schema = {
  properties: { field: { type: 'string', enum: ['title', 'remark', 'status'] }, value: { type: 'string', maxLength: 500 } },
  required: ['field'],
}
export const cardQuery: Schema = {
  properties: { ...pagingSchema, card_number: text, phone: text, user: text, is_use: used, is_status: used },
}
export const cardStatus: Schema = { properties: { card_id: id, status: flag }, required: ['card_id', 'status'] }
export const recordQuery: Schema = { properties: { ...pagingSchema, name: text, add_time: text, member_type: text, pay_type: text } }
