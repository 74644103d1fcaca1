import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { readParcel } from '#src/api/order-logistics.ts'
import * as api from '#src/api/orders.ts'
import { Refusal } from '../../refusal.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, type Call } from '../../serve.ts'
import { lockOrder, lockOrderBy } from '../../shop/orders/order.ts'
import { verifyOrder } from '../../shop/orders/receive.ts'
import { removeOrder } from '../../shop/orders/remove.ts'
import { refundOrder } from '../../shop/orders/refund.ts'
import { refundPoints } from '../../shop/orders/give-back.ts'
import { shipOrder, shipPieces } from '../../shop/orders/ship.ts'
import { changePrice } from '../../shop/orders/unpaid.ts'
import { originOf } from '../../web/site.ts'
import { actingOf, filterOf, removeAll, take } from './acts.ts'
import { confirmPayment } from '../../shop/orders/forms/confirm.ts'
import { correctDelivery, couriers, deliveryOf, refuseUncorrectable } from '../../shop/orders/forms/delivery.ts'
import { actOnTime } from './due.ts'
import { distributionForm, pointsForm, priceForm } from '../../shop/orders/forms/order-forms.ts'
import { orderDetail } from '../../shop/order-wire/detail.ts'
import { keys, page, refundsPage } from './keys.ts'
import { linesLeft } from './lines.ts'
import { parcelOf } from './parcel.ts'
import { remarkOrder } from '../../shop/orders/forms/remark.ts'
import { servePapers, serveRefundsOfOrders } from './paper-routes.ts'
import { priceOf, readPrice, refuseOutdated } from '../../shop/orders/forms/price.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const button = (permission: string) => ({ permission, alsoRequires: page })
const showing = ({ request, locale }: Pick<Call, 'request' | 'locale'>) => ({ origin: originOf(request), locale })
const idOf = ({ params }: { params: { id: string | number } }) => Number(params.id)
const params = schema.idParams

interface SentPieces {
  cart_id: string | number
  cart_num: number
}
const piecesOf = (sent: readonly SentPieces[] = []) => sent.map(({ cart_id, cart_num }) => ({ line: Number(cart_id), num: cart_num }))

function serveReads(app: FastifyInstance): void {
  serve(
    app,
    api.listOrders,
    { permission: page, query: schema.listQuery, reply: replies.orders },
    (call) => service.list(call.db, filterOf(call), showing(call)) as never,
  )
  serve(app, api.readOrderChart, { permission: page, query: schema.listQuery, reply: replies.chart }, (call) =>
    service.chart(call.db, filterOf(call)),
  )
  serve(
    app,
    api.readOrder,
    { permission: page, params, reply: replies.info },
    (call) => orderDetail(call.db, idOf(call), showing(call)) as never,
  )
  serve(app, api.listOrderEvents, { permission: page, params, query: schema.pageQuery, reply: replies.events }, async (call) => {
    await service.oneRow(call.db, idOf(call), showing(call), '100100')
    return service.events(call.db, idOf(call), call.query)
  })
  serve(
    app,
    api.readSplitLines,
    { permission: page, params, reply: replies.lines },
    (call) => linesLeft(call.db, idOf(call), originOf(call.request)) as never,
  )
  serve(
    app,
    api.listSplitOrders,
    { permission: page, params, reply: replies.parts },
    (call) => service.parts(call.db, idOf(call), showing(call)) as never,
  )
  serve(app, readParcel, { permission: page, params, reply: replies.parcel }, (call) => parcelOf(call.db, idOf(call), call.locale))
  serve(app, api.listOrderCouriers, { permission: page, query: schema.couriersQuery, reply: replies.couriers }, ({ db }) => couriers(db))
}

function serveForms(app: FastifyInstance): void {
  serve(app, api.editOrderForm, { ...button(keys.edit), params, reply: serverForm }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '100100')
    return priceForm(order, await priceOf(call.db, order), call.locale)
  })
  serve(app, api.distributionForm, { ...button(keys.send), params, reply: serverForm }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '100100')
    refuseUncorrectable(order)
    return distributionForm(order, await couriers(call.db), call.locale)
  })
  serve(app, api.refundPointsForm, { ...button(keys.refund), params, reply: serverForm }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '400118')
    if (order.use_integral <= order.back_integral) throw new Refusal({ status: 400, code: '400162' })
    return pointsForm(order, call.locale)
  })
}

