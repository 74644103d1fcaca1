import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

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

/** Calls of one generated table at our own server. Browsers know them from `route` alone. */
export const crudCalls = (table: string) => {
  const path = `/crud/${table}` as const
  return {
    index: endpoint<{ query: Paging & Record<string, unknown> }, List<CrudRow>>('GET', path),
    create: endpoint<Record<never, never>, ServerForm>('GET', `${path}/create`),
    save: endpoint<{ body: CrudRow }, void>('POST', path),
    edit: endpoint<OfRow, ServerForm>('GET', `${path}/:id/edit`),
    update: endpoint<OfRow & { body: CrudRow }, void>('PUT', `${path}/:id`),
    read: endpoint<OfRow, CrudRow>('GET', `${path}/:id`),
    status: endpoint<OfRow & { body: { field: string; value: number } }, void>('PUT', `${path}/status/:id`),
    delete: endpoint<OfRow, void>('DELETE', `${path}/:id`),
  }
}
