import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { crudCalls, readCrudConfig } from '#src/api/crud.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { Refusal } from '../../refusal.ts'
import { anything, nothing } from '../../replies.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { tables } from '../../tables/all-tables.ts'
import { idParams } from '../../tables/schemas.ts'
import { readRow } from '../../tables/select.ts'
import { asShop } from '../../tables/shop/refusals.ts'
import { shopRow } from '../../tables/shop/wire.ts'
import { plainFields, type Table } from '../../tables/table.ts'
import { changeRow } from '../../tables/write.ts'
import { configOf } from './config.ts'
import * as replies from './replies.ts'

const tableParams: Schema = { properties: { tableName: { type: 'string', maxLength: 64 } } }
const statusBody: Schema = {
  type: 'object',
  properties: { field: { type: 'string', maxLength: 64 }, value: { type: 'integer', enum: [0, 1] } },
  required: ['field', 'value'],
}
const generated = tables.filter(({ resource }) => resource.generated)

/** What the generator's contract has besides the calls of every table in the shop's wire: one row, and switches. */
function serveGenerated(app: FastifyInstance, table: Table): void {
  const { name, keys } = table.resource
  const api = crudCalls(name)
  const params = idParams
  serve(app, api.read, { permission: keys.page, params, reply: anything }, (call) => {
    const by = { origin: originOf(call.request), locale: call.locale }
    return asShop(table, by, async () => shopRow(table, await readRow(call.db, table, Number(call.params.id), userOf(call)), by))
  })
  const button = { permission: keys.edit, alsoRequires: keys.page }
  serve(app, api.status, { ...button, params, body: statusBody, reply: nothing }, async (call) => {
    const { field, value } = call.body
    const isSwitch = plainFields(table).some(([own, one]) => one.kind.as === 'flag' && !one.readOnly && wireOf(own, one) === field)
    if (!isSwitch) throw new Refusal({ status: 400, code: 'CRUD_NO_SWITCH', errors: { field: 'CRUD_NO_SWITCH' } })
    const by = { origin: originOf(call.request), locale: call.locale }
    const writer = { user: userOf(call), locale: call.locale }
    await asShop(table, by, () => changeRow(call.db, table, Number(call.params.id), { [field]: value }, writer))
    return done(undefined, '100001')
  })
}

/** Tables that the console shows without a page of its own: a declaration each (`generatedResource`), everything else follows from it. */
const routes: FastifyPluginAsync = async (app) => {
  // whose page it is, is known only here: a table that is not there is nobody's
  serve(app, readCrudConfig, { permission: 'signed-in', params: tableParams, reply: replies.readCrudConfig }, (call) => {
    const table = generated.find(({ resource }) => resource.name === call.params.tableName)
    if (!table) throw new Refusal({ status: 404, code: '404' })
    const { level, permissions } = userOf(call)
    const may = (key: string) => level === 0 || permissions.has(key)
    if (!may(table.resource.keys.page)) throw new Refusal({ status: 110000 })
    return configOf(table, call.locale, may)
  })
  for (const table of generated) serveGenerated(app, table)
}

export default routes
