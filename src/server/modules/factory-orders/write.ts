import { sql } from 'drizzle-orm'
import type { EditedPaper, PaperBody, PaperChange } from '#src/api/factory-orders.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { readDecimal, shifted, trimmed } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { closeLines } from '../../factory/acts/close-lines.ts'
import { unitsOfSkus } from '../../factory/lines/line-units.ts'
import { Refusal } from '../../refusal.ts'
import { actOnRow, type Acted } from '../../tables/act.ts'
import { seenChanges } from '../../tables/changes/changes.ts'
import { previewRow } from '../../tables/changes/preview.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { addRow, changeRow, lockedWhole, type Writer } from '../../tables/write.ts'
import { notePaper } from './notes.ts'
import { paperFor, refuseWithout } from './papers.ts'
import { warningsOf } from './warnings.ts'

type Wire = Readonly<Record<string, unknown>>

const ids = /_id$/
const textOrNone = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What the page's own calls name a price's unit. */
const priceUnitOf = (unit: unknown) => ({ kg: 'kg', 'm²': 'm2', m2: 'm2', m: 'm' })[String(unit)] ?? 'unit'

/** A line of the family's wire as the record's: rates are parts of a hundred there, ids are text. */
function lineIn(line: Wire, known: ReadonlySet<string>): Wire {
  const { line_id: id, price_unit: unit, tax_rate: rate, ...rest } = line
  const parts = Object.entries(rest).filter(([key]) => known.has(key))
  const percent = readDecimal(textOrNone(rate))
  return {
    ...Object.fromEntries(
      parts.map(([key, value]) => [key, ids.test(key) || typeof value === 'number' ? textOrNone(value) : (value ?? '')]),
    ),
    ...(id !== undefined && id !== null && { id: String(id) }),
    ...(unit !== undefined && { price_unit: priceUnitOf(unit) }),
    ...(percent !== null && percent !== undefined && { tax_rate: trimmed(shifted(percent, 2)) }),
  }
}

const keysOf = (fields: Fields) =>
  new Set((Object.entries(fields) as [string, Field<unknown>][]).filter(([, one]) => !one.readOnly).map(([name, one]) => wireOf(name, one)))

/** A body of the family as a record's; a party may come as an object with its id. */
function recordIn({ resource }: Table, body: Wire): WireRecord {
  const known = keysOf(resource.fields)
  const of = (resource.fields['lines']!.options as { of: Fields }).of
  const { lines, party, ...rest } = body
  const partyId = rest['party_id'] ?? (party as { id?: unknown } | undefined)?.id
  const plain = Object.entries({ ...rest, ...(partyId !== undefined && { party_id: partyId }) }).filter(([key]) => known.has(key))
  return {
    ...Object.fromEntries(plain.map(([key, value]) => [key, ids.test(key) ? textOrNone(value) : (value ?? '')])),
    ...(Array.isArray(lines) && { lines: (lines as Wire[]).map((line) => lineIn(line, keysOf(of))) }),
  }
}

const stateOf = async (db: Db, id: number) =>
  (await row<{ id: number; sn: string; status: number; version: number }>(
    db,
    sql`select id::int as id, sn, status, version from factory_documents where id = ${id}`,
  ))!

/** Lines whose units are said by their names, with the ids of those; what the goods are counted by needs none. @throws Refusal 400 `UNIT_OTHER` */
async function withUnitIds<B extends PaperBody>(db: Db, body: B): Promise<B> {
  const lines = body.lines as readonly Wire[] | undefined
  if (!Array.isArray(lines) || !lines.some(({ unit }) => unit)) return body
  const units = await unitsOfSkus(
    db,
    lines.flatMap(({ sku_id }) => (/^\d+$/.test(textOrNone(sku_id)) ? [textOrNone(sku_id)] : [])),
  )
  const errors: Record<string, string> = {}
  const made = lines.map(({ unit, ...line }, at) => {
    const own = units.get(textOrNone(line['sku_id']))
    if (!unit || line['unit_id'] || !own) return line
    const found = own.find(({ name }) => name === unit)
    if (!found) errors[`lines.${at}.unit`] = 'UNIT_OTHER'
    return found && found.num !== found.den ? { ...line, unit_id: found.id } : line
  })
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 400, code: 'UNIT_OTHER', errors })
  return { ...body, lines: made }
}

/** Adds a paper, and submits it where that is asked (manufacturing 3.2, add). Refused as its page's own call. */
export async function addPaper(db: Db, body: PaperBody, writer: Writer) {
  const table = paperFor(body.type, writer.user)
  refuseWithout(writer.user, table.resource.keys.add)
  const { id } = await addRow(db, table, recordIn(table, await withUnitIds(db, body)), writer)
  const files = body['files'] as string[] | undefined
  if (files?.length) await db.execute(sql`update factory_documents set files = ${JSON.stringify(files)}::jsonb where id = ${Number(id)}`)
  if (body.submit) await actWithKey(db, table, Number(id), { name: 'submit', version: undefined }, writer)
  return { ...(await stateOf(db, Number(id))), warnings: await warningsOf(db, Number(id), writer) }
}

