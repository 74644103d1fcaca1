import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { boardLine, setStage, type Stage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const page = 'admin-store-godownEntry-index'

interface Listed {
  list: { id: string }[]
  count: number
  summary: Record<string, string>
  tabs: { status: number; count: number }[]
}
const list = async ({ headers }: SignedIn, query: object): Promise<Listed> =>
  (await held.app.inject({ method: 'POST', url: '/api/doc/goods-receipt/list', headers, payload: { page: 1, limit: 50, ...query } })).json()
    .data
const family = async ({ headers }: SignedIn, query: object) =>
  (await held.app.inject({ method: 'POST', url: '/api/order/details', headers, payload: { type: 'IN', limit: 50, ...query } })).json()
    .data as {
    list: { id: number }[]
  }

let stage: Stage
/** A posted receipt of a lot, and a draft of other goods. */
async function filled() {
  stage ??= await setStage(held.app.db)
  const { db } = held.app
  const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
  const head = { type: 'IN', subType: 'purchase', day: '2026-11-21', warehouse } as const
  const priced = { net: '100', tax: '13', gross: '113' }
  const lines = [boardLine(stage.boards[0]!, 5, { lotNo: 'LX-77', ...priced })]
  const posted = await createDocument(db, { ...head, party, lines }, '仓管')
  await act(db, posted.id, 'submit', { who: '仓管' })
  await audit(db, posted.id, { who: '仓管' })
  const others = [boardLine(stage.boards[1]!, 7, priced)]
  const draft = await createDocument(db, { ...head, party: stage.suppliers[1]!, lines: others }, '仓管')
  return { posted, draft }
}
const idsOf = ({ list: found }: { list: { id: string | number }[] }) => found.map(({ id }) => Number(id))

it('finds papers by number, party, goods, size, lot and sound, as they are called now', async () => {
  const { posted, draft } = await filled()
  const { db } = held.app
  const who = await signedIn(held.app, [page, 'price:view'])
  const finds = async (keyword: string) => idsOf(await list(who, { keyword }))
  await db.execute(sql`update parties set name = '宁波化工', pinyin = ' nbhg ningbohuagong' where id = ${stage.suppliers[0]}`)
  await db.execute(
    sql`update factory_products set name = '氟橡胶板', pinyin = ' fxjb fuxiangjiaoban' where id = (select parent_id from factory_products_skus where id = ${stage.boards[1]})`,
  )
  expect(await finds('宁波')).toEqual([posted.id])
  expect(await finds('nbhg')).toEqual([posted.id])
  expect(await finds('nb')).toEqual([posted.id])
  expect(await finds('lx 宁波')).toEqual([posted.id])
  expect(await finds('LX-77')).toEqual([posted.id])
  expect(await finds('氟橡')).toEqual([draft.id])
  for (const size of ['3*1', '3*10', '3*1000', '3*1000*1', '3*1000*10000', '0*10000', '3*1000*'])
    expect(await finds(`fxjb ${size}`)).toEqual([draft.id])
  for (const size of ['3*1001', '3*1100', '4*1000', '3*1000*2', '3*1000*100000']) expect(await finds(size)).toEqual([])
  expect(await finds(draft.sn)).toEqual([draft.id])
  expect(await finds('宁波 氟橡')).toEqual([])
  expect(idsOf(await family(who, { keyword: '宁波 lx-77' }))).toEqual([posted.id])
  // what a line is about is looked for as it was changed
  await db.execute(sql`update factory_documents_lines set sku_id = ${stage.boards[2]} where parent_id = ${draft.id}`)
  expect(await finds('氟橡')).toEqual([])
  expect(await verify(db)).toEqual([])
})

it('sums up what a list finds, whatever page is shown, without what somebody may not see', async () => {
  await filled()
  const who = await signedIn(held.app, [page, 'price:view'])
  const sumsOf = async (query: object) => (await list(who, query)).summary
  const found = await held.app.db.execute(
    sql`select trim_scale(sum(pieces))::text as pieces, trim_scale(sum(weight))::text as weight, trim_scale(sum(gross))::text as gross from factory_documents where type = 'IN'`,
  )
  const all = await list(who, { limit: 1 })
  expect(all).toMatchObject({ count: 4, summary: found.rows[0] })
  expect(await sumsOf({ status: 0 })).toEqual({ pieces: '14', weight: '630', gross: '226' })
  expect(await sumsOf({ status: '0,2' })).toEqual(all.summary)
  expect(await sumsOf({ keyword: 'LX-77' })).toEqual({ pieces: '10', weight: '450', gross: '226' })
  expect(await sumsOf({ party_id: String(stage.suppliers[1]), status: 2 })).toEqual({ pieces: '0', weight: '0', gross: '0' })
  expect((await list(who, { keyword: 'LX-77' })).tabs).toEqual(all.tabs)
  const blind = await signedIn(held.app, [page])
  expect((await list(blind, {})).summary).toEqual({ pieces: all.summary['pieces'], weight: all.summary['weight'] })
})
