import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const scope: Schema = { type: 'string', enum: ['block', 'page'] }
const version: Schema = { type: 'string', maxLength: 100 }
// longer ones are refused with a sentence
const name: Schema = { type: 'string', maxLength: 200, default: '' }

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }
export const listQuery: Schema = {
  properties: { ...pagingSchema, scope, name: { type: 'string', maxLength: 100 } },
  required: ['scope'],
}
export const saveBody: Schema = {
  type: 'object',
  properties: {
    scope,
    kind: { type: 'string', maxLength: 100, default: '' },
    name,
    content: { type: 'object' },
    if_version: version,
    client_save_id: { type: 'string', maxLength: 100 },
  },
  required: ['scope', 'content'],
}
export const renameBody: Schema = { type: 'object', properties: { name, if_version: version } }
export const removeQuery: Schema = { properties: { if_version: version } }
