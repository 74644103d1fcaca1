import { quoteCashierSale, sellAtCashier, type CashierOrder, type CashierSale } from '#src/api/cashier-orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { RequestError } from '#src/http/failure.ts'
import { choice } from '#src/kinds/choice.ts'
import { money } from '#src/kinds/money.ts'
import { customer, type ShopRecord } from '#src/kinds/shop-record.ts'
import { text } from '#src/kinds/text.ts'
import { compared, differenceOf } from '#src/lib/decimal.ts'
import { exact, yuan } from '#src/order-forms/amounts.ts'
import type { Connection } from '#src/stores/connection.ts'
import { GoodsInput } from './goods-input.tsx'
import { pricedLines, sentLines, type SoldLine } from './sold-line.ts'
import { $text } from './sale.text.ts'
import { SumShown } from './sum-shown.tsx'

/** Called as on the wire: what the server refuses stands at its field. */
interface Sale {
  uid: ShopRecord
  lines: readonly SoldLine[]
  due: string
  discount: string
  paid: string
  pay_type: string
  mark: string
  connection: Connection
}

const paidOf = (due: string, discount: string): string =>
  due === '' || compared(exact(discount), exact(due)) >= 0 ? '' : differenceOf(exact(due), exact(discount))

const bodyOf = ({ uid, lines, due, discount, pay_type, mark }: Sale): CashierSale => ({
  ...{ uid: Number(uid.id), lines: sentLines(lines), due: exact(due), discount: exact(discount), pay_type, mark },
})

/** What the goods cost this customer, as the server sums it. @throws RequestError */
async function priced({ uid, lines, discount, connection }: Sale): Promise<Partial<Sale>> {
  if (lines.length === 0) return { due: '', paid: '' }
  const quote = await connection.send(quoteCashierSale, { body: { uid: Number(uid.id) || 0, lines: sentLines(lines) } })
  return { lines: pricedLines(lines, quote), due: quote.due, paid: paidOf(quote.due, discount) }
}

/** Goods that are sold and paid at the counter: a real order, handed over at once. */
export const saleForm = defineForm<CashierOrder, Sale, ReturnType<typeof $text.get>>({
  text: $text,
  title: { add: 'title', edit: 'title' },
  in: 'drawer',
  width: 760,
  start: ({ connection }) => ({
    ...{ uid: { id: '', name: '', image: '' }, lines: [], due: '', discount: '', paid: '', pay_type: 'offline', mark: '', connection },
  }),
  fields: [
    { key: 'uid', required: 'personMissing', of: customer(), check: ({ id }, _, words) => id === '' && words.personMissing, fills: priced },
    { key: 'lines', required: 'goodsMissing', control: GoodsInput, fills: priced },
    { key: 'due', help: 'dueHelp', control: SumShown },
    {
      key: 'discount',
      of: money(),
      fills: ({ due, discount }) => ({ paid: paidOf(due, discount) }),
      check: (discount, { due }, words) => due !== '' && compared(exact(discount), exact(due)) >= 0 && words.discountWrong,
    },
    { key: 'paid', control: SumShown },
    {
      key: 'pay_type',
      of: choice({ offline: 'offline', weixin: 'weixin', alipay: 'alipay', yue: 'yue' }, { order: ['offline', 'weixin', 'alipay', 'yue'] }),
    },
    { key: 'mark', of: text({ max: 200 }) },
  ],
  save: async (sale, { connection, options }) => (await connection.answer(sellAtCashier, { body: bodyOf(sale) }, options)).message,
  wayOut(failure, sale, { connection }) {
    if (!(failure instanceof RequestError) || failure.code !== 'CASHIER_PRICE') return undefined
    const { due } = failure.data as { due: string }
    const words = $text.get()
    return {
      ...{ title: failure.message, message: words.priceChanged(yuan(sale.due)), label: words.sellFor(yuan(paidOf(due, sale.discount))) },
      run: async () => (await connection.answer(sellAtCashier, { body: bodyOf({ ...sale, due }) })).message,
    }
  },
})
