import { notify, type Db } from './db.ts'

/** Kinds of a notice on the socket (shell contract). */
export type NoticeType = 'NEW_ORDER' | 'NEW_REFUND_ORDER' | 'WITHDRAW' | 'STORE_STOCK' | 'ADMIN_NEW_PUSH' | 'PAY_SMS_SUCCESS'

export const noticeChannel = 'admin_notices'

/** Tells every signed-in administrator, whichever server process they are connected to. */
export const pushNotice = (db: Db, type: NoticeType, data: Record<string, unknown>): Promise<void> =>
  notify(db, noticeChannel, { type, data })
