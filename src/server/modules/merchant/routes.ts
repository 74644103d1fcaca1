import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as staffApi from '#src/api/pick-up-staff.ts'
import * as api from '#src/api/pick-up-stores.ts'
import { Refusal } from '../../refusal.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import { staffForm } from './staff-form.ts'
import * as staff from './staff-service.ts'
import * as stores from './store-service.ts'
import { serveVerified } from './verify-routes.ts'

const storePage = 'setting-merchant-system-store'
const staffPage = 'setting-merchant-system-store-staff'
const verifyPage = 'setting-merchant-system-verify-order'
const storeKey = (act: string) => `merchant-${act}`
const staffKey = (act: string) => `merchant-staff-${act}`
const storeButton = (...acts: string[]) => ({ permission: acts.map(storeKey), alsoRequires: storePage })
const staffButton = (...acts: string[]) => ({ permission: acts.map(staffKey), alsoRequires: staffPage })

/** One call adds and changes: the id says which key it takes. */
function refuseWithout(call: Pick<Call, 'user'>, key: string): void {
  const { level, permissions } = userOf(call)
  if (level !== 0 && !permissions.has(key)) throw new Refusal({ status: 110000 })
}

function serveStores(app: FastifyInstance): void {
  serve(app, api.listPickUpStores, { permission: storePage, query: schema.storeQuery, reply: replies.listStores }, (call) =>
    stores.list(call.db, call.query, originOf(call.request)),
  )
  serve(app, api.countPickUpStores, { permission: storePage, reply: replies.countStores }, ({ db, locale }) => stores.counts(db, locale))
  serve(app, api.readPickUpStore, { permission: storePage, params: schema.idParams, reply: replies.readStore }, async (call) => ({
    info: await stores.read(call.db, Number(call.params.id), originOf(call.request)),
  }))
  serve(
    app,
    api.savePickUpStore,
    { ...storeButton('add', 'edit'), params: schema.idParams, body: schema.storeBody, reply: nothing },
    async (call) => {
      const id = Number(call.params.id)
      refuseWithout(call, storeKey(id ? 'edit' : 'add'))
      await stores.save(call.db, userOf(call), id, call.body, originOf(call.request))
      return done(undefined, '100014')
    },
  )
  serve(app, api.showPickUpStore, { ...storeButton('status'), params: schema.showParams, reply: nothing }, async (call) => {
    await stores.show(call.db, userOf(call), Number(call.params.id), Number(call.params.is_show))
    return done(undefined, '100014')
  })
  serve(app, api.removePickUpStore, { ...storeButton('delete'), params: schema.idParams, reply: nothing }, async (call) => {
    const isGone = await stores.turn(call.db, userOf(call), Number(call.params.id))
    return done(undefined, isGone ? '100002' : '100040')
  })
  const choosing = [staffPage, verifyPage]
  serve(app, api.listStoreChoices, { permission: choosing, reply: replies.listStoreChoices }, ({ db }) => stores.choices(db))
}

function serveStaff(app: FastifyInstance): void {
  serve(app, staffApi.listPickUpStaff, { permission: staffPage, query: schema.staffQuery, reply: replies.listStaff }, (call) =>
    staff.list(call.db, call.query, originOf(call.request)),
  )
  serve(app, staffApi.readClerkAddForm, { ...staffButton('add'), reply: serverForm }, async ({ db, locale }) =>
    staffForm(locale, await stores.choices(db)),
  )
  serve(app, staffApi.readClerkEditForm, { ...staffButton('edit'), params: schema.idParams, reply: serverForm }, async (call) => {
    const edited = await staff.read(call.db, Number(call.params.id), originOf(call.request))
    return staffForm(call.locale, await stores.choices(call.db), edited)
  })
  serve(
    app,
    staffApi.saveClerk,
    { ...staffButton('add', 'edit'), params: schema.idParams, body: schema.staffBody, reply: nothing },
    async (call) => {
      const id = Number(call.params.id)
      refuseWithout(call, staffKey(id ? 'edit' : 'add'))
      const origin = originOf(call.request)
      await (id ? staff.change(call.db, userOf(call), id, call.body, origin) : staff.add(call.db, call.body, origin))
      return done(undefined, id ? '100001' : '400130')
    },
  )
  serve(app, staffApi.setClerkStatus, { ...staffButton('status'), params: schema.showParams, reply: nothing }, async (call) => {
    await staff.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.is_show))
    return done(undefined, '100014')
  })
  serve(app, staffApi.removeClerk, { ...staffButton('delete'), params: schema.idParams, reply: nothing }, async (call) => {
    await staff.remove(call.db, userOf(call), Number(call.params.id))
    return done(undefined, '100002')
  })
}

/** Where orders are picked up, who hands them out there, and what was handed out. */
const merchant: FastifyPluginAsync = async (app) => {
  serveStores(app)
  serveStaff(app)
  serveVerified(app)
}

export default merchant
