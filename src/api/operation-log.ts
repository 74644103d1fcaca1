import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** One line of the operation log (system contract, "系统日志"). The shop writes one a call; our server one a change of its database. */
export interface OperationRow {
  id: Id
  /** 0 where nobody was signed in. */
  admin_id: Id
  admin_name: string
  /** Path of the call, numbers as `<id>`. */
  path: string
  /** Name of the page or action. */
  page: string
  method: string
  ip: string
  type: string
  /** Unix seconds. */
  add_time: number
  merchant_id: number
  /** Who it was, where the server tells: an administrator, an agent, somebody who did not sign in, the server itself. */
  kind?: 'admin' | 'agent' | 'guest' | 'job' | 'outside'
  /** HTTP method. */
  verb?: string
  /** How many rows were changed; such a line can be opened. */
  changes?: number
}

export interface OperationQuery {
  admin_id?: Id
  /** Part of the path. */
  path?: string
  /** Part of the address. */
  ip?: string
  /** Part of the page's name. */
  pages?: string
  /** `today`, `lately7`… or `YYYY/MM/DD-YYYY/MM/DD` (conventions 3). */
  data?: string
}

/** One row before and after. Secrets are `•••`; long values `{length, sha256, start}`. */
export interface RowChange {
  id: Id
  /** Table. */
  source: string
  row_key: string
  deed: 'insert' | 'update' | 'delete'
  /** Of an update only what differs. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Where the chain of hashes breaks first. */
export interface ChainBreak {
  position: number
  operation: Id
  reason: 'changed' | 'removed'
}

/** One stretch of the chain that was looked at. */
export interface ChainCheck {
  /** Lines looked at so far, from the first. */
  checked: number
  total: number
  /** Ask on with this; null when all were looked at. */
  next: number | null
  broken: ChainBreak | null
  /** Lines that no seal covers although they should have one; counted at the end. */
  unsealed: number
  /** Hash of the last line, to be noted somewhere else. */
  head: string
}

/** Newest first. */
export const listOperations = endpoint<{ query: Paging & OperationQuery }, List<OperationRow>>('GET', '/system/log')
/** Everybody who can stand in the log. */
export const listOperators = endpoint<Record<never, never>, { info: { id: Id; real_name: string }[] }>('GET', '/system/log/search_admin')
/** Feature `auditLog`: the rows of a line before and after, at most 500 of them. */
export const readOperation = endpoint<{ params: { id: Id } }, { changes: RowChange[]; count: number }>('GET', '/system/log/:id/changes')
/** Feature `auditLog`: recomputes a stretch of the chain after a position. */
export const checkOperations = endpoint<{ query: { after: number } }, ChainCheck>('GET', '/system/log/verify')
