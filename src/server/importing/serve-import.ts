import type { FastifyInstance } from 'fastify'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import { duplicateRules, mostImported, type ImportBody, type ImportReply } from '#src/api/imports.ts'
import type { Db } from '../db.ts'
import { transaction } from '../db.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { bodySchema, type Schema } from '../schemas.ts'
import type { User } from '../sessions.ts'
import { done, serve, userOf, type Call } from '../serve.ts'
import type { Changed, Importer } from './importer.ts'
import type { Judge } from './judge-row.ts'
import * as runs from './import-runs.ts'
import { sortRows, type Sorted } from './sort-rows.ts'
import { nothing } from '../replies.ts'
import * as replies from './replies.ts'

/** Problems that are told at most; nobody mends more at once. */
export const mostReported = 2000

const id: Schema = { type: 'integer', minimum: 1 }

/** Fields and rows of a file, and what becomes of them. */
export const importBody = (fields: readonly string[]): Schema => ({
  type: 'object',
  properties: {
    fields: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: [...fields] } },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: mostImported,
      items: { type: 'array', maxItems: fields.length, items: { type: 'string', maxLength: 2000 } },
    },
    dry: { type: 'boolean' },
    duplicates: { type: 'string', enum: [...duplicateRules] },
    seen: { type: 'array', maxItems: mostImported, items: { type: ['integer', 'null'] } },
    run: id,
    client_token: { type: 'string', maxLength: 100 },
  },
  required: ['fields', 'rows', 'dry'],
})

interface Calls {
  run: Endpoint<{ body: ImportBody }, ImportReply>
  /** Takes back what a run wrote. */
  undo: Endpoint<{ params: { id: Id } }, unknown>
}

/**
 * Serves the import of a page, a file at once or in pieces. A dry run says of every row what would become of it; the write judges
 * them again and carries out what can be, in one transaction a piece: what is refused is told with its reasons, and the rest is
 * written. It adds and changes what the page's own calls do, so it needs the page's key beside that of its button. Taking back is refused with IMPORT_GONE, IMPORT_CHANGED.
 */
export function serveImport<Body, Entry>(
  app: FastifyInstance,
  { run, undo }: Calls,
  { page, button }: { page: string; button: string },
  importer: Importer<Body, Entry>,
): void {
  const keys = { permission: button, alsoRequires: page }
  const rules = { ...keys, body: importBody(importer.fields), bodyLimit: 16 * 1024 * 1024 }
  serve(app, run, { ...rules, reply: replies.run }, async (call) => {
    const judge = call.request.compileValidationSchema(bodySchema(importer.schema)) as unknown as Judge
    const { body, locale } = call
    const user = userOf(call)
    const sort = (db: Db) => sortRows(db, { importer, judge, body, locale, user })
    if (body.dry) return replyOf(body, await sort(call.db), null)
    const reply = await transaction(call.db, (inner) => written(inner, importer, sort, call))
    return done(reply, 'IMPORTED', sentence('IMPORTED', locale, { count: reply.added + reply.updated }))
  })

  serve(app, undo, { ...keys, params: { properties: { id } }, reply: nothing }, async (call) => {
    await transaction(call.db, (inner) => takenBack(inner, importer, userOf(call), Number(call.params.id)))
    return done(undefined, 'UNIMPORTED')
  })
}

function replyOf({ rows }: ImportBody, sorted: Sorted<unknown, unknown>, run: number | null): ImportReply {
  const { add, change, skipped, duplicates, problems } = sorted
  const wrong = new Set(problems.map(({ row }) => row)).size
  const counts = { added: add.length, updated: change.length, skipped }
  return { count: rows.length, wrong, problems: problems.slice(0, mostReported), duplicates, ...counts, id: run }
}

type ImportCall = Pick<Call<{ body: ImportBody }>, 'body' | 'user'>

async function written<Body, Entry>(
  db: Db,
  importer: Importer<Body, Entry>,
  sort: (db: Db) => Promise<Sorted<Body, Entry>>,
  call: ImportCall,
): Promise<ImportReply> {
  const user = userOf(call)
  const before = call.body.run === undefined ? undefined : Number(call.body.run)
  const run = await runs.begin(db, user, importer.name, before)
  const sorted = await sort(db)
  const ids = sorted.add.length > 0 ? await importer.write(db, user, sorted.add) : []
  if (sorted.change.length > 0) await changeAll(db, importer, user, sorted.change)
  await runs.add(db, run, { ids, before: sorted.before })
  return replyOf(call.body, sorted, run)
}

async function changeAll<Body, Entry>(
  db: Db,
  importer: Importer<Body, Entry>,
  user: User,
  changes: readonly Changed<Entry>[],
): Promise<void> {
  if ((await importer.update(db, user, changes)) !== changes.length) throw new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
}

// what was added goes first: it may stand where something stood before
async function takenBack<Body, Entry>(db: Db, importer: Importer<Body, Entry>, user: User, run: number): Promise<void> {
  const { ids, before } = await runs.takeBack<Body>(db, user, importer.name, run)
  if (ids.length > 0 && ids.length !== (await importer.remove(db, ids))) throw new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
  if (before.length === 0) return
  const changes = before.map(({ id: stored, version, body }) => ({ id: stored, version: version + 1, entry: importer.read(body) }))
  const entries = changes.map(({ entry, id: stored }, row) => ({ row, entry, id: stored }))
  const stands = (await importer.clashes?.(db, entries, user)) ?? []
  if (stands.length > 0) throw new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
  await changeAll(db, importer, user, changes)
}
