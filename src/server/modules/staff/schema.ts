import { pagingSchema } from '../../shop/paging.ts'
import { sortingSchema } from '../../shop/sorting.ts'
import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const statusParams: Schema = { properties: { id: { type: 'integer', minimum: 1 }, status: { type: 'integer', enum: [0, 1] } } }
export const listQuery: Schema = {
  properties: {
    ...pagingSchema,
    ...sortingSchema(['account', 'real_name', 'last_time']),
    name: { type: 'string', maxLength: 64 },
    status: { type: 'string', enum: ['', '0', '1'] },
    roles: { type: 'string' },
  },
  // the shop's screen sends is_del too
  additionalProperties: true,
}
export const staffBody: Schema = {
  type: 'object',
  properties: {
    account: text(64),
    real_name: text(64),
    pwd: text(64),
    conf_pwd: text(64),
    roles: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100, default: [] },
    status: { type: 'integer', enum: [0, 1], default: 0 },
    head_pic: text(500),
    version: { type: 'integer', minimum: 1 },
    departments: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 },
    warehouses: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 },
  },
}
