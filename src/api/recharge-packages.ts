import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** The group data (组合数据, system contract) that holds them, `user_recharge_quota`. */
export const rechargeGroup = 62

/** What can be paid in at once, and what the shop adds. Amounts are decimal text, or numbers where a form stored them. */
export interface RechargePackage {
  id: Id
  gid: number
  /** Unix seconds. */
  add_time: number
  sort: number
  /** 1 offered, 0 not. */
  status: number
  price: string | number
  give_money: string | number
}

export interface RechargePackageBody {
  gid: number
  price: string | number
  give_money: string | number
  sort: number
  status: number
  /** The version that was read, at our own server: an older one is refused. */
  version?: number
}

interface OfGroup {
  gid: number
}

/** `type` names the field that holds a picture; these have none. */
export const listRechargePackages = endpoint<
  { query: Paging & Partial<OfGroup> & { status?: string } },
  List<RechargePackage> & { type: string }
>('GET', '/setting/group_data')
export const readRechargePackageAddForm = endpoint<{ query: OfGroup }, ServerForm>('GET', '/setting/group_data/create')
export const readRechargePackageEditForm = endpoint<{ params: { id: Id }; query: OfGroup }, ServerForm>(
  'GET',
  '/setting/group_data/:id/edit',
)
/** Refused with 400297 where an amount is missing, 400188 where one of this price is there (ours), 100100 for any other group (ours). */
export const addRechargePackage = endpoint<{ body: RechargePackageBody }, unknown>('POST', '/setting/group_data', { encoding: 'json' })
export const changeRechargePackage = endpoint<{ params: { id: Id }; body: RechargePackageBody }, unknown>(
  'PUT',
  '/setting/group_data/:id',
  {
    encoding: 'json',
  },
)
/** Refused with 100008 where there is none. */
export const removeRechargePackage = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/setting/group_data/:id')
export const setRechargePackageStatus = endpoint<{ params: { id: Id; status: number } }, unknown>(
  'PUT',
  '/setting/group_data/set_status/:id/:status',
)
