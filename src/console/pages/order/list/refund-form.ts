import type { SplitLine } from '#src/api/orders.ts'
import { refundOrder } from '#src/api/orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { exact, isNought, least, piecesSum, refundable, yuan } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import { flag } from '#src/kinds/flag.ts'
import { money } from '#src/kinds/money.ts'
import { compared, differenceOf, sumOf } from '#src/lib/decimal.ts'
import { readPieces } from './order-calls.ts'
import { chosenPieces, everyPiece, PiecesControl, type Pieces, type PiecesGiven } from '#src/order-forms/pieces.tsx'
import { NumberShown, RefundCloses } from './refund-closes.tsx'
import { $text } from './refund-form.text.ts'

type Words = ReturnType<typeof $text.get>

interface RefundValues extends PiecesGiven {
  orderNumber: string
  isByPiece: boolean
  pieces: Pieces
  price: string
  /** What can be paid back at most. */
  whole: string
  /** Where the sentence about what is not paid back stands. */
  closes: null
}

const left = ({ cart_num: all, refund_num: back }: SplitLine) => Math.max(0, all - (back || 0))

const isEverything = ({ lines, most }: PiecesGiven, pieces: Pieces) =>
  lines.every((line) => (pieces[String(line.cart_id)] ?? 0) >= most(line))

/** What was paid for the pieces; for all of them what is left of the order, its postage too. */
export function refundFor(values: PiecesGiven & Pick<RefundValues, 'whole'>, pieces: Pieces): string {
  if (isEverything(values, pieces)) return values.whole
  const sums = values.lines.map((line) => piecesSum({ ...line.cart_info, cart_num: line.cart_num }, pieces[String(line.cart_id)] ?? 0))
  return least(exact(sumOf(['0.00', ...sums])), values.whole)
}

/** What stays with the shop of an order that is closed by this: all pieces are given back, for less than they are worth; else nought. */
export function keptOf({ isByPiece, pieces, price, whole, ...given }: Omit<RefundValues, 'orderNumber' | 'closes'>): string {
  const closes = price !== '' && (!isByPiece || isEverything(given, pieces))
  return closes && compared(exact(price), whole) < 0 ? differenceOf(whole, exact(price)) : '0.00'
}

/** Pays an order back, whole or by piece, at once. */
export const refundForm = defineForm<Order, RefundValues, Words>({
  text: $text,
  title: { add: 'title', edit: 'title' },
  in: 'drawer',
  width: 720,
  async start({ connection, row }) {
    const order = row!
    const given: PiecesGiven = { lines: await readPieces(connection, order.id), most: left }
    const whole = refundable(order)
    return { orderNumber: order.order_id, isByPiece: false, pieces: everyPiece(given), price: whole, whole, closes: null, ...given }
  },
  fields: [
    { key: 'orderNumber', control: NumberShown },
    {
      key: 'isByPiece',
      when: ({ lines }) => lines.reduce((sum, line) => sum + left(line), 0) > 1,
      of: flag(),
      fills: (values) => ({ price: values.isByPiece ? refundFor(values, values.pieces) : values.whole }),
    },
    {
      key: 'pieces',
      sentAs: 'cart_ids',
      when: ({ isByPiece }) => isByPiece,
      control: PiecesControl,
      fills: (values) => ({ price: refundFor(values, values.pieces) }),
      check: (pieces, _, words) => chosenPieces(pieces).length === 0 && words.piecesMissing,
    },
    {
      key: 'price',
      sentAs: 'refund_price',
      required: 'priceMissing',
      help: 'priceHelp',
      of: money(),
      check: (price, { whole }, words) => compared(exact(price), whole) > 0 && words.tooMuch(yuan(whole)),
    },
    {
      key: 'closes',
      when: (values) => !isNought(keptOf(values)),
      control: RefundCloses,
      words: (values, words) => ({ closing: words.closesWith(yuan(keptOf(values))) }),
    },
  ],
  async save({ price, isByPiece, pieces }, { connection, row, options }) {
    const body = { refund_price: exact(price), cart_ids: isByPiece ? chosenPieces(pieces) : [] }
    return (await connection.answer(refundOrder, { params: { id: row!.id }, body }, options)).message
  },
})
