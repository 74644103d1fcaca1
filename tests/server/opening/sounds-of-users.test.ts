import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { soundOutUsers } from '#src/server/opening/sounds-of-users.ts'
import { testApp } from '../database.ts'

const held = testApp()

it('gives users of an older version the sound of their names, once', async () => {
  const { db } = held.app
  await db.execute(
    sql`insert into shop_users (nickname, real_name) select '陈晓雨', case when n > 1 then '陈晓雨' else '雨' end from generate_series(1, 2001) n`,
  )
  expect(await soundOutUsers(db)).toBe(2_001)
  expect(
    await rows(db, sql`select distinct pinyin like '% cxyy%' as double, pinyin like '% cxy%' as sound from shop_users order by 1`),
  ).toEqual([
    { double: false, sound: true },
    { double: true, sound: true },
  ])
  expect(await soundOutUsers(db)).toBe(0)
})
