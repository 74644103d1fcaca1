import type { FastifyInstance } from 'fastify'
import * as people from '#src/api/people.ts'
import * as api from '#src/api/shop-users.ts'
import { nothing, serverForm } from '../../replies.ts'
import { done, serve, userOf } from '../../serve.ts'
import { button, keys, page, readerOf } from './keys.ts'
import * as replies from './replies.ts'
import * as schema from './schema.ts'
import { readPersonal, readUser } from './user-detail.ts'
import { readEditable, saveInfo, userForm } from './user-form.ts'
import { listPeople, listUsers } from './user-list.ts'
import { listRecords } from './user-records.ts'
import { addUser, editUser, hashFor } from './user-write.ts'

const params = schema.idParams

/** Who may choose a user: their own page, and forms that name one. */
const choosing = [page, 'delivery-service-add', 'service-add', 'merchant-staff-add', 'merchant-staff-edit', 'order-offline-enter']

/** Users themselves: listed, looked at, added and changed. */
export function serveUsers(app: FastifyInstance): void {
  serve(app, api.listUsers, { permission: page, query: schema.listQuery, reply: replies.listUsers }, (call) =>
    listUsers(call.db, call.query, readerOf(call)),
  )
  serve(app, people.listPeople, { permission: choosing, query: schema.peopleQuery, reply: replies.listPeople }, (call) =>
    listPeople(call.db, call.query, readerOf(call)),
  )
  serve(app, api.readUserAddForm, { ...button(keys.add), reply: serverForm }, ({ db, locale }) => userForm(db, locale))
  serve(
    app,
    api.addUser,
    { ...button(keys.add), body: schema.userBody, prepare: async ({ body }) => hashFor(body), reply: nothing },
    async (call, hash) => {
      await addUser(call.db, call.body, hash, userOf(call).name)
      return done(undefined, '100021')
    },
  )
  serve(app, api.readUser, { permission: page, params, reply: replies.readUser }, (call) =>
    readUser(call.db, Number(call.params.id), readerOf(call)),
  )
  // whoever sees a phone number in the form has looked at it
  serve(app, api.readUserEditForm, { ...button(keys.edit), params, reply: serverForm, transaction: 'call' }, async (call) =>
    userForm(call.db, call.locale, await readEditable(call.db, Number(call.params.id), readerOf(call))),
  )
  serve(
    app,
    api.editUser,
    { ...button(keys.edit), params, body: schema.userBody, prepare: async ({ body }) => hashFor(body), reply: nothing },
    async (call, hash) => {
      const uid = Number(call.params.id)
      await editUser(call.db, uid, call.body, hash, () => readEditable(call.db, uid, readerOf(call)))
      return done(undefined, '100001')
    },
  )
  serve(app, api.readUserSaveInfo, { permission: page, params: schema.uidParams, reply: replies.saveInfo, transaction: 'call' }, (call) =>
    saveInfo(call.db, Number(call.params.uid), readerOf(call)),
  )
  serve(
    app,
    api.listUserRecords,
    { permission: page, params, query: schema.recordsQuery, reply: replies.listRecords },
    ({ db, params: { id }, query, locale }) => listRecords(db, Number(id), query, locale),
  )
  serve(
    app,
    api.readPersonalData,
    { ...button(keys.personal), params: schema.uidParams, reply: replies.readPersonalData, transaction: 'call' },
    (call) => readPersonal(call.db, Number(call.params.uid), userOf(call).id),
  )
}
