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
        },
      },
    },
    count: { type: 'integer' },
  },
}

export const saveBody: Schema = {
  type: 'object',
  properties: {
    value: {},
    name: { ...text(100), default: '模板' },
    title: { ...text(100), default: '首页' },
    type: {},
    is_show: { ...flag, default: 1 },
    is_bg_color: { ...flag, default: 0 },
    color_picker: { ...text(100), default: '#f5f5f5' },
    is_bg_pic: { ...flag, default: 0 },
    bg_pic: text(1_000),
    bg_tab_val: { ...flag, default: 0 },
    cover_image: text(1_000),
    if_version: { type: 'string', maxLength: 100 },
    client_save_id: { type: 'string', maxLength: 100 },
  },
  required: ['value'],
}

export const styleParams: Schema = { properties: { key: { type: 'string', enum: ['color_change', 'category'] } } }
export const linkParams: Schema = { properties: { cate: { type: 'integer', minimum: 1 } } }
export const publicQuery: Schema = { properties: { id: { type: 'integer', minimum: 0 } } }
