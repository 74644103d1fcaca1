import type { FastifyInstance } from 'fastify'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import { mostImported, type ImportBody, type ImportProblem, type ImportReply } from '#src/api/imports.ts'
import type { Db } from '../db.ts'
import { transaction } from '../db.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { bodySchema, type Schema } from '../schemas.ts'
import { done, serve, userOf, type Call, type Permission } from '../serve.ts'
import type { Importer } from './importer.ts'
import { readRows, type Judge } from './read-rows.ts'
import * as runs from './import-runs.ts'

/** Problems that are told at most; nobody mends more at once. */
const mostTold = 2000

const importBody = (fields: readonly string[]): Schema => ({
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
 * Serves the import of a page. A dry run checks every row; the write checks them again and adds all of them or none, in one
 * transaction. Refused with IMPORT_ROWS (the problems in `data`); taking back with IMPORT_GONE, IMPORT_CHANGED.
 */
export function serveImport<Body, Entry>(
  app: FastifyInstance,
  { run, undo }: Calls,
  permission: Permission,
  importer: Importer<Body, Entry>,
): void {
  const rules = { permission, body: importBody(importer.fields), bodyLimit: 16 * 1024 * 1024 }
  serve(app, run, rules, async (call) => {
    const judge = call.request.compileValidationSchema(bodySchema(importer.schema)) as unknown as Judge
    const check = (db: Db) => checked(db, importer, judge, call)
    if (call.body.dry) return replyOf(call.body, (await check(call.db)).problems, null)
    const { id, count } = await transaction(call.db, (inner) => written(inner, importer, check, call))
    return done(replyOf(call.body, [], id), 'IMPORTED', sentence('IMPORTED', call.locale, { count }))
  })

  serve(app, undo, { permission, params: { properties: { id: { type: 'integer', minimum: 1 } } } }, async (call) => {
    await transaction(call.db, async (inner) => {
      const ids = await runs.takeBack(inner, userOf(call), importer.name, Number(call.params.id))
      if (ids.length === (await importer.remove(inner, ids))) return
      throw new Refusal({ status: 400, code: 'IMPORT_CHANGED' })
    })
    return done(undefined, 'UNIMPORTED')
  })
}

type ImportCall = Call<{ body: ImportBody }>

function replyOf({ rows }: ImportBody, problems: readonly ImportProblem[], id: number | null): ImportReply {
  const wrong = new Set(problems.map(({ row }) => row)).size
  return { count: rows.length, wrong, problems: problems.slice(0, mostTold), id }
}

async function checked<Body, Entry>(db: Db, importer: Importer<Body, Entry>, judge: Judge, { body, locale }: ImportCall) {
  const { entries, problems } = readRows(importer, judge, body, locale)
  const clashes = entries.length > 0 ? await importer.clashes(db, entries) : []
  const told = clashes.map(({ row, field, code, values }) => ({ row, field, message: sentence(code, locale, values) ?? code }))
  return { entries, problems: [...problems, ...told].sort((a, b) => a.row - b.row) }
}

async function written<Body, Entry>(
  db: Db,
  importer: Importer<Body, Entry>,
  check: (db: Db) => ReturnType<typeof checked<Body, Entry>>,
  call: ImportCall,
): Promise<{ id: number; count: number }> {
  const user = userOf(call)
  const id = await runs.begin(db, user, importer.name)
  const { entries, problems } = await check(db)
  if (problems.length > 0) {
    const data = replyOf(call.body, problems, null)
    throw new Refusal({ status: 400, code: 'IMPORT_ROWS', values: { wrong: data.wrong }, data })
  }
  const ids = await importer.write(
    db,
    user,
    entries.map(({ entry }) => entry),
  )
  await runs.finish(db, id, ids)
  return { id, count: ids.length }
}
