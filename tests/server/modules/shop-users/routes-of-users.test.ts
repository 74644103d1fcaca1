import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: never
}
interface Listed {
  list: {
    uid: number
    nickname: string
    phone: string
    card_id: string
    labels: string
    pay_count: number
    spent: string
    refund_rate: string
  }[]
  count: number
}

async function call<Data = unknown>(who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const reply = await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })
  return reply.json<Omit<Reply, 'data'> & { data: Data }>()
}

let phones = 13_700_000_000
/** Adds a user as staff do; answers the uid. */
async function added(who: SignedIn, more: object = {}): Promise<number> {
  const phone = String(++phones)
  expect(await call(who, 'POST', 'user/user', { real_name: '张三', phone, ...more })).toMatchObject({ status: 200, code: '100021' })
  return (await row<{ uid: number }>(held.app.db, sql`select max(uid)::int as uid from shop_users`))!.uid
}
const listed = async (who: SignedIn, query: string) => (await call<Listed>(who, 'GET', `user/user?limit=100&${query}`)).data.list
const uids = async (who: SignedIn, query: string) => (await listed(who, query)).map(({ uid }) => uid)
const made = async (table: string, column: string, name: string) =>
  (await row<{ id: number }>(
    held.app.db,
    sql`insert into ${sql.identifier(table)} (${sql.identifier(column)}) values (${name}) returning id::int as id`,
  ))!.id

