import type { Schema } from '../../schemas.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const text: Schema = { type: 'string', maxLength: 255 }

export const parentParams: Schema = { properties: { parent_id: id }, required: ['parent_id'] }
export const idParams: Schema = { properties: { id }, required: ['id'] }
export const cityParams: Schema = { properties: { city_id: id }, required: ['city_id'] }

export const body: Schema = {
  type: 'object',
  properties: {
    ...{ id, level: id, parent_id: id, parent_name: text, merger_name: text },
    ...{ name: { type: 'string', maxLength: 100 }, area_code: { type: 'string', maxLength: 30 } },
    ...{ lng: { type: 'string', maxLength: 50 }, lat: { type: 'string', maxLength: 50 } },
  },
}
