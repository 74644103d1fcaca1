import { allocated, differenceOf, digitsOf, productOf, rounded, sumOf, textOf } from '#src/lib/decimal.ts'

/** Pieces of one kind at a price. */
export interface Priced {
  price: string
  num: number
}

export interface Shares {
  /** Before any discount. */
  total: string
  /** Paid for all pieces of each kind, exactly. */
  paid: string[]
  /** Paid for one piece of each kind; what no piece can have alone is left out. */
  each: string[]
}

/** What each kind costs once an amount is taken off the whole, by what it is worth. @throws RangeError where that is more than there is */
export function sharesOf(lines: readonly Priced[], discount: string): Shares {
  const worth = lines.map(({ price, num }) => rounded(productOf(price, String(num)), 2))
  const total = sumOf(worth)
  const left = differenceOf(total, discount)
  if (left.startsWith('-')) throw new RangeError('more is taken off than there is')
  const paid = allocated(rounded(left, 2), worth)
  return { total, paid, each: paid.map((one, at) => partOf(one, lines[at]!.num, 1)) }
}

/** What some of many pieces cost, rounded down: parts of whatever sizes are never more than the whole. */
export function partOf(paid: string, num: number, pieces: number): string {
  const { digits } = digitsOf(rounded(paid, 2))
  return textOf({ digits: (digits * BigInt(pieces)) / BigInt(num), places: 2 })
}
