import { sql } from 'drizzle-orm'
import { rows, transaction, type Db } from '#src/server/db.ts'
import { pay } from '#src/server/modules/cashier/service.ts'
import { addRecharge, payRecharge, refundRecharge } from '#src/server/modules/finance/recharges.ts'
import { passWithdrawal, refuseWithdrawal } from '#src/server/modules/finance/withdrawals.ts'
import { applyForWithdrawal } from '#src/server/shop/withdrawals.ts'
import { changeBalances } from '#src/server/modules/shop-users/balances.ts'
import { Refusal } from '#src/server/refusal.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { drawn } from './drawn.ts'

type Draw = (below: number) => number
type Act = (inner: Db, uid: number, draw: Draw) => Promise<unknown>

const money = (draw: Draw) => `${draw(60)}.${10 + draw(89)}`
const one = <T>(draw: Draw, of: readonly T[]) => of[draw(of.length)]!

/** Does something to a row of the user that there is already. */
const onOne =
  (table: 'shop_recharges' | 'shop_extracts', act: (inner: Db, id: number, draw: Draw) => Promise<unknown>): Act =>
  async (inner, uid, draw) => {
    const found = await rows<{ id: number }>(inner, sql`select id from ${sql.raw(table)} where uid = ${uid} order by id desc limit 4`)
    if (found.length > 0) await act(inner, one(draw, found).id, draw)
  }

const acts: Record<string, Act> = {
  change: (inner, uid, draw) =>
    changeBalances(
      inner,
      uid,
      {
        ...{
          money: draw(2) ? money(draw) : '0',
          money_status: 1 + draw(2),
          integration: String(draw(40)),
          integration_status: 1 + draw(2),
        },
        mark: '补差',
      },
      'zh-cn',
    ),
  earn: (inner, uid, draw) =>
    enter(inner, { uid, account: 'commission', amount: money(draw), type: 'one_brokerage', title: '获得推广佣金' }),
  recharge: (inner, uid, draw) =>
    addRecharge(inner, {
      ...{ uid, price: money(draw), give: draw(2) ? money(draw) : '0' },
      type: one(draw, ['weixin', 'alipay', 'system']),
    }),
  payRecharge: onOne('shop_recharges', (inner, id) => payRecharge(inner, id)),
  refundRecharge: onOne('shop_recharges', (inner, id, draw) => refundRecharge(inner, id, draw(2) === 1)),
  withdraw: (inner, uid, draw) => applyForWithdrawal(inner, { uid, type: one(draw, ['alipay', 'bank', 'balance']), price: money(draw) }),
  pass: onOne('shop_extracts', (inner, id) => passWithdrawal(inner, id)),
  refuse: onOne('shop_extracts', (inner, id) => refuseWithdrawal(inner, id, '户名不符')),
  cashier: (inner, uid, draw) => {
    const paid = money(draw)
    return pay(inner, { uid, due: paid, pay_price: paid, pay_type: one(draw, ['yue', 'cash']), mark: '' }, 'zh-cn')
  },
}
const names = Object.keys(acts)

/** What happens to users from one side, while others do something to the same ones; answers how much of it was not refused. */
export async function livesOfUsers(db: Db, uids: readonly number[], seed: number): Promise<number> {
  const draw = drawn(seed)
  let done = 0
  for (let step = 0; step < 60; step++) {
    const [name, uid, same] = [one(draw, names), one(draw, uids), draw(1_000_000)]
    // now and then twice, as a hand that presses twice
    for (let times = draw(3) === 0 ? 2 : 1; times > 0; times--)
      try {
        await transaction(db, (inner) => acts[name]!(inner, uid, drawn(same)))
        done++
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
  }
  return done
}
