import type { StoreProductRow } from '#src/api/store-products.ts'
import { grouped } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './product-facts.css?inline'
import { daysInBin } from './days-in-bin.ts'
import type { $text } from './text.ts'

addStyles(css)

/** A product without attributes is short itself, and its stock says so already. */
const shortOf = ({ spec_type: type, short_skus: short = [] }: StoreProductRow) =>
  type === 1 ? short.map(({ suk, stock }) => [suk, stock] as const) : []

/** What opens below a product. */
export function ProductFacts({ row, words }: { row: StoreProductRow; words: ReturnType<typeof $text.get> }) {
  const facts: readonly [string, string][] = [
    [words.cate_name, row.cate_name],
    [words.ot_price, grouped(String(row.ot_price))],
    [words.cost, grouped(String(row.cost))],
    [words.collect, String(row.collect)],
    [words.ficti, String(row.ficti)],
    ...(row.least_stock !== undefined ? [[words.leastStock, words.below(row.least_stock)] as [string, string]] : []),
    ...shortOf(row).map(([suk, stock]): [string, string] => [words.short(suk), words.left(stock)]),
    ...(row.recycled_at ? [[words.recycledAt, words.binSince(row.recycled_at, daysInBin(row.recycled_at))] as [string, string]] : []),
  ]
  return (
    <dl className="product-facts">
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
