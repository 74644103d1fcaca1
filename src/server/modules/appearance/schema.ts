import type { Schema } from '../../schemas.ts'

export const keyParams: Schema = { properties: { key: { type: 'string', enum: ['color_change', 'category'] } }, required: ['key'] }
export const styleParams: Schema = {
  properties: { ...keyParams.properties, status: { type: 'integer', minimum: 0, maximum: 100 } },
  required: ['key', 'status'],
}

const version: Schema = { type: 'integer', minimum: 1 }
export const versionQuery: Schema = { properties: { version } }

const text: Schema = { type: 'string', maxLength: 1_000 }

// what the designer does not send, and what the shop's rows carry along, is taken and not kept
const item: Schema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 100 }, pic: { anyOf: [text, { type: 'array', maxItems: 20, items: text }] }, url: text },
  additionalProperties: true,
}

const items: Schema = { type: 'array', maxItems: 200, items: item, default: [] }

export const memberBody: Schema = {
  type: 'object',
  properties: {
    status: { type: 'integer', minimum: 0, maximum: 100 },
    order_status: { type: 'integer', minimum: 0, maximum: 100, default: 1 },
    my_banner_status: { default: 0 },
    routine_my_banner: items,
    routine_my_menus: items,
    version,
  },
  additionalProperties: true,
}
