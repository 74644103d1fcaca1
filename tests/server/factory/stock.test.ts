import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { act, createDocument, type NewDocument, type NewLine } from '#src/server/factory/documents.ts'
import { audit, reverse } from '#src/server/factory/post.ts'
import { verify } from '#src/server/factory/verify.ts'
import { seeded } from '../../support/random.mjs'
import { boardLine, day, factoryStage, materialLine, pick, setStage, who, type Stage } from './stage.ts'

const held = factoryStage()

/** Millionths of pieces, square metres, kilograms. */
type Measures = readonly [bigint, bigint, bigint]
interface Entry {
  key: string
  sku: number
  by: 0 | 2
  /** What the goods are counted by has its sign here; the other measures of what comes in as well. */
  measures: Measures
  value: bigint | undefined
}

/** What lies where and what goods are worth, reckoned by nothing but whole numbers (manufacturing 2.7). */
class Model {
  readonly lying = new Map<string, Measures>()
  readonly worth = new Map<number, { count: bigint; value: bigint }>()

  at(key: string): Measures {
    return this.lying.get(key) ?? [0n, 0n, 0n]
  }

  private post({ key, sku, by }: Entry, measures: Measures, value: bigint): void {
    const [before, own] = [this.at(key), this.worth.get(sku) ?? { count: 0n, value: 0n }]
    this.lying.set(key, [before[0] + measures[0], before[1] + measures[1], before[2] + measures[2]])
    this.worth.set(sku, { count: own.count + measures[by], value: own.value + value })
  }

  /** A part of a whole, half away from nought. */
  private static part(whole: bigint, count: bigint, all: bigint): bigint {
    return count === all ? whole : (2n * whole * count + all) / (2n * all)
  }

  comes(entry: Entry): { measures: Measures; value: bigint } {
    const { count, value } = this.worth.get(entry.sku) ?? { count: 0n, value: 0n }
    const own = entry.value ?? (count > 0n ? Model.part(value, entry.measures[entry.by], count) : 0n)
    this.post(entry, entry.measures, own)
    return { measures: entry.measures, value: own }
  }

  leaves(entry: Entry): { measures: Measures; value: bigint } {
    const [lying, worth, count] = [this.at(entry.key), this.worth.get(entry.sku)!, -entry.measures[entry.by]]
    const measures = lying.map((whole) => -Model.part(whole, count, lying[entry.by])) as unknown as Measures
    const value = -Model.part(worth.value, count, worth.count)
    this.post(entry, measures, value)
    return { measures, value }
  }

  /** Takes back so much of everything as is still there, and of what goods are counted by all of it. */
  takesBack(entry: Entry): void {
    const [lying, worth] = [this.at(entry.key), this.worth.get(entry.sku)!]
    const isLast = lying[entry.by] + entry.measures[entry.by] === 0n
    const measures = lying.map((there, at) => {
      const wanted = entry.measures[at]!
      return at !== entry.by && (isLast || there + wanted < 0n) ? -there : wanted
    }) as unknown as Measures
    const left = worth.value + entry.value!
    this.post(entry, measures, worth.count + measures[entry.by] === 0n || left < 0n ? -worth.value : entry.value!)
  }
}

const micro = 1_000_000n
const types = ['IN', 'IN', 'IN', 'OUT', 'OUT', 'TRANSFER', 'COUNT', 'back'] as const

/** One random paper, as the kernel takes it and as the model does. */
function drawn(stage: Stage, next: () => number) {
  const type = pick(next, types)
  const warehouse = pick(next, stage.warehouses)
  const other = stage.warehouses.find((one) => one !== warehouse)!
  // a SKU is in a paper once, so that the model needs no order of lines
  const skus = [...stage.boards, ...stage.materials].filter(() => next() < 0.5)
  const made = skus.map((sku) => {
    const isBoard = stage.boards.includes(sku)
    const [count, isMore] = [1 + Math.floor(next() * (type === 'IN' ? 30 : 14)), next() < 0.5]
    const net = String(Math.floor(next() * 100_000))
    const weight = isBoard ? BigInt(count) * 45n * micro + BigInt(Math.floor((next() - 0.5) * 2_000_000)) : BigInt(count) * micro
    const sign = type === 'COUNT' && !isMore ? -1 : 1
    const price = type === 'IN' && { net: `${net}.37`, gross: `${net}.37` }
    const actual = type === 'IN' && isBoard && { weightActual: `${weight / micro}.${String(weight % micro).padStart(6, '0')}` }
    const line: NewLine = isBoard
      ? boardLine(sku, sign * count, { ...price, ...actual })
      : materialLine(sku, String(sign * count), price || {})
    const measures: Measures = isBoard
      ? [
          BigInt(sign * count) * micro,
          BigInt(sign * count) * 10n * micro,
          BigInt(sign) * (type === 'IN' ? weight : BigInt(count) * 45n * micro),
        ]
      : [0n, 0n, BigInt(sign * count) * micro]
    return {
      line,
      entry: {
        key: `${sku}@${warehouse}`,
        sku,
        by: (isBoard ? 0 : 2) as 0 | 2,
        measures,
        value: type === 'IN' ? BigInt(net) * 100n + 37n : undefined,
      },
    }
  })
  const draft: NewDocument = {
    ...{ type: type === 'back' ? 'IN' : type, subType: { IN: 'purchase', COUNT: 'adjust' }[type as string] ?? 'other', day, warehouse },
    ...{
      toWarehouse: type === 'TRANSFER' ? other : null,
      party: type === 'IN' ? stage.suppliers[0]! : null,
      lines: made.map(({ line }) => line),
    },
  }
  return { type, draft, entries: made.map(({ entry }) => entry), other }
}

