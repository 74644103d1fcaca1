import { setInvoice, type InvoiceRow } from '#src/api/invoices.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { longText } from '#src/kinds/long-text.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

interface Issued {
  /** '1' or '0'. */
  issued: string
  invoiceNumber: string
  remark: string
  /** Of our own server alone. */
  version: number | undefined
}

/** Whether an invoice was issued, and its number. */
export const invoiceForm = defineForm<InvoiceRow, Issued, Words>({
  text: $text,
  start: ({ row }) => ({
    issued: String(row?.is_invoice ?? 0),
    invoiceNumber: row?.invoice_number ?? '',
    remark: row?.invoice_reamrk ?? '',
    version: row?.version,
  }),
  fields: [
    { key: 'issued', sentAs: 'is_invoice', of: choice({ 1: 'yes', 0: 'no' }, { order: ['1', '0'] }) },
    {
      key: 'invoiceNumber',
      sentAs: 'invoice_number',
      required: 'invoiceNumberMissing',
      when: ({ issued }) => issued === '1',
      of: text({ max: 64 }),
    },
    { key: 'remark', when: ({ issued }) => issued === '1', of: longText({ max: 500 }) },
  ],
  async save({ issued, invoiceNumber, remark, version }, { connection, row, options }) {
    const body = {
      ...(issued === '1' ? { is_invoice: 1, invoice_number: invoiceNumber, remark } : { is_invoice: 0, invoice_number: '', remark: '' }),
      ...(version !== undefined && { version }),
    }
    return (await connection.answer(setInvoice, { params: { id: row!.invoice_id }, body }, options)).message
  },
})
