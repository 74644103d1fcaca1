import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/invoices.ts'
import { counted, id, list, nothing, number, record, text } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { personalKey, seesPersonal } from '../../shop/personal.ts'
import * as service from './service.ts'

const page = 'admin-order-startOrderInvoice-index'
const textOf = (maxLength: number): Schema => ({ type: 'string', maxLength })
const filter = {
  type: { type: 'string', enum: ['', '0', '1', '2', '3'] },
  ...{ real_name: textOf(100), field_key: textOf(20), data: textOf(60) },
}
const params: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }
const body: Schema = {
  type: 'object',
  properties: {
    is_invoice: { type: 'integer', enum: [0, 1] },
    invoice_number: textOf(64),
    remark: textOf(500),
    version: { type: 'integer', minimum: 1 },
  },
}
const invoice = record({
  ...{ id, invoice_id: id, order_id: text, pay_price: text, add_time: text, status: number, refund_status: number, type: number },
  ...{ header_type: number, name: text, duty_number: text, drawer_phone: text, email: text, tell: text, address: text, bank: text },
  ...{ card_number: text, real_name: text, user_phone: text, is_invoice: number, invoice_number: text, invoice_reamrk: text },
  ...{ unique_num: text, red_invoice_num: text, version: number },
})
const orderReply = record({
  orderInfo: record({
    ...{ order_id: text, real_name: text, user_phone: text, user_address: text, total_num: number, total_price: text, pay_postage: text },
    ...{ coupon_price: text, deduction_price: text, pay_price: text, add_time: text, mark: text },
    _status: record({ _title: text, _payType: text }),
    cartInfo: list(record({ cart_num: number, productInfo: record({ id, store_name: text, price: text }) })),
  }),
  userInfo: record({ nickname: text, spread_name: text }),
})

const contactsReply = record({
  ...{ real_name: text, user_phone: text, user_address: text, drawer_phone: text, tell: text, address: text },
})

/** Invoices of orders. */
const invoices: FastifyPluginAsync = async (app) => {
  serve(
    app,
    api.listInvoices,
    { permission: page, query: { properties: { ...pagingSchema, ...filter } }, reply: counted(invoice) },
    (call) => service.list(call.db, call.query, seesPersonal(userOf(call))),
  )
  const figures = record({ all: text, noOpened: text, opened: text, refund: text, elec_invoice: number })
  serve(app, api.countInvoices, { permission: page, query: { properties: filter }, reply: figures }, (call) =>
    service.counts(call.db, call.query, seesPersonal(userOf(call))),
  )
  serve(app, api.setInvoice, { permission: 'invoice-edit', alsoRequires: page, params, body, reply: nothing }, async (call) => {
    await service.set(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100014')
  })
  serve(
    app,
    api.readInvoiceOrder,
    { permission: 'invoice-order-info', alsoRequires: page, params, reply: orderReply },
    ({ db, params: of, locale }) => service.order(db, Number(of.id), locale),
  )
  serve(
    app,
    api.readInvoiceContacts,
    { permission: personalKey, alsoRequires: page, params, reply: contactsReply, transaction: 'call' },
    (call) => service.contacts(call.db, Number(call.params.id), userOf(call).id),
  )
}

export default invoices
