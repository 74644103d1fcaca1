import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A membership that is sold (users contract, 会员类型). Prices are decimal text, `vip_day` -1 is for ever. */
export interface MemberShip {
  id: Id
  /** month, quarter, year, ever, owner, free. */
  type: string
  title: string
  vip_day: number
  price: string
  /** What is paid. */
  pre_price: string
  sort: number
  /** 1 is not sold. */
  is_del: number
  add_time: number
  /** Of our own server alone: an older one that comes back is refused with 409. */
  version?: number
}
export interface MemberShipBody {
  version?: number | undefined
  title: string
  type: string
  vip_day: string | number
  price: string | number
  pre_price: string | number
  sort: string | number
}
export const listMemberShips = endpoint<{ query: Paging }, List<MemberShip>>('GET', '/user/member/ship')
/** `id` 0 is a new one. */
export const saveMemberShip = endpoint<{ params: { id: Id }; body: MemberShipBody }, unknown>('POST', '/user/member_ship/save/:id', {
  encoding: 'json',
})
export const removeMemberShip = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/user/member_ship/delete/:id')
/** The shop writes by a GET. */
export const sellMemberShip = endpoint<{ query: { id: Id; is_del: number } }, unknown>('GET', '/user/member_ship/set_ship_status')

/** What members get (会员权益). */
export interface MemberRight {
  id: Id
  /** integral, express, sign, offline, coupon, vip_price. */
  right_type: string
  title: string
  /** Six characters at most. */
  show_title: string
  image: string
  /** Eight characters at most. */
  explain: string
  /** A multiple of points, or per cent of what is paid. */
  number: number
  sort: number
  status: number
  add_time: number
  /** As of a membership. */
  version?: number
}
export type MemberRightBody = Omit<MemberRight, 'id' | 'add_time'>
export const listMemberRights = endpoint<{ query: Paging }, List<MemberRight>>('GET', '/user/member/right')
export const saveMemberRight = endpoint<{ params: { id: Id }; body: MemberRightBody }, unknown>('POST', '/user/member_right/save/:id', {
  encoding: 'json',
})

/** Cards that were made together (卡密会员). */
export interface CardBatch {
  id: Id
  title: string
  use_day: number
  total_num: number
  use_num: number
  status: number
  remark: string
  add_time: string
}
export interface CardBatchBody {
  title: string
  use_day: number | string
  total_num: number | string
  status: number
  remark: string
}
/** `user`: who used a card of it; our own server alone, as below. */
export const listCardBatches = endpoint<{ query: Paging & { title?: string; user?: string } }, List<CardBatch>>(
  'GET',
  '/user/member_batch/index',
)
/** `id` 0 is a new one: its cards are made at once. */
export const saveCardBatch = endpoint<{ params: { id: Id }; body: CardBatchBody }, unknown>('POST', '/user/member_batch/save/:id', {
  encoding: 'json',
})
/** One of `title`, `remark`, `status`. The shop writes by a GET. */
export const setCardBatch = endpoint<{ params: { id: Id }; query: { field: string; value: string | number } }, unknown>(
  'GET',
  '/user/member_batch/set_value/:id',
)

export interface MemberCard {
  id: Id
  card_batch_id: Id
  card_number: string
  card_password: string
  /** Who has used it; 0 nobody. */
  use_uid: Id
  username?: string
  phone?: string
  /** A time, or the shop's word for none. */
  use_time: string
  status: number
  add_time: string
}
export const listMemberCards = endpoint<
  { params: { card_batch_id: Id }; query: Paging & { card_number?: string; phone?: string; is_use?: string; user?: string } },
  List<MemberCard>
>('GET', '/user/member_card/index/:card_batch_id')
/** The shop writes by a GET. */
export const setMemberCard = endpoint<{ query: { card_id: Id; status: number } }, unknown>('GET', '/user/member_card/set_status')

/** How somebody became a member (会员记录). */
export interface MemberRecord {
  id: Id
  uid: Id
  order_id: string
  /** A name of the shop, or its kind. */
  member_type: string
  vip_day: number
  pay_price: string
  pay_type: string
  pay_time: string | number
  user?: { nickname: string; phone: string } | null
}
export const listMemberRecords = endpoint<
  { query: Paging & { name?: string; add_time?: string; member_type?: string; pay_type?: string } },
  List<MemberRecord>
>('GET', '/user/member/record')
