import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/order-papers.ts'
import { readOrderContacts, refuseOrderRefund, refuseOrderRefundForm, refundOrderForm } from '#src/api/orders.ts'
import { Refusal } from '../../refusal.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { lockOrder } from '../../shop/orders/order.ts'
import { refuseRefund } from '../../shop/orders/refund-acts.ts'
import { lockRefund, openRefund } from '../../shop/orders/refund.ts'
import { personalKey } from '../../shop/personal.ts'
import { dropSheet, readKeptSheet } from '../../storage/sheets.ts'
import { actingOf, filterOf } from './acts.ts'
import { contactsOf } from './contacts.ts'
import { refundForm, refuseForm } from '../../shop/orders/forms/order-forms.ts'
import { importWaybills as shipLines, linesOf } from './import-waybills.ts'
import { keys, page } from './keys.ts'
import { exportedOrders, ordersToShip, packingSlip } from './papers.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'

/** A sheet that was uploaded for it is read once; what of it went out stays so, whatever becomes of the others. */
function serveImport(app: FastifyInstance): void {
  const rules = { permission: keys.send, alsoRequires: page, query: schema.importQuery, transaction: 'own' as const }
  serve(app, api.importWaybills, { ...rules, reply: replies.importedWaybills }, async (call) => {
    const { file = '' } = call.query
    const bytes = await readKeptSheet(app.storage, file)
    if (!bytes) throw new Refusal({ status: 400, code: '400168' })
    const imported = await shipLines(call.db, await linesOf(bytes), actingOf(call), call.locale)
    await dropSheet(app.storage, file)
    return done(imported, 'WAYBILLS_IMPORTED')
  })
}

const readerOf = (call: Pick<Call, 'user' | 'locale'>) => ({ by: userOf(call), locale: call.locale })

/** Sheets and slips of orders: in clear for who may see where they go, whose look is written down. */
export function servePapers(app: FastifyInstance): void {
  serveImport(app)
  const reads = { permission: page, transaction: 'call' } as const
  serve(app, api.exportOrders, { ...reads, query: schema.listQuery, reply: replies.exportedOrders }, (call) =>
    exportedOrders(call.db, filterOf(call), readerOf(call)),
  )
  serve(app, api.exportOrdersToShip, { ...reads, query: schema.listQuery, reply: replies.ordersToShip }, (call) =>
    ordersToShip(call.db, filterOf(call), userOf(call)),
  )
  serve(app, api.readPackingSlip, { ...reads, params: schema.slipParams, reply: replies.packingSlip }, (call) =>
    packingSlip(call.db, Number(call.params.order_id), readerOf(call)),
  )
  serve(
    app,
    readOrderContacts,
    { permission: personalKey, alsoRequires: page, query: schema.contactsQuery, reply: replies.contacts, transaction: 'call' },
    ({ db, query, ...call }) => contactsOf(db, query.ids.split(',').map(Number), userOf(call).id),
  )
  // electronic waybills are bought of a vendor: this server has none, and says so in the shop's own shape
  serve(app, api.readWaybillSender, { permission: page, reply: replies.waybillSender }, () => ({
    ...{ express_temp_id: '', id: '', to_name: '', to_tel: '', to_add: '', export_open: false },
  }))
}

const button = (permission: string) => ({ permission, alsoRequires: page, params: schema.idParams })

/** Refunds from the order's side, as older pages of the shop ask for them. */
export function serveRefundsOfOrders(app: FastifyInstance): void {
  serve(app, refundOrderForm, { ...button(keys.refund), reply: serverForm }, async (call) =>
    refundForm(await lockOrder(call.db, Number(call.params.id), '100100'), call.locale),
  )
  serve(app, refuseOrderRefundForm, { ...button(keys.refuse), reply: serverForm }, async (call) => {
    await openRefund(call.db, Number(call.params.id))
    return refuseForm(await lockOrder(call.db, Number(call.params.id)), call.locale)
  })
  serve(app, refuseOrderRefund, { ...button(keys.refuse), body: schema.refuseBody, reply: nothing }, async (call) => {
    await lockOrder(call.db, Number(call.params.id), '400118')
    const held = await lockRefund(call.db, await openRefund(call.db, Number(call.params.id)))
    await refuseRefund(call.db, held, call.body.refund_reason ?? '', actingOf(call))
    return done(undefined, '100010')
  })
}
