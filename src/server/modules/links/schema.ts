import type { Schema } from '../../schemas.ts'

export const categoryParams: Schema = { properties: { cate: { type: 'integer', minimum: 1 } } }
export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }

export const linkBody: Schema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 50, default: '' }, url: { type: 'string', maxLength: 999, default: '' } },
}

const many = 2_000
const ids: Schema = { type: 'array', maxItems: many, items: { type: 'string' } }

export const questionBody: Schema = {
  type: 'object',
  properties: {
    links: { type: 'array', maxItems: many, items: { type: 'string' } },
    products: ids,
    product_categories: ids,
    articles: ids,
    article_categories: ids,
  },
}
