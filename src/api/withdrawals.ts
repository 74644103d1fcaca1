import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A withdrawal of commission (finance contract, 提现申请). Amounts are decimal text. */
export interface WithdrawalRow {
  id: Id
  uid: Id
  nickname: string
  avatar?: string
  real_name: string
  /** `weixin`, `alipay`, `bank`, or `balance` for into the user's balance. */
  extract_type: string
  bank_code: string
  bank_address: string
  alipay_code: string
  wechat: string
  qrcode_url: string
  extract_price: string
  extract_fee: string
  balance: string
  mark: string
  /** -1 refused, 0 applied for, 1 passed. */
  status: number
  fail_msg: string
  /** `YYYY-MM-DD HH:mm:ss`, or unix seconds at some versions of the shop. */
  add_time: string | number
  /** When it was passed or refused; our own server only. */
  decided_time?: string
  /** Other users who are paid to the same account, of one that waits; our own server only. */
  shared_users?: number
  /** 1 where it is more than three times the most that the user was ever paid; our own server only. */
  is_unusual?: number
}

/** What stands above the list; the shop writes some as numbers. */
export interface Withdrawals {
  extract_statistics: {
    /** Waits. */
    price: string | number
    /** Paid out. */
    priced: string | number
    /** All commission. */
    brokerage_count: string | number
    /** Not withdrawn. */
    brokerage_not: string | number
  }
  list: List<WithdrawalRow>
}

/** Where a withdrawal goes, in clear. */
export type WithdrawalAccount = Pick<WithdrawalRow, 'real_name' | 'bank_code' | 'bank_address' | 'alipay_code' | 'wechat'>

/** Our own server masks accounts in its list; with a key of its own they are seen in clear, and each look is in the log. */
export const readWithdrawalAccount = endpoint<{ params: { id: Id } }, WithdrawalAccount>('GET', '/finance/extract_account/:id')

/** `nireid` is looked for in names and accounts; `extract_type` says `wx` for weixin. */
export const listWithdrawals = endpoint<
  { query: Paging & { status?: string; extract_type?: string; nireid?: string; data?: string } },
  Withdrawals
>('GET', '/finance/extract')
export const readWithdrawalForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/finance/extract/:id/edit')

/** Where a withdrawal goes; only what its way of paying out needs. */
export interface WithdrawalBody {
  real_name?: string
  mark?: string
  alipay_code?: string
  wechat?: string
  bank_code?: string
  bank_address?: string
  /** Of the form that was read, at our own server: an older one is refused with 409. */
  version?: number | undefined
}
/** At our own server an account that comes back masked stays as it is. */
export const changeWithdrawal = endpoint<{ params: { id: Id }; body: WithdrawalBody }, unknown>('PUT', '/finance/extract/:id', {
  encoding: 'json',
})
export const passWithdrawal = endpoint<{ params: { id: Id } }, unknown>('PUT', '/finance/extract/adopt/:id')
export const refuseWithdrawal = endpoint<{ params: { id: Id }; body: { message?: string } }, unknown>(
  'PUT',
  '/finance/extract/refuse/:id',
  { encoding: 'json' },
)
