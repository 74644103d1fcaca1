import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

const id: Schema = { type: 'integer', minimum: 1 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const flag = (value: 0 | 1): Schema => ({ type: 'integer', enum: [0, 1], default: value })

export const articleQuery: Schema = {
  properties: { ...pagingSchema, pid: { type: 'integer', minimum: 0 }, title: { type: 'string', maxLength: 100 } },
}
export const idParams: Schema = { properties: { id } }
export const articleBody: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 0, default: 0 },
    cid: { type: 'integer', minimum: 0, default: 0 },
    title: text(255),
    author: text(255),
    image_input: text(1000),
    synopsis: text(255),
    content: text(500_000),
    share_title: text(255),
    share_synopsis: text(255),
    visit: { type: 'integer', minimum: 0 },
    sort: { type: 'integer', minimum: -32_768, maximum: 32_767, default: 0 },
    url: text(255),
    is_banner: flag(0),
    is_hot: flag(0),
    status: flag(1),
    version: { type: 'integer', minimum: 1 },
  },
}
