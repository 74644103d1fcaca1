import { endpoint, type Id } from './endpoint.ts'

/** A page that was generated for a table (crud contract, "Runtime page"). */
export interface CrudConfig {
  /** Field that identifies a row. */
  key: string
  /** Below the API, `<id>` stands for the row; what is missing is not offered. */
  route: Partial<Record<'index' | 'create' | 'edit' | 'read' | 'status' | 'delete', string>>
  columns: { title: string; key?: string; slot?: string; from_type?: string }[]
  readFields?: { name?: string; all?: { field: string; comment: string; from_type?: string }[] }
  search?: { field: string; type: string; name: string; option?: { value: string | number; label: string }[] }[]
}

export const readCrudConfig = endpoint<{ params: { tableName: string } }, CrudConfig>('GET', '/system/crud/config/:tableName')

export type CrudRow = Record<string, unknown>
type OfRow = { params: { id: Id } }

/**
 * Calls of one generated table at our own server that no other table in the shop's wire has (`generated-resource.ts` has the rest).
 * Browsers know them from `route` alone.
 */
export const crudCalls = (table: string) => {
  const path = `/crud/${table}` as const
  return {
    read: endpoint<OfRow, CrudRow>('GET', `${path}/:id`),
    status: endpoint<OfRow & { body: { field: string; value: number } }, void>('PUT', `${path}/status/:id`),
  }
}