describe('users', () => {
  it('are added and changed, each mistake by its number at its field', async () => {
    const who = await signedIn(held.app)
    const uid = await added(who, { phone: '13711112222' })
    for (const [body, code, field] of [
      [{ real_name: '王', phone: '' }, '410245', 'phone'],
      [{ real_name: '王', phone: '123' }, '400252', 'phone'],
      [{ real_name: '王', phone: '13711112222' }, '400314', 'phone'],
      [{ real_name: '王', phone: '13711113333', card_id: '110101199001011234' }, '400315', 'card_id'],
      [{ real_name: '王', phone: '13711113333', true_pwd: '123456' }, '400256', 'pwd'],
      [{ real_name: '王', phone: '13711113333', pwd: '123456' }, '400263', 'true_pwd'],
      [{ real_name: '王', phone: '13711113333', pwd: '123456', true_pwd: '123457' }, '400264', 'true_pwd'],
      [{ real_name: '王', phone: '13711113333', pwd: '123', true_pwd: '123' }, '400762', 'pwd'],
    ] as const) {
      const reply = await call(who, 'POST', 'user/user', body)
      expect(reply, code).toMatchObject({ status: 400, code })
      expect(Object.keys(reply.errors!), code).toEqual([field])
    }
    expect(await call(who, 'POST', 'user/user', { phone: '13711113333', level: 99 })).toMatchObject({ status: 400699 })
    expect(await call(who, 'PUT', `user/user/${uid}`, { real_name: '李四', phone: '13711112222', mark: '熟客' })).toMatchObject({
      code: '100001',
    })
    expect(await call(who, 'PUT', 'user/user/99999', { phone: '13711114444' })).toMatchObject({ status: 100026 })
    expect(await row(held.app.db, sql`select real_name, mark, password from shop_users where uid = ${uid}`)).toEqual({
      ...{ real_name: '李四', mark: '熟客', password: '' },
    })
    // nothing was half-written
    expect(await rows(held.app.db, sql`select 1 from shop_users where phone = '13711113333'`)).toEqual([])
  })

  it('are found by everything that the list is narrowed by', async () => {
    const who = await signedIn(held.app)
    const group = await made('user_groups', 'group_name', '找人')
    const label = await made('user_labels', 'label_name', '找人')
    const uid = await added(who, { real_name: '独孤求败', phone: '13788889999', group_id: group, label_id: [label], is_promoter: 1 })
    for (const query of [
      ...[`nickname=${uid}&field_key=uid`, 'nickname=孤求', 'nickname=13788889999', 'nickname=8888&field_key=phone', `group_id=${group}`],
      ...[`label_id=${label},999`, 'nickname=独孤&pay_count=-1', 'nickname=独孤&is_promoter=1', 'nickname=独孤&isMember=0'],
      ...['nickname=独孤&user_time_type=visit&user_time=today', 'nickname=独孤&sex=0&status=1&user_type=h5'],
    ])
      expect(await uids(who, query), query).toEqual([uid])
    for (const query of [
      ...['nickname=独孤&pay_count=0', 'nickname=独孤&is_promoter=0', 'nickname=独孤&isMember=1', 'nickname=独孤&user_type=wechat'],
      ...['nickname=独孤&user_time_type=visitno&user_time=today', 'nickname=%25', `label_id=999`, 'country=abroad&nickname=独孤'],
    ])
      expect(await uids(who, query), query).toEqual([])
    const other = await added(who, { real_name: '独孤九剑', label_id: [label] })
    const found = (more: string) => uids(who, `nickname=独孤&group_id=${group}&label_id=${label}${more}`)
    const asked = ['', '&match=any', '&isMember=1&match=any', '&country=abroad&match=any']
    expect(await Promise.all(asked.map(found))).toEqual([[uid], [other, uid], [other, uid], []])
  })

  it('are found by how their names sound and by fragments, never by the sound of a number', async () => {
    const admin = await signedIn(held.app)
    const reader = await signedIn(held.app, ['admin-user-user-index'])
    const uid = await added(admin, { real_name: '令狐冲', phone: '13755556666' })
    for (const text of ['linghuchong', 'lhc', 'huch', '冲 令狐', 'lh 冲', 'hc 13755556666', String(uid)])
      expect(await uids(reader, `nickname=${text}`), text).toEqual([uid])
    for (const text of ['inghu', 'lhd', 'lh 冲虚', '5555', 'lhc1375', 'lhc 1375'])
      expect(await uids(reader, `nickname=${text}`), text).toEqual([])
    expect(await uids(admin, 'nickname=lhc 1375')).toEqual([uid])
    const picked = async (text: string) =>
      (await call<{ list: { uid: number }[] }>(reader, 'GET', `app/wechat/kefu/create?nickname=${text}`)).data.list.map((one) => one.uid)
    expect(await picked('lhc')).toEqual([uid])
    await call(admin, 'PUT', `user/user/${uid}`, { real_name: '任盈盈' })
    expect(await uids(reader, 'nickname=ryy')).toEqual([uid])
    // what a change does not say stays: the nickname is theirs
    expect(await uids(reader, 'nickname=lhc')).toEqual([uid])
  })

  it('are ordered by their balance', async () => {
    const who = await signedIn(held.app)
    const [poor, rich] = [await added(who, { real_name: '排序甲' }), await added(who, { real_name: '排序乙' })]
    await call(who, 'PUT', `user/update_other/${rich}`, { money_status: 1, money: 20 })
    expect(await uids(who, 'nickname=排序&now_money=asc')).toEqual([poor, rich])
    expect(await uids(who, 'nickname=排序&now_money=desc')).toEqual([rich, poor])
  })

  it('count orders that were paid, those that were split once', async () => {
    const who = await signedIn(held.app)
    const uid = await added(who, { real_name: '买家' })
    const order = (id: string, pid: number, paid: number, price: string, refund = '0') =>
      held.app.db.execute(sql`insert into shop_orders (pid, order_id, uid, total_num, total_price, pay_price, refund_price, paid, pay_at)
        values (${pid}, ${id}, ${uid}, 1, ${price}, ${price}, ${refund}, ${paid}, now())`)
    await order('u1', 0, 1, '10.10', '0.10')
    await order('u2', -1, 1, '20.00')
    await order('u3', 7, 1, '20.00')
    await order('u4', 0, 0, '99.00')
    const [found] = await listed(who, 'nickname=买家&pay_count=1')
    expect(found).toMatchObject({ uid, pay_count: 2, spent: '30.00', refund_rate: '50.0' })
    const { data } = await call<{ list: unknown[]; count: number }>(who, 'GET', `user/one_info/${uid}?type=order`)
    expect(data.count).toBe(2)
  })
})

