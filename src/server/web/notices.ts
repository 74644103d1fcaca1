import { notify, type Db } from '../db.ts'

/** What happened: the shop's kinds (shell contract), and ours. */
export type NoticeType =
  | 'NEW_ORDER'
  | 'NEW_REFUND_ORDER'
  | 'WITHDRAW'
  | 'STORE_STOCK'
  | 'ADMIN_NEW_PUSH'
  | 'PAY_SMS_SUCCESS'
  /** Ours: `{count}` conversations wait for an agent. */
  | 'CHAT_WAITING'
  /** Ours: `{id, name}` of a page whose time had come. */
  | 'PAGE_PUBLISHED'
  | 'PAGE_NOT_PUBLISHED'
  /** Ours: `{id, name, state}` of a job that somebody asked for. */
  | 'JOB_ENDED'

export const noticeChannel = 'admin_notices'

/** Heard when a visitor writes to an agent who had seen everything before. */
export const waitingChannel = 'chat_waiting'

/** Keys of those who are told of orders, refunds and withdrawals: those of the pages where they are dealt with. */
export const noticeKeys = {
  orders: 'admin-order-storeOrder-index',
  refunds: 'admin-order-refund',
  withdrawals: 'finance-user_extract',
} as const

/** A notice between server processes. */
export interface Notice {
  type: NoticeType
  data: Record<string, unknown>
  /** Only for those who have this key. */
  permission?: string
  /** Only for this administrator. */
  account?: number
}

/** Tells signed-in administrators, whichever server process they are connected to: those with the key, or all. */
export const pushNotice = (db: Db, notice: Notice): Promise<void> => notify(db, noticeChannel, notice)
