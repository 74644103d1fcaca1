import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const whole: Schema = { type: 'integer', minimum: 1 }

export const idParams: Schema = { properties: { id: whole } }
export const saveParams: Schema = { properties: { id: { type: 'integer', minimum: 0 } } }
export const statusParams: Schema = { properties: { id: whole, status: { type: 'integer', enum: [0, 1] } } }
export const listQuery: Schema = {
  properties: { ...pagingSchema, role_name: { type: 'string', maxLength: 64 }, status: { type: 'integer', enum: [0, 1] } },
  additionalProperties: true,
}
export const roleBody: Schema = {
  type: 'object',
  properties: {
    role_name: { type: 'string', maxLength: 64, default: '' },
    status: { type: 'integer', enum: [0, 1], default: 0 },
    checked_menus: { type: 'array', items: whole, maxItems: 5_000, default: [] },
    data_scope: { type: 'string', enum: ['own', 'department', 'below', 'all'] },
    version: whole,
    // the shop's screen sends it a second time
    id: { type: 'integer' },
  },
}
