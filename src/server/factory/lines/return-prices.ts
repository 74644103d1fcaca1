import { sql } from 'drizzle-orm'
import { allocated, compared, differenceOf, quotientOf, trimmed } from '#src/lib/decimal.ts'
import { amountOf, amountWithTax, type TaxMode } from '#src/lib/line-amount.ts'
import { rows, type Db } from '../../db.ts'

/** A line of a receipt, as far as it says what its goods were owed at. */
interface Owed {
  id: string
  document: string
  price: string
  amount: string
  rate: string
  mode: TaxMode
  discount: string
  /** How much of what its price is of. */
  counted: string
}

/** What a line comes to with tax, before anything that stands on its document. */
const grossOf = ({ amount, rate, mode }: Owed) => (mode === 'excl' ? amountOf('1', amount, rate, mode).gross : amount)

/**
 * Prices at which lines of receipts go back, by id: what was owed for the goods, so without the freight and with their share of a discount, spread
 * as it was when they came (manufacturing 2.7). All of a line at such a price is what was owed for it, to the fen. In another way of tax than its
 * receipt's a price is what comes to the same; without a discount and in the same way it is the one that was agreed.
 */
export async function returnPrices(db: Db, receipts: readonly string[], mode: string): Promise<Map<string, string>> {
  const lines = await rows<Owed>(
    db,
    sql`select l.id::text as id, d.id::text as document, trim_scale(l.price)::text as price, l.amount::text as amount, l.tax_rate::text as rate,
          d.tax_mode as mode, d.discount::text as discount,
          coalesce(trim_scale(case l.price_unit when 'kg' then coalesce(l.weight_actual, l.weight_theory) when 'm2' then l.area
            when 'm' then l.amount / nullif(l.price, 0) else l.qty end), 0)::text as counted
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where d.id = any(${sql.param([...receipts])}::bigint[]) and (d.discount <> 0 or d.tax_mode <> ${mode}) and l.price is not null
        order by d.id, l.position`,
  )
  const prices = new Map<string, string>()
  for (const receipt of new Set(lines.map(({ document }) => document))) {
    const group = lines.filter(({ document }) => document === receipt)
    const own = group.map(grossOf)
    const shares = allocated(group[0]!.discount, own)
    group.forEach((line, at) => {
      if (compared(line.counted, '0') <= 0 || compared(line.amount, '0') <= 0) return
      const gross = differenceOf(own[at]!, shares[at]!)
      const owed = mode === 'excl' ? amountWithTax(gross, line.rate, line.mode).net : gross
      prices.set(line.id, trimmed(quotientOf(owed, line.counted, 6)))
    })
  }
  return prices
}
