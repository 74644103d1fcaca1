import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A part of the organisation. The whole tree is read at once; siblings stand in its order. */
export interface Department {
  id: Id
  /** 0 at the top. */
  pid: Id
  name: string
  /** Who leads it; 0 and '' for nobody. */
  leader_id: Id
  leader: string
  phone: string
  /** People who belong to it itself. */
  members: number
  /** People who belong to it or to what is below it, each counted once. */
  total: number
  version: number
  updated_by: string
  /** `YYYY-MM-DD HH:mm:ss` */
  updated_at: string
}

export interface DepartmentBody {
  name: string
  pid: Id
  leader_id: Id
  phone: string
  /** The version that was read; 0 for a new one. */
  version: number
}

/** Somebody of the staff, and where they belong. */
export interface Member {
  id: Id
  account: string
  real_name: string
  /** Names of departments, joined by commas. */
  departments: string
  /** Names of roles, joined by commas. */
  roles: string
  status: number
  /** The department that was asked for; 0 for everybody. */
  within: Id
  /** Leads the department that was asked for, or one below it. */
  is_leader: number
}

export interface MemberQuery {
  /** With what is below it; everybody without it, 0 who belongs to none. */
  department?: Id
  /** Part of the name or of the account. */
  name?: string
}

/** Our server only (`features.departments`): the tree, parents before children, siblings in order. */
export const listDepartments = endpoint<Record<never, never>, List<Department>>('GET', '/setting/structure')
export const readDepartmentCreateForm = endpoint<{ query: { pid?: Id } }, ServerForm>('GET', '/setting/structure/create')
export const readDepartmentEditForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/setting/structure/:id/edit')
/** Refused with DEPARTMENT_NAME, DEPARTMENT_TAKEN, DEPARTMENT_MISSING. */
export const addDepartment = endpoint<{ body: DepartmentBody }, unknown>('POST', '/setting/structure')
/** 409 DEPARTMENT_CHANGED and `data.row` for an older version, DEPARTMENT_LOOP below itself. */
export const editDepartment = endpoint<{ params: { id: Id }; body: DepartmentBody }, unknown>('PUT', '/setting/structure/:id')
/** Puts it below `pid`, before a sibling, or last where `before` is 0. Refused with DEPARTMENT_LOOP, DEPARTMENT_TAKEN. */
export const moveDepartment = endpoint<{ params: { id: Id }; body: { pid: Id; before: Id } }, unknown>(
  'PUT',
  '/setting/structure/move/:id',
  { encoding: 'json' },
)
/** Refused with DEPARTMENT_IN_USE while somebody, or another department, belongs to it. */
export const removeDepartment = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/structure/:id')

export const listMembers = endpoint<{ query: Paging & MemberQuery }, List<Member>>('GET', '/setting/structure/members')
/** Without accounts it asks who is to join the department; with them, where they are to go. */
export const readPlacementForm = endpoint<{ query: { department?: Id; accounts?: string; from?: Id } }, ServerForm>(
  'GET',
  '/setting/structure/placement',
)
/** They belong to the department from now on, and no longer to `from` and what is below it. */
export const moveMembers = endpoint<{ body: { accounts: Id[]; department: Id; from: Id } }, unknown>('POST', '/setting/structure/placement')
/** Takes somebody out of a department and what is below it. */
export const removeMember = endpoint<{ params: { id: Id; account: Id } }, unknown>('DELETE', '/setting/structure/:id/members/:account')
