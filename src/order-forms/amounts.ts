import { compared, differenceOf, productOf, quotientOf, rounded, sumOf } from '#src/lib/decimal.ts'

/** An amount of the shop's wire: decimal text, a number, or nothing. */
type Amount = string | number | null | undefined

/** Decimal text with two places; what is none counts as nought. */
export const exact = (amount: Amount): string => {
  const text = String(amount ?? '')
  return /^-?\d+(\.\d+)?$/.test(text) ? rounded(text, 2) : '0.00'
}

/** As it is shown: `¥1,531.80`. */
export const yuan = (amount: Amount): string => {
  const [whole = '', part = ''] = exact(amount).replace('-', '').split('.')
  return `${exact(amount).startsWith('-') ? '-' : ''}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}

/** Amounts together, exactly. */
export const exactSum = (...amounts: Amount[]): string => sumOf(amounts.map(exact))

export const isNought = (amount: Amount): boolean => compared(exact(amount), '0') === 0

/** What was paid for one article. */
interface PaidLine {
  cart_num: number
  truePrice: Amount
  sum_true_price?: Amount
}

/** What was paid for all pieces of an article. */
export const lineSum = ({ cart_num: count, truePrice, sum_true_price: sum }: PaidLine): string =>
  sum === undefined || sum === '' ? exact(productOf(exact(truePrice), String(count))) : exact(sum)

/** What was paid for some pieces of an article. */
export const piecesSum = (line: PaidLine, pieces: number): string =>
  pieces >= line.cart_num ? lineSum(line) : quotientOf(productOf(lineSum(line), String(pieces)), String(line.cart_num), 2)

/** The smaller of two amounts. */
export const least = (one: string, other: string): string => (compared(one, other) < 0 ? one : other)

/** What can still be paid back of an order. */
export const refundable = ({ pay_price: paid, refund }: { pay_price: Amount; refund: readonly { refunded_price: Amount }[] }): string =>
  differenceOf(exact(paid), sumOf(['0.00', ...refund.map(({ refunded_price: back }) => exact(back))]))
