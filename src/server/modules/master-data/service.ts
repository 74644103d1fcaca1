import { sql } from 'drizzle-orm'
import { basicKinds, type BasicBody, type BasicDetails, type BasicKind, type BasicRow, type Company } from '#src/api/basics.ts'
import type { List } from '#src/api/endpoint.ts'
import { compared, parseDecimal, rateIn } from '#src/lib/decimal.ts'
import { codeOf, row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'

/** What was changed by whom, and when. */
interface Edited {
  version: number
  updated_by?: string
  updated_at?: string
}

interface Stored extends Omit<BasicRow, 'details' | 'id'> {
  id: number
  details: Omit<BasicDetails, 'rate'> & { rate_ppm?: number }
}

/** A hundredth of a per cent of a per cent: rates are whole numbers of parts in a million. */
const ratePlaces = 4
const refuse = (code: string, field?: string) => new Refusal({ status: 400, code, ...(field && { errors: { [field]: code } }) })
const columns = sql`id, kind, name, details, sort, status, version, updated_by, ${shopTime('updated_at')} as updated_at`

function shown({ details: { rate_ppm: rate, ...rest }, ...entry }: Stored): BasicRow {
  return { ...entry, details: rate === undefined ? rest : { ...rest, rate: rateIn(String(rate), 'ppm', 'percent') } }
}

export interface ListQuery {
  page?: number
  limit?: number
  kind?: BasicKind | ''
  name?: string
  status?: string
}

/** Entries of a kind, or all; `tabs` says how many each kind has under the other filters. */
export async function list(db: Db, query: ListQuery): Promise<List<BasicRow> & { tabs: { kind: BasicKind | ''; count: number }[] }> {
  const words = query.name?.trim() ?? ''
  const others = sql`(${words} = '' or position(lower(${words}) in lower(name)) > 0) and (${query.status ?? ''} = '' or status::text = ${query.status ?? ''})`
  const own = query.kind ? sql`${others} and kind = ${query.kind}` : others
  const found = await rows<Stored>(
    db,
    sql`select ${columns} from basic_entries where ${own}
      order by array_position(${sql.param([...basicKinds])}::text[], kind), sort desc, id ${pageOf(query, 15)}`,
  )
  const counts = await rows<{ kind: BasicKind; count: number }>(
    db,
    sql`select kind, count(*)::int as count from basic_entries where ${others} group by kind`,
  )
  const countOf = (kind: BasicKind) => counts.find((one) => one.kind === kind)?.count ?? 0
  const all = counts.reduce((sum, one) => sum + one.count, 0)
  const tabs = [{ kind: '' as const, count: all }, ...basicKinds.map((kind) => ({ kind, count: countOf(kind) }))]
  return { list: found.map(shown), count: query.kind ? countOf(query.kind) : all, tabs }
}

/** One entry. Refused with BASIC_MISSING. */
export async function read(db: Db, id: number): Promise<BasicRow> {
  const found = await row<Stored>(db, sql`select ${columns} from basic_entries where id = ${id}`)
  if (!found) throw refuse('BASIC_MISSING')
  return shown(found)
}

/** Entries by their ids. */
export async function readAll(db: Db, ids: readonly number[]): Promise<BasicRow[]> {
  const found = await rows<Stored>(db, sql`select ${columns} from basic_entries where id = any(${sql.param([...ids])}::bigint[])`)
  return found.map(shown)
}

function detailsOf(body: BasicBody): Stored['details'] {
  if (body.kind === 'unit') return { decimals: body.decimals ?? 0 }
  if (body.kind === 'warehouse') return { type: body.type ?? 'finished', address: (body.address ?? '').trim() }
  if (body.kind !== 'tax_rate') return {}
  const rate = parseDecimal(body.rate ?? '', ratePlaces)
  if (rate === undefined || compared(rate, '0') < 0 || compared(rate, '100') > 0) throw refuse('BASIC_RATE', 'rate')
  // a whole number up to a million
  return { rate_ppm: Number(rateIn(rate, 'percent', 'ppm')) }
}

function nameOf({ name }: BasicBody): string {
  const plain = name.trim()
  if (!plain) throw refuse('BASIC_NAME', 'name')
  return plain
}

/** Refuses with BASIC_TAKEN and BASIC_IN_USE where the database does. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === '23505') throw refuse('BASIC_TAKEN', 'name')
    if (codeOf(error) === '23503') throw refuse('BASIC_IN_USE')
    throw error
  }
}

/** An entry as it is stored before it has an id. */
export interface NewEntry extends Pick<Stored, 'kind' | 'name' | 'details' | 'sort' | 'status'> {}

/** Reads what somebody filled in. Refused with BASIC_NAME, BASIC_RATE. */
export const readEntry = (body: BasicBody): NewEntry => ({
  ...{ kind: body.kind, sort: body.sort, status: body.status },
  ...{ name: nameOf(body), details: detailsOf(body) },
})

/** Adds an entry. Refused with BASIC_TAKEN, BASIC_NAME, BASIC_RATE. */
export async function add(db: Db, user: User, body: BasicBody): Promise<void> {
  const { kind, name, details, sort, status } = readEntry(body)
  const work = db.execute(
    sql`insert into basic_entries (kind, name, details, sort, status, updated_by)
      values (${kind}, ${name}, ${JSON.stringify(details)}::jsonb, ${sort}, ${status}, ${user.name})`,
  )
  await unlessTaken(Promise.resolve(work))
}

/** Changes an entry; its kind stays. Refused with 409 and the row when somebody else was faster. */
export async function edit(db: Db, user: User, id: number, body: BasicBody): Promise<void> {
  await unlessTaken(
    transaction(db, async (inner) => {
      const before = await row<Stored>(inner, sql`select ${columns} from basic_entries where id = ${id} for update`)
      if (!before) throw refuse('BASIC_MISSING')
      sameVersion(body.version, before, rowOf(shown(before)))
      const details = JSON.stringify(detailsOf({ ...body, kind: before.kind }))
      await inner.execute(
        sql`update basic_entries set name = ${nameOf(body)}, details = ${details}::jsonb, sort = ${body.sort}, status = ${body.status},
          version = version + 1, updated_by = ${user.name}, updated_at = now() where id = ${id}`,
      )
    }),
  )
}

/** An entry under the names of its form. */
const rowOf = ({ details, ...entry }: BasicRow): object => ({ ...entry, ...details })

function sameVersion(expected: number, { version, updated_by: by, updated_at: at }: Edited, row: object): void {
  if (expected !== version)
    throw new Refusal({ status: 409, code: 'BASIC_CHANGED', values: { who: by || '—', at: at ?? '' }, data: { row } })
}

/** Switches an entry on or off. */
export async function setStatus(db: Db, user: User, id: number, status: number): Promise<void> {
  const changed = await row(
    db,
    sql`update basic_entries set status = ${status}, version = version + 1, updated_by = ${user.name}, updated_at = now()
      where id = ${id} returning id`,
  )
  if (!changed) throw refuse('BASIC_MISSING')
}

/** Deletes an entry that nothing refers to. Refused with BASIC_IN_USE. */
export async function remove(db: Db, id: number): Promise<void> {
  const deleted = await unlessTaken(row(db, sql`delete from basic_entries where id = ${id} returning id`))
  if (!deleted) throw refuse('BASIC_MISSING')
}

const nobody: Company = { name: '', tax_no: '', bank: '', account_no: '', address: '', phone: '', version: 0 }

/** The company; empty until somebody wrote it. */
export async function readCompany(db: Db): Promise<Company & { updated_by?: string; updated_at?: string }> {
  const found = await row<{ value: Partial<Company> }>(db, sql`select value from settings where name = 'company'`)
  return { ...nobody, ...found?.value }
}

/** Keeps the company. Refused with 409 and the row when somebody else was faster. */
export async function saveCompany(db: Db, user: User, body: Company): Promise<void> {
  if (!body.name.trim()) throw refuse('BASIC_NAME', 'name')
  await transaction(db, async (inner) => {
    await inner.execute(sql`insert into settings (name, value) values ('company', '{}') on conflict (name) do nothing`)
    await inner.execute(sql`select 1 from settings where name = 'company' for update`)
    const before = await readCompany(inner)
    sameVersion(body.version, before, before)
    const at = await row<{ now: string }>(inner, sql`select ${shopTime('now()')} as now`)
    const value = JSON.stringify({ ...body, version: before.version + 1, updated_by: user.name, updated_at: at!.now })
    await inner.execute(sql`update settings set value = ${value}::jsonb where name = 'company'`)
  })
}
