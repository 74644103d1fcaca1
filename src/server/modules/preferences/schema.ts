import { preferenceLimits, sharedViewLimits } from '#src/api/preferences.ts'
import type { Schema } from '../../schemas.ts'

export const nameParams: Schema = { properties: { name: { type: 'string', pattern: preferenceLimits.name } }, required: ['name'] }
export const saveBody: Schema = {
  type: 'object',
  properties: { value: { type: 'object' }, version: { type: 'integer', minimum: 0 } },
  required: ['value', 'version'],
}
export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] }
export const sharedBody: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: sharedViewLimits.name, pattern: '\\S' },
    query: { type: 'string', maxLength: sharedViewLimits.query },
  },
  required: ['name', 'query'],
}
export const dropQuery: Schema = { properties: { by: { type: 'string', maxLength: 100 } } }
export const draftBody: Schema = {
  type: 'object',
  properties: {
    draft: {
      type: 'object',
      properties: {
        values: { type: 'object' },
        base: { type: 'object' },
        at: { type: 'integer', minimum: 0 },
        by: { type: 'string', maxLength: 100 },
        version: { type: 'integer' },
      },
      required: ['values', 'base', 'at'],
    },
  },
  required: ['draft'],
}