describe('personal data', () => {
  it('is masked for everybody, and a look at it stands in the log', async () => {
    const admin = await signedIn(held.app)
    const personal = { phone: '13766665555', card_id: '11010119900307213X', addres: '江苏省 苏州市 人民路 9 号' }
    const uid = await added(admin, { real_name: '隐私', ...personal })
    const reader = await signedIn(held.app, ['admin-user-user-index'])
    const seer = await signedIn(held.app, ['admin-user-user-index', 'admin-user-personal-data'])
    const masked = { phone: '137****5555', card_id: '110***********3X', addres: '江苏省 苏州市 ****' }
    for (const who of [admin, reader, seer]) expect((await listed(who, 'nickname=隐私'))[0]).toMatchObject(masked)
    const one = await call(reader, 'GET', `user/user/${uid}`)
    expect(JSON.stringify(one)).not.toMatch(/13766665555|19900307|人民路/)
    expect(await call(reader, 'GET', `user/personal_data/${uid}`)).toMatchObject({ status: 110000 })
    expect((await call(seer, 'GET', `user/personal_data/${uid}`)).data).toEqual(personal)
    const looks = await rows<{ uid: number; name: string; path: string }>(
      held.app.db,
      sql`select l.uid::int as uid, c.path, c.person::int as person from audit_changes x join audit_calls c on c.id = x.call_id
        join shop_personal_looks l on l.id::text = x.row_key where x.source = 'shop_personal_looks'`,
    )
    expect(looks).toEqual([{ uid, path: expect.stringContaining('user/personal_data') as string, person: seer.id }])
    // a part of a number finds nobody for who may not see it
    expect(await uids(reader, 'nickname=6666&field_key=phone')).toEqual([])
    expect(await uids(reader, 'nickname=13766665555&field_key=phone')).toEqual([uid])
  })

  it('stays as it is when somebody saves a form without seeing it', async () => {
    const admin = await signedIn(held.app)
    const uid = await added(admin, { phone: '13755554444', addres: '人民路 9 号' })
    const editor = await signedIn(held.app, ['admin-user-user-index', 'user-info'])
    const { data } = await call<{ rules: { field: string; value: unknown }[] }>(editor, 'GET', `user/user/${uid}/edit`)
    const values = Object.fromEntries(data.rules.map(({ field, value }) => [field, value]))
    expect(values['phone']).toBe('137****4444')
    expect(await call(editor, 'PUT', `user/user/${uid}`, { ...values, mark: '改过' })).toMatchObject({ code: '100001' })
    expect(await row(held.app.db, sql`select phone, mark, addres from shop_users where uid = ${uid}`)).toEqual({
      ...{ phone: '13755554444', mark: '改过', addres: '人民路 9 号' },
    })
  })
})

