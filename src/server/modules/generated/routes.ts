import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { crudCalls, readCrudConfig } from '#src/api/crud.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { configOf } from './config.ts'
import { formOf } from './form.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'
import { keysOf, tables, type Table } from './table.ts'
import { switchOf, writtenOf } from './values.ts'

const readerOf = ({ request, locale }: Pick<Call, 'request' | 'locale'>) => ({ origin: originOf(request), locale })

const writerOf = (call: Pick<Call, 'request' | 'locale' | 'user'>) => ({ ...readerOf(call), user: userOf(call) })

/** The calls of one table. */
export function serveTable(app: FastifyInstance, table: Table): void {
  const api = crudCalls(table.name)
  const keys = keysOf(table)
  const page = { permission: keys.page }
  const button = (key: 'add' | 'edit' | 'delete') => ({ permission: keys[key], alsoRequires: keys.page })
  const params = schema.idParams
  const body = schema.bodySchema(table)

  serve(app, api.index, { ...page, query: schema.querySchema(table) }, (call) => service.list(call.db, table, call.query, readerOf(call)))
  serve(app, api.create, button('add'), ({ locale }) => formOf(table, locale))
  serve(app, api.read, { ...page, params }, (call) => service.read(call.db, table, Number(call.params.id), readerOf(call)))
  serve(app, api.edit, { ...button('edit'), params }, async (call) => {
    const row = await service.read(call.db, table, Number(call.params.id), readerOf(call))
    return formOf(table, call.locale, row)
  })
  serve(app, api.save, { ...button('add'), body }, async (call) => {
    await service.add(call.db, table, userOf(call), writtenOf(table, call.body, { ...readerOf(call), isPart: false }))
    return done(undefined, '100000')
  })
  serve(app, api.update, { ...button('edit'), params, body }, async (call) => {
    const { db, body: given } = call
    const written = writtenOf(table, given, { ...readerOf(call), isPart: true })
    await service.change(db, table, Number(call.params.id), written, writerOf(call), given['version'] as number | undefined)
    return done(undefined, '100001')
  })
  serve(app, api.status, { ...button('edit'), params, body: schema.statusBody }, async (call) => {
    await service.change(call.db, table, Number(call.params.id), [switchOf(table, call.body)], writerOf(call))
    return done(undefined, '100001')
  })
  serve(app, api.delete, { ...button('delete'), params }, async ({ db, params: { id } }) => {
    await service.remove(db, table, Number(id))
    return done(undefined, '100002')
  })
}

/** Generated tables: one declaration each in `tables/`, everything else follows from it. */
const generated: FastifyPluginAsync = async (app) => {
  // whose page it is, is known only here: a table that is not there is nobody's
  serve(app, readCrudConfig, { permission: 'signed-in', params: schema.tableParams }, (call) => {
    const table = tables.find(({ name }) => name === call.params.tableName)
    if (!table) throw new Refusal({ status: 404, code: '404' })
    const { level, permissions } = userOf(call)
    const may = (key: string) => level === 0 || permissions.has(key)
    if (!may(keysOf(table).page)) throw new Refusal({ status: 110000 })
    return configOf(table, call.locale, may)
  })
  for (const table of tables) serveTable(app, table)
}

export default generated
