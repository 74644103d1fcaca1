import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const id: Schema = { type: 'integer', minimum: 0 }
// a cascader sends the whole way down: the last is meant
const anyCategory: Schema = { anyOf: [id, { type: 'array', items: id }], default: 0 }

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const storageParams: Schema = { properties: { upload_type: { type: 'integer', minimum: 0, maximum: 9 } } }
export const storageQuery: Schema = { properties: { type: { type: 'integer' } } }
export const fileQuery: Schema = { properties: { ...pagingSchema, pid: id, real_name: { type: 'string', maxLength: 100 } } }
export const categoryQuery: Schema = { properties: { name: { type: 'string', maxLength: 100 }, pid: id, all: { type: 'integer' } } }

export const categoryBody: Schema = {
  type: 'object',
  properties: {
    pid: anyCategory,
    name: { type: 'string', maxLength: 30, default: '' },
  },
}

const ids: Schema = {
  anyOf: [{ type: 'string', maxLength: 12_000 }, { type: 'array', items: { type: 'integer' }, maxItems: 1_000 }, { type: 'integer' }],
}

export const removeBody: Schema = { type: 'object', properties: { ids }, required: ['ids'] }
export const moveBody: Schema = { type: 'object', properties: { pid: id, images: ids }, required: ['pid', 'images'] }
export const renameBody: Schema = { type: 'object', properties: { real_name: { type: 'string', maxLength: 255, default: '' } } }

export const uploadBody: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255 },
    size: id,
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    pid: anyCategory,
    replaces: { type: 'integer', minimum: 1 },
  },
  required: ['name', 'size', 'sha256'],
}
export const uploadParams: Schema = { properties: { id: { type: 'string', maxLength: 64 } } }
export const pieceQuery: Schema = { properties: { offset: id }, required: ['offset'] }
