import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A user of the shop as its list shows them (users contract, "User list and detail"); our server masks phone and identity card. */
export interface UserRow {
  uid: Id
  nickname: string
  avatar: string
  real_name: string
  phone: string
  /** In words, as are `level`, `group_id`, `user_type` and `status`. */
  sex: string
  level: string
  group_id: string
  /** Names, joined by commas. */
  labels: string
  user_type: string
  status: string
  birthday: string | number
  card_id: string
  addres: string
  mark: string
  /** Decimal text. */
  now_money: string
  integral: number
  brokerage_price: string
  pay_count: number
  is_promoter: number
  spread_open: number
  spread_uid: Id
  /** Who they came through: name and uid. */
  spread_uid_nickname: string
  isMember: number
  /** 1 for an account that was closed. */
  is_del: number
  add_time: number
  last_time: number
  /** Paid in all orders, and the time of the last one; of our own server alone. */
  spent?: string
  last_order?: string
  /** How many percent of their paid orders were refunded, also in part; '' without an order. */
  refund_rate?: string
}

export interface UserQuery extends Paging {
  nickname?: string
  field_key?: string
  status?: string
  pay_count?: string
  is_promoter?: string
  user_type?: string
  country?: string
  province?: string
  city?: string
  /** `visitno`, `visit`, `add_time`: what `user_time` says. */
  user_time_type?: string
  user_time?: string
  sex?: string
  level?: string
  group_id?: string
  label_id?: string
  /** `any`: one of level, group, label, `pay_count`, `is_promoter` and `isMember` is enough. Our own server alone. */
  match?: string
  now_money?: string
  isMember?: string
  sort?: string
  order?: string
}

export interface UserFigure {
  title: string
  value: string | number
  /** Its unit. */
  key: string
}

/** All of one user, as their page shows it. */
export interface UserInfo {
  uid: Id
  nickname: string
  avatar: string
  real_name: string
  phone: string
  birthday: string | number
  card_id: string
  addres: string
  mark: string
  spread_open: number
  is_promoter: number
  status: number
  vip_name: string | false
  label_list: string
  group_name: string
  spread_uid_nickname: string
  add_time: number
  last_time: number
  is_ever_level: number
  is_money_level: number
  overdue_time: string | number
  is_del: number
}

export interface UserDetail {
  uid: Id
  userinfo: { name: string; value: string | number }[]
  headerList: UserFigure[]
  count: number[]
  ps_info: UserInfo
}

/** What lists within a user's page are of. */
export type UserRecordKind = 'order' | 'integral' | 'sign' | 'coupon' | 'balance_change' | 'spread'

/** What is filled in for a user; 0 and '' are none. Passwords are left as they are where they are empty. */
export interface UserBody {
  real_name?: string
  phone?: string
  birthday?: string
  card_id?: string
  addres?: string
  mark?: string
  pwd?: string
  true_pwd?: string
  level?: Id
  group_id?: Id
  label_id?: Id[]
  spread_open?: number
  is_promoter?: number
  status?: number
  /** The one that was read; our own server refuses what is older than what it has. */
  version?: number
}

export interface LabelOfUser {
  id: Id
  label_cate: Id
  label_name: string
  /** The user has it. */
  disabled: boolean
}

export interface LabelsOfCategory {
  id: Id
  name: string
  label: LabelOfUser[]
}

/** Everything that a form of a user is made of. */
export interface UserSaveInfo {
  userInfo: object
  levelInfo: { id: Id; name: string }[]
  groupInfo: { id: Id; group_name: string }[]
  labelInfo: LabelsOfCategory[]
}

export interface LabelBranch {
  id: Id
  value: Id
  label: string
  label_name: string
  children: { id: Id; value: Id; label: string; label_name: string; cate_name: string }[]
}

/** A change of balance and points; both directions are 1 more, 2 less. */
export interface BalanceBody {
  money_status?: number
  money?: string | number
  integration_status?: number
  integration?: string | number
  /** Why, kept in the ledger; our own server alone. */
  mark?: string
}

type OfUser = { params: { id: Id } }

