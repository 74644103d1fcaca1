import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/departments.ts'
import type { Department } from '#src/api/departments.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { departmentForm, placementForm, type Around } from './form.ts'
import * as members from './members.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { readTree } from './tree.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'setting-systemStructure'

const around = async ({ db, user }: Pick<Call, 'db' | 'user'>, leader?: Department['leader_id']): Promise<Around> => ({
  departments: await readTree(db),
  people: await members.peopleToChoose(db, userOf({ user }), Number(leader ?? 0)),
})

/** The organisation: departments in a tree, and who belongs to them. */
const departments: FastifyPluginAsync = async (app) => {
  serve(app, api.listDepartments, { permission, reply: replies.listDepartments }, ({ db }) => service.list(db))

  serve(app, api.readDepartmentCreateForm, { permission, query: schema.createQuery, reply: serverForm }, async (call) =>
    departmentForm(call.locale, await around(call), Number(call.query.pid ?? 0)),
  )

  serve(app, api.readDepartmentEditForm, { permission, params: schema.idParams, reply: serverForm }, async (call) => {
    const edited = await service.read(call.db, Number(call.params.id))
    return departmentForm(call.locale, await around(call, edited.leader_id), 0, edited)
  })

  serve(app, api.addDepartment, { permission, body: schema.departmentBody, reply: nothing }, async (call) => {
    await service.add(call.db, userOf(call), call.body)
    return done(undefined, '100000')
  })

  serve(app, api.editDepartment, { permission, params: schema.idParams, body: schema.departmentBody, reply: nothing }, async (call) => {
    await service.edit(call.db, userOf(call), Number(call.params.id), call.body)
    return done(undefined, '100001')
  })

  serve(app, api.moveDepartment, { permission, params: schema.idParams, body: schema.moveBody, reply: nothing }, async (call) => {
    const { params, body } = call
    await service.move(call.db, userOf(call), Number(params.id), Number(body.pid), Number(body.before))
    return done(undefined, '100001')
  })

  serve(app, api.removeDepartment, { permission, params: schema.idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })

  serve(app, api.listMembers, { permission, query: schema.membersQuery, reply: replies.listMembers }, (call) =>
    members.listMembers(call.db, userOf(call), call.query as members.MembersQuery),
  )

  serve(app, api.readPlacementForm, { permission, query: schema.placementQuery, reply: serverForm }, async (call) => {
    const { query, locale } = call
    const accounts = (query.accounts ?? '').split(',').filter(Boolean).map(Number)
    return placementForm(locale, await around(call), { department: Number(query.department ?? 0), from: Number(query.from ?? 0), accounts })
  })

  serve(app, api.moveMembers, { permission, body: schema.placementBody, reply: nothing }, async (call) => {
    const { body } = call
    await members.assignMembers(call.db, userOf(call), body.accounts.map(Number), Number(body.department), Number(body.from))
    return done(undefined, '100001')
  })

  serve(app, api.removeMember, { permission, params: schema.memberParams, reply: nothing }, async (call) => {
    await members.removeMember(call.db, userOf(call), Number(call.params.id), Number(call.params.account))
    return done(undefined, '100001')
  })
}

export default departments
