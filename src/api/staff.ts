import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** An administrator of the back office (system contract, "管理员列表"). */
export interface StaffRow {
  id: Id
  account: string
  head_pic: string
  real_name: string
  /** Names of roles, joined by commas. */
  roles: string
  last_ip: string
  /** Unix seconds; 0 = never signed in. */
  last_time: number
  add_time: number
  login_count: number
  /** 0 may do everything. */
  level: number
  status: number
  /** `YYYY-MM-DD HH:mm:ss`; '' = never. */
  _add_time: string
  _last_time: string
  /** Names of departments, joined by commas; only where the server keeps them (`features.departments`). */
  departments?: string
}

export interface StaffQuery {
  /** Part of the name or of the account. */
  name?: string
  /** 1 in use, 0 switched off, '' all. */
  status?: 0 | 1 | ''
  /** Our own server only. */
  sort?: 'account' | 'real_name' | 'last_time'
  order?: 'asc' | 'desc'
}

export interface StaffBody {
  account: string
  real_name: string
  /** '' keeps the password of an edited account. */
  pwd?: string
  conf_pwd?: string
  roles: Id[]
  status: number
  head_pic?: string
  /** Our server only; without it who belongs where stays as it is, and so it does for who may not change the organisation. */
  departments?: Id[]
  /** Warehouses that they keep; none are all. */
  warehouses?: Id[]
  /** The version that was read, at our own server: an older one is refused with 409 CHANGED and `data.row`, its fields as the form's. */
  version?: number
}

/** Accounts below the asking one, newest first. */
export const listStaff = endpoint<{ query: Paging & StaffQuery }, List<StaffRow>>('GET', '/setting/admin')
export const readStaffCreateForm = endpoint<Record<never, never>, ServerForm>('GET', '/setting/admin/create')
/** Refused with 400033–400037, 400256, 400263, 400264, 400762, 400596 (system contract). */
export const createStaff = endpoint<{ body: StaffBody }, unknown>('POST', '/setting/admin')
export const readStaffEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/setting/admin/:id/edit')
export const editStaff = endpoint<{ params: { id: Id }; body: StaffBody }, unknown>('PUT', '/setting/admin/:id')
export const removeStaff = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/admin/:id')
export const setStaffStatus = endpoint<{ params: { id: Id; status: 0 | 1 } }, unknown>('PUT', '/setting/set_status/:id/:status')
