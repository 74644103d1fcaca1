import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { List } from '#src/api/endpoint.ts'
import type { CardBatch, MemberCard, MemberRecord, MemberRight, MemberShip } from '#src/api/memberships.ts'
import { row, transaction } from '#src/server/db.ts'
import { buyMembership, redeemCard } from '#src/server/modules/members/joining.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply<Data> {
  status: number
  code?: string
  errors?: Record<string, string>
  data: Data
}

async function call<Data = unknown>(
  who: SignedIn,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Reply<Data>> {
  const url = `/adminapi/user/${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const addUser = async (name: string) =>
  (await row<{ uid: number }>(held.app.db, sql`insert into shop_users (nickname, words) values (${name}, ${name}) returning uid`))!.uid
const membership = async (uid: number) =>
  (await row<{ is_ever_level: number; days: number | null; flows: string }>(
    held.app.db,
    sql`select is_ever_level, round(extract(epoch from overdue_at - now()) / 86400)::int as days,
      (select coalesce(string_agg(price::text, ' '), '') from capital_flow f where f.uid = u.uid) as flows from shop_users u where uid = ${uid}`,
  ))!

describe('memberships that are sold', () => {
  const ship = { title: '双月卡', type: 'owner', vip_day: 60, price: '58.00', pre_price: '50.00', sort: 3 }

  it('are added, changed, switched and removed', async () => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', 'member_ship/save/0', ship)).toMatchObject({ status: 200 })
    const find = async () => (await call<List<MemberShip>>(who, 'GET', 'member/ship')).data.list.find(({ title }) => title === '双月卡')
    const made = (await find())!
    expect(made).toMatchObject({ vip_day: 60, price: '58.00', pre_price: '50.00', is_del: 0 })
    await call(who, 'GET', `member_ship/set_ship_status?id=${made.id}&is_del=1`)
    await call(who, 'POST', `member_ship/save/${made.id}`, { ...ship, vip_day: 61 })
    expect(await find()).toMatchObject({ vip_day: 61, is_del: 1 })
    expect(await call(who, 'DELETE', `member_ship/delete/${made.id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await call(who, 'DELETE', `member_ship/delete/${made.id}`)).toMatchObject({ status: 100026 })
  })

  it('are not stored over what somebody else has stored meanwhile', async () => {
    const who = await signedIn(held.app)
    await call(who, 'POST', 'member_ship/save/0', { ...ship, title: '同改卡' })
    const find = async () => (await call<List<MemberShip>>(who, 'GET', 'member/ship')).data.list.find(({ title }) => title === '同改卡')!
    const { id, version } = await find()
    const save = (body: object) => call(who, 'POST', `member_ship/save/${id}`, { ...ship, title: '同改卡', ...body })
    expect(await save({ vip_day: 70, version })).toMatchObject({ status: 200 })
    expect(await save({ vip_day: 80, version })).toMatchObject({ status: 409, code: 'CHANGED', data: { row: { id, vip_day: 70 } } })
    expect(await find()).toMatchObject({ vip_day: 70, version: version! + 1 })
    // the shop's own screens name none
    expect(await save({ vip_day: 80 })).toMatchObject({ status: 200 })
  })

  it.each([
    [{ title: ' ' }, 400641],
    [{ type: '' }, 400642],
    [{ vip_day: '' }, 400643],
    [{ vip_day: -3 }, 400644],
    [{ price: '0' }, 400645],
    [{ price: '-1' }, 400646],
    [{ pre_price: '58.01' }, 400647],
  ])('are refused by the numbers of the contract: %j', async (wrong, status) => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', 'member_ship/save/0', { ...ship, ...wrong })).toMatchObject({ status })
  })
})

describe('what members get', () => {
  it('is not stored over what somebody else has stored meanwhile', async () => {
    const who = await signedIn(held.app)
    const find = async () =>
      (await call<List<MemberRight>>(who, 'GET', 'member/right')).data.list.find(({ right_type: type }) => type === 'coupon')!
    const { id, version, ...right } = await find()
    const save = (body: object) => call(who, 'POST', `member_right/save/${id}`, { ...right, image: '/a.png', ...body })
    expect(await save({ explain: '每月一张', version })).toMatchObject({ status: 200 })
    expect(await save({ explain: '每周一张', version })).toMatchObject({ status: 409, data: { row: { id, explain: '每月一张' } } })
    expect((await find()).explain).toBe('每月一张')
  })

  it('is changed within the limits of the contract', async () => {
    const who = await signedIn(held.app)
    const rights = (await call<List<MemberRight>>(who, 'GET', 'member/right')).data.list
    expect(rights.map(({ right_type: type }) => type).sort()).toEqual(['coupon', 'express', 'integral', 'offline', 'sign', 'vip_price'])
    const points = rights.find(({ right_type: type }) => type === 'integral')!
    const save = (more: object) => call(who, 'POST', `member_right/save/${points.id}`, { ...points, image: '/a.png', ...more })
    for (const [wrong, status] of [
      [{ show_title: '消费返利更多多' }, 400755],
      [{ explain: '消费返多倍积分还有' }, 400752],
      [{ image: '' }, 400632],
      [{ number: 0 }, 400633],
      [{ number: -1 }, 400634],
    ] as const)
      expect(await save(wrong)).toMatchObject({ status })
    // one without a picture is switched all the same
    const { version: _, ...unversioned } = points
    const bare = { ...unversioned, status: 1 - points.status }
    expect(await call(who, 'POST', `member_right/save/${points.id}`, bare)).toMatchObject({ status: 200 })
    expect(await save({ show_title: '返利', number: 5, version: undefined })).toMatchObject({ status: 200, code: '400312' })
  })
})

