import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import {
  addCounts,
  countKeyOf,
  countState,
  differenceOfCount,
  freezeBook,
  openCount,
  settleCount,
  type Counted,
} from '#src/server/factory/counts.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { seeded } from '../../support/random.mjs'
import { boardLine, day, factoryStage, lying, materialLine, pick, setStage, who, type Stage } from './stage.ts'

const held = factoryStage()

const begin = async ({ warehouses: [warehouse] }: Stage) => {
  const { id } = await createDocument(held.db, { type: 'COUNT', subType: 'count', day, warehouse: warehouse!, lines: [] }, '仓管')
  await freezeBook(held.db, id)
  return id
}
const stocked = async () => {
  const own = await setStage(held.db)
  await held.db.execute(sql`update factory_products set density = 1.5 where id in (select parent_id from factory_products_skus
    where id = any(${sql.param(own.boards)}::bigint[]))`)
  for (const sku of own.boards)
    await audit(held.db, await held.receipt([boardLine(sku, 20, { net: '400.00', gross: '400.00' })], ofStage(own)), who)
  for (const sku of own.materials)
    await audit(held.db, await held.receipt([materialLine(sku, '50', { net: '100.00', gross: '100.00' })], ofStage(own)), who)
  return own
}
const ofStage = ({ suppliers, warehouses }: Stage) => ({ party: suppliers[0]!, warehouse: warehouses[0]! })
const count = (sku: number, pieces: string, more: Partial<Counted> = {}): Counted => ({
  ...{ uuid: randomUUID(), sku, lot: 0, pieces, weight: pieces, at: new Date().toISOString() },
  ...more,
})
const stateOf = async (id: number) => countState(held.db, await openCount(held.db, id))

it('P-S6: is a set: sent in any order, in any pieces, twice or again later, by whatever device, it comes to the same', async () => {
  const own = await stocked()
  const next = seeded(6)
  const base = Date.now() - 600_000
  const all = Array.from({ length: 60 }, (_, at) =>
    count(pick(next, [...own.boards, ...own.materials]), String(Math.floor(next() * 30)), {
      at: new Date(base + (at % 20) * 1000).toISOString(),
    }),
  )
  const outcomes: unknown[] = []
  for (let turn = 0; turn < 6; turn++) {
    const id = await begin(own)
    const sent = [...all, ...all.filter(() => next() < 0.4)].sort(() => next() - 0.5)
    while (sent.length > 0) {
      const some = sent.splice(0, 1 + Math.floor(next() * 25))
      // what goes out with a broken connection is sent again whole; one that is named twice in it is one
      const once = [...new Map(some.map((one) => [one.uuid, one])).values()]
      if (next() < 0.3) await Promise.all([1, 2].map((device) => addCounts(held.db, { id, device: `phone ${device}`, who: '仓管' }, once)))
      else await addCounts(held.db, { id, device: `phone ${turn}`, who: '仓管' }, once)
    }
    const stored = await row<{ count: number }>(
      held.db,
      sql`select count(*)::int as count from stock_count_entries where document_id = ${id}`,
    )
    expect(stored!.count).toBe(all.length)
    const states = await stateOf(id)
    const uses = new Map(states.map((one, at) => [countKeyOf(one), (['sum', 'last', 'max'] as const)[at % 3]!]))
    outcomes.push(states.map((one) => [one.sku, one.sum, one.last, one.max, String(differenceOfCount(one, { uses }))]))
  }
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  // and it is what a model of it says
  const [first] = await stateOf(await begin(own))
  const mine = all.filter(({ sku }) => sku === first!.sku)
  const [, sum, last, max] = (outcomes[0] as unknown[][]).find(([sku]) => sku === first!.sku)!
  const newest = [...mine].sort((one, other) => (one.at + one.uuid < other.at + other.uuid ? 1 : -1))[0]
  expect([sum, last, max]).toEqual([
    String(mine.reduce((total, { pieces }) => total + Number(pieces), 0)),
    newest!.pieces,
    String(Math.max(...mine.map(({ pieces }) => Number(pieces)))),
  ])
})

