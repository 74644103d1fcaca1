import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** Somebody who asks for their account to be closed (users contract). */
export interface CancellationRow {
  id: Id
  uid: Id
  name: string
  phone: string
  /** 0 waits, 1 agreed, 2 refused. */
  status: number | string
  add_time: string | number
  up_time: string | number
  remark: string
}

export const listCancellations = endpoint<{ query: Paging & { status?: string; keywords?: string } }, List<CancellationRow>>(
  'GET',
  '/user/cancel_list',
)
/** Closes the account. */
export const agreeCancellation = endpoint<{ params: { id: Id } }, unknown>('GET', '/user/cancel/agree/:id')
export const refuseCancellation = endpoint<{ params: { id: Id } }, unknown>('GET', '/user/cancel/refuse/:id')
export const markCancellation = endpoint<{ body: { id: Id; mark: string } }, unknown>('POST', '/user/cancel/set_mark')
