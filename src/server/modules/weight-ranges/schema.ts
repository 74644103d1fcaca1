import { gapWays } from '#src/api/weight-ranges.ts'
import type { Schema } from '../../schemas.ts'

const textual: Schema = { type: 'string' }
const id: Schema = { type: 'integer', minimum: 1 }
const scope: Schema = { type: 'string', enum: ['global', 'type', 'product'] }
const basis: Schema = { type: 'string', enum: ['piece', 'line', 'order'], default: 'piece' }

/** A range in use as it goes out. */
export const bandSchema: Schema = {
  type: 'object',
  properties: { id: textual, name: textual, min: textual, max: textual, price: textual, price_unit: textual },
}
export const choiceSchema: Schema = { ...bandSchema, properties: { ...bandSchema.properties, in_stock: textual } }
export const gapSchema: Schema = { type: 'object', properties: { from: textual, to: textual } }
export const scopeSchema: Schema = {
  type: 'object',
  properties: { scope: textual, scope_id: { type: 'integer' }, scope_name: textual, is_own: { type: 'boolean' } },
}

export const getBody: Schema = {
  type: 'object',
  properties: { id, product_id: id, sku_id: id, type_id: id, basis, weight: { type: 'string', maxLength: 20, default: '' } },
}

const scoped = { scope, scope_id: { type: 'integer', minimum: 0, default: 0 } } satisfies Schema['properties']
export const copyBody: Schema = {
  type: 'object',
  properties: {
    from: { type: 'object', properties: scoped, required: ['scope'] },
    to: { type: 'object', properties: scoped, required: ['scope'] },
    basis,
  },
  required: ['from', 'to'],
}
export const gapsBody: Schema = {
  type: 'object',
  properties: { ...scoped, basis, way: { type: 'string', enum: [...gapWays] } },
  required: ['scope', 'way'],
}
