import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { noticeKeys, pushNotice } from '../web/notices.ts'
import { enter } from './ledger.ts'

export type WithdrawalType = 'weixin' | 'alipay' | 'bank' | 'balance'

export interface Application extends Partial<
  Record<'real_name' | 'bank_code' | 'bank_address' | 'alipay_code' | 'wechat' | 'mark', string>
> {
  uid: number
  type: WithdrawalType
  /** Decimal text, the fee included. */
  price: string
  fee?: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

/** By which entries of a ledger name a withdrawal. */
export const numberOfWithdrawal = (id: number): string => `TX${String(id).padStart(8, '0')}`

/**
 * Applies for a withdrawal; answers its id. The commission is taken at once, so that nobody withdraws it twice: passing pays it out,
 * refusing gives it back. @throws Refusal where the commission is too small
 */
export async function applyForWithdrawal(db: Db, { uid, type, price, fee = '0', at, ...account }: Application): Promise<number> {
  const { real_name = '', bank_code = '', bank_address = '', alipay_code = '', wechat = '', mark = '' } = account
  const made = await row<{ id: number }>(
    db,
    sql`insert into shop_extracts (uid, extract_type, real_name, bank_code, bank_address, alipay_code, wechat, mark, extract_price, extract_fee, added_at)
      values (${uid}, ${type}, ${real_name}, ${bank_code}, ${bank_address}, ${alipay_code}, ${wechat}, ${mark}, ${price}, ${fee},
        coalesce(${at?.toISOString() ?? null}::timestamptz, now())) returning id`,
  )
  const { id } = made!
  const taken = {
    uid,
    account: 'commission',
    amount: `-${price}`,
    type: 'extract',
    title: '佣金提现',
    link: numberOfWithdrawal(id),
  } as const
  const balance = await enter(db, { ...taken, ...(at && { at }) })
  await db.execute(sql`update shop_extracts set balance = ${balance} where id = ${id}`)
  if (!at) await pushNotice(db, { type: 'WITHDRAW', data: { id }, permission: noticeKeys.withdrawals })
  return id
}
