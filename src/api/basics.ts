import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ImportBody, ImportReply } from './imports.ts'
import type { ServerForm } from './server-form.ts'

/** What basic data there is: units, warehouses, and the dictionaries that documents choose from. */
export const basicKinds = [
  'unit',
  'warehouse',
  'colour',
  'hardness',
  'rubber',
  'surface',
  'pay_term',
  'pay_method',
  'tax_rate',
  'reason',
] as const
export type BasicKind = (typeof basicKinds)[number]

export const warehouseTypes = ['raw', 'wip', 'finished', 'sample', 'scrap'] as const

/** What a kind has besides its name. */
export interface BasicDetails {
  /** Of a unit: decimal places of its quantities, 0 to 4. */
  decimals?: number
  /** Of a warehouse. */
  type?: (typeof warehouseTypes)[number]
  address?: string
  /** Of a tax rate: per cent as decimal text, `13`. */
  rate?: string
}

export interface BasicRow {
  id: Id
  kind: BasicKind
  name: string
  details: BasicDetails
  sort: number
  status: number
  version: number
  updated_by: string
  /** `YYYY-MM-DD HH:mm:ss` */
  updated_at: string
}

export interface BasicBody extends BasicDetails {
  kind: BasicKind
  name: string
  sort: number
  status: number
  /** The version that was read; 0 for a new entry. */
  version: number
}

/** Our server only (`features.factory`). `tabs` says how many each kind has. */
export const listBasics = endpoint<
  { query: Paging & { kind?: BasicKind | ''; name?: string; status?: 0 | 1 | '' } },
  List<BasicRow> & { tabs: { kind: BasicKind | ''; count: number }[] }
>('GET', '/setting/basics')
export const readBasicCreateForm = endpoint<{ query: { kind?: BasicKind | '' } }, ServerForm>('GET', '/setting/basics/create')
export const readBasicEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/setting/basics/:id/edit')
/** Refused with BASIC_TAKEN, BASIC_NAME, BASIC_RATE. */
export const addBasic = endpoint<{ body: BasicBody }, unknown>('POST', '/setting/basics')
/** 409 BASIC_CHANGED and `data.row` for an older version. */
export const editBasic = endpoint<{ params: { id: Id }; body: BasicBody }, unknown>('PUT', '/setting/basics/:id')
export const setBasicStatus = endpoint<{ params: { id: Id; status: 0 | 1 } }, unknown>('PUT', '/setting/basics/set_status/:id/:status')
/** Refused with BASIC_IN_USE where anything refers to it. */
export const removeBasic = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/basics/:id')

/** Entries from a file, the same ones by kind and name (src/api/imports.ts). */
export const importBasics = endpoint<{ body: ImportBody }, ImportReply>('POST', '/setting/basics/import', { encoding: 'json' })
/** Refused with IMPORT_CHANGED when any of the entries was changed since, BASIC_IN_USE when anything refers to one. */
export const undoBasicsImport = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/basics/import/:id')

/** The company as documents name it. */
export interface Company {
  name: string
  tax_no: string
  bank: string
  account_no: string
  address: string
  phone: string
  version: number
}

export const readCompanyForm = endpoint<Record<never, never>, ServerForm>('GET', '/setting/basics/company')
/** 409 BASIC_CHANGED and `data.row` for an older version. */
export const saveCompany = endpoint<{ body: Company }, unknown>('POST', '/setting/basics/company')
