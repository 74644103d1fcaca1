import { countInvoices, listInvoices, type InvoiceFilter, type InvoiceRow } from '#src/api/invoices.ts'
import { downloadInvoice, issueNegativeInvoice } from '#src/api/shop/invoices.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { Over } from '#src/console/parts/orders/over.tsx'
import { shopTime } from '#src/lib/shop-time.ts'
import { InvoiceContacts } from './contacts.tsx'
import { invoiceForm } from './invoice-form.ts'
import { IssueDialog } from './issue/issue.tsx'
import { OrderDialog } from './order.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const isIssued = ({ is_invoice: flag }: InvoiceRow) => Number(flag) === 1
/** The shop has a tax service that issues electronic ones. */
const canIssue = ({ elec_invoice: flag }: InvoiceRow) => Number(flag) === 1
const isAskedBack = ({ refund_status: status }: InvoiceRow) => Number(status) !== 0
/** An electronic one that was issued, and not taken back. */
const isElectronic = (row: InvoiceRow) => canIssue(row) && isIssued(row) && Boolean(row.unique_num) && !row.red_invoice_num

const states: Readonly<Record<number, 'toShip' | 'onTheWay' | 'received' | 'finished' | 'partly' | 'refunded'>> = {
  ...{ 0: 'toShip', 1: 'onTheWay', 2: 'received', 3: 'finished', 4: 'partly', [-2]: 'refunded' },
}

const kindOf = ({ type }: InvoiceRow, words: Words) => (Number(type) === 1 ? words.electronic : words.paper)
const headerOf = ({ header_type: type }: InvoiceRow, words: Words) => (Number(type) === 1 ? words.personal : words.company)
const isRefunded = ({ status }: InvoiceRow) => Number(status) === -2
/** Where the order is; of one that was given back, why nothing can be changed. */
function stateOf(row: InvoiceRow, words: Words) {
  const state = states[Number(row.status)]
  const name = state ? words[state] : String(row.status)
  if (!isRefunded(row)) return name
  return (
    <>
      {name} <small>{words.closed}</small>
    </>
  )
}
const issuedOf = (row: InvoiceRow, words: Words) => (
  <>
    <State isOn={isIssued(row)}>{isIssued(row) ? words.yes : words.no}</State>
    {row.red_invoice_num && <small className="console-tag">{words.takenBack}</small>}
  </>
)

/** Invoices that customers asked for (orders contract, 发票管理). */
export default definePage({
  text: $text,
  list: { call: listInvoices, beside: countInvoices, read: (row) => row as unknown as InvoiceRow },
  size: 15,
  empty: 'empty',
  find: 'real_name',
  rowKey: ({ invoice_id: id, id: order }) => String(id ?? order),
  rowName: ({ order_id: number }) => number,
  filters: [
    {
      field: 'type',
      as: 'choice',
      word: 'tabs',
      tabs: true,
      options: choices('all', ['1', 'waiting'], ['2', 'opened'], ['3', 'ofRefunds']),
      async counts(connection, narrowed) {
        const { all, noOpened, opened, refund } = await connection.send(countInvoices, { query: narrowed as InvoiceFilter })
        return { '': Number(all), 1: Number(noOpened), 2: Number(opened), 3: Number(refund) }
      },
    },
    { field: 'data', as: 'dates', word: 'time' },
    {
      field: 'field_key',
      as: 'choice',
      word: 'within',
      options: choices('everything', ['order_id', 'number'], ['uid', 'uid'], ['real_name', 'realName'], ['user_phone', 'phone']),
    },
    { field: 'real_name', as: 'text', word: 'search' },
  ],
  columns: [
    {
      key: 'number',
      heading: true,
      width: 200,
      show: ({ order_id: number }) => (
        <Over>
          <strong className="console-name">{number}</strong>
        </Over>
      ),
    },
    { key: 'amount', width: 110, align: 'end', show: ({ pay_price: paid }) => paid },
    { key: 'kind', width: 140, show: kindOf },
    { key: 'header', width: 90, show: headerOf },
    { key: 'ordered', width: 150, show: ({ add_time: time }) => <Moment at={typeof time === 'number' ? shopTime(time) : time} /> },
    { key: 'issued', width: 110, show: issuedOf },
    { key: 'state', width: 120, show: stateOf },
  ],
  detail: {
    sections: [
      {
        key: 'about',
        fields: [
          {
            key: 'number',
            show: ({ id, order_id: number }) => <RecordLink {...places.order(id)}>{number}</RecordLink>,
          },
          { key: 'name', show: ({ name }) => name },
          { key: 'kind', show: kindOf },
          { key: 'header', show: headerOf },
          { key: 'duty', show: ({ duty_number: number }) => number },
          { key: 'bank', show: ({ bank }) => bank },
          { key: 'account', show: ({ card_number: number }) => number },
          { key: 'address', show: ({ address }) => address },
          { key: 'companyPhone', show: ({ tell }) => tell },
          { key: 'amount', show: ({ pay_price: paid }) => paid },
          { key: 'state', show: stateOf },
          { key: 'issued', show: issuedOf },
          { key: 'invoiceNumber', show: ({ invoice_number: number }) => number },
          { key: 'negativeNumber', show: ({ red_invoice_num: number }) => number },
          { key: 'remark', show: ({ invoice_reamrk: remark }) => remark },
        ],
      },
      {
        key: 'contact',
        fields: [
          { key: 'realName', show: ({ real_name: name }) => name },
          { key: 'contactPhone', show: ({ drawer_phone: own, user_phone: phone }) => own || phone },
          { key: 'email', show: ({ email }) => email },
        ],
      },
    ],
  },
  actions: [
    { key: 'edit', on: 'row', permission: 'invoice-edit', when: (row) => !isRefunded(row), form: invoiceForm },
    { key: 'order', on: 'row', permission: 'invoice-order-info', Dialog: OrderDialog },
    { key: 'contacts', on: 'row', at: 'own', permission: 'admin-user-personal-data', Dialog: InvoiceContacts },
    {
      key: 'issue',
      on: 'row',
      at: 'shop',
      when: (row) => canIssue(row) && !isIssued(row) && !isAskedBack(row),
      Dialog: IssueDialog,
    },
    {
      key: 'download',
      on: 'row',
      at: 'shop',
      when: (row) => isElectronic(row) && !isAskedBack(row),
      async run({ invoice_id: id }, { connection }) {
        const { downloadBase64 } = await connection.send(downloadInvoice, { params: { id } })
        window.open(downloadBase64.pdfUrl, '_blank', 'noopener')
      },
    },
    {
      key: 'negative',
      on: 'row',
      at: 'shop',
      confirm: true,
      when: isElectronic,
      run: async ({ invoice_id: id }, { connection }) => (await connection.answer(issueNegativeInvoice, { params: { id } })).message,
    },
  ],
})
