import { describe, expect, it } from 'vitest'
import type { List } from '#src/api/endpoint.ts'
import type { RechargeFigure, RechargeRow } from '#src/api/recharges.ts'
import { transaction } from '#src/server/db.ts'
import { addRecharge, payRecharge } from '#src/server/modules/finance/recharges.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { signedIn, testApp } from '../../database.ts'
import { booksOf, caller, earner } from './stage.ts'

const held = testApp()
const call = caller(held)
const db = () => held.app.db

const begun = (uid: number, type = 'weixin') =>
  transaction(db(), (inner) => addRecharge(inner, { uid, price: '100.00', give: '5.00', type }))
async function paid(uid: number, type?: string): Promise<number> {
  const id = await begun(uid, type)
  await transaction(db(), (inner) => payRecharge(inner, id))
  return id
}

describe('a recharge', () => {
  it('is paid once, with what the shop adds', async () => {
    const uid = await earner(db())
    const id = await begun(uid)
    await Promise.all([1, 2, 3].map(() => transaction(db(), (inner) => payRecharge(inner, id))))
    expect(await booksOf(db(), uid)).toMatchObject({ now_money: '105.00', money: '105.00', capital: '100.00', flows: 1 })
  })

  it('is given back once, twice or at once, with the bonus or without', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(db())
    const id = await paid(uid)
    const refund = () => call(who, 'PUT', `finance/recharge/${id}`, { refund_price: 1 })
    const replies = await Promise.all([refund(), refund(), refund()])
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400147, 400147])
    expect(await booksOf(db(), uid)).toMatchObject({ now_money: '0.00', money: '0.00', capital: '0.00', flows: 2 })
    expect(await call(who, 'GET', `finance/recharge/${id}/refund_edit`)).toMatchObject({ status: 400147 })
    const other = await paid(uid)
    expect(await call(who, 'PUT', `finance/recharge/${other}`, { refund_price: 0 })).toMatchObject({ status: 200 })
    expect(await booksOf(db(), uid)).toMatchObject({ now_money: '5.00', money: '5.00', capital: '0.00' })
  })

  it('that was spent is not given back, and leaves no trace', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(db())
    const id = await paid(uid)
    await transaction(db(), (inner) =>
      enter(inner, { uid, account: 'money', amount: '-80.00', type: 'pay_product', title: '余额支付购买商品' }),
    )
    expect(await call(who, 'PUT', `finance/recharge/${id}`, { refund_price: 0 })).toMatchObject({ status: 400, code: 'BALANCE_SHORT' })
    expect(await booksOf(db(), uid)).toMatchObject({ now_money: '25.00', money: '25.00', capital: '100.00', flows: 1 })
  })

  it('refuses by the numbers of the contract', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(db())
    const unpaid = await begun(uid)
    expect(await call(who, 'GET', `finance/recharge/${unpaid}/refund_edit`)).toMatchObject({ status: 400677, msg: '订单未支付' })
    const gift = await paid(uid, 'system')
    expect(await booksOf(db(), uid)).toMatchObject({ now_money: '105.00', flows: 0 })
    expect(await call(who, 'PUT', `finance/recharge/${gift}`, { refund_price: 0 })).toMatchObject({ code: 'RECHARGE_GIVEN' })
    const moved = await paid(uid, 'balance')
    expect(await call(who, 'PUT', `finance/recharge/${moved}`, { refund_price: 0 })).toMatchObject({ status: 400678 })
    expect(await call(who, 'DELETE', `finance/recharge/${gift}`)).toMatchObject({ status: 400679, msg: '已支付的订单记录无法删除' })
    expect(await call(who, 'DELETE', `finance/recharge/${unpaid}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'DELETE', `finance/recharge/${unpaid}`)).toMatchObject({ status: 100026 })
  })

  it('is listed with figures of what the filter finds', async () => {
    const who = await signedIn(held.app)
    const uid = await earner(db())
    await paid(uid, 'alipay')
    await begun(uid, 'alipay')
    const name = encodeURIComponent((await call<List<RechargeRow>>(who, 'GET', 'finance/recharge?page=1&limit=1')).data.list[0]!.nickname)
    const { data } = await call<List<RechargeRow>>(who, 'GET', `finance/recharge?nickname=${name}&paid=1`)
    expect(data).toMatchObject({
      count: 1,
      list: [{ uid, price: '100.00', give_price: '5.00', paid_type: '已支付', _recharge_type: '支付宝充值' }],
    })
    const figures = (await call<RechargeFigure[]>(who, 'GET', `finance/recharge/user_recharge?nickname=${name}`)).data
    expect(figures.map(({ name: word, count }) => [word, count])).toEqual([
      ['充值总金额', 100],
      ['充值退款金额', 0],
      ['支付宝充值金额', 100],
      ['微信充值金额', 0],
    ])
  })
})
