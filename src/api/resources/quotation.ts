import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { person, reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { document } from '../document.ts'

interface Priced {
  num: string
  price: string
}
const product = ({ num, price }: Priced) => productOf(num || '0', price || '0')

/** A discount is a line below nought. */
const least = '-99999999.99'

/** What stands in the lines of a quotation besides its unit. */
export const quotationLine = {
  name: text({ required: true, max: 200 }),
  spec: text({ max: 200 }),
  num: decimal({ required: true, places: 4 }),
  price: money({ required: true, places: 4, least }),
  subtotal: money({ least }),
  remark: text({ max: 200 }),
}
const { name, spec, num, price, subtotal, remark } = quotationLine

/** What the figures of a line come to, and which of them are summed up below. */
export const quotationLineRules = {
  sums: ['num', 'subtotal'],
  computed: { subtotal: (line: Priced) => rounded(product(line), 2) },
} as const

/** What is offered to a customer, at which price (manufacturing 5.6). */
export default document({
  name: 'quotation',
  table: 'quotations',
  path: '/doc/quotation',
  key: 'admin-store-quotation-index',
  number: { letters: 'BJ' },
  isNeverImported: true,
  states: {
    draft: { value: 0, tone: 'plain', allow: ['edit', 'send', 'void'] },
    sent: { value: 1, tone: 'active', allow: ['accept', 'lose', 'void'] },
    accepted: { value: 2, tone: 'good', allow: ['void'] },
    lost: { value: 3, tone: 'bad', allow: [] },
    voided: { value: 9, tone: 'faint', allow: [] },
  },
  acts: {
    send: { to: 'sent', title: { 'zh-cn': '发出', en: 'Send', 'zh-tw': '送出' } },
    accept: { to: 'accepted', title: { 'zh-cn': '成交', en: 'Accepted', 'zh-tw': '成交' } },
    lose: { to: 'lost', title: { 'zh-cn': '未成交', en: 'Lost', 'zh-tw': '未成交' }, isFinal: true },
    void: { to: 'voided', isFinal: true },
  },
  fields: fields({
    customer: reference('customer', { wire: 'party_id', required: true, fills: { salesman: 'salesman' } }),
    date: day({ wire: 'biz_date', required: true, start: today }),
    validUntil: day({ wire: 'valid_until' }),
    salesman: person({ wire: 'salesman_id', named: 'salesman' }),
    lines: lines(fields({ name, spec, unit: reference('unit', { wire: 'unit_id' }), num, price, subtotal, remark }), {
      ...quotationLineRules,
      max: 2_000,
    }),
    varieties: whole(),
    quantity: decimal({ places: 4 }),
    total: money({ least }),
    remark: longText({ max: 500 }),
  }),
  computed: {
    varieties: ({ lines }) => lines.filter(({ name, num, price }) => name || num || price).length,
    quantity: ({ lines }) => sumOf(lines.map(({ num }) => num || '0')),
    // rounded once, not line by line (specification 9)
    total: ({ lines }) => rounded(sumOf(lines.map(product)), 2),
  },
})
