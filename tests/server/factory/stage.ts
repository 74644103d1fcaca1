import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { dbOver, openPool, row, rows, type Db } from '#src/server/db.ts'
import { act, createDocument, type NewDocument, type NewLine } from '#src/server/factory/documents.ts'
import { withDatabase } from '../database.ts'

export const pick = <T>(next: () => number, among: readonly T[]): T => among[Math.floor(next() * among.length)]!

export interface Stage {
  unit: number
  warehouses: number[]
  suppliers: number[]
  /** Counted in pieces: boards of 10 m² and 45 kg. */
  boards: number[]
  /** Weighed. */
  materials: number[]
}

const idOf = async (db: Db, statement: ReturnType<typeof sql>) => (await row<{ id: number }>(db, statement))!.id

/** Warehouses, suppliers, boards and materials to write documents about. */
export async function setStage(db: Db, { boards = 3, materials = 2 } = {}): Promise<Stage> {
  const unit = await idOf(db, sql`insert into units (name) values ('张 ' || gen_random_uuid()) returning id`)
  // one after the other: tests count from the first
  const warehouses: number[] = []
  for (const at of [1, 2])
    warehouses.push(
      await idOf(db, sql`insert into warehouses (name, type) values (${`仓库 ${at} `} || gen_random_uuid(), 'finished') returning id`),
    )
  const suppliers = [1, 2].map((at) =>
    idOf(
      db,
      sql`insert into parties (is_supplier, sn, name) values (true, 'GYS' || gen_random_uuid(), ${`供应商 ${at} `} || gen_random_uuid()) returning id`,
    ),
  )
  const type = await idOf(
    db,
    sql`insert into product_types (code, name, kind) values (substr(md5(random()::text), 1, 12), '胶板', 'finished') returning id`,
  )
  const sku = async (kind: string, spec: ReturnType<typeof sql>) => {
    const product = await idOf(
      db,
      sql`insert into factory_products (sn, name, type_id, kind, unit_id) values ('P' || gen_random_uuid(), '丁腈橡胶板', ${type}, ${kind}, ${unit}) returning id`,
    )
    return idOf(
      db,
      sql`insert into factory_products_skus (parent_id, position, sn, thickness, width, length, counted_by)
          select ${product}, 0, 'S' || gen_random_uuid(), ${spec}, ${kind === 'material' ? 'weight' : 'pieces'} returning id`,
    )
  }
  return {
    unit,
    warehouses,
    suppliers: await Promise.all(suppliers),
    boards: await Promise.all(Array.from({ length: boards }, () => sku('finished', sql`3, 1000, 10000`))),
    materials: await Promise.all(Array.from({ length: materials }, () => sku('material', sql`null, null, null`))),
  }
}

/** So many boards. */
export const boardLine = (sku: number, pieces: number, more: Partial<NewLine> = {}): NewLine => ({
  sku,
  qty: String(pieces),
  pieces: String(pieces),
  area: String(pieces * 10),
  weightTheory: String(pieces * 45),
  ...more,
})

/** So many kilograms. */
export const materialLine = (sku: number, kilograms: string, more: Partial<NewLine> = {}): NewLine => ({
  sku,
  qty: kilograms,
  weightTheory: kilograms,
  ...more,
})

/** What lies where: pieces and kilograms, by SKU and warehouse. */
export async function lying(db: Db): Promise<Record<string, string>> {
  const found = await rows<{ key: string; figures: string }>(
    db,
    sql`select concat_ws('@', sku_id, warehouse_id) as key, concat_ws(' ', trim_scale(sum(pieces) / 1000000), trim_scale(sum(weight) / 1000000)) as figures
        from stock_balances group by 1 having sum(abs(pieces)) + sum(abs(weight)) > 0`,
  )
  return Object.fromEntries(found.map(({ key, figures }) => [key, figures]))
}

export const day = '2026-11-21'
export const who = { who: '仓管' }

type Draft = Partial<NewDocument>

/** A database of a file's own with somebody's masters, and documents that wait for their audit. Call it at the top of the file. */
export function factoryStage() {
  const database = withDatabase()
  const held = {} as { db: Db; stage: Stage }
  let pool: Pool
  beforeAll(async () => {
    pool = openPool({ ...database.config, max: 12 })
    held.db = dbOver(pool)
    held.stage = await setStage(held.db)
  })
  afterAll(() => pool.end())
  async function submitted(draft: NewDocument): Promise<number> {
    const { id } = await createDocument(held.db, draft, '仓管')
    await act(held.db, id, 'submit', who)
    return id
  }
  return Object.assign(held, {
    database,
    receipt(lines: NewDocument['lines'], more: Draft = {}) {
      const [party, warehouse] = [held.stage.suppliers[0]!, held.stage.warehouses[0]!]
      return submitted({ type: 'IN', subType: 'purchase', day, party, warehouse, lines, ...more })
    },
    issue: (lines: NewDocument['lines'], more: Draft = {}) =>
      submitted({ type: 'OUT', subType: 'other', day, warehouse: held.stage.warehouses[0]!, lines, ...more }),
  })
}
