import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/cities.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { cityForm } from './city-form.ts'
import * as schema from './city-schema.ts'
import * as cities from './city-service.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const page = 'setting-system-city'
/** Who writes addresses chooses regions as well. */
const choosing = [page, 'merchant-add', 'merchant-edit']
const keys = { add: 'system-city-add', edit: 'system-city-edit', remove: 'system-city-delete', cache: 'system-city-clear-cache' }
const button = (permission: string | readonly string[]) => ({ permission, alsoRequires: page })

function refuseWithout(call: Pick<Call, 'user'>, key: string): void {
  const { level, permissions } = userOf(call)
  if (level !== 0 && !permissions.has(key)) throw new Refusal({ status: 110000 })
}

/** Regions that goods are sent to. */
const freight: FastifyPluginAsync = async (app) => {
  serve(app, api.listCities, { permission: page, params: schema.parentParams, reply: replies.listCities }, ({ db, params }) =>
    cities.listBelow(db, Number(params.parent_id)),
  )

  serve(app, api.readAllCities, { permission: choosing, reply: replies.readAllCities }, ({ db }) => cities.readTree(db))

  serve(app, api.readCityAddForm, { ...button(keys.add), params: schema.parentParams, reply: serverForm }, async ({ db, params, locale }) =>
    cityForm(locale, await cities.parentOf(db, Number(params.parent_id))),
  )

  serve(app, api.readCityEditForm, { ...button(keys.edit), params: schema.idParams, reply: serverForm }, async ({ db, params, locale }) => {
    const edited = await cities.read(db, Number(params.id))
    return cityForm(locale, await cities.parentOf(db, edited.parent_id), edited)
  })

  serve(app, api.saveCity, { ...button([keys.add, keys.edit]), body: schema.body, reply: nothing }, async (call) => {
    const { db, body } = call
    const id = Number(body.id ?? 0)
    refuseWithout(call, id ? keys.edit : keys.add)
    const name = (body.name ?? '').trim()
    if (!name) throw new Refusal({ status: 400, code: '400038', errors: { name: '400038' } })
    await (id ? cities.rename(db, id, { ...body, name }) : cities.add(db, { ...body, name }))
    return done(undefined, id ? '100001' : '100000')
  })

  serve(app, api.removeCity, { ...button(keys.remove), params: schema.cityParams, reply: nothing }, async ({ db, params }) => {
    await cities.remove(db, Number(params.city_id))
    return done(undefined, '100002')
  })

  serve(app, api.cleanCityCache, { ...button(keys.cache), reply: nothing }, () => done(undefined, '400185'))
}

export default freight
