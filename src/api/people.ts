import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A customer as the shop's picker lists them (media contract, "User picker"). */
export interface PersonRow {
  uid: Id
  nickname: string
  headimgurl: string
  phone: string | null
  add_time: string
  /** 1 when the account was closed: nobody chooses it. */
  is_del: number
}

/** Customers by name; our server masks their phone numbers, and counts a search up to 1,000 (`is_capped`). */
export const listPeople = endpoint<{ query: Paging & { nickname?: string } }, List<PersonRow> & { is_capped?: boolean }>(
  'GET',
  '/app/wechat/kefu/create',
)
