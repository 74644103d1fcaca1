import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { Refusal } from '../../refusal.ts'
import { counted, list, nothing, open, serverForm } from '../../replies.ts'
import { done, serve, userOf, type Call, type Rules } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { originOf } from '../../web/site.ts'
import { bodySchema, idParams, querySchema, versionBody } from '../schemas.ts'
import { listRows, readRow } from '../select.ts'
import type { Table } from '../table.ts'
import { addRow, changeRow, removeRow } from '../write.ts'
import { shopForm } from './form.ts'
import { asShop } from './refusals.ts'
import { listTree } from './tree.ts'
import { ownBody, ownQuery, shopRow } from './wire.ts'

type AnyCall = Call<{ params: { id: string } & Record<string, string>; query: WireRecord; body: WireRecord }>
type Handler = (call: AnyCall) => unknown

const id: Schema = { type: 'integer', minimum: 0 }
const textual: Schema = { type: 'string', maxLength: 200 }
/** Rows carry what the shop's do, besides the fields. */
const rowList = list(open())
const listReply = counted(open())

const idOf = ({ params, query, body }: AnyCall): number => Number(params?.id ?? query?.['id'] ?? body?.['id'] ?? 0)
const readerOf = ({ request, locale }: AnyCall) => ({ origin: originOf(request), locale })
const versionOf = ({ body }: AnyCall) => body?.['version'] as number | undefined

/** The calls of a table whose wire is the shop's: list, forms, saves, removal, switches; each is refused without its key. */
export function serveShopTable(app: FastifyInstance, table: Table): void {
  const { calls, keys, fields, finds, presets = {} } = table.resource
  const replies = table.shop
  if (!replies) throw new Error(`${table.resource.name} is in the shop's wire: its table says by which numbers it answers`)
  const on = (call: Endpoint | undefined, rules: Rules, handler: Handler) =>
    call &&
    serve(app, call as Endpoint<never, unknown>, rules, ((one: AnyCall) => asShop(table, readerOf(one), async () => handler(one))) as never)
  const writerOf = (call: AnyCall) => ({ user: userOf(call), locale: call.locale })
  const button = (permission: string | readonly string[]) => ({ permission, alsoRequires: keys.page })
  // one call adds and changes: either key lets in, and the id says which one it takes
  const both = [...new Set([keys.add, keys.edit])]
  const rightOf = (own: string, other: Endpoint | undefined, call: Endpoint | undefined) => button(other === call ? both : own)
  const refuseWithout = async (call: AnyCall, one: number) => {
    const user = userOf(call)
    if (user.level === 0 || user.permissions.has(one ? keys.edit : keys.add)) return
    // what is not there is gone for everybody
    if (one) await readRow(call.db, table, one, user)
    throw new Refusal({ status: 110000 })
  }
  const rowsOf = async (call: AnyCall, query: WireRecord) => {
    const read = table.tree ? listTree : listRows
    const found = await read(call.db, table, ownQuery(table, query), userOf(call))
    return { list: found.list.map((row) => shopRow(table, row, readerOf(call))), count: found.count }
  }

  const query = querySchema(table)
  const more = finds ? { [finds]: textual } : {}
  on(calls.list, { permission: keys.page, query: { ...query, properties: { ...query.properties, ...more } }, reply: listReply }, (call) =>
    rowsOf(call, call.query),
  )
  on(calls.all, { permission: keys.page, reply: rowList }, async (call) => (await rowsOf(call, {})).list)

  const form: Handler = async (call) => {
    const one = idOf(call)
    await refuseWithout(call, one)
    const by = readerOf(call)
    const row = one ? shopRow(table, await readRow(call.db, table, one, userOf(call)), by) : undefined
    return shopForm(table, { db: call.db, user: userOf(call), ...by }, call.query, row)
  }
  const save: Handler = async (call) => {
    const one = idOf(call)
    await refuseWithout(call, one)
    const { id: _, ...body } = ownBody(table, call.body, originOf(call.request))
    await (one ? changeRow(call.db, table, one, body, writerOf(call)) : addRow(call.db, table, body, writerOf(call)))
    return done(undefined, one ? replies.edited : replies.added)
  }
  const params = (call: Endpoint | undefined) =>
    call?.path.includes('/:id') && { params: call === calls.addForm ? { properties: { id }, required: ['id'] } : idParams }
  const formQuery: Schema = { type: 'object', properties: { id, ...Object.fromEntries(Object.values(presets).map((key) => [key, id])) } }
  const schema = bodySchema(table)
  const body: Schema = { ...schema, properties: { ...schema.properties, id } }
  const once = <T>(one: T, ...other: T[]) => (other.includes(one) ? undefined : one)

  on(
    calls.addForm,
    { ...rightOf(keys.add, calls.editForm, calls.addForm), ...params(calls.addForm), query: formQuery, reply: serverForm },
    form,
  )
  on(once(calls.editForm, calls.addForm), { ...button(keys.edit), ...params(calls.editForm), query: formQuery, reply: serverForm }, form)
  on(calls.add, { ...rightOf(keys.add, calls.edit, calls.add), body, reply: nothing }, save)
  on(once(calls.edit, calls.add), { ...button(keys.edit), ...params(calls.edit), body, reply: nothing }, save)
  on(calls.remove, { ...button(keys.remove), params: idParams, body: versionBody, reply: nothing }, async (call) => {
    await removeRow(call.db, table, idOf(call), versionOf(call), writerOf(call)).catch((error: unknown) => {
      const isGone = error instanceof Refusal && error.detail.code === 'RECORD_GONE'
      // the shop removes what is not there without a word, where its contract has no number for it
      if (!isGone || replies.gone) throw error
    })
    return done(undefined, replies.removed)
  })
  on(
    calls.setValue,
    {
      ...button(keys.edit),
      params: idParams,
      body: { type: 'object', properties: { field: textual, value: {}, version: { type: 'integer' } } },
      reply: nothing,
    },
    async (call) => {
      const { field, value } = call.body
      const isKnown = Object.entries(fields).some(([name, one]) => !one.readOnly && wireOf(name, one) === field)
      if (!isKnown) throw new Refusal({ status: 400, code: '100100' })
      const change = ownBody(table, { [String(field)]: value }, originOf(call.request))
      await changeRow(call.db, table, idOf(call), { ...change, version: versionOf(call) }, writerOf(call))
      return done(undefined, '100000')
    },
  )
  for (const [name, call] of Object.entries(calls.switches ?? {})) {
    const key = wireOf(name, fields[name]!)
    const flag: Schema = { type: 'integer', enum: [0, 1] }
    const rules = {
      ...button(keys.switches ?? keys.edit),
      params: { properties: { ...idParams.properties, [key]: flag }, required: ['id', key] },
    }
    on(call, { ...rules, body: versionBody, reply: nothing }, async (one) => {
      await changeRow(one.db, table, idOf(one), { [key]: Number(one.params[key]), version: versionOf(one) }, writerOf(one))
      return done(undefined, '100014')
    })
  }
}
