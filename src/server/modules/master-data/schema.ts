import { basicKinds, warehouseTypes } from '#src/api/basics.ts'
import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const status: Schema = { type: 'integer', enum: [0, 1] }
const id: Schema = { type: 'integer', minimum: 1 }
const version: Schema = { type: 'integer', minimum: 0, default: 0 }

export const idParams: Schema = { properties: { id } }
export const statusParams: Schema = { properties: { id, status } }
export const listQuery: Schema = {
  properties: {
    ...pagingSchema,
    kind: { type: 'string', enum: ['', ...basicKinds] },
    name: { type: 'string', maxLength: 64 },
    status: { type: 'string', enum: ['', '0', '1'] },
  },
}
export const createQuery: Schema = { properties: { kind: { type: 'string', enum: ['', ...basicKinds] } } }
export const entryBody: Schema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: [...basicKinds] },
    name: text(40),
    decimals: { type: 'integer', minimum: 0, maximum: 4, default: 0 },
    type: { type: 'string', enum: [...warehouseTypes], default: 'finished' },
    address: text(120),
    // decimal text stays text
    rate: { type: 'string', maxLength: 10, default: '' },
    sort: { type: 'integer', minimum: -99999, maximum: 99999, default: 0 },
    status: { ...status, default: 1 },
    version,
  },
  required: ['kind'],
}
export const companyBody: Schema = {
  type: 'object',
  properties: { name: text(80), tax_no: text(30), bank: text(60), account_no: text(40), address: text(120), phone: text(40), version },
}
