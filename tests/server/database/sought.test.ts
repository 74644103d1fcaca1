import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setStage, type Stage } from '../factory/stage.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()
const most = 1_000

interface Reply {
  list: Record<string, unknown>[]
  count: number
  is_capped?: boolean
  summary: Record<string, string>
  tabs: unknown[]
}
const finding = async () => {
  const who = await signedIn(held.app)
  return async (path: string, query: object): Promise<Reply> =>
    (await held.app.inject({ method: 'POST', url: `/api/${path}`, headers: who.headers, payload: { page: 1, limit: 20, ...query } })).json()
      .data
}

/** More orders of one supplier than are counted: some wait, and one of them names what is rare. */
async function filled({ suppliers, warehouses }: Stage): Promise<void> {
  const { db } = held.app
  await db.execute(sql`update parties set name = '宁波密封件厂', pinyin = ' nbmfjc ningbomifengjianchang' where id = ${suppliers[0]}`)
  await db.transaction(async (inner) => {
    // their words are written at once, and not paper by paper
    await inner.execute(sql`set local session_replication_role = replica`)
    await inner.execute(sql`insert into factory_documents (type, sn, status, biz_date, party_id, warehouse_id, tax_mode, remark, pieces, gross, created_by)
      select 'PO', 'CG' || n, case when n % 200 = 7 then 1 else 0 end, date '2026-11-01' - n / 100, ${suppliers[0]}, ${warehouses[0]}, 'none',
        case n when 500 then '加急 3*1000 黑' when 501 then '3-1000 黑' else '' end, 1, 2.5, '采购' from generate_series(1, ${most + 8}) n`)
    await inner.execute(sql`insert into paper_words select * from paper_texts`)
  })
  // autovacuum counts rows in a shop; without it a search may take seconds here
  await db.execute(sql`analyze factory_documents, paper_words`)
}

it('counts and sums up papers to 1,000, says that there are more, and shows the latest', async () => {
  await filled(await setStage(held.app.db))
  const ask = await finding()
  const everyone = Array.from({ length: 20 }, (_, at) => `CG${99 - at}`)
  const ways = [
    { said: (query: object) => ask('order/details', { type: 'PO', ...query }), hasTabs: false },
    // tabs of the list of records say what there is, whatever is looked for
    { said: (query: object) => ask('doc/purchase-order/list', query), hasTabs: true },
  ]
  for (const { said, hasTabs } of ways) {
    for (const keyword of ['宁波', 'nb', 'nbmfjc']) {
      const found = await said({ keyword })
      expect(found).toMatchObject({ count: most, is_capped: true, summary: {} })
      expect(found.summary).toEqual({})
      expect(found.tabs.length > 0).toBe(hasTabs)
      expect(found.list.map(({ sn }) => sn)).toEqual(everyone)
    }
    expect((await said({ keyword: '宁波', page: 3 })).list[0]).toMatchObject({ sn: 'CG59' })
    // what is narrower is exact again
    const waiting = await said({ keyword: '宁波', status: 1 })
    expect(waiting).toMatchObject({ count: 6, summary: { pieces: '6' } })
    expect(waiting).not.toHaveProperty('is_capped')
    expect(waiting.list.map(({ sn }) => sn)).toEqual(['CG7', 'CG207', 'CG407', 'CG607', 'CG807', 'CG1007'])
    // so is what is common among the latest and rare before them
    const early = await said({ keyword: 'CG1' })
    expect(early).toMatchObject({ count: 120 })
    expect(early).not.toHaveProperty('is_capped')
    const rare = await said({ keyword: '宁波 加急' })
    expect(rare).toMatchObject({ count: 1, summary: { pieces: '1' }, list: [{ sn: 'CG500' }] })
    expect(rare).not.toHaveProperty('is_capped')
    // signs tell apart what letters and digits do not, before words or behind them
    for (const keyword of ['3*1000 黑', '黑 3*1000', '3*1000']) {
      const signs = await said({ keyword })
      expect(signs).toMatchObject({ count: 1, list: [{ sn: 'CG500' }] })
      expect(signs).not.toHaveProperty('is_capped')
    }
    expect(await said({ keyword: '3*1000 红' })).toMatchObject({ count: 0, list: [] })
    expect(await said({ keyword: '台州' })).toMatchObject({ count: 0, list: [] })
  }
  const lines = await ask('order/details', { type: 'PO', view: 'line', keyword: '宁波' })
  expect(lines).toMatchObject({ is_capped: true, summary: {} })
})

it('does the same with goods', async () => {
  const ask = await finding()
  const { db } = held.app
  await setStage(db)
  await db.execute(sql`insert into factory_products_skus (parent_id, position, sn, thickness, width, length, counted_by)
    select p.id, n, 'GG' || n, 3, 1000 + n, 10000, 'pieces' from generate_series(1, ${most + 3}) n,
      (select min(id) as id from factory_products where kind = 'finished') p`)
  const found = await ask('product/list', { keyword: '丁腈' })
  expect(found).toMatchObject({ count: most, is_capped: true, summary: {}, tabs: [] })
  expect(found.list).toHaveLength(20)
  expect(await ask('product/list', { keyword: '丁腈', kind: 'finished', width: '1042' })).toMatchObject({
    ...{ count: 1, list: [{ sn: 'GG42' }], summary: { on_hand_pieces: '0' } },
  })
  const materials = await ask('product/list', { keyword: '丁腈', kind: 'material' })
  expect(materials.count).toBe(materials.list.length)
  expect(materials).not.toHaveProperty('is_capped')
})