it('differs from the book at its beginning with what moved until it was counted, and posts that once', async () => {
  const own = await stocked()
  const [early, late, untouched] = own.boards as [number, number, number]
  const warehouse = own.warehouses[0]!
  const id = await begin(own)
  // counted before two leave, and after
  await addCounts(held.db, { id, device: 'a', who: '仓管' }, [count(early, '19')])
  await audit(held.db, await held.issue([boardLine(early, 2), boardLine(late, 2)], { warehouse }), who)
  await addCounts(held.db, { id, device: 'b', who: '仓管' }, [count(late, '18.5', { pieces: '19' })])
  const states = new Map((await stateOf(id)).map((one) => [one.sku, one]))
  expect(states.get(early)).toMatchObject({ book: '20', expected: '20', sum: '19' })
  expect(states.get(late)).toMatchObject({ book: '20', expected: '18', sum: '19' })
  expect(states.get(untouched)).toMatchObject({ sum: null, times: 0 })
  await act(held.db, id, 'submit', who)
  await settleCount(held.db, await openCount(held.db, id))
  await audit(held.db, id, who)
  const there = await lying(held.db)
  expect([early, late, untouched].map((sku) => there[`${sku}@${warehouse}`])).toEqual(['17 765', '19 855', '20 900'])
  const lines = await rows<{ qty: string }>(
    held.db,
    sql`select trim_scale(qty)::text as qty from factory_documents_lines where parent_id = ${id} and qty <> 0 order by qty`,
  )
  expect(lines.map(({ qty }) => qty)).toEqual(['-1', '1'])
  await expect(openCount(held.db, id)).rejects.toMatchObject({ detail: { code: 'RECORD_STATE' } })
  const mirror = await reverse(held.db, id, day, who)
  expect(await lying(held.db)).toMatchObject({ [`${early}@${warehouse}`]: '18 810', [`${late}@${warehouse}`]: '18 810' })
  expect(mirror.id).toBeGreaterThan(id)
  expect(await verify(held.db)).toEqual([])
})

it('knows locations: each counts by itself, what was taken from nobody knows where is found as nought beside them', async () => {
  const own = await setStage(held.db)
  const [sku, other] = own.boards as [number, number]
  const warehouse = own.warehouses[0]!
  await held.db.execute(
    sql`update factory_products set density = 1.5 where id in (select parent_id from factory_products_skus where id = ${sku})`,
  )
  const located = await rows<{ id: number }>(
    held.db,
    sql`insert into warehouses_locations (parent_id, position, name, status)
        select ${warehouse}, n, 'A' || n, 1 from generate_series(0, 2) n returning id`,
  )
  const [first, second, third] = located.map(({ id }) => id) as [number, number, number]
  const money = { net: '10.00', gross: '10.00' }
  const receive = [
    boardLine(sku, 20, { ...money, location: first }),
    boardLine(sku, 10, { ...money, location: second }),
    boardLine(sku, 5, money),
    boardLine(other, 8, { ...money, location: first }),
  ]
  await audit(held.db, await held.receipt(receive, ofStage(own)), who)
  // nobody said where these seven were taken from: two more than lay at no location
  await audit(held.db, await held.issue([boardLine(sku, 7)], { warehouse }), who)
  const there = async () =>
    (
      await rows<{ at: string; qty: string }>(
        held.db,
        sql`select a.name as at, trim_scale(p.qty / 1000000.0)::text as qty from stock_places p join warehouses_locations a on a.id = p.location_id
            where p.sku_id = ${sku} and p.qty <> 0 order by a.position`,
      )
    ).map(({ at, qty }) => `${at} ${qty}`)
  const seen = async (id: number) =>
    (await stateOf(id)).filter((one) => one.sku === sku).map(({ at, book, expected, sum, times }) => [at, book, expected, sum, times])
  const post = async (id: number) => {
    await act(held.db, id, 'submit', who)
    await settleCount(held.db, await openCount(held.db, id))
    await audit(held.db, id, who)
  }

  const shelves = await begin(own)
  expect(await seen(shelves)).toEqual([
    ['A0', '20', '20', null, 0],
    ['A1', '10', '10', null, 0],
    ['', '-2', '-2', null, 0],
  ])
  await addCounts(held.db, { id: shelves, device: 'a', who: '仓管' }, [
    count(sku, '18', { location: first }),
    count(sku, '1', { location: third }),
  ])
  // what leaves after it was counted is no difference, from a shelf or from nobody knows where
  await audit(held.db, await held.issue([boardLine(sku, 3, { location: first }), boardLine(sku, 1)], { warehouse }), who)
  expect(await seen(shelves)).toEqual([
    ['A0', '20', '20', '18', 1],
    ['A1', '10', '10', null, 0],
    ['A2', '0', '0', '1', 1],
    ['', '-2', '-2', '0', 0],
  ])
  await post(shelves)
  expect(await there()).toEqual(['A0 15', 'A1 10', 'A2 1'])
  expect(await lying(held.db)).toMatchObject({ [`${sku}@${warehouse}`]: '25 1125', [`${other}@${warehouse}`]: '8 360' })

  // without a location the goods are one key, wherever they lie
  const whole = await begin(own)
  await addCounts(held.db, { id: whole, device: 'a', who: '仓管' }, [count(sku, '24')])
  expect(await seen(whole)).toEqual([['', '25', '25', '24', 1]])
  await post(whole)
  expect(await there()).toEqual(['A0 15', 'A1 10', 'A2 1'])
  expect(await lying(held.db)).toMatchObject({ [`${sku}@${warehouse}`]: '24 1080' })
  expect(await verify(held.db)).toEqual([])
})

