import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const amount: Schema = { type: 'string', maxLength: 20, default: '' }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const statusParams: Schema = { properties: { id, status: flag }, required: ['id', 'status'] }
export const listQuery: Schema = { properties: { ...pagingSchema, gid: id, status: { type: 'string', enum: ['', '0', '1'] } } }
export const formQuery: Schema = { properties: { gid: id } }
export const body: Schema = {
  type: 'object',
  properties: {
    ...{ gid: id, price: amount, give_money: amount, status: { ...flag, default: 1 }, version: { type: 'integer', minimum: 1 } },
    sort: { type: 'integer', minimum: 0, maximum: 99_999, default: 0 },
  },
}
