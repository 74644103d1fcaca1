import type { WireRecord } from '#src/api/resource.ts'
import { trimmed } from '#src/lib/decimal.ts'
import type { Db } from '#src/server/db.ts'
import { readRow } from '#src/server/tables/select.ts'
import type { Table } from '#src/server/tables/table.ts'
import { changeRow, type Writer } from '#src/server/tables/write.ts'
import factoryProducts from '../factory-product-table.ts'
import { refuse } from '../product-rules.ts'
import { productIn } from '../product-wire.ts'

const table = factoryProducts as unknown as Table
const whole = { level: 0, permissions: new Set<string>() } as never
const most = 500

interface Measures {
  t: readonly string[]
  w: readonly number[]
  l: readonly number[]
  list_price?: string
  floor_price?: string
}

const sizeOf = (t: string, w: number | string, l: number | string) => `${trimmed(t)}*${w}*${l}`
const isPlain = (line: WireRecord) => !line['colour'] && !line['hardness'] && !line['weight_range_id']

/** Adds every combination of measures that a product has not. @throws Refusal `SKUS_MANY`, and what a product with them is refused for */
export async function generateLines(
  db: Db,
  product: number,
  { t, w, l, ...prices }: Measures,
  writer: Writer,
): Promise<{ added: number; existed: number }> {
  const stored = (await readRow(db, table, product, whole))['skus'] as WireRecord[]
  const there = new Set(
    stored.filter(isPlain).map((one) => sizeOf(String(one['thickness'] || '0'), String(one['width']), String(one['length']))),
  )
  const wanted = [...new Set(t)].flatMap((thick) =>
    [...new Set(w)].flatMap((wide) => [...new Set(l)].map((long) => ({ t: thick, w: wide, l: long }))),
  )
  const fresh = wanted.filter((one) => !there.has(sizeOf(one.t, one.w, one.l)))
  // a product that nobody has given measures yet has one line without any
  const kept = stored.length === 1 && stored[0]!['thickness'] === '' && fresh.length > 0 ? [] : stored
  if (kept.length + fresh.length > most) throw refuse('SKUS_MANY', 't', { most })
  if (fresh.length > 0) {
    const skus = [...kept.map((one) => ({ sku_id: one['id'] as string })), ...fresh.map((one) => ({ ...one, ...prices }))]
    await changeRow(db, table, product, await productIn(db, { skus }, stored), writer)
  }
  return { added: fresh.length, existed: wanted.length - fresh.length }
}