/** An act of a paper for somebody who has its key. */
export async function actWithKey(db: Db, table: Table, id: number, act: Parameters<typeof actOnRow>[3], writer: Writer): Promise<Acted> {
  const found = table.resource.document!.acts[act.name]
  if (!found) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
  refuseWithout(writer.user, found.key)
  return actOnRow(db, table, id, act, writer)
}

/** What a paper is after it was changed, for somebody; of one that was approved with what changed. */
async function editedOf(db: Db, table: Table, id: number, isChange: boolean, { user }: Writer): Promise<EditedPaper> {
  const { version, status } = await stateOf(db, id)
  if (!isChange) return { id, version, status }
  const found = await row<{ change_no: number; changes: PaperChange[] }>(
    db,
    sql`select d.change_no, e.diff -> 'changes' as changes from factory_documents d join document_events e on e.document_id = d.id and e.what = 'change'
        where d.id = ${id} order by e.id desc limit 1`,
  )
  return { id, version, status, change_no: found!.change_no, diff: seenChanges(table, found!.changes, user) }
}

/** Changes a draft, or what was approved by a change; `preview` only says what that comes to (manufacturing 3.2, edit). Refused as its page's own call. */
export async function editPaper(
  db: Db,
  body: PaperBody & { id: string | number; version: number; change_reason?: string; preview?: number },
  writer: Writer,
): Promise<EditedPaper> {
  const table = paperFor(body.type, writer.user)
  refuseWithout(writer.user, table.resource.keys.edit)
  const id = Number(body.id)
  const before = await row<{ status: number }>(db, sql`select status from factory_documents where id = ${id}`)
  const isChange = before?.status === 2 || before?.status === 3
  const reason = body.preview ? '-' : body.change_reason
  const record = { ...recordIn(table, await withUnitIds(db, body)), version: body.version, ...(reason && { change_reason: reason }) }
  const told = (inner: Db) => editedOf(inner, table, id, isChange, writer)
  if (body.preview) return previewRow(db, table, id, record, writer, told)
  await changeRow(db, table, id, record, writer)
  const files = body['files'] as string[] | undefined
  if (files) await notePaper(db, { type: body.type, id, files }, writer)
  return told(db)
}

interface Removal {
  type: PaperBody['type']
  id: string | number
  line_ids?: readonly (string | number)[]
  version?: number
  reason?: string
  all?: number
}

/** Takes lines out of a draft, or closes those of what was approved, never the last one (manufacturing 3.2, delDetail). @throws Refusal 422 `LAST_LINE`, `REASON_MISSING` */
export async function removePaperLines(
  db: Db,
  { type, id: given, line_ids: wanted = [], version, reason = '', all }: Removal,
  writer: Writer,
) {
  const table = paperFor(type, writer.user)
  const id = Number(given)
  if (all) {
    await actWithKey(db, table, id, { name: 'void', version, note: reason }, writer)
    return totalsOf(db, table, id, writer)
  }
  const stored = await lockedWhole(db, table, id, writer.user, version)
  const lines = stored['lines'] as readonly { id: string }[]
  const gone = new Set(wanted.map(String))
  if (Number(stored['status']) === 0) {
    refuseWithout(writer.user, table.resource.keys.edit)
    const left = lines.filter((line) => !gone.has(line.id))
    if (left.length === 0) throw new Refusal({ status: 422, code: 'LAST_LINE' })
    await changeRow(db, table, id, { lines: left, version: Number(stored['version']) }, writer)
    return totalsOf(db, table, id, writer)
  }
  const close = table.resource.document!.acts['close']
  if (!close) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
  refuseWithout(writer.user, close.key)
  // an order of which nothing is wanted any more is closed whole
  const open = await row(
    db,
    sql`select 1 as one from factory_documents_lines where parent_id = ${id} and closed_by = '' and id <> all(${sql.param([...gone].map(Number))}::bigint[]) limit 1`,
  )
  if (!open) throw new Refusal({ status: 422, code: 'LAST_LINE', sentence: 'LAST_LINE_CLOSED' })
  if (reason.trim() === '') throw new Refusal({ status: 400, code: 'REASON_MISSING', errors: { reason: 'REASON_MISSING' } })
  await closeLines(db, id, [...gone].map(Number), writer.user.name, reason.trim())
  return totalsOf(db, table, id, writer)
}

async function totalsOf(db: Db, table: Table, id: number, { user }: Writer) {
  const { version, pieces, area, weight, net, tax, gross } = await readRow(db, table, id, user)
  return { version, totals: { pieces, area, weight, ...(gross !== undefined && { net, tax, gross }) } }
}
