import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** Whose records a role sees: their own, those of their departments, those of departments below as well, all. */
export type DataScope = 'own' | 'department' | 'below' | 'all'

/** What a person may do, by its name (system contract, "身份管理"). */
export interface RoleRow {
  id: Id
  role_name: string
  /** Names of what it may do, joined by commas. */
  rules: string
  level: number
  /** 1 in use, 0 switched off. */
  status: number
  /** Of one role, at our own server. */
  version?: number
  /** At our own server. */
  data_scope?: DataScope
}

/** A rule that can be handed out; a node of the menu. */
export interface RoleMenu {
  id: Id
  pid: Id
  title: string
  checked: boolean
  expand?: boolean
  children: RoleMenu[]
}

export interface RoleBody {
  role_name: string
  status: number
  /** Ids of rules, those of half-checked parents with them. */
  checked_menus: Id[]
  /** At our own server: left out, it stays as it is; refused where it is wider than the asking person's. */
  data_scope?: DataScope
  /** The version that was read, at our own server: an older one is refused with 409. */
  version?: number
}

export interface RoleQuery {
  /** Part of the name. */
  role_name?: string
  /** 1 in use, 0 switched off. */
  status?: 0 | 1
}

/** Roles that the asking person could hand out. */
export const listRoles = endpoint<{ query: Paging & RoleQuery }, List<RoleRow>>('GET', '/setting/role')
/** What can be given to a new role: never more than the asking person may do, and see (`data_scope`, at our own server). */
export const readRoleMenus = endpoint<Record<never, never>, { menus: RoleMenu[]; data_scope?: DataScope }>('GET', '/setting/role/create')
/** `rules` are ids here, joined by commas. */
export const readRole = endpoint<{ params: { id: Id } }, { role: RoleRow; menus: RoleMenu[] }>('GET', '/setting/role/:id/edit')
/** Id 0 adds one. Refused with 400220 without a name, 400221 without rights. */
export const saveRole = endpoint<{ params: { id: Id }; body: RoleBody }, unknown>('POST', '/setting/role/:id', { encoding: 'json' })
export const setRoleStatus = endpoint<{ params: { id: Id; status: 0 | 1 } }, unknown>('PUT', '/setting/role/set_status/:id/:status')
/** Refused with 400754 while somebody has it. */
export const removeRole = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/role/:id')
