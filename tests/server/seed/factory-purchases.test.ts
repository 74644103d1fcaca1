import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { verify } from '#src/server/factory/verify.ts'
import { demoApp } from '../database.ts'

const held = demoApp()
const all = (statement: ReturnType<typeof sql>) => rows<Record<string, string | number>>(held.app.db, statement)

it('has orders and receipts in every state, over three months, and books that agree', async () => {
  const states = await all(sql`select type, string_agg(distinct status::text, ',' order by status::text) as states, count(*)::int as count,
    (max(biz_date) - min(biz_date))::int as days from factory_documents where type in ('PO', 'IN') group by type order by type`)
  expect(states).toMatchObject([
    { type: 'IN', states: '0,1,2,8,9' },
    { type: 'PO', states: '0,1,2,3,4,5,9' },
  ])
  for (const { days } of states) expect(days).toBeGreaterThan(75)
  expect(await row(held.app.db, sql`select count(*)::int as count from parties where merged_into is null`)).toEqual({ count: 60 })
  expect(await verify(held.app.db)).toEqual([])
})

it('has what people try things on: goods, compounds that moved, issues, returns, two stock-takes that were posted', async () => {
  const count = async (from: ReturnType<typeof sql>) =>
    (await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from ${from}`))!.count
  expect(await count(sql`factory_products_skus s join factory_products p on p.id = s.parent_id where p.kind = 'finished'`)).toBe(40)
  const still = await all(sql`select p.sn from factory_products p where p.kind = 'semi' and not exists (select from stock_moves m
    join factory_products_skus s on s.id = m.sku_id where s.parent_id = p.id)`)
  expect(still).toEqual([])
  const posted = sql`d.status = 2 and d.reversal_of is null`
  expect(
    await count(sql`factory_documents d where d.type = 'OUT' and d.sub_type in ('scrap', 'sample', 'other') and ${posted}`),
  ).toBeGreaterThan(3)
  expect(await count(sql`factory_documents d where d.type = 'OUT' and d.sub_type = 'return' and ${posted}`)).toBeGreaterThan(0)
  expect(await count(sql`factory_documents d where d.type = 'IN' and d.sub_type = 'return' and ${posted}`)).toBeGreaterThan(0)
  expect(await count(sql`factory_documents d where d.type = 'COUNT' and d.sub_type = 'count' and ${posted}`)).toBe(2)
  // what lay there when the books began is owed to nobody
  const openings = sql`factory_documents d where d.type = 'IN' and d.sub_type = 'opening' and ${posted}`
  expect(await count(openings)).toBe(2)
  expect(await count(sql`party_entries e where e.document_id in (select d.id from ${openings})`)).toBe(0)
})

it('numbers papers by their own days, none twice', async () => {
  const odd = await all(sql`select sn from factory_documents where type in ('PO', 'IN') and reversal_of is null
    and substr(sn, 3, 8) <> to_char(biz_date, 'YYYYMMDD')
    -- what the other papers of the demo needed first was entered on the day itself
    and substr(sn, 3, 8) <> to_char(created_at at time zone 'Asia/Shanghai', 'YYYYMMDD')`)
  expect(odd).toEqual([])
  const gaps = await all(sql`select letters, period, last from number_series s where letters in ('CG', 'RK') and last <>
    (select count(*) from factory_documents d where d.sn like s.letters || s.period || '-%')`)
  expect(gaps).toEqual([])
})
