import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const id: Schema = { type: 'integer', minimum: 1 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
// decimal text stays text: a number would already be a rounded one
const decimalText: Schema = { type: 'string', maxLength: 20, default: '' }
const scope: Schema = { type: 'string', enum: ['global', 'type', 'product'] }
const basis: Schema = { type: 'string', enum: ['piece', 'line', 'order'] }
const status: Schema = { type: 'integer', enum: [0, 1] }
const scopeId: Schema = { type: 'integer', minimum: 0 }

export const searchBody: Schema = {
  type: 'object',
  properties: { ...pagingSchema, keyword: text(64), scope, scope_id: scopeId, basis, status, weight: decimalText },
}
export const getBody: Schema = { type: 'object', properties: { id, scope, scope_id: scopeId, basis, weight: decimalText } }

const fields: Record<string, Schema> = {
  name: text(40),
  scope: { ...scope, default: 'global' },
  scope_id: { ...scopeId, default: 0 },
  min: decimalText,
  max: decimalText,
  basis: { ...basis, default: 'piece' },
  price: decimalText,
  price_unit: text(10),
  sort: { type: 'integer', minimum: -99999, maximum: 99999, default: 0 },
  status: { ...status, default: 1 },
}
export const addBody: Schema = { type: 'object', properties: fields }
export const editBody: Schema = {
  type: 'object',
  properties: { ...fields, id, version: { type: 'integer', minimum: 1 } },
  required: ['id', 'version'],
}
export const removeBody: Schema = { type: 'object', properties: { id, version: { type: 'integer', minimum: 1 } }, required: ['id'] }
