import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

export const roomQuery: Schema = {
  properties: { ...pagingSchema, kerword: { type: 'string', maxLength: 100 }, status: { type: 'integer', minimum: 1, maximum: 3 } },
}

const id: Schema = { type: 'integer', minimum: 1 }
export const idParams: Schema = { properties: { id } }
export const showParams: Schema = { properties: { id, is_show: { type: 'integer', enum: [0, 1] } } }
