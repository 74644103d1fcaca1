import type { Schema } from '../../schemas.ts'

const html: Schema = { type: 'string', maxLength: 500_000, default: '' }
const version: Schema = { type: 'integer', minimum: 1 }

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }
export const memberBody: Schema = {
  type: 'object',
  properties: {
    ...{ type: { type: 'integer', minimum: 0, maximum: 6, default: 1 }, title: { type: 'string', maxLength: 200, default: '' } },
    ...{ content: html, status: { type: 'integer', enum: [0, 1], default: 1 }, version },
  },
}
export const userBody: Schema = { type: 'object', properties: { content: html, version } }
