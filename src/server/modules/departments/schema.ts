import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const id: Schema = { type: 'integer', minimum: 1 }
/** 0 is none. */
const idOrNone: Schema = { type: 'integer', minimum: 0, default: 0 }

export const idParams: Schema = { properties: { id } }
export const memberParams: Schema = { properties: { id, account: id } }
export const createQuery: Schema = { properties: { pid: { type: 'integer', minimum: 0 } } }
export const membersQuery: Schema = {
  properties: { ...pagingSchema, department: { type: 'string', pattern: '^\\d{0,15}$' }, name: { type: 'string', maxLength: 64 } },
}
export const placementQuery: Schema = {
  properties: { department: idOrNone, from: idOrNone, accounts: { type: 'string', pattern: '^[\\d,]*$', maxLength: 20_000 } },
}
export const departmentBody: Schema = {
  type: 'object',
  properties: { name: text(40), pid: idOrNone, leader_id: idOrNone, phone: text(40), version: idOrNone },
}
export const moveBody: Schema = { type: 'object', properties: { pid: idOrNone, before: idOrNone } }
export const placementBody: Schema = {
  type: 'object',
  properties: { accounts: { type: 'array', items: id, maxItems: 1000, default: [] }, department: idOrNone, from: idOrNone },
}
