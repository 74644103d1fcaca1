import { addPaid } from '#src/api/factory-orders.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { today } from '#src/lib/shop-time.ts'
import { $text } from './pay.text.ts'

interface Values {
  amount: string
  discount: string
  date: string
  account: string
  method: string
  refNo: string
  remark: string
}

/** An order, or what came of one. */
interface Paid {
  id: string
  supplier?: string
  party?: string
}

/** Pays for a document in advance, or settles it (manufacturing 3.2, addPaid). */
export const payForm = (type: 'PO' | 'IN') =>
  defineForm<Paid, Values, ReturnType<typeof $text.get>>({
    text: $text,
    start: () => ({ amount: '', discount: '', date: today(), account: '', method: 'bank', refNo: '', remark: '' }),
    fields: [
      { key: 'amount', of: money({ required: true, most: '99999999999999' }), required: 'missing' },
      { key: 'discount', of: money() },
      { key: 'date', of: day({ required: true }), required: 'missing' },
      { key: 'account', of: reference('cash-account') },
      { key: 'method', of: choice({ cash: 'cash', bank: 'bank', wechat: 'wechat', alipay: 'alipay', draft: 'acceptance' }) },
      { key: 'refNo', of: text({ max: 60 }) },
      { key: 'remark', of: longText({ max: 200 }) },
    ],
    async save({ amount, discount, date, account, method, refNo, remark }, { connection, row, options }) {
      const body = {
        ...{ side: 'out' as const, party_id: Number(row!.supplier ?? row!.party), amount, biz_date: date, ref_no: refNo, remark },
        ...{ doc: { type, id: Number(row!.id) }, method: method as 'bank' },
        ...(discount && { discount }),
        ...(account && { account_id: Number(account) }),
      }
      const { sn } = await connection.send(addPaid, { body }, options)
      return $text.get().paid(sn)
    },
  })
