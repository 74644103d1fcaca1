import * as other from '@e965/xlsx'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, day, setStage } from '../../factory/stage.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const papers = {
  PO: { name: 'purchase-order', page: 'materialPurchase', lines: 'purchaseDetails' },
  IN: { name: 'goods-receipt', page: 'godownEntry', lines: 'storageDetails' },
  OUT: { name: 'outbound-order', page: 'outboundOrder', lines: 'outboundDetail' },
} as const
type Type = keyof typeof papers
const types = Object.keys(papers) as Type[]

// figures that stand in no other value: what somebody may not see is looked for by them
const price = '31415.9265'
const priced = /31415|27801|3614[.,]?2/

const inject = ({ headers }: SignedIn, method: 'GET' | 'POST', url: string, payload?: object) =>
  held.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
const call = async (who: SignedIn, url: string, payload: object) => (await inject(who, 'POST', url, payload)).json()

let buyers: SignedIn[]
/** Orders of three buyers and of nobody in all states, receipts and issues. */
async function filled(): Promise<SignedIn[]> {
  if (buyers) return buyers
  const { db } = held.app
  const stage = await setStage(db)
  buyers = [await signedIn(held.app, []), await signedIn(held.app, []), await signedIn(held.app, [])]
  const line = (pieces: number) => boardLine(stage.boards[0]!, pieces, { price, net: '27801.7', tax: '3614.22', gross: '31415.92' })
  const [party, warehouse] = [stage.suppliers[0]!, stage.warehouses[0]!]
  // what comes from a supplier is for its buyer, and for who sees all
  await db.execute(sql`update parties set buyer_id = ${buyers[1]!.id} where id = ${party}`)
  for (let at = 0; at < 12; at++) {
    const made = await createDocument(db, { type: 'PO', day, party, warehouse, lines: [line(1)] }, '采购')
    await db.execute(sql`update factory_documents set salesman_id = ${buyers[at % 4]?.id ?? null} where id = ${made.id}`)
    if (at > 3) await act(db, made.id, 'submit', { who: '采购' })
    if (at > 7) await act(db, made.id, 'approve', { who: '老板' })
  }
  for (const type of ['IN', 'OUT'] as const) {
    const made = await createDocument(
      db,
      { type, subType: type === 'IN' ? 'purchase' : 'other', day, party, warehouse, lines: [line(1)] },
      '仓管',
    )
    await act(db, made.id, 'submit', { who: '仓管' })
    await audit(db, made.id, { who: '仓管' })
  }
  return buyers
}

/** Gives somebody keys, and whose records they see. */
async function as(who: SignedIn, keys: readonly string[], scope: string): Promise<SignedIn> {
  const { grantRole } = await import('#src/server/access/accounts.ts')
  const role = `role ${who.id} ${Math.random()}`
  await held.app.db.execute(sql`delete from account_roles where account_id = ${who.id}`)
  await grantRole(held.app.db, who.id, role, [...keys])
  await held.app.db.execute(sql`update roles set data_scope = ${scope} where name = ${role}`)
  return who
}

interface Seen {
  /** Numbers of documents as each way tells them, in their order. */
  ways: Record<string, string[]>
  counts: Record<string, number>
  /** Everything that was answered, as text. */
  text: string
}

const sorted = (list: string[]) => list.toSorted((one, next) => one.localeCompare(next))

/** Everything that shows papers of a type to somebody. */
async function look(who: SignedIn, type: Type): Promise<Seen> {
  const { name } = papers[type]
  const texts: string[] = []
  const asked = async (url: string, payload: object) => {
    const response = await inject(who, 'POST', url, payload)
    texts.push(response.body)
    return response.json().data
  }
  const book = async (url: string, payload: object) => {
    const response = await inject(who, 'POST', url, payload)
    expect(response.statusCode, url).toBe(200)
    const read = other.read(response.rawPayload)
    const sheets = Object.entries(read.Sheets).map(
      ([key, sheet]) => [key, other.utils.sheet_to_json<Record<string, unknown>>(sheet)] as const,
    )
    texts.push(JSON.stringify(sheets))
    return Object.fromEntries(sheets)
  }
  const snsOf = (rows: Record<string, unknown>[] = []) =>
    sorted(rows.flatMap((row) => (typeof row['单号'] === 'string' && /\d/.test(row['单号']) ? row['单号'] : [])))
  const page = { page: 1, limit: 100 }
  const list = await asked(`/doc/${name}/list`, page)
  const details = await asked('/order/details', { type, ...page })
  const lines = await asked('/order/details', { type, view: 'line', ...page })
  const ids = (await held.app.db.execute(sql`select id::int as id from factory_documents where type = ${type}`)).rows as { id: number }[]
  const read: string[] = []
  const printed: string[] = []
  for (const { id } of ids) {
    const one = await asked(`/doc/${name}/read`, { id })
    if (one) read.push(one.sn)
    const whole = await asked('/order/detail', { type, id })
    expect(Boolean(whole)).toBe(Boolean(one))
    await asked(`/doc/${name}/history`, { id })
    if ((await asked('/common/print', { type, id }))?.printed) printed.push(one.sn)
  }
  const detail = await book('/excel/export_detail', { type })
  const full = await book('/excel/export_full', { type })
  const chart = await inject(who, 'GET', `/order/chart?type=${type}&metric=count`)
  texts.push(chart.body)
  const sum = (tabs: { count: number }[]) => tabs.reduce((whole, { count }) => whole + count, 0)
  const { tabs, total } = chart.json().data
  return {
    ways: {
      list: sorted(list.list.map(({ sn }: { sn: string }) => sn)),
      details: sorted(details.list.map(({ sn }: { sn: string }) => sn)),
      lines: sorted(lines.list.map(({ doc }: { doc: { sn: string } }) => doc.sn)),
      read: sorted(read),
      printed: sorted(printed),
      export_detail: snsOf(detail['明细']),
      export_full: snsOf(full['单据']),
    },
    counts: { count: list.count, tabs: sum(list.tabs), details: sum(details.tabs), chart: sum(tabs), counted: Number(total) },
    text: texts.join('\n'),
  }
}

