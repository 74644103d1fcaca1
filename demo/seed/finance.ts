import { sql } from 'drizzle-orm'
import { rows, type Db } from '#src/server/db.ts'
import { addRecharge, payRecharge, refundRecharge } from '#src/server/modules/finance/recharges.ts'
import { passWithdrawal, refuseWithdrawal } from '#src/server/modules/finance/withdrawals.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { applyForWithdrawal, type WithdrawalType } from '#src/server/shop/withdrawals.ts'

const day = 86_400_000
const ways: readonly WithdrawalType[] = ['weixin', 'alipay', 'bank', 'balance']

interface Person {
  uid: number
  nickname: string
  phone: string
}

const accountOf = (way: WithdrawalType, { nickname, phone }: Person) => ({
  real_name: nickname,
  ...(way === 'weixin' && { wechat: `wx_${phone || 'none'}` }),
  ...(way === 'alipay' && { alipay_code: phone || 'none@example.com' }),
  ...(way === 'bank' && { bank_code: `62220000${phone.padStart(11, '0')}`, bank_address: '中国银行示范支行' }),
})

const agoOf = (now: Date) => (days: number) => new Date(now.getTime() - days * day)

/** What a promoter earned, and withdrew of it: some passed, some refused, the last one waits. */
async function earnAndWithdraw(db: Db, person: Person, index: number, now: Date): Promise<void> {
  const ago = agoOf(now)
  const { uid } = person
  for (const [at, days] of [80, 50, 24].entries())
    await enter(db, {
      ...{ uid, account: 'commission', amount: `${60 + ((index * 37 + at * 53) % 240)}.${10 + ((index * 7) % 80)}` },
      ...{ type: at === 1 ? 'two_brokerage' : 'one_brokerage', title: at === 1 ? '获得二级推广佣金' : '获得推广佣金', at: ago(days) },
    })
  const way = ways[index % ways.length]!
  const apply = (price: string, fee: string, days: number) =>
    applyForWithdrawal(db, { uid, type: way, price, fee, at: ago(days), ...accountOf(way, person) })
  await passWithdrawal(db, await apply('50.00', '0.50', 40), ago(39))
  if (index % 2 === 0) await refuseWithdrawal(db, await apply('20.00', '0.20', 18), '收款账号与姓名不符，请核对后重新申请', ago(17))
  if (index % 3 !== 2) await apply(`${30 + index}.00`, '0.30', 1 + (index % 5))
}

const kinds = ['weixin', 'routine', 'alipay', 'system'] as const
const offers = [
  ['100.00', '5.00'],
  ['200.00', '20.00'],
  ['500.00', '60.00'],
  ['50.00', '0'],
] as const

/** A recharge: most are paid, every sixth is not, and some of what was paid was given back. */
async function recharge(db: Db, { uid }: Person, index: number, now: Date): Promise<void> {
  const ago = agoOf(now)
  const days = 58 - index * 2
  const type = kinds[index % kinds.length]!
  const [price, give] = offers[(index * 3) % offers.length]!
  const id = await addRecharge(db, {
    uid,
    price,
    type,
    at: ago(days),
    ...(type === 'system' ? { channel: 'system' } : { give, channel: 'h5' }),
  })
  if (index % 6 === 5) return
  await payRecharge(db, id, ago(days))
  if (index % 9 === 4 && type !== 'system') await refundRecharge(db, id, index % 2 === 0, ago(days - 1))
}

/** Commissions with their withdrawals in every state, and recharges of balances. */
export default {
  order: 47,
  async run({ db, now }: Seed) {
    const people = await rows<Person>(db, sql`select uid, nickname, phone from shop_users where is_del = 0 order by uid limit 64`)
    for (const [index, person] of people.filter((_, at) => at % 7 === 0).entries()) await earnAndWithdraw(db, person, index, now)
    for (const [index, person] of people.filter((_, at) => at % 2 === 1 && at < 54).entries()) await recharge(db, person, index, now)
  },
}
