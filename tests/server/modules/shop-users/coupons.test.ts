import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()

it('gives nobody more coupons than one person may have, also when it is asked for at once', async () => {
  const { db } = held.app
  const who = await signedIn(held.app, ['user-send-coupon', 'admin-user-user-index'])
  const { uid } = (await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('贪心') returning uid::int as uid`))!
  const { id } = (await row<{ id: number }>(
    db,
    sql`insert into coupons (title, coupon_price, coupon_time, is_permanent, receive_limit) values ('一人两张', 5, 7, 1, 2) returning id::int as id`,
  ))!
  const grant = async () => {
    const body = { id, uid: String(uid) }
    const reply = await held.app.inject({
      method: 'POST',
      url: '/adminapi/marketing/coupon/user/grant',
      headers: who.headers,
      payload: body,
    })
    return reply.json<{ code: string; msg: string }>()
  }
  const replies = await Promise.all([grant(), grant(), grant(), grant(), grant()])
  expect(replies.filter(({ code }) => code === '100030')).toHaveLength(2)
  expect(replies.filter(({ msg }) => msg === '每人限领2张，已达上限1人：贪心')).toHaveLength(3)
  expect(await rows(db, sql`select 1 from shop_user_coupons where coupon_id = ${id}`)).toHaveLength(2)
  await db.execute(sql`update coupons set receive_limit = 0 where id = ${id}`)
  expect(await grant()).toMatchObject({ code: '100030' })
})

it('gives nobody a coupon whose time is over, from a dialog that was opened before', async () => {
  const { db } = held.app
  const who = await signedIn(held.app)
  const { uid } = (await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('晚到') returning uid::int as uid`))!
  const found = await rows<{ id: number }>(
    db,
    sql`insert into coupons (title, coupon_price, coupon_time, is_permanent, use_end_at, end_at) values
      ('用期已过', 5, 7, 1, now() - interval '1 hour', null), ('领期已过', 5, 7, 1, null, now() - interval '1 hour') returning id::int as id`,
  )
  for (const { id } of found) {
    const payload = { id, uid: String(uid) }
    const reply = await held.app.inject({ method: 'POST', url: '/adminapi/marketing/coupon/user/grant', headers: who.headers, payload })
    expect(reply.json()).toMatchObject({ status: 100026 })
  }
  expect(await rows(db, sql`select 1 from shop_user_coupons where uid = ${uid}`)).toEqual([])
})