function serveDeliveries(app: FastifyInstance): void {
  serve(app, api.shipOrder, { ...button(keys.send), params, body: schema.deliveryBody, reply: replies.emptyList }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '400470')
    await shipOrder(call.db, order, await deliveryOf(call.db, call.body), actingOf(call))
    return done([], '100010')
  })
  serve(app, api.shipPieces, { ...button(keys.send), params, body: schema.splitBody, reply: replies.emptyList }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '100100')
    await shipPieces(call.db, order, await deliveryOf(call.db, call.body), piecesOf(call.body.cart_ids), actingOf(call))
    return done([], '100010')
  })
  serve(app, api.updateDistribution, { ...button(keys.send), params, body: schema.distributionBody, reply: nothing }, async (call) => {
    await correctDelivery(call.db, await lockOrder(call.db, idOf(call), '100100'), call.body, actingOf(call))
    return done(undefined, '100010')
  })
  serve(app, api.takeOrder, { ...button(keys.take), params, reply: nothing }, async (call) => {
    await take(call.db, idOf(call), actingOf(call))
    return done(undefined, '400117')
  })
  serve(app, api.verifyOrder, { ...button(keys.verify), body: schema.verifyBody, reply: replies.verified }, async (call) => {
    const order = await lockOrderBy(call.db, 'verify_code', call.body.code ?? '', '400153')
    if (order.shipping_type !== 2 || !order.paid) throw new Refusal({ status: 400, code: '400153' })
    if (!call.body.confirm) return done((await service.oneRow(call.db, order.id, showing(call))) as never, '400151')
    await verifyOrder(call.db, order, '400153', actingOf(call))
    return done(null as never, '400152')
  })
  serve(app, api.verifyOrderById, { ...button(keys.verify), params: schema.numberParams, reply: nothing }, async (call) => {
    await verifyOrder(call.db, await lockOrderBy(call.db, 'order_id', call.params.order_id, '400153'), '400153', actingOf(call))
    return done(undefined, '400151')
  })
}

function serveMoney(app: FastifyInstance): void {
  serve(app, api.updateOrder, { ...button(keys.edit), params, body: schema.priceBody, reply: nothing }, async (call) => {
    const price = readPrice(call.body)
    const order = await lockOrder(call.db, idOf(call), '100100')
    await refuseOutdated(call.db, order, call.body.version)
    await changePrice(call.db, order, price, actingOf(call))
    return done(undefined, '100001')
  })
  serve(app, api.confirmOfflinePayment, { ...button(keys.confirm), params, body: schema.paymentBody, reply: nothing }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '100100')
    await confirmPayment(call.db, order, call.body?.pay_price, actingOf(call))
    return done(undefined, '100010')
  })
  serve(app, api.refundOrder, { ...button(keys.refund), params, body: schema.refundBody, reply: nothing }, async (call) => {
    const order = await lockOrder(call.db, idOf(call), '400118')
    await refundOrder(call.db, order, { price: call.body.refund_price || '0', pieces: piecesOf(call.body.cart_ids) }, actingOf(call))
    return done(undefined, '400149')
  })
  serve(app, api.refundPoints, { ...button(keys.refund), params, body: schema.pointsBody, reply: nothing }, async (call) => {
    await refundPoints(call.db, await lockOrder(call.db, idOf(call), '400118'), Number(call.body['back_integral'] ?? 0), actingOf(call))
    return done(undefined, '400164')
  })
}

/** Orders of the shop: the list, what an order is about, and all that is done with one. */
const orders: FastifyPluginAsync = async (app) => {
  actOnTime(app)
  serveReads(app)
  serveForms(app)
  serveDeliveries(app)
  serveMoney(app)
  serveRefundsOfOrders(app)
  servePapers(app)
  serve(app, api.remarkOrder, { ...button(keys.mark), params, body: schema.remarkBody, reply: nothing }, async (call) => {
    await remarkOrder(call.db, await lockOrder(call.db, idOf(call)), call.body.remark ?? '')
    return done(undefined, '100024')
  })
  serve(app, api.removeOrder, { permission: keys.remove, alsoRequires: [page, refundsPage], params, reply: nothing }, async (call) => {
    await removeOrder(call.db, await lockOrder(call.db, idOf(call)), actingOf(call))
    return done(undefined, '100002')
  })
  serve(app, api.removeOrders, { ...button(keys.remove), body: schema.removeBody, reply: nothing }, async (call) => {
    const { where, ...chosen } = call.body as Parameters<typeof removeAll>[1]
    await removeAll(call.db, { ...chosen, where: filterOf({ user: call.user, query: where ?? {} }) }, actingOf(call))
    return done(undefined, '100002')
  })
}

export default orders
