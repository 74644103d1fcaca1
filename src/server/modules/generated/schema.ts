import type { Schema } from '../../schemas.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { fieldsOf, type Table } from './table.ts'

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const tableParams: Schema = { properties: { tableName: { type: 'string', maxLength: 64 } } }
export const statusBody: Schema = {
  type: 'object',
  properties: { field: { type: 'string', maxLength: 64 }, value: { type: 'integer', enum: [0, 1] } },
  required: ['field', 'value'],
}

/** Paging and the fields that can be looked for. */
export const querySchema = (table: Table): Schema => {
  const searched = fieldsOf(table).flatMap(([name, field]) => ('searchable' in field && field.searchable ? [name] : []))
  return { properties: { ...pagingSchema, ...Object.fromEntries(searched.map((name) => [name, { type: 'string', maxLength: 100 }])) } }
}

/** Known fields and no others; what they may hold is looked at where it can be said in words. */
export const bodySchema = (table: Table): Schema => ({
  type: 'object',
  properties: { ...Object.fromEntries(fieldsOf(table).map(([name]) => [name, {}])), version: { type: 'integer', minimum: 1 } },
})
