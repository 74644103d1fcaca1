import { differenceOf, productOf, rounded, sumOf, trimmed } from '#src/lib/decimal.ts'

/** A line of a quotation; figures are decimal text. */
export interface QuotationLine {
  name: string
  unit: string
  num: string
  price: string
  remark?: string
}

/** What a quotation is made of (specification 3, price-detail document). */
export interface Quotation {
  /** '' where there is no order yet. */
  order_sn: string
  /** As it is printed. */
  order_date: string
  lines: readonly QuotationLine[]
}

/** The figures of a quotation, as printed. */
export interface QuotationSums {
  /** Of each line, its quantity times its price, to the 分. */
  subtotals: string[]
  /** Sum of all quantities times prices, rounded once (specification 3), so that it may differ from that of the subtotals. */
  total: string
  /** What the total has more than the subtotals together; '' where they agree. */
  difference: string
  count: number
  /** At most four places. */
  quantity: string
}

/** The figures of a quotation. @throws RangeError where a line has no decimals */
export function sumsOf(lines: readonly Pick<QuotationLine, 'num' | 'price'>[]): QuotationSums {
  const products = lines.map(({ num, price }) => productOf(num, price))
  const subtotals = products.map((product) => rounded(product, 2))
  const total = rounded(sumOf(products), 2)
  const difference = rounded(differenceOf(total, sumOf(subtotals)), 2)
  return {
    subtotals,
    total,
    difference: /[1-9]/.test(difference) ? difference : '',
    count: lines.length,
    quantity: trimmed(rounded(sumOf(lines.map(({ num }) => num)), 4)),
  }
}