it('shows the same papers in list, detail, export, print and chart, and hidden fields nowhere (P-A1)', { timeout: 240_000 }, async () => {
  const people = await filled()
  const [, ...some] = people
  const role = fc.record({
    who: fc.constantFrom(...some),
    type: fc.constantFrom(...types),
    scope: fc.constantFrom('own', 'department', 'all'),
    hasPrice: fc.boolean(),
    hasCost: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(role, async ({ who, type, scope, hasPrice, hasCost }) => {
      const { page, lines } = papers[type]
      const keys = [page, lines].map((one) => `admin-store-${one}-index`)
      const somebody = await as(who, [...keys, ...(hasPrice ? ['price:view'] : []), ...(hasCost ? ['cost:view'] : [])], scope)
      const whole = (await held.app.db.execute(
        sql`select sn, status from factory_documents where type = ${type} and (${scope} = 'all' or salesman_id = ${who.id}
          or type <> 'PO' and (party_id is null or party_id in (select id from parties where buyer_id = ${who.id}))) order by sn`,
      )) as unknown as { rows: { sn: string; status: number }[] }
      const wanted = whole.rows.map(({ sn }) => sn)
      const { ways, counts, text } = await look(somebody, type)
      for (const [way, found] of Object.entries(ways)) expect(found, `${way} of ${type}, ${scope}`).toEqual(wanted)
      const counted = whole.rows.filter(({ status }) => status > 1).length
      expect(counts).toEqual({ count: wanted.length, tabs: wanted.length, details: wanted.length, chart: wanted.length, counted })
      const report = await call(somebody, `/doc/${papers[type].name}/lines`, { page: 1, limit: 100 })
      const file = await inject(somebody, 'POST', '/excel/export_detail', { type, view: 'report' })
      const rows = other.utils.sheet_to_json<Record<string, unknown>>(other.read(file.rawPayload).Sheets['明细']!)
      expect(rows).toHaveLength(wanted.length + 1)
      expect(sorted(report.data.list.map(({ sn }: { sn: string }) => sn))).toEqual(wanted)
      const everything = `${text}\n${JSON.stringify([report, rows])}`
      // what comes in is worth what was paid for it
      if (!hasPrice && !hasCost) expect(priced.exec(everything)?.[0]).toBeUndefined()
      if (!hasPrice) expect(/"(price|gross|net|tax|amount|单价|金额|价税合计|税额)":/.exec(everything)?.[0]).toBeUndefined()
      // what is looked for is there for who may see it
      if (hasPrice && wanted.length > 0) expect(everything).toMatch(priced)
      if (!hasCost) expect(/"(cost|成本)":/.exec(everything)?.[0]).toBeUndefined()
    }),
    { numRuns: 24 },
  )
})

it('answers nothing of a type whose page somebody does not see', async () => {
  const [first] = await filled()
  const somebody = await as(first!, ['admin-store-godownEntry-index', 'price:view'], 'all')
  const other = { type: 'PO', id: 1 }
  for (const [url, body] of [
    ...[['/order/details', { type: 'PO' }] as const, ['/order/detail', other] as const, ['/common/print', other] as const],
    ...[['/excel/export_detail', { type: 'PO' }] as const, ['/excel/export_full', { type: 'PO' }] as const],
    ...[['/excel/export_contract', other] as const, ['/excel/export_detail', { type: 'PO', view: 'report' }] as const],
  ])
    expect(await call(somebody, url, body), url).toMatchObject({ status: 110000 })
  expect((await inject(somebody, 'GET', '/order/chart?type=PO')).json()).toMatchObject({ status: 110000 })
})
