import { sql } from 'drizzle-orm'
import type { WithdrawalBody } from '#src/api/withdrawals.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { recordCapital } from '../../shop/capital.ts'
import { enter } from '../../shop/ledger.ts'
import type { User } from '../../sessions.ts'
import { numberOfWithdrawal as numberOf, type WithdrawalType } from '../../shop/withdrawals.ts'
import { maskedAccount } from '../../shop/personal.ts'

/** A withdrawal as its form and its decision need it. */
export interface Withdrawal {
  id: number
  uid: number
  extract_type: WithdrawalType
  real_name: string
  bank_code: string
  bank_address: string
  alipay_code: string
  wechat: string
  extract_price: string
  /** What leaves the shop. */
  paid: string
  mark: string
  status: number
}

/** With the version that its form carries. */
export type VersionedWithdrawal = Withdrawal & { version: number }

const thing = (id: number) => `withdrawal ${id}`

const columns = sql`id, uid, extract_type, real_name, bank_code, bank_address, alipay_code, wechat, extract_price::text as extract_price,
  (extract_price - extract_fee)::text as paid, mark, status`

/** One withdrawal. Refused with 100026. */
export async function readWithdrawal(db: Db, id: number): Promise<Withdrawal> {
  const found = await row<Withdrawal>(db, sql`select ${columns} from shop_extracts where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return found
}

/** The same with its version. Refused with 100026. */
export async function readVersioned(db: Db, id: number): Promise<VersionedWithdrawal> {
  const version = await versionOf(db, thing(id))
  return { ...(await readWithdrawal(db, id)), version }
}

/** One that waits, held until the call is over: who decides second finds it decided. */
async function waiting(db: Db, id: number): Promise<Withdrawal> {
  const found = await row<Withdrawal>(db, sql`select ${columns} from shop_extracts where id = ${id} for update`)
  if (!found) throw new Refusal({ status: 100026 })
  if (found.status === 1) throw new Refusal({ status: 400659 })
  if (found.status === -1) throw new Refusal({ status: 400660 })
  return found
}

const decidedAt = (at: Date | undefined) => sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

/** Passes a withdrawal: it is paid out of the shop, or into the user's balance. */
export async function passWithdrawal(db: Db, id: number, at?: Date): Promise<void> {
  const { uid, extract_type: type, paid } = await waiting(db, id)
  await db.execute(sql`update shop_extracts set status = 1, decided_at = ${decidedAt(at)} where id = ${id}`)
  const when = at && { at }
  if (type === 'balance')
    await enter(db, { uid, account: 'money', amount: paid, type: 'extract', title: '佣金提现到余额', link: numberOf(id), ...when })
  else await recordCapital(db, { uid, amount: `-${paid}`, type: 'commission', order: numberOf(id), payType: type, ...when })
}

/** Refuses a withdrawal and gives the commission back. */
export async function refuseWithdrawal(db: Db, id: number, message: string, at?: Date): Promise<void> {
  const reason = message.trim()
  if (!reason) throw new Refusal({ status: 400, code: '400113', errors: { message: '400113' } })
  const { uid, extract_price: amount } = await waiting(db, id)
  await db.execute(sql`update shop_extracts set status = -1, fail_msg = ${reason}, decided_at = ${decidedAt(at)} where id = ${id}`)
  const link = numberOf(id)
  await enter(db, {
    uid,
    account: 'commission',
    amount,
    type: 'extract_fail',
    title: '提现失败退回佣金',
    link,
    mark: reason,
    ...(at && { at }),
  })
}

const accounts = {
  alipay: [['alipay_code', '400109']],
  weixin: [['wechat', '400110']],
  bank: [
    ['bank_code', '400111'],
    ['bank_address', '400112'],
  ],
  balance: [],
} as const

/** Fields of the form for a way of paying out, with the number of the refusal of an empty one. */
export const accountFields = (type: WithdrawalType): readonly (readonly [keyof WithdrawalBody & keyof Withdrawal, string])[] =>
  accounts[type]

type Sent = keyof WithdrawalBody & keyof Withdrawal
const masks = new Set<string>(['bank_code', 'alipay_code', 'wechat'])

/** As somebody sees it who may not see accounts. */
export const withMaskedAccounts = <Row extends Pick<Withdrawal, 'bank_code' | 'alipay_code' | 'wechat'>>(one: Row): Row => ({
  ...one,
  ...{ bank_code: maskedAccount(one.bank_code), alipay_code: maskedAccount(one.alipay_code), wechat: maskedAccount(one.wechat) },
})

/**
 * Changes where a withdrawal goes, as long as it waits; the amount stays, and so does an account that comes back masked. Refused with 409 for
 * an older version: accounts are masked there, since a refusal leaves no trace of who saw them.
 */
export async function changeWithdrawal(db: Db, user: Pick<User, 'name'>, id: number, body: WithdrawalBody): Promise<void> {
  await revise(db, user, thing(id), { version: body.version, now: async () => withMaskedAccounts(await readVersioned(db, id)) })
  const before = await waiting(db, id)
  const wanted = [['real_name', '400107'] as const, ...accountFields(before.extract_type)]
  const given = (name: Sent) => String(body[name] ?? '').trim()
  const missing = wanted.find(([name]) => !given(name))
  if (missing) throw new Refusal({ status: 400, code: missing[1], errors: { [missing[0]]: missing[1] } })
  const stays = (name: Sent) => masks.has(name) && given(name) === maskedAccount(before[name])
  const names = [...wanted.map(([name]) => name), 'mark' as const].filter((name) => !stays(name))
  const changes = names.map((name) => sql`${sql.identifier(name)} = ${given(name)}`)
  await db.execute(sql`update shop_extracts set ${sql.join(changes, sql`, `)} where id = ${id}`)
}