/** Our own server counts a search up to 1,000 users and says so (`is_capped`). */
export const listUsers = endpoint<{ query: UserQuery }, List<UserRow> & { is_capped?: boolean }>('GET', '/user/user')
export const readUserAddForm = endpoint<Record<never, never>, ServerForm>('GET', '/user/user/create')
/** Refused with 410245, 400252, 400314, 400315, 400256, 400263, 400264, 400762. */
export const addUser = endpoint<{ body: UserBody }, unknown>('POST', '/user/user', { encoding: 'json' })
export const readUser = endpoint<OfUser, UserDetail>('GET', '/user/user/:id')
export const readUserEditForm = endpoint<OfUser, ServerForm>('GET', '/user/user/:id/edit')
/** Refused as a new one is, and with 100026. */
export const editUser = endpoint<OfUser & { body: UserBody }, unknown>('PUT', '/user/user/:id', { encoding: 'json' })
export const readUserSaveInfo = endpoint<{ params: { uid: Id } }, UserSaveInfo>('GET', '/user/user/user_save_info/:uid')
/** Orders, points, sign-ins, coupons, changes of balance and friends of a user. */
export const listUserRecords = endpoint<OfUser & { query: Paging & { type?: string } }, List<Record<string, unknown>>>(
  'GET',
  '/user/one_info/:id',
)

/** Phone and identity card in clear; each call is in the log. Our own server alone. */
export const readPersonalData = endpoint<{ params: { uid: Id } }, { phone: string; card_id: string; addres: string }>(
  'GET',
  '/user/personal_data/:uid',
)

export const readGiveLevelForm = endpoint<OfUser, ServerForm>('GET', '/user/give_level/:id')
/** Refused with 400214, 400699, 400700. */
export const giveLevel = endpoint<OfUser & { body: { level_id?: Id } }, unknown>('PUT', '/user/save_give_level/:id', { encoding: 'json' })
export const clearLevel = endpoint<OfUser, unknown>('DELETE', '/user/del_level/:id')
export const readGiveTimeForm = endpoint<OfUser, ServerForm>('GET', '/user/give_level_time/:id')
/** Refused with 400214, 400701, 400702. */
export const giveTime = endpoint<OfUser & { body: { days?: number } }, unknown>('PUT', '/user/save_give_level_time/:id', {
  encoding: 'json',
})

export const readBalanceForm = endpoint<OfUser, ServerForm>('GET', '/user/edit_other/:id')
/** Refused with 100026, and with 100007 where a balance would fall below nought. */
export const changeBalance = endpoint<OfUser & { body: BalanceBody }, unknown>('PUT', '/user/update_other/:id', { encoding: 'json' })

/** Uids: a list for several, text for one whose group or labels the form begins with. */
type Uids = { body: { uids: Id | readonly Id[] } }

export const askGroupForm = endpoint<Uids, ServerForm>('POST', '/user/set_group', { encoding: 'json', keepsReads: true })
/** `uids` joined by commas. Refused with 400316, 400696. */
export const saveGroup = endpoint<{ body: { group_id?: Id; uids?: string } }, unknown>('PUT', '/user/save_set_group', { encoding: 'json' })
export const askLabelForm = endpoint<Uids, ServerForm>('POST', '/user/set_label', { encoding: 'json', keepsReads: true })
/** Puts these in the place of all labels that the users have. Refused with 400317, 400698. */
export const saveLabels = endpoint<{ body: { label_id?: Id[]; uids?: string } }, unknown>('PUT', '/user/save_set_label', {
  encoding: 'json',
})
export const readUserLabels = endpoint<{ params: { uid: Id } }, LabelsOfCategory[]>('GET', '/user/label/:uid')
export const setUserLabels = endpoint<{ params: { uid: Id }; body: { label_ids?: Id[]; un_label_ids?: Id[] } }, unknown>(
  'POST',
  '/user/label/:uid',
  { encoding: 'json' },
)
export const readLabelTree = endpoint<Record<never, never>, LabelBranch[]>('GET', '/user/user_tree_label')

/** Who a user came through. Nobody comes through themselves or through who came through them. */
export const setSpread = endpoint<{ body: { uid: Id; spread_uid: Id } }, unknown>('PUT', '/agent/spread', { encoding: 'json' })
export const clearSpread = endpoint<{ params: { uid: Id } }, unknown>('PUT', '/agent/stair/delete_spread/:uid')
