import { nameKeyOf, wireOf, type Field, type Fields, type ValueSchema } from '#src/kinds/kind.ts'
import type { Schema } from '../schemas.ts'
import { pagingSchema } from '../shop/paging.ts'
import { sortable } from './select.ts'
import { linesFields, plainFields, type Table } from './table.ts'
import { sourceOf } from './sources.ts'

const entriesOf = (fields: Fields) => Object.entries(fields) as [string, Field<unknown>][]
const textual: Schema = { type: 'string', maxLength: 200 }
export const id: Schema = { type: 'integer', minimum: 1 }

/** What a field may be on its way in: the kind says more than a schema (`FIELD_…`), so a schema judges its type and its size alone. */
function taken(field: Field<unknown>): Schema {
  const { type, maxLength, items, properties, maxItems } = field.kind.schema as ValueSchema & Schema
  // the shop's forms send a period, and even one picture, as a list: what is right in it, the kind says
  if (field.kind.as === 'period' || field.kind.as === 'picture') return {}
  return {
    ...(type !== undefined && { type: type as string }),
    ...(maxLength !== undefined && { maxLength: Number(maxLength) * 2 + 100 }),
    ...(items !== undefined && { items: items as Schema }),
    ...(properties !== undefined && { properties }),
    ...(maxItems !== undefined && { maxItems: Number(maxItems) + 100 }),
  }
}

/** Body of a write: what nobody may change is not taken. */
export function bodySchema(table: Table): Schema {
  const own = entriesOf(table.resource.fields).filter(([, field]) => !field.readOnly)
  const properties = Object.fromEntries(own.map(([name, field]) => [wireOf(name, field), taken(field)]))
  const reason = table.isAgreed && { change_reason: textual }
  return { type: 'object', properties: { id, version: { type: 'integer' }, client_token: textual, ...reason, ...properties } }
}

/** Query of a list: paging, words, order, and every field that it can be narrowed by. */
export function querySchema(table: Table): Schema {
  const filters = plainFields(table).flatMap(([name, field]) => {
    const key = wireOf(name, field)
    return ['day', 'time'].includes(field.kind.as) ? [`${key}_from`, `${key}_to`] : [key]
  })
  const properties = {
    ...Object.fromEntries(filters.map((key) => [key, textual])),
    ...pagingSchema,
    keyword: textual,
    sort: { type: 'string', enum: ['', ...Object.keys(sortable(table))] },
    order: { type: 'string', enum: ['', 'asc', 'desc'] },
    ...table.beside?.query,
  }
  return { type: 'object', properties }
}

/** A record as it goes out; what no field names is dropped. */
export function rowSchema(table: Table): Schema {
  const named = (fields: [string, Field<unknown>][]) =>
    fields.flatMap(([name, field]): [string, Schema][] => {
      const of = linesFields(table).find((one) => one.field === field)?.of
      const schema: Schema = of
        ? { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, ...Object.fromEntries(named(entriesOf(of))) } } }
        : outOf(field)
      return [[wireOf(name, field), schema], ...(sourceOf(field) ? [[nameKeyOf(name, field), { type: 'string' }] as [string, Schema]] : [])]
    })
  const own: Schema['properties'] = {
    id: { type: 'string' },
    version: { type: 'integer' },
    updated_by: { type: 'string' },
    updated_at: { type: 'string' },
    allow: { type: 'array', items: { type: 'string' } },
  }
  const extra = Object.fromEntries(Object.keys(table.extra ?? {}).map((key) => [key, {}]))
  return { type: 'object', properties: { ...own, ...extra, ...Object.fromEntries(named(entriesOf(table.resource.fields))) } }
}

// numbers that are choices have no type of their own
function outOf(field: Field<unknown>): Schema {
  const { type, properties, items } = field.kind.schema as Schema
  if (type === undefined) return {}
  return { type, ...(properties && { properties }), ...(items !== undefined && { items: items as Schema }) }
}

export const listSchema = (table: Table): Schema => ({
  type: 'object',
  properties: {
    list: { type: 'array', items: rowSchema(table) },
    count: { type: 'integer' },
    ...(table.search && { is_capped: { type: 'boolean' } }),
    ...table.beside?.reply,
  },
})

/** Choices of a combobox, and what they are asked by. */
export const optionQuery: Schema = {
  type: 'object',
  properties: { words: textual, ids: { type: 'string', maxLength: 4_000 }, ...pagingSchema },
}
export const optionQueryOf = ({ choices }: Table): Schema => ({
  ...optionQuery,
  properties: { ...optionQuery.properties, ...choices?.query },
})
const option: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    note: { type: 'string' },
    values: { type: 'object', additionalProperties: true },
  },
}
export const optionList: Schema = {
  type: 'object',
  properties: { list: { type: 'array', items: option }, count: { type: 'integer' } },
}

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const idBody: Schema = {
  type: 'object',
  properties: { id, version: { type: 'integer' }, client_token: textual, note: textual },
  required: ['id'],
}
export const versionBody: Schema = { type: 'object', properties: { version: { type: 'integer' }, client_token: textual } }
export const writtenReply: Schema = {
  type: 'object',
  properties: { id: { type: 'string' }, version: { type: 'integer' }, name: { type: 'string' } },
}

const anyValues: Schema = { type: 'object', additionalProperties: true }
const change: Schema = {
  type: 'object',
  properties: {
    ...{ at: { type: 'string' }, by: { type: 'string' }, deed: { type: 'string' }, lines: { type: 'string' } },
    ...{ before: anyValues, after: anyValues },
  },
}
/** Who changed what of a record. */
export const historyReply: Schema = { type: 'object', properties: { list: { type: 'array', items: change } } }
