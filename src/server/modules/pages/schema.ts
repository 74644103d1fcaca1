import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const flag: Schema = { type: 'integer', minimum: 0, maximum: 2 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }

export const listQuery: Schema = {
  properties: {
    ...pagingSchema,
    name: { type: 'string' },
    status: { type: 'integer' },
    type: { type: 'string' },
    version: { type: 'string' },
  },
}

export const listReply: Schema = {
  type: 'object',
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          type: { type: 'integer' },
          add_time: { type: 'string' },
          update_time: { type: 'string' },
          is_diy: { type: 'integer' },
          status: { type: 'integer' },
          type_name: { type: 'string' },
          publishing: {
            type: 'object',
            properties: {
              is_published: { type: 'integer' },
              has_draft: { type: 'integer' },
              publish_at: { type: ['integer', 'null'] },
              has_failed: { type: 'integer' },
            },
          },
        },
      },
    },
    count: { type: 'integer' },
  },
}

const saveId: Schema = { type: 'string', maxLength: 100 }
const version: Schema = { type: 'string', maxLength: 100 }

const savedFields: Record<string, Schema> = {
  value: {},
  name: { ...text(100), default: '模板' },
  title: { ...text(100), default: '首页' },
  is_show: { ...flag, default: 1 },
  is_bg_color: { ...flag, default: 0 },
  color_picker: { ...text(100), default: '#f5f5f5' },
  is_bg_pic: { ...flag, default: 0 },
  bg_pic: text(1_000),
  bg_tab_val: { ...flag, default: 0 },
  cover_image: text(1_000),
}

export const saveBody: Schema = {
  type: 'object',
  properties: { ...savedFields, type: {}, if_version: version, client_save_id: saveId },
  required: ['value'],
}

export const legacyBody: Schema = { type: 'object', properties: { value: {}, if_version: version }, required: ['value'] }

const expected: Record<string, Schema> = { if_version: version, if_published: version, client_save_id: saveId }

export const expectedBody: Schema = { type: 'object', properties: expected }
export const draftBody: Schema = { type: 'object', properties: { ...savedFields, ...expected }, required: ['value'] }
export const discardQuery: Schema = { properties: { if_version: version } }
export const scheduleBody: Schema = {
  type: 'object',
  properties: { ...expected, publish_at: { type: 'integer', minimum: 0, maximum: 100_000_000_000 } },
  required: ['publish_at'],
}

export const pagingQuery: Schema = { properties: pagingSchema }
export const versionParams: Schema = {
  properties: { ...idParams.properties, version: { type: 'integer', minimum: 1 } },
  required: ['id', 'version'],
}
export const nameBody: Schema = { type: 'object', properties: { label: { type: 'string', maxLength: 50 } }, required: ['label'] }
export const duplicateBody: Schema = { type: 'object', properties: { name: { type: 'string', maxLength: 100 }, client_save_id: saveId } }

export const publicQuery: Schema = { properties: { id: { type: 'integer', minimum: 0 } } }