it('P-S1, P-V: whatever is received, issued, transferred, counted and taken back, what lies is a model’s, and nothing differs', async () => {
  const own = await setStage(held.db)
  const next = seeded(20_261_126)
  const model = new Map<string, number>()
  const at = (sku: number, warehouse: number) => `${sku}@${warehouse}`
  const have = (sku: number, warehouse: number) => model.get(at(sku, warehouse)) ?? 0
  const put = (sku: number, warehouse: number, by: number) => model.set(at(sku, warehouse), have(sku, warehouse) + by)
  const lineOf = (sku: number, many: number) =>
    own.boards.includes(sku)
      ? boardLine(sku, many, { net: `${many}.00`, gross: `${many}.00` })
      : materialLine(sku, String(many), { net: `${many}.00`, gross: `${many}.00` })
  const taken = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: { detail?: { code?: string } }) => {
        expect(error.detail?.code).toBe('STOCK_SHORT')
        return false
      },
    )
  const transfers: { id: number; sku: number; many: number; from: number; to: number }[] = []
  for (let turn = 0; turn < 90; turn++) {
    const sku = pick(next, [...own.boards, ...own.materials])
    const [from, to] = next() < 0.5 ? (own.warehouses as [number, number]) : ([...own.warehouses].reverse() as [number, number])
    const many = 1 + Math.floor(next() * 15)
    const what = next()
    if (what < 0.35) {
      await audit(held.db, await held.receipt([lineOf(sku, many)], { warehouse: from }), who)
      put(sku, from, many)
    } else if (what < 0.5) {
      const done = await taken(audit(held.db, await held.issue([lineOf(sku, many)], { warehouse: from }), who))
      expect(done).toBe(have(sku, from) >= many)
      if (done) put(sku, from, -many)
    } else if (what < 0.75) {
      const { id } = await createDocument(
        held.db,
        { type: 'TRANSFER', day, warehouse: from, toWarehouse: to, lines: [lineOf(sku, many)] },
        '仓管',
      )
      await act(held.db, id, 'submit', who)
      const done = await taken(audit(held.db, id, who))
      expect(done).toBe(have(sku, from) >= many)
      if (!done) continue
      put(sku, from, -many)
      put(sku, to, many)
      transfers.push({ id, sku, many, from, to })
    } else if (what < 0.85 && transfers.length > 0) {
      const one = transfers.splice(Math.floor(next() * transfers.length), 1)[0]!
      const done = await taken(reverse(held.db, one.id, day, who))
      expect(done).toBe(have(one.sku, one.to) >= one.many)
      if (!done) continue
      put(one.sku, one.to, -one.many)
      put(one.sku, one.from, one.many)
    } else {
      const { id } = await createDocument(held.db, { type: 'COUNT', subType: 'count', day, warehouse: from, lines: [] }, '仓管')
      await freezeBook(held.db, id)
      await addCounts(held.db, { id, device: 'phone', who: '仓管' }, [count(sku, String(many), { at: '2999-01-01T00:00:00Z' })])
      await act(held.db, id, 'submit', who)
      await settleCount(held.db, await openCount(held.db, id))
      await audit(held.db, id, who)
      model.set(at(sku, from), many)
    }
  }
  const there = await lying(held.db)
  for (const [key, many] of model) {
    const [pieces = '0', weight = '0'] = (there[key] ?? '').split(' ')
    expect([key, own.boards.includes(Number(key.split('@')[0])) ? pieces || '0' : weight]).toEqual([key, String(many)])
  }
  expect(await verify(held.db)).toEqual([])
})
