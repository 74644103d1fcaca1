import { addPaid } from '#src/api/factory-money.ts'
import { readPaper, type PaperType } from '#src/api/factory-orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { compared } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import type { Connection } from '#src/stores/connection.ts'
import { OwedField } from './owed-field.tsx'
import { $text } from './pay.text.ts'

interface Values {
  party: string
  owed: string
  amount: string
  discount: string
  date: string
  account: string
  method: string
  auto: string
  refNo: string
  remark: string
}

/** An order, or what came of one. */
interface Paid {
  id: string
  supplier?: string
  party?: string
}

/** What of a document nobody has paid yet; '' where that cannot be said. */
async function openOf(connection: Connection, type: PaperType, id: string): Promise<string> {
  const paper = await connection.send(readPaper, { body: { type, id: Number(id) } })
  const { open = '' } = ((paper['header'] as { totals?: object } | undefined)?.totals ?? {}) as { open?: string }
  return open && compared(open, '0') > 0 ? open : ''
}

const emptied = (party: string): Values => ({
  ...{ party, owed: '', amount: '', discount: '', date: today(), account: '', method: 'bank', auto: 'fifo', refNo: '', remark: '' },
})
const methods = { cash: 'cash', bank: 'bank', wechat: 'wechat', alipay: 'alipay', draft: 'acceptance' } as const
const partyOf = ({ supplier, party }: Paid): string => supplier ?? party ?? ''

const body = ({ party, amount, discount, date, account, method, refNo, remark }: Values) => ({
  ...{ side: 'out' as const, party_id: Number(party), amount, biz_date: date, ref_no: refNo, remark, method: method as 'bank' },
  ...(discount && { discount }),
  ...(account && { account_id: Number(account) }),
})

const moneyFields = [
  { key: 'amount', of: money({ required: true, most: '99999999999999' }), required: 'missing' },
  { key: 'discount', of: money() },
  { key: 'date', of: day({ required: true }), required: 'missing' },
  { key: 'account', of: reference('cash-account') },
  { key: 'method', of: choice(methods) },
] as const
const noteFields = [
  { key: 'refNo', of: text({ max: 60 }) },
  { key: 'remark', of: longText({ max: 200 }) },
] as const

/** Pays for a document: what is owed for it is settled, the rest is money in advance (manufacturing 3.2, addPaid). */
export const payForm = (type: 'PO' | 'IN') =>
  defineForm<Paid, Values, ReturnType<typeof $text.get>>({
    text: $text,
    // who is paid stands in no field here: what is owed to them begins with it
    start: async ({ connection, row }) => {
      const party = partyOf(row!)
      return { ...emptied(party), owed: party, amount: await openOf(connection, type, row!.id) }
    },
    fields: [...moneyFields, ...noteFields, { key: 'owed', control: OwedField }],
    async save(values, { connection, row, options }) {
      const { sn, unallocated } = await connection.send(addPaid, { body: { ...body(values), doc: { type, id: Number(row!.id) } } }, options)
      return $text.get().paid(sn, unallocated)
    },
  })

/** Pays a supplier: debts are settled in an order, or later by hand. */
export const paySupplierForm = defineForm<never, Values, ReturnType<typeof $text.get>>({
  text: $text,
  title: { add: 'payTitle', edit: 'payTitle' },
  start: () => emptied(''),
  fields: [
    {
      key: 'party',
      of: reference('supplier', { required: true }),
      required: 'missing',
    },
    ...moneyFields,
    { key: 'auto', of: choice({ fifo: 'fifo', due: 'byDue', none: 'later' }) },
    ...noteFields,
    { key: 'owed', control: OwedField },
  ],
  async save(values, { connection, options }) {
    const { sn, unallocated } = await connection.send(addPaid, { body: { ...body(values), auto: values.auto as 'fifo' } }, options)
    return $text.get().paid(sn, unallocated)
  },
})
