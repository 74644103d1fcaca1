import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

export const pageQuery: Schema = { properties: pagingSchema }
export const idParams: Schema = { properties: { id }, required: ['id'] }
export const statusParams: Schema = { properties: { id, status: flag }, required: ['id', 'status'] }
export const body: Schema = {
  type: 'object',
  properties: {
    // a picker carries a record, some clients its picture alone
    image: {},
    ...{ uid: id, avatar: text(1_000), nickname: text(50), phone: text(32), status: flag },
    version: { type: 'integer', minimum: 1 },
  },
}
