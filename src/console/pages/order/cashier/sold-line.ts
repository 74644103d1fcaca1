import type { CashierGoods, CashierLine, CashierQuote } from '#src/api/cashier-orders.ts'

/** Pieces of a specification that somebody buys at the counter. */
export interface SoldLine {
  goods: CashierGoods
  num: number
  /** What a piece costs this customer, once the server said so. */
  price?: string
}

/** Specifications that each chosen product has, by the product's id. */
export type OfferedGoods = ReadonlyMap<number, readonly CashierGoods[]>

export const offeredBy = (goods: readonly CashierGoods[], before: OfferedGoods = new Map()): OfferedGoods => {
  const all = new Map(before)
  for (const product of new Set(goods.map(({ product_id: id }) => id)))
    all.set(
      product,
      goods.filter(({ product_id: id }) => id === product),
    )
  return all
}

const isLeft = ({ stock }: CashierGoods) => stock > 0

/** Lines of the products that are chosen: those that were there stay, a new product comes with its first specification that is in stock. */
export function linesOf(products: readonly number[], lines: readonly SoldLine[], offered: OfferedGoods): SoldLine[] {
  const kept = lines.filter(({ goods }) => products.includes(goods.product_id))
  const added = products.filter((id) => !kept.some(({ goods }) => goods.product_id === id))
  return [
    ...kept,
    ...added.flatMap((id) => {
      const all = offered.get(id) ?? []
      const first = all.find(isLeft) ?? all[0]
      return first ? [{ goods: first, num: 1 }] : []
    }),
  ]
}

/** Specifications of a product that no other line has. */
export const choicesFor = (line: SoldLine, lines: readonly SoldLine[], offered: OfferedGoods): readonly CashierGoods[] =>
  (offered.get(line.goods.product_id) ?? [line.goods]).filter(
    ({ unique }) => unique === line.goods.unique || !lines.some(({ goods }) => goods.unique === unique),
  )

/** A further specification of the same product, where it has one. */
export function withAnother(line: SoldLine, lines: readonly SoldLine[], offered: OfferedGoods): SoldLine[] {
  const next = choicesFor(line, lines, offered).find(({ unique }) => unique !== line.goods.unique)
  const at = lines.indexOf(line)
  return next ? [...lines.slice(0, at + 1), { goods: next, num: 1 }, ...lines.slice(at + 1)] : [...lines]
}

export const sentLines = (lines: readonly SoldLine[]): CashierLine[] => lines.map(({ goods, num }) => ({ unique: goods.unique, num }))

/** The lines with what their pieces cost the customer. */
export const pricedLines = (lines: readonly SoldLine[], { lines: priced }: CashierQuote): SoldLine[] =>
  lines.map((line) => ({ ...line, price: priced.find(({ unique }) => unique === line.goods.unique)?.price ?? line.goods.price }))
