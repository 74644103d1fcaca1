import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { PaperType } from './factory-orders.ts'

/** What people of a factory are told of by themselves (manufacturing 3.2, notice); besides, one person reminds another. */
export const noticeKinds = ['approve', 'shortage', 'late', 'overdue', 'price', 'expiry'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What somebody wants to hear of; price and expiry that many days before. */
export interface NoticeSettings {
  kinds: readonly NoticeKind[]
  price_days: number
  expiry_days: number
}

/** A notice; `doc` is a paper, or `SKU`, `PARTY` or `PRICE`. `note` says how much is short or owed, or the day that is meant. */
export interface FactoryNotice {
  id: string
  level: 'todo' | 'warning' | 'info'
  kind: NoticeKind | 'remind'
  doc: { type: string; id: number; sn: string }
  note: string
  by: string
  at: string
  read: boolean
}

type NoticeBody =
  | (Paging & { action: 'list'; kind?: NoticeKind | 'remind' | ''; unread?: number })
  /** All where no ids are named. */
  | { action: 'read'; ids?: readonly string[] }
  /** Who is to approve or audit next where nobody is named. */
  | { action: 'remind'; type: PaperType; id: Id; to?: readonly Id[]; note?: string }
  /** Answers them; changes what is named. */
  | { action: 'settings'; settings?: Partial<NoticeSettings> }

export interface NoticeReply {
  unread?: number
  count?: number
  list?: FactoryNotice[]
  sent?: number
  settings?: NoticeSettings
}

const options = { side: 'factory', encoding: 'json' } as const

export const factoryNotices = endpoint<{ body: NoticeBody }, NoticeReply>('POST', '/order/notice', options)
/** The same call where it only asks. */
export const listFactoryNotices = endpoint<{ body: NoticeBody }, NoticeReply>('POST', '/order/notice', { ...options, keepsReads: true })
