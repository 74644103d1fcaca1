import type { Schema } from '../../schemas.ts'

const textual: Schema = { type: 'string' }

/** A range in use as it goes out. */
export const bandSchema: Schema = {
  type: 'object',
  properties: { id: textual, name: textual, min: textual, max: textual, price: textual, price_unit: textual },
}
export const gapSchema: Schema = { type: 'object', properties: { from: textual, to: textual } }

export const getBody: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    scope: { type: 'string', enum: ['global', 'type', 'product'] },
    scope_id: { type: 'integer', minimum: 0 },
    basis: { type: 'string', enum: ['piece', 'line', 'order'] },
    weight: { type: 'string', maxLength: 20, default: '' },
  },
}
