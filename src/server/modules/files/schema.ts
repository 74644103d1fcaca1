import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'
import { mostIds } from './file-changes.ts'

const id: Schema = { type: 'integer', minimum: 0 }
// a cascader sends the whole way down: the last is meant
const anyCategory: Schema = { anyOf: [id, { type: 'array', items: id }], default: 0 }

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const storageParams: Schema = { properties: { upload_type: { type: 'integer', minimum: 0, maximum: 9 } } }
export const storageQuery: Schema = { properties: { type: { type: 'integer' } } }
const day: Schema = { type: 'string', format: 'date' }
const size: Schema = { type: 'integer', minimum: 0, maximum: 1e15 }

const fileType: Schema = { enum: ['picture', 'video', 'gif', 'all'] }

const filters: Record<string, Schema> = {
  pid: id,
  real_name: { type: 'string', maxLength: 100 },
  type: fileType,
  min_size: size,
  max_size: size,
  from: day,
  to: day,
  order: { enum: ['newest', 'oldest', 'name', 'largest'] },
  trash: { type: 'integer' },
  unused: { type: 'integer' },
}
export const idsQuery: Schema = { properties: filters }
export const fileQuery: Schema = { properties: { ...pagingSchema, ...filters, counted: { type: 'integer' } } }
export const categoryQuery: Schema = {
  properties: { name: { type: 'string', maxLength: 100 }, pid: id, all: { type: 'integer' }, type: fileType },
}

export const formQuery: Schema = { properties: { id } }
export const contentsQuery: Schema = { properties: { contents: { enum: ['lift', 'trash'] } }, required: ['contents'] }

export const categoryBody: Schema = {
  type: 'object',
  properties: {
    pid: anyCategory,
    name: { type: 'string', maxLength: 30, default: '' },
  },
}

/** Bytes of a body that names every file of a category. */
export const idsLimit = 4 * 1024 * 1024

const ids: Schema = {
  anyOf: [{ type: 'string', maxLength: 2_000_000 }, { type: 'array', items: { type: 'integer' }, maxItems: mostIds }, { type: 'integer' }],
}

export const removeBody: Schema = { type: 'object', properties: { ids }, required: ['ids'] }
export const idsBody = removeBody
export const usesBody: Schema = {
  type: 'object',
  properties: { ids: { type: 'array', items: { type: 'integer' }, maxItems: 1_000 } },
  required: ['ids'],
}
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

export const keysQuery: Schema = {
  properties: { key: { type: 'string', maxLength: 100, default: '' }, contentType: { type: 'string', maxLength: 60 } },
}
export const webBody: Schema = {
  type: 'object',
  properties: {
    pid: anyCategory,
    images: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 2_000 }, minItems: 1, maxItems: 20 },
  },
  required: ['images'],
}
export const scanQuery: Schema = { properties: { pid: id, page: { type: 'string', maxLength: 500 } } }
export const phoneQuery: Schema = { properties: { uploadToken: { type: 'string', maxLength: 64 } } }
export const scanParams: Schema = { properties: { scan_token: { type: 'string', maxLength: 64 } } }

const share: Schema = { type: 'number', minimum: 0, maximum: 1 }
const part: Schema = { type: 'number', exclusiveMinimum: 0, maximum: 1 }
const orNull = (properties: Record<string, Schema>): Schema => ({
  type: ['object', 'null'],
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** At most as long as a screen reader is listened to. */
export const detailsBody: Schema = {
  type: 'object',
  properties: {
    alt: { type: 'string', maxLength: 500 },
    focal: orNull({ x: share, y: share }),
    crop: orNull({ x: share, y: share, width: part, height: part, turn: { enum: [0, 90, 180, 270] } }),
  },
}
