import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

export const articleQuery: Schema = {
  properties: { ...pagingSchema, pid: { type: 'integer', minimum: 0 }, title: { type: 'string', maxLength: 100 } },
}
