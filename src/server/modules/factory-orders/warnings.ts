import { sql } from 'drizzle-orm'
import type { PaperWarning } from '#src/api/factory-orders.ts'
import { compared, differenceOf, productOf, quotientOf, trimmed } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { formerPrices } from '../../factory/lines/former-prices.ts'
import { readFactorySettings } from '../../factory/settings/switches.ts'
import { sentence } from '../../messages.ts'
import type { Writer } from '../../tables/write.ts'
import { mayPrice } from './papers.ts'

interface Bought {
  at: number
  sku: string
  party: number
  price: string
  unit: string
}

/** Lines of what is bought, each with its price of what its goods are counted by. */
const boughtLines = (db: Db, id: number) =>
  rows<Bought>(
    db,
    sql`select l.position as at, l.sku_id::text as sku, d.party_id::int as party, coalesce(nullif(l.price_unit, ''), 'unit') as unit,
          trim_scale(case when l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::text as price
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where d.id = ${id} and d.party_id is not null and l.price > 0 and (d.type = 'PO' or (d.type = 'IN' and d.sub_type = 'purchase'))
        order by l.position`,
  )

/** What is to be looked at in a paper that was written: lines that are dearer than last time by more than the factory's rules leave unsaid. */
export async function warningsOf(db: Db, id: number, { user, locale }: Writer): Promise<PaperWarning[]> {
  if (!mayPrice(user)) return []
  const lines = await boughtLines(db, id)
  if (lines.length === 0) return []
  const skus = [...new Set(lines.map(({ sku }) => Number(sku)))]
  const before = await formerPrices(db, { skus, party: lines[0]!.party, user })
  const { price_alert: most } = await readFactorySettings(db)
  return lines.flatMap(({ at, sku, price, unit }) => {
    const [last] = before.get(sku) ?? []
    if (!last || last.unit !== unit || compared(last.price, '0') <= 0) return []
    const percent = quotientOf(productOf(differenceOf(price, last.price), '100'), last.price, 1)
    if (compared(percent, most) <= 0) return []
    const values = { row: at + 1, percent: trimmed(percent), before: last.price, sn: last.sn }
    return [{ code: 'PRICE_UP' as const, path: `lines.${at}.price`, ...values, msg: sentence('PRICE_UP', locale, values)! }]
  })
}
