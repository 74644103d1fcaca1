import { endpoint } from '../endpoint.ts'

/** A page that the shop's generator made (crud contract, "Runtime page"). */
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
