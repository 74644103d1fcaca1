import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { person } from '#src/kinds/reference.ts'
import { state } from '#src/kinds/state.ts'
import { tags } from '#src/kinds/tags.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { priceKey } from './factory-lines.ts'

/** People at a customer or supplier. */
const contacts = lines(
  fields({
    person: text({ wire: 'name', required: true, max: 40 }),
    post: text({ max: 40 }),
    phone: text({ max: 30 }),
    isMain: flag({ wire: 'is_main' }),
  }),
  { max: 50 },
)

/** Where goods go to or come from. */
const addresses = lines(
  fields({
    address: text({ required: true, max: 200 }),
    receiver: text({ max: 40 }),
    phone: text({ max: 30 }),
    isMain: flag({ wire: 'is_main' }),
  }),
  { max: 50 },
)

/** What customers and suppliers have in common (manufacturing 2.3, party). */
export const partyFields = fields({
  sn: code({ max: 30 }),
  name: text({ required: true, max: 100 }),
  shortName: text({ wire: 'short_name', max: 40 }),
  phone: text({ max: 30 }),
  /** Taxpayer's number. */
  taxNo: code({ wire: 'tax_no', max: 20 }),
  bank: text({ max: 100 }),
  accountNo: code({ wire: 'account_no', max: 40 }),
  invoiceTitle: text({ wire: 'invoice_title', max: 100 }),
  payTerm: choice({ cash: 'cash', cod: 'cod', prepay: 'prepay', days: 'days', month_end: 'monthEnd' }, { wire: 'pay_term', start: 'cash' }),
  /** Days after the delivery, or after the end of its month. */
  payDays: whole({ wire: 'pay_days', most: 365 }),
  /** Of goods that have no rate of their own. */
  taxRate: percent({ wire: 'tax_rate', places: 4 }),
  tags: tags({ max: 10 }),
  remark: longText({ max: 500 }),
  contacts,
  addresses,
  status: state({ 1: 'good', 0: 'faint' }, { isNumber: true, start: '1', words: { 1: 'inUse', 0: 'stopped' } }),
})

export const customerFields = fields({
  ...partyFields,
  level: choice({ A: 'levelA', B: 'levelB', C: 'levelC' }),
  salesman: person({ wire: 'salesman_id', named: 'salesman' }),
  creditLimit: money({ wire: 'credit_limit' }),
  /** What happens to an order above the limit. */
  creditPolicy: choice({ none: 'noLimit', warn: 'warn', block: 'block' }, { wire: 'credit_policy', start: 'warn' }),
})

export const supplierFields = fields({
  ...partyFields,
  buyer: person({ wire: 'buyer_id', named: 'buyer' }),
  /** Materials it supplies, in words. */
  materials: tags({ max: 20 }),
  leadDays: whole({ wire: 'lead_days', most: 365 }),
  minOrder: money({ wire: 'min_order' }),
  /** What is owed to it; below nought for what was paid in advance (manufacturing 3.5 no. 13). */
  payable: money({ least: '-999999999999.99', most: '999999999999.99', readOnly: true, needs: priceKey }),
})
