import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const text: Schema = { type: 'string', maxLength: 200 }

export const listQuery: Schema = {
  properties: { ...pagingSchema, admin_id: { type: 'integer', minimum: 0 }, path: text, ip: text, pages: text, data: text },
}
export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const verifyQuery: Schema = { properties: { after: { type: 'integer', minimum: 0, default: 0 } } }
