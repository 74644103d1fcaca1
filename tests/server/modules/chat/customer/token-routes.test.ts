import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatStage } from '../stage.ts'

const stage = chatStage()

it('makes one person of the chat of a user of the shop, however often they come', async () => {
  const rain = await stage.customer('陈晓雨')
  const again = await stage.storefront<{ uid: number; token: string; exp_time: number }>('chat_tokens', { uid: rain.shopUid })
  expect(again.data).toEqual({ uid: rain.uid, token: expect.any(String), exp_time: expect.any(Number) })
  expect(again.data.token).not.toBe(rain.token)
  await stage.db.execute(sql`update shop_users set nickname = '陈晓晴' where uid = ${rain.shopUid}`)
  await stage.storefront('chat_tokens', { uid: rain.shopUid })
  const { rows } = await stage.db.execute(sql`select uid::int, kind, nickname from chat_people where shop_uid = ${rain.shopUid}`)
  expect(rows).toEqual([{ uid: rain.uid, kind: 'customer', nickname: '陈晓晴' }])
  // both tokens are theirs
  await stage.agent('desk')
  for (const token of [rain.token, again.data.token])
    expect(await rain.call('GET', `tourist/user?token=${token}&may_wait=1`)).toMatchObject({ status: 200, data: { is_tourist: false } })
})

it('is the storefront’s alone, and for nobody who is gone', async () => {
  const king = await stage.customer('王建国')
  const strangers = await stage.app.inject({ method: 'POST', url: '/api/shop/chat_tokens', payload: { uid: king.shopUid } })
  expect(strangers.json()).toMatchObject({ status: 401, code: 'SHOP_KEY' })
  expect(await stage.storefront('chat_tokens', { uid: 999_999 })).toMatchObject({ status: 400, code: '400214' })
  await stage.db.execute(sql`update shop_users set status = 0 where uid = ${king.shopUid}`)
  expect(await stage.storefront('chat_tokens', { uid: king.shopUid })).toMatchObject({ status: 400, code: '400214' })
})