describe('cards', () => {
  it('are made in batches, seen by who may, and used once, two at once too', async () => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', 'member_batch/save/0', { title: '', total_num: 3, use_day: 30 })).toMatchObject({ status: 400614 })
    expect(await call(who, 'POST', 'member_batch/save/0', { title: '多', total_num: 6001, use_day: 30 })).toMatchObject({ status: 400617 })
    const body = { title: '体验卡', total_num: 3, use_day: 30, status: 1, remark: '' }
    expect(await call(who, 'POST', 'member_batch/save/0', body)).toMatchObject({ status: 200, code: '400313' })
    const [batch] = (await call<List<CardBatch>>(who, 'GET', 'member_batch/index')).data.list
    const cards = async () => (await call<List<MemberCard>>(who, 'GET', `member_card/index/${batch!.id}?page=1&limit=10`)).data
    const { list, count } = await cards()
    expect(count).toBe(3)
    expect(new Set(list.flatMap(({ card_number: number, card_password: code }) => [number, code])).size).toBe(6)
    const reader = await signedIn(held.app, ['admin-user-grade-card'])
    expect(await call(reader, 'GET', `member_card/index/${batch!.id}`)).toMatchObject({ status: 110000 })

    const [one, other] = [await addUser('一'), await addUser('二')]
    const use = (uid: number, number: string) => transaction(held.app.db, (db) => redeemCard(db, uid, number))
    const results = await Promise.allSettled([use(one, list[0]!.card_number), use(other, list[0]!.card_number)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // found by who used them: name, number, whole phone
    const winner = results[0]!.status === 'fulfilled' ? one : other
    const byUser = async (path: string, text: string) =>
      (await call<List<{ id: number }>>(who, 'GET', `${path}?page=1&limit=10&user=${encodeURIComponent(text)}`)).data.list.map(
        ({ id }) => id,
      )
    const name = winner === one ? '一' : '二'
    for (const text of [name, String(winner)]) {
      expect(await byUser(`member_card/index/${batch!.id}`, text), text).toEqual([list[0]!.id])
      expect(await byUser('member_batch/index', text), text).toEqual([batch!.id])
    }
    for (const text of ['没有这个人', '99999999']) {
      expect(await byUser(`member_card/index/${batch!.id}`, text), text).toEqual([])
      expect(await byUser('member_batch/index', text), text).toEqual([])
    }
    await call(who, 'GET', `member_card/set_status?card_id=${list[1]!.id}&status=0`)
    await expect(use(other, list[1]!.card_number)).rejects.toThrow('400625')
    await call(who, 'GET', `member_batch/set_value/${batch!.id}?field=title&value=${encodeURIComponent('新名')}`)
    const [after] = (await call<List<CardBatch>>(who, 'GET', 'member_batch/index')).data.list
    expect(after).toMatchObject({ title: '新名', use_num: 1, total_num: 3 })
  })
})

describe('members', () => {
  it('get days on top of those that are left, and what they paid is in the flow of money', async () => {
    const who = await signedIn(held.app)
    const uid = await addUser('会员甲')
    const buy = (type: string, payType: string) => transaction(held.app.db, (db) => buyMembership(db, { uid, type, payType }))
    await buy('month', 'weixin')
    await expect(buy('month', 'yue')).rejects.toThrow('BALANCE_SHORT')
    await transaction(held.app.db, (db) => enter(db, { uid, account: 'money', amount: '25.50', type: 'system_add', title: '系统增加余额' }))
    await buy('month', 'yue')
    expect(await membership(uid)).toEqual({ is_ever_level: 0, days: 60, flows: '20.00 20.00' })
    const left = await row<{ now_money: string }>(held.app.db, sql`select now_money::text from shop_users where uid = ${uid}`)
    expect(left).toEqual({ now_money: '5.50' })
    await buy('ever', 'alipay')
    expect(await membership(uid)).toMatchObject({ is_ever_level: 1 })
    const { data } = await call<List<MemberRecord>>(who, 'GET', `member/record?name=${encodeURIComponent('会员甲')}&pay_type=weixin`)
    expect(data).toMatchObject({ count: 1, list: [{ member_type: '月卡', pay_price: '20.00', vip_day: 30, user: { nickname: '会员甲' } }] })
  })
})
