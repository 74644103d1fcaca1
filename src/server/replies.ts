import type { Schema } from './schemas.ts'

// What replies are made of. What a schema does not name is dropped on its way out; a value that it does not fit is never a fault.

export const text: Schema = { type: 'string' }
export const number: Schema = { type: 'number' }
export const flag: Schema = { type: 'boolean' }
/** Identifiers are numbers or text on the shop's wire, and missing where nothing is meant. */
export const id: Schema = { type: ['string', 'number', 'null'] }
/** What is passed through as it is. */
export const anything: Schema = {}
/** A call that answers without data. */
export const nothing: Schema = { type: 'null' }

export const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true })
export const list = (items: Schema): Schema => ({ type: 'array', items })
export const record = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
/** A record that carries more than is named. */
export const open = (properties: Record<string, Schema> = {}): Schema => ({ type: 'object', properties, additionalProperties: true })
/** Records by pages. */
export const counted = (items: Schema): Schema => record({ list: list(items), count: number })

/** A form that the server describes (`api/server-form.ts`): its rules are as deep as they like. */
export const serverForm = open({ rules: list(open()), title: text, action: text, method: text, info: text, status: flag })
