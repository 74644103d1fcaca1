import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const sort: Schema = { type: 'integer', minimum: 0, maximum: 999_999 }
const version: Schema = { type: 'integer', minimum: 1 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const statusParams: Schema = { properties: { id, status: flag }, required: ['id', 'status'] }
export const pageQuery: Schema = { properties: pagingSchema }

export const agentBody: Schema = {
  type: 'object',
  properties: {
    // a picker carries a record, some clients its picture alone
    image: {},
    ...{ uid: id, avatar: text(1_000), nickname: text(50), phone: text(32), account: text(100) },
    ...{ password: text(200), true_password: text(200), status: flag, customer: flag, notify: flag, version },
  },
}
export const chatLogQuery: Schema = { properties: { ...pagingSchema, uid: id, to_uid: id, id } }

const library: Schema = { type: 'integer', enum: [0, 1] }
export const cannedQuery: Schema = { properties: { ...pagingSchema, title: text(100), message: text(100), cate_id: id } }
export const cannedBody: Schema = { type: 'object', properties: { title: text(50), message: text(500), cate_id: id, sort, version } }
export const categoriesQuery: Schema = { properties: { name: text(100) } }
export const categoryBody: Schema = { type: 'object', properties: { name: text(30), sort, version } }
export const ownCannedQuery: Schema = { properties: { ...pagingSchema, title: text(100), cate_id: id, type: library } }
export const ownCategoriesQuery: Schema = { properties: { type: library } }

export const autoRepliesQuery: Schema = { properties: { ...pagingSchema, key: text(100), type: text(10) } }
export const autoReplyBody: Schema = {
  type: 'object',
  properties: { keys: text(500), type: text(10), data: text(1_000), status: flag, version },
}

export const feedbackQuery: Schema = { properties: { ...pagingSchema, title: text(100), time: text(100) } }
export const feedbackBody: Schema = { type: 'object', properties: { make: text(500), status: flag, version } }
export const leftBody: Schema = {
  type: 'object',
  properties: { rela_name: text(50), phone: text(32), content: text(2_000), token: text(2_000), tourist_token: text(200) },
}
