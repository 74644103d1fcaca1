import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { WireRecord } from '#src/api/resource.ts'
import type { Importer } from '../importing/importer.ts'
import { serveImport } from '../importing/serve-import.ts'
import { nothing } from '../replies.ts'
import { done, serve, userOf, type Call } from '../serve.ts'
import type { Schema } from '../schemas.ts'
import { actOnRow } from './act.ts'
import { withAllow } from './allow.ts'
import { historyOf } from './changes/history.ts'
import { importerOf } from './importer.ts'
import { listBeside } from './list-beside.ts'
import { optionKeys } from './option-keys.ts'
import * as schemas from './schemas.ts'
import { optionsOf, readRow } from './select.ts'
import type { Table } from './table.ts'
import { addRow, changeRow, removeRow } from './write.ts'

type AnyCall = Call<{ params: { id: string }; query: WireRecord; body: WireRecord }>
type AnyEndpoint = Endpoint<{ params?: { id: string }; query?: WireRecord; body?: WireRecord }, unknown>

const writerOf = (call: AnyCall) => ({ user: userOf(call), locale: call.locale })
/** What a call asks, wherever it carries it. */
const given = (call: AnyCall): WireRecord => ({ ...call.query, ...call.body })
const idOf = (call: AnyCall): number => Number(call.params?.id ?? (call.body as { id?: unknown })?.id)

/** The calls of a resource that has a table: list, read, add, edit, remove, choices, import; each is refused without its key. */
export function serveTable(app: FastifyInstance, table: Table): void {
  const { calls, keys, document } = table.resource
  const asked = ({ method }: Endpoint, schema: Schema) => (method === 'GET' ? { query: schema } : { body: schema })
  const ofOne = ({ path }: Endpoint) => (path.includes('/:id') ? { params: schemas.idParams } : {})
  const button = (key: 'add' | 'edit' | 'remove') => ({ permission: keys[key], alsoRequires: keys.page })
  const on = (call: unknown, rules: Parameters<typeof serve>[2], handler: (call: AnyCall) => unknown) =>
    call && serve(app, call as AnyEndpoint, rules, handler as never)

  // some of these are POSTs, and all of them only read
  const page = { permission: keys.page, transaction: 'none' as const }

  // a path of its own goes before one that names a record
  on(
    calls.options,
    {
      permission: optionKeys(table.resource),
      transaction: 'none',
      ...(calls.options && asked(calls.options, schemas.optionQueryOf(table))),
      reply: schemas.optionList,
    },
    (call) => optionsOf(call.db, table, given(call), userOf(call)),
  )
  on(calls.list, { ...page, ...asked(calls.list, schemas.querySchema(table)), reply: schemas.listSchema(table) }, (call) =>
    listBeside(call.db, table, given(call), userOf(call)),
  )
  on(calls.read, { ...page, ...(calls.read && oneOf(calls.read)), reply: schemas.rowSchema(table) }, async (call) =>
    withAllow(table, await readRow(call.db, table, idOf(call), userOf(call)), userOf(call)),
  )
  on(calls.history, { ...page, ...(calls.history && oneOf(calls.history)), reply: schemas.historyReply }, (call) =>
    historyOf(call.db, table, idOf(call), userOf(call)),
  )
  on(calls.add, { ...button('add'), body: schemas.bodySchema(table), reply: schemas.writtenReply }, async (call) =>
    done(await addRow(call.db, table, call.body, writerOf(call)), '100000'),
  )
  on(
    calls.edit,
    { ...button('edit'), ...(calls.edit && ofOne(calls.edit)), body: schemas.bodySchema(table), reply: schemas.writtenReply },
    async (call) => done(await changeRow(call.db, table, idOf(call), call.body, writerOf(call)), '100001'),
  )
  on(calls.remove, { ...button('remove'), ...(calls.remove && oneOf(calls.remove, schemas.versionBody)), reply: nothing }, async (call) => {
    await removeRow(call.db, table, idOf(call), given(call)['version'] as number | undefined, writerOf(call))
    return done(undefined, '100002')
  })
  for (const [name, act] of Object.entries(document?.acts ?? {})) {
    const rules = { permission: act.key, alsoRequires: keys.page, ...oneOf(act.call, schemas.versionBody), reply: schemas.writtenReply }
    on(act.call, rules, async (call) => {
      const { version, note } = given(call) as { version?: number; note?: string }
      const {
        said = '100001',
        written: _,
        ...acted
      } = await actOnRow(call.db, table, idOf(call), { name, version, ...(note && { note }) }, writerOf(call))
      return done(acted, said)
    })
  }
  if (calls.import && calls.undoImport)
    serveImport(app, { run: calls.import, undo: calls.undoImport }, { page: keys.page, button: keys.import }, importerFor(table))
}

const importerFor = (table: Table) => (table.importer?.(table) ?? importerOf(table)) as Importer<never, never>

/** The id of a call about one record stands in its address, or in its body. */
const oneOf = ({ path, method }: Endpoint, body?: Schema) =>
  path.includes('/:id') ? { params: schemas.idParams, ...(body && method !== 'GET' && { body }) } : { body: schemas.idBody }
