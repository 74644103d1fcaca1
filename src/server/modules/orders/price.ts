import { parseDecimal } from '#src/lib/decimal.ts'
import { Refusal } from '../../refusal.ts'

/** What the form of a price says. */
export interface PriceBody {
  order_id?: string
  total_price?: string
  pay_price?: string
  gain_integral?: string
}

const figureOf = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : parseDecimal(text, 2))

/**
 * The price and the points that an order is to have.
 * @throws Refusal 400391, 400393, 400394, 400395, 400155, 400398: each at its field
 */
export function readPrice({ order_id = '', total_price = '', pay_price = '', gain_integral }: PriceBody): {
  payPrice: string
  gainPoints?: number
} {
  const refuse = (code: string, field: string) => {
    throw new Refusal({ status: 400, code, errors: { [field]: code } })
  }
  if (order_id !== '' && !/^[a-z\d]+$/i.test(order_id)) refuse('400391', 'order_id')
  if (total_price !== '' && figureOf(total_price) === undefined) refuse('400393', 'total_price')
  if (pay_price.trim() === '') refuse('400394', 'pay_price')
  const payPrice = figureOf(pay_price)
  if (payPrice === undefined || payPrice.length > 13) refuse('400395', 'pay_price')
  if (payPrice!.startsWith('-')) refuse('400155', 'pay_price')
  if (gain_integral === undefined || gain_integral === '') return { payPrice: payPrice! }
  const gain = figureOf(gain_integral)
  if (gain === undefined || gain.length > 9) refuse('400398', 'gain_integral')
  return { payPrice: payPrice!, gainPoints: Number(gain) }
}
