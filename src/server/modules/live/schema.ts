import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

export const roomQuery: Schema = {
  properties: { ...pagingSchema, kerword: { type: 'string', maxLength: 100 }, status: { type: 'integer', minimum: 1, maximum: 3 } },
}
