import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/shipping-templates.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf } from '../../serve.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { nothing } from '../../replies.ts'

const page = 'setting-shipping-templates'
const adding = 'shipping-temp-add'
const editing = 'shipping-temp-edit'
const button = { permission: [adding, editing], alsoRequires: page }

/** Shipping templates, written as the shop writes them. */
const shippingTemplates: FastifyPluginAsync = async (app) => {
  serve(app, api.listShippingTemplates, { permission: page, query: schema.query, reply: schema.listReply }, ({ db, query }) =>
    service.list(db, query),
  )
  serve(app, api.readShippingCities, { ...button, reply: schema.cityList }, ({ db }) => service.readCities(db))
  serve(
    app,
    api.readShippingTemplate,
    { permission: editing, alsoRequires: page, params: schema.params, reply: schema.formReply },
    ({ db, params }) => service.read(db, Number(params.id)),
  )
  serve(app, api.saveShippingTemplate, { ...button, params: schema.params, body: schema.body, reply: nothing }, async (call) => {
    const id = Number(call.params.id)
    const user = userOf(call)
    // one call adds and changes; the id says which key it takes
    if (user.level !== 0 && !user.permissions.has(id ? editing : adding)) throw new Refusal({ status: 110000 })
    const nothing = {
      name: '',
      type: 0,
      appoint: 0,
      no_delivery: 0,
      sort: 0,
      region_info: [],
      appoint_info: [],
      no_delivery_info: [],
    } as const
    await service.save(call.db, user, id, { ...nothing, ...call.body }, call.locale)
    return done(undefined, '100000')
  })
  serve(
    app,
    api.removeShippingTemplate,
    { permission: 'shipping-temp-delete', alsoRequires: page, params: schema.params, reply: nothing },
    async ({ db, params }) => {
      await service.remove(db, Number(params.id))
      return done(undefined, '100002')
    },
  )
}

export default shippingTemplates
