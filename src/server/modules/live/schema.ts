import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'

export const roomQuery: Schema = { properties: pagingSchema }
