import { sql } from 'drizzle-orm'
import { compared, parseDecimal } from '#src/lib/decimal.ts'
import { row, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { StoredOrder } from '../order.ts'
import { shopTime } from '../../time.ts'

/** What the form of a price says. */
export interface PriceBody {
  order_id?: string
  total_price?: string
  pay_price?: string
  gain_integral?: string
  version?: number
}

interface Pricing {
  version: number
  who: string
  at: string
}

/** When the price of an order was changed last: what else happens to an order, such as a remark, is no obstacle to a new price. */
async function lastPricing(db: Db, order: number): Promise<Pricing> {
  const found = await row<Pricing>(
    db,
    sql`select id as version, by_name as who, ${shopTime('added_at')} as at from shop_order_events
      where order_id = ${order} and change_type = 'order_edit' order by id desc limit 1`,
  )
  return found ?? { version: 0, who: '', at: '' }
}

/** The price of an order as its form carries it, with the version that only our server counts. */
export async function priceOf(db: Db, order: StoredOrder) {
  const { total_price, pay_postage, pay_price, gain_integral } = order
  const { version } = await lastPricing(db, order.id)
  return {
    ...{ total_price: Number(total_price), pay_postage: Number(pay_postage), pay_price: Number(pay_price), gain_integral },
    version,
  }
}

/** @throws Refusal 409 `CHANGED` where somebody changed the price after it was read; who names no version, as other clients, is not refused */
export async function refuseOutdated(db: Db, order: StoredOrder, version: number | undefined): Promise<void> {
  const last = await lastPricing(db, order.id)
  if (version === undefined || version === last.version) return
  const values = { who: last.who || '—', at: last.at }
  throw new Refusal({ status: 409, code: 'CHANGED', values, data: { row: await priceOf(db, order) } })
}

/** @throws Refusal `PAY_PRICE_CHANGED` where an order costs another sum than somebody has seen; who names none is not refused */
export function refuseOtherPrice({ paid, pay_price }: StoredOrder, seen: string | undefined): void {
  if (paid || !seen || compared(seen, pay_price) === 0) return
  throw new Refusal({ status: 400, code: 'PAY_PRICE_CHANGED', values: { price: pay_price } })
}

/** What an order costs at most. */
const most = '9999999.99'
/** Points that are given for an order at most, in figures. */
const mostFigures = 9
// so many places are a number as well, though no price
const anyPlaces = 20

const isBlank = (text: string | undefined): text is undefined | '' => text === undefined || text.trim() === ''
const isNumber = (text: string) => parseDecimal(text, anyPlaces) !== undefined

/**
 * The price and the points that an order is to have.
 * @throws Refusal 400391, 400393, 400394, 400395, 400155, 400398, and for what the contract knows no number of `PRICE_PLACES`,
 * `PRICE_LARGE`, `POINTS_WHOLE`: each at its field
 */
export function readPrice({ order_id = '', total_price, pay_price = '', gain_integral }: PriceBody): {
  payPrice: string
  gainPoints?: number
} {
  const refuse = (code: string, field: string, values?: Record<string, string>): never => {
    throw new Refusal({ status: 400, code, errors: { [field]: code }, ...(values && { values }) })
  }
  if (order_id !== '' && !/^[a-z\d]+$/i.test(order_id)) refuse('400391', 'order_id')
  if (!isBlank(total_price) && !isNumber(total_price)) refuse('400393', 'total_price')
  if (isBlank(pay_price)) refuse('400394', 'pay_price')
  if (!isNumber(pay_price)) refuse('400395', 'pay_price')
  if (pay_price.trim().startsWith('-')) refuse('400155', 'pay_price')
  const payPrice = parseDecimal(pay_price, 2) ?? refuse('PRICE_PLACES', 'pay_price')
  if (compared(payPrice, most) > 0) refuse('PRICE_LARGE', 'pay_price', { most })
  if (isBlank(gain_integral)) return { payPrice }
  if (!isNumber(gain_integral)) refuse('400398', 'gain_integral')
  const gain = parseDecimal(gain_integral, 0)
  if (gain === undefined || gain.startsWith('-') || gain.length > mostFigures) return refuse('POINTS_WHOLE', 'gain_integral')
  return { payPrice, gainPoints: Number(gain) }
}