type Posted = { entry: Entry; measures: Measures; value: bigint }[]
const negated = (measures: Measures): Measures => [-measures[0], -measures[1], -measures[2]]
const elsewhere = (entry: Entry, warehouse: number): Entry => ({ ...entry, key: `${entry.sku}@${warehouse}` })

/** What a paper does to the model; nothing where something would be short. */
function modelled(model: Model, { type, entries, other }: ReturnType<typeof drawn>): Posted | undefined {
  const isIn = (entry: Entry) => type === 'IN' || (type === 'COUNT' && entry.measures[entry.by] > 0n)
  const taking = entries
    .filter((entry) => !isIn(entry))
    .map((entry) => (type === 'COUNT' ? entry : { ...entry, measures: negated(entry.measures) }))
  if (taking.some((entry) => model.at(entry.key)[entry.by] + entry.measures[entry.by] < 0n)) return undefined
  const come = entries.filter(isIn).map((entry) => ({ entry, ...model.comes(entry) }))
  const gone = taking.flatMap((entry) => {
    const left = { entry, ...model.leaves(entry) }
    if (type !== 'TRANSFER') return [left]
    const arrival = { ...elsewhere(entry, other), measures: negated(left.measures), value: -left.value }
    return [left, { entry: arrival, ...model.comes(arrival) }]
  })
  return [...come, ...gone]
}

/** Takes a paper back in the model; false where it cannot be. */
function takenBack(model: Model, posted: Posted, isCarried: boolean): boolean {
  const wanted = posted.filter((_, at) => !isCarried || at % 2 === 1)
  if (wanted.some(({ entry, measures }) => model.at(entry.key)[entry.by] - measures[entry.by] < 0n)) return false
  for (const [at, { entry, measures, value }] of posted.entries()) {
    if (!isCarried) model.takesBack({ ...entry, measures: negated(measures), value: -value })
    if (!isCarried || at % 2 === 0) continue
    const left = model.leaves({ ...entry, measures: negated(measures), value: undefined })
    model.comes({ ...posted[at - 1]!.entry, measures: negated(left.measures), value: -left.value })
  }
  return true
}

const isShort = (error: { detail?: { code?: string } }) => {
  expect(error.detail?.code).toBe('STOCK_SHORT')
  return false
}

describe('every kind of paper, in every measure', () => {
  it.each([3, 4, 5])('P-S1: pieces, area, weight and worth are what a model says, seed %i', async (seed) => {
    const [stage, model, next] = [await setStage(held.db, { boards: 2, materials: 2 }), new Model(), seeded(seed)]
    const posted: { id: number; what: Posted; isCarried: boolean }[] = []
    for (let turn = 0; turn < 90; turn++) {
      const paper = drawn(stage, next)
      if (paper.type === 'back') {
        const one = posted.splice(Math.floor(next() * posted.length), 1)[0]
        if (!one) continue
        const isPossible = takenBack(model, one.what, one.isCarried)
        expect(await reverse(held.db, one.id, day, who).then(() => true, isShort)).toBe(isPossible)
        continue
      }
      if (paper.draft.lines.length === 0) continue
      const { id } = await createDocument(held.db, paper.draft, '仓管')
      await act(held.db, id, 'submit', who)
      const what = modelled(model, paper)
      expect(await audit(held.db, id, who).then(() => true, isShort)).toBe(what !== undefined)
      if (what) posted.push({ id, what, isCarried: paper.type === 'TRANSFER' })
    }
    const own = sql.param([...stage.boards, ...stage.materials])
    const lying = await rows<{ key: string; figures: string }>(
      held.db,
      sql`select concat_ws('@', sku_id, warehouse_id) as key, concat_ws(' ', pieces, area, weight) as figures from stock_balances where sku_id = any(${own}::bigint[])`,
    )
    expect(Object.fromEntries(lying.map(({ key, figures }) => [key, figures]))).toEqual(
      Object.fromEntries([...model.lying].map(([key, measures]) => [key, measures.join(' ')])),
    )
    const worth = await rows<{ sku: number; value: string }>(
      held.db,
      sql`select sku_id as sku, value::text as value from stock_values where sku_id = any(${own}::bigint[])`,
    )
    expect(Object.fromEntries(worth.map(({ sku, value }) => [sku, value]))).toEqual(
      Object.fromEntries([...model.worth].map(([sku, { value }]) => [sku, String(value)])),
    )
    expect(await verify(held.db)).toEqual([])
  })
})
