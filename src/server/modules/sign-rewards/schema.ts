import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
/** Of the list and of a new one; the shop's console sends it empty for the first. */
const type: Schema = { type: 'string', enum: ['', '0', '1'] }
const figure: Schema = { type: 'integer', minimum: -1, maximum: 1_000_000 }

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const listQuery: Schema = { properties: { ...pagingSchema, type } }
export const formQuery: Schema = { properties: { type } }
export const body: Schema = {
  type: 'object',
  properties: {
    ...{ type: { type: 'integer', enum: [0, 1], default: 0 }, version: { type: 'integer', minimum: 1 } },
    ...{ days: { ...figure, default: 0 }, point: { ...figure, default: 0 }, exp: { ...figure, default: 0 } },
  },
}