describe('what users are given', () => {
  it('groups and labels, of one and of many', async () => {
    const who = await signedIn(held.app)
    const group = await made('user_groups', 'group_name', '一组')
    const [a, b] = [await made('user_labels', 'label_name', '甲'), await made('user_labels', 'label_name', '乙')]
    const [one, other] = [await added(who), await added(who)]
    const both = `${one},${other}`
    expect(await call(who, 'PUT', 'user/save_set_group', { uids: both })).toMatchObject({ status: 400, code: '400316' })
    expect(await call(who, 'PUT', 'user/save_set_group', { uids: both, group_id: 99_999 })).toMatchObject({ status: 400696 })
    expect(await call(who, 'PUT', 'user/save_set_group', { uids: `${both},99999`, group_id: group })).toMatchObject({ status: 400214 })
    expect(await uids(who, `group_id=${group}`)).toEqual([])
    expect(await call(who, 'PUT', 'user/save_set_group', { uids: both, group_id: group })).toMatchObject({ status: 200 })
    expect(await uids(who, `group_id=${group}`)).toEqual([other, one])
    expect(await call(who, 'PUT', 'user/save_set_label', { uids: both, label_id: [] })).toMatchObject({ code: '400317' })
    expect(await call(who, 'PUT', 'user/save_set_label', { uids: both, label_id: [a, 99_999] })).toMatchObject({ status: 400698 })
    expect(await call(who, 'PUT', 'user/save_set_label', { uids: both, label_id: [a] })).toMatchObject({ status: 200 })
    expect(await call(who, 'POST', `user/label/${one}`, { label_ids: [b], un_label_ids: [a] })).toMatchObject({ code: '100014' })
    expect([await uids(who, `label_id=${a}`), await uids(who, `label_id=${b}`)]).toEqual([[other], [one]])
    const { data } = await call<{ rules: { value: unknown }[] }>(who, 'POST', 'user/set_label', { uids: String(one) })
    expect(data.rules.map(({ value }) => value)).toEqual([[b], String(one)])
  })

  it('a group and a label that users have stay, and so do their users', async () => {
    const who = await signedIn(held.app)
    const group = await made('user_groups', 'group_name', '有人')
    const label = await made('user_labels', 'label_name', '有人')
    const uid = await added(who, { group_id: group, label_id: [label] })
    for (const path of [`user/user_group/del/${group}`, `user/user_label/del/${label}`]) {
      const refused = await call(who, 'DELETE', path)
      expect(refused, path).toMatchObject({ status: 400, code: '100008' })
      expect(refused.msg).toContain('用户')
    }
    expect(await uids(who, `group_id=${group}&label_id=${label}`)).toEqual([uid])
  })

  it('levels, never one that they have, and membership in days', async () => {
    const who = await signedIn(held.app)
    const uid = await added(who)
    const level = (await row<{ id: number }>(
      held.app.db,
      sql`insert into user_levels (name, grade, exp_num) values ('V9', 9, 900) returning id::int as id`,
    ))!.id
    const give = (body: object) => call(who, 'PUT', `user/save_give_level/${uid}`, body)
    for (const level_id of [0, ''])
      expect(await give({ level_id })).toMatchObject({ status: 400, code: 'LEVEL_MISSING', errors: { level_id: '请选择用户等级' } })
    expect(await give({ level_id: 99999 })).toMatchObject({ status: 400699 })
    expect(await give({ level_id: level })).toMatchObject({ status: 200 })
    expect(await give({ level_id: level })).toMatchObject({ status: 400700 })
    expect(await call(who, 'PUT', `user/user_level/delete/${level}`)).toMatchObject({ status: 400, code: '100008' })
    expect(await call(who, 'DELETE', `user/del_level/${uid}`)).toMatchObject({ status: 200 })
    const time = (days: number) => call(who, 'PUT', `user/save_give_level_time/${uid}`, { days })
    expect(await time(0)).toMatchObject({ status: 400701 })
    expect(await time(-1)).toMatchObject({ status: 400702 })
    expect(await time(1.5)).toMatchObject({ status: 400702 })
    expect(await time(30)).toMatchObject({ status: 200 })
    expect(await time(-10)).toMatchObject({ status: 200 })
    const { data } = await call<{ rules: { field: string; value: string }[] }>(who, 'GET', `user/give_level_time/${uid}`)
    expect(data.rules.find(({ field }) => field === 'day_diff')?.value).toBe('20')
    expect(await uids(who, `nickname=${uid}&field_key=uid&isMember=1`)).toEqual([uid])
    expect(await call(who, 'PUT', 'user/save_give_level_time/99999', { days: 1 })).toMatchObject({ status: 400214 })
  })

  it('a promoter, never in a circle', async () => {
    const who = await signedIn(held.app)
    const [a, b, c] = [await added(who), await added(who), await added(who)]
    const set = (uid: number, spread: number) => call(who, 'PUT', 'agent/spread', { uid, spread_uid: spread })
    expect(await set(b, a)).toMatchObject({ code: '100001' })
    expect(await set(c, b)).toMatchObject({ code: '100001' })
    expect((await set(b, a)).status).toBe(400216)
    expect((await set(a, a)).status).toBe(400213)
    expect((await set(a, c)).status).toBe(400217)
    expect((await set(a, 99_999)).status).toBe(400215)
    expect((await set(99_999, a)).status).toBe(400214)
    expect((await set(0, a)).code).toBe('100100')
    expect(await call(who, 'PUT', `agent/stair/delete_spread/${b}`)).toMatchObject({ status: 200 })
    expect(await set(a, c)).toMatchObject({ code: '100001' })
  })

  it('coupons, as many as there are', async () => {
    const who = await signedIn(held.app)
    const coupon = (await row<{ id: number }>(
      held.app.db,
      sql`insert into coupons (title, coupon_price, coupon_time, total_count, remain_count) values ('满减', 5, 7, 3, 3) returning id::int as id`,
    ))!.id
    const [one, other, third] = [await added(who), await added(who), await added(who)]
    const grant = (uid: string) => call(who, 'POST', 'marketing/coupon/user/grant', { id: coupon, uid })
    expect(await grant(`${one},99999`)).toMatchObject({ status: 400214 })
    expect(await grant(`${one},${other}`)).toMatchObject({ status: 200, code: '100030' })
    // the limit of one person is one: pressed twice it is given once
    expect(await grant(`${one},${third}`)).toMatchObject({ status: 400, code: 'COUPON_LIMIT', msg: '每人限领1张，已达上限1人：张三' })
    await held.app.db.execute(sql`update coupons set receive_limit = 2 where id = ${coupon}`)
    expect(await grant(`${one},${third}`)).toMatchObject({ status: 400, code: '100031' })
    expect(await call(who, 'POST', 'marketing/coupon/user/grant', { id: 99_999, uid: String(one) })).toMatchObject({ status: 100026 })
    expect(await row(held.app.db, sql`select remain_count from coupons where id = ${coupon}`)).toEqual({ remain_count: 1 })
    const { data } = await call<{ list: object[] }>(who, 'GET', `user/one_info/${one}?type=coupon`)
    expect(data.list).toMatchObject([{ coupon_title: '满减', coupon_price: '5.00', status: '未使用' }])
  })
})

describe('requests to close an account', () => {
  it('are decided once', async () => {
    const who = await signedIn(held.app)
    const uid = await added(who, { phone: '13744443333' })
    const id = (await row<{ id: number }>(
      held.app.db,
      sql`insert into shop_user_cancellations (uid) values (${uid}) returning id::int as id`,
    ))!.id
    expect(await call(who, 'POST', 'user/cancel/set_mark', { id, mark: '已联系' })).toMatchObject({ code: '100024' })
    expect((await call<{ list: object[] }>(who, 'GET', 'user/cancel_list?status=0')).data.list).toMatchObject([
      { id, phone: '137****3333', status: 0, remark: '已联系' },
    ])
    expect(await call(who, 'GET', `user/cancel/agree/${id}`)).toMatchObject({ status: 200, code: '400319' })
    expect(await call(who, 'GET', `user/cancel/refuse/${id}`)).toMatchObject({ status: 100005 })
    expect(await call(who, 'GET', 'user/cancel/agree/99999')).toMatchObject({ status: 100026 })
    expect(await row(held.app.db, sql`select is_del, status from shop_users where uid = ${uid}`)).toEqual({ is_del: 1, status: 0 })
    // the number is free
    await added(who, { phone: '13744443333' })
  })
})
