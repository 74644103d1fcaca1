import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rows, transaction } from '#src/server/db.ts'
import { orderConditions } from '#src/server/modules/orders/filters.ts'
import { orderStage } from './stage.ts'

type Ask = Awaited<ReturnType<ReturnType<typeof orderStage>['as']>>

const stage = orderStage()
const { enter } = stage
let all: Ask
let masked: Ask

beforeAll(async () => {
  all = await stage.as(['admin-order-storeOrder-index', 'admin-user-personal-data'])
  masked = await stage.as(['admin-order-storeOrder-index'])
  await enter({ real_name: '周明 38000', user_phone: '13900138000' })
  await enter({ real_name: '李秀英', user_phone: '13700007777' })
})

async function found(ask: Ask, real_name: string, field_key = ''): Promise<string[]> {
  const query = new URLSearchParams({ real_name, field_key, page: '1', limit: '10' }).toString()
  const { data, count } = (await ask(`order/list?${query}`)).data as { data: { real_name: string }[]; count: number }
  const { counts } = (await ask(`order/chart?${query}`)).data as { counts: Record<string, number> }
  expect([count, counts['all']]).toEqual([data.length, data.length])
  return data.map((one) => one.real_name).sort()
}

it('looks through the column that is named, whatever else holds the text', async () => {
  expect(await found(all, '38000', 'user_phone')).toEqual(['周明 38000'])
  expect(await found(all, '秀英', 'user_phone')).toEqual([])
  expect(await found(all, '秀英', 'real_name')).toEqual(['李秀英'])
  expect(await found(all, '丁腈', 'title')).toHaveLength(2)
  expect(await found(all, '丁腈', 'real_name')).toEqual([])
  expect(await found(all, 'CP20', 'order_id')).toHaveLength(2)
})

it('finds by a part of a phone number for who may see numbers, and by all of it for everybody', async () => {
  expect(await found(all, '0000777')).toEqual(['李秀英'])
  for (const field of ['', 'user_phone']) {
    expect(await found(masked, '0000777', field)).toEqual([])
    expect(await found(masked, '13700007777', field)).toEqual(['李秀英'])
  }
  // what stands elsewhere as well is found there
  expect(await found(masked, '38000')).toEqual(['周明 38000'])
})

const aShop = 6_000

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Orders that a statement took a look at. */
function lookedAt({ Plans = [], ...plan }: Plan): number {
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = plan['Relation Name'] === 'shop_orders' ? each * plan['Actual Loops'] : 0
  return Plans.reduce((sum, one) => sum + lookedAt(one), own)
}

it.each(['order_id', 'real_name', 'user_phone', 'title', ''])(
  'looks at no order that lacks the text, where an index is asked: %s',
  async (field_key) => {
    const { db, shop } = stage
    await db.execute(sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price, words)
    select 'many' || n, ${shop.uid}, 1, 1, 1, repeat('王建国 13900000000 丁腈橡胶板 ', 6) || n from generate_series(1, ${aShop}) n on conflict do nothing`)
    // what was written last waits beside an index until somebody puts it in
    await db.execute(sql`select gin_clean_pending_list('shop_orders_words')`)
    await db.execute(sql`analyze shop_orders`)
    const [found] = await transaction(db, async (inner) => {
      // a small shop is sooner read as a whole: what is tried is whether the condition can be asked of an index
      await inner.execute(sql`set local enable_seqscan = off`)
      return rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        inner,
        sql`explain (analyze, format json) select o.id from shop_orders o
        where ${orderConditions({ field_key, real_name: '7777丁腈', seesPhones: true })}`,
      )
    })
    expect(lookedAt(found!['QUERY PLAN'][0]!.Plan)).toBeLessThan(10)
  },
)
