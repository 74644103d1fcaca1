import type { FastifyPluginAsync } from 'fastify'
import type { OptionQuery } from '#src/api/resource.ts'
import staffResource from '#src/api/resources/staff.ts'
import * as api from '#src/api/staff.ts'
import { done, serve, userOf } from '../../serve.ts'
import { optionKeys } from '../../tables/option-keys.ts'
import { optionList, optionQuery } from '../../tables/schemas.ts'
import { staffForm } from './form.ts'
import { staffOptions } from './options.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'setting-system-list'
const adding = 'setting-system_admin-add'

const inputOf = ({ body }: { body: object }) => body as unknown as service.StaffInput
// a hash takes long: no connection waits for it
const hashing = (isNew: boolean) => (call: { body: object }) => service.hashFor(inputOf(call), isNew)

/** Administrators of the back office, below the one who asks. */
const staff: FastifyPluginAsync = async (app) => {
  serve(app, api.listStaff, { permission, query: schema.listQuery, reply: replies.listStaff }, (call) => {
    const { page, limit, name, status, sort, order } = call.query as Record<string, never>
    return service.listStaff(call.db, userOf(call), { page, limit, name, status, sort, order })
  })

  serve(app, staffResource.calls.options!, { permission: optionKeys(staffResource), query: optionQuery, reply: optionList }, (call) =>
    staffOptions(call.db, call.query as OptionQuery),
  )

  serve(app, api.readStaffCreateForm, { permission: adding, reply: serverForm }, (call) => staffForm(call.db, userOf(call), call.locale))

  serve(
    app,
    api.createStaff,
    { permission: adding, body: schema.staffBody, prepare: hashing(true), reply: nothing },
    async (call, hash) => {
      await service.createStaff(call.db, userOf(call), inputOf(call), hash)
      return done(undefined, '100000')
    },
  )

  serve(app, api.readStaffEditForm, { permission, params: schema.idParams, reply: serverForm }, async (call) =>
    staffForm(call.db, userOf(call), call.locale, await service.readStaff(call.db, userOf(call), Number(call.params.id))),
  )

  serve(
    app,
    api.editStaff,
    { permission, params: schema.idParams, body: schema.staffBody, prepare: hashing(false), reply: nothing },
    async (call, hash) => {
      await service.editStaff(call.db, userOf(call), Number(call.params.id), inputOf(call), hash)
      return done(undefined, '100001')
    },
  )

  serve(app, api.removeStaff, { permission, params: schema.idParams, reply: nothing }, async (call) => {
    await service.removeStaff(call.db, userOf(call), Number(call.params.id))
    return done(undefined, '100002')
  })

  serve(app, api.setStaffStatus, { permission, params: schema.statusParams, reply: nothing }, async (call) => {
    await service.setStatus(call.db, userOf(call), Number(call.params.id), Number(call.params.status))
    return done(undefined, '100014')
  })
}

export default staff
