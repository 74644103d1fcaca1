import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/delivery-people.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { deliveryForm } from './form.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const page = 'setting-delivery-service'
const button = (act: string) => ({ permission: `delivery-service-${act}`, alsoRequires: page })

/** Who brings orders to customers. */
const deliveryPeople: FastifyPluginAsync = async (app) => {
  serve(app, api.listDeliveryPeople, { permission: page, query: schema.pageQuery, reply: replies.listDeliveryPeople }, (call) =>
    service.list(call.db, call.query, originOf(call.request)),
  )
  serve(app, api.listDeliveryChoices, { permission: [page, 'admin-order-storeOrder-index'], reply: replies.listDeliveryPeople }, (call) =>
    service.choices(call.db, originOf(call.request)),
  )
  serve(app, api.readDeliveryPersonAddForm, { ...button('add'), reply: serverForm }, ({ locale }) => deliveryForm(locale))
  serve(app, api.readDeliveryPersonEditForm, { ...button('edit'), params: schema.idParams, reply: serverForm }, async (call) =>
    deliveryForm(call.locale, await service.read(call.db, Number(call.params.id), originOf(call.request))),
  )
  serve(app, api.addDeliveryPerson, { ...button('add'), body: schema.body, reply: nothing }, async (call) => {
    await service.add(call.db, call.body, originOf(call.request))
    return done(undefined, '100000')
  })
  serve(app, api.changeDeliveryPerson, { ...button('edit'), params: schema.idParams, body: schema.body, reply: nothing }, async (call) => {
    await service.change(call.db, userOf(call), Number(call.params.id), call.body, originOf(call.request))
    return done(undefined, '100001')
  })
  serve(app, api.removeDeliveryPerson, { ...button('delete'), params: schema.idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })
  serve(
    app,
    api.setDeliveryPersonStatus,
    { ...button('status'), params: schema.statusParams, reply: nothing, transaction: 'call' },
    async (call) => {
      await service.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
      return done(undefined, '100014')
    },
  )
}

export default deliveryPeople
