import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { dbOver } from '#src/server/db.ts'
import { openSession } from '#src/server/sessions.ts'

export interface Goods {
  sku: number
  by: 'pieces' | 'weight'
}

/** What a run trades with. Few goods, so that everybody waits for everybody. */
export interface Stage {
  /** What the names of its people begin with. */
  name: string
  warehouses: number[]
  suppliers: number[]
  goods: Goods[]
  /** Tokens of its people. */
  people: string[]
}

/** Goods of one type: those that are tracked by lots get one with every receipt. */
const kinds = [
  { by: 'pieces', isTracked: false, count: 3 },
  { by: 'pieces', isTracked: true, count: 2 },
  { by: 'weight', isTracked: false, count: 2 },
  { by: 'weight', isTracked: true, count: 1 },
] as const

/** Masters and people of a run of its own. */
export async function setStage(pool: pg.Pool, people: number): Promise<Stage> {
  const name = `run-${randomUUID().slice(0, 8)}`
  const idOf = async (text: string, ...values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]!.id
  const unit = await idOf(`insert into units (name) values ($1) returning id`, name)
  const stage: Stage = { name, warehouses: [], suppliers: [], goods: [], people: [] }
  for (const at of [1, 2, 3])
    stage.warehouses.push(await idOf(`insert into warehouses (name, type) values ($1, 'finished') returning id`, `${name} ${at}`))
  for (const at of [1, 2, 3])
    stage.suppliers.push(await idOf(`insert into parties (is_supplier, sn, name) values (true, $1, $1) returning id`, `${name} ${at}`))
  for (const { by, isTracked, count } of kinds) {
    const type = await idOf(
      `insert into product_types (code, name, kind, track_lot) values ($1, '胶板', 'finished', $2) returning id`,
      randomUUID().slice(0, 12),
      isTracked ? 1 : 0,
    )
    for (let at = 0; at < count; at++) {
      const product = await idOf(
        `insert into factory_products (sn, name, type_id, kind, unit_id, density) values ($1, '丁腈橡胶板', $2, 'finished', $3, 1.5) returning id`,
        randomUUID(),
        type,
        unit,
      )
      const measures = by === 'pieces' ? '3, 1000, 10000' : 'null, null, null'
      const sku = await idOf(
        `insert into factory_products_skus (parent_id, position, sn, thickness, width, length, counted_by) values ($1, 0, $2, ${measures}, $3) returning id`,
        product,
        randomUUID(),
        by,
      )
      stage.goods.push({ sku, by })
    }
  }
  for (let at = 0; at < people; at++) {
    const account = `${name}-${at}`
    const id = await idOf(`insert into accounts (account, password, real_name, level) values ($1, 'none', $1, 0) returning id`, account)
    stage.people.push((await openSession(dbOver(pool), 'admin', id)).token)
  }
  return stage
}
