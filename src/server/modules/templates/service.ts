import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PageTemplate, SaveTemplateBody, TemplateRow, TemplateScope } from '#src/api/page-templates.ts'
import type { List } from '#src/api/endpoint.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { unixTime } from '../../shop/time.ts'
import { checkedContent, checkedName, most } from './content.ts'

export interface Author {
  id: number
  name: string
}

export interface TemplateQuery {
  page?: number | undefined
  limit?: number | undefined
  scope: TemplateScope
  name?: string | undefined
}

const columns = sql`id, scope, kind, name, version, admin_name, ${unixTime('saved_at')} as saved_at`

const newVersion = () => randomBytes(8).toString('hex')

/** What is kept of a scope, newest first; presets with their content. */
export async function listTemplates(db: Db, query: TemplateQuery): Promise<List<TemplateRow>> {
  const where = sql`scope = ${query.scope}${query.name?.trim() ? sql` and ${holds('name', query.name.trim())}` : sql``}`
  const more = query.scope === 'block' ? sql`, content` : sql``
  const list = await rows<TemplateRow>(
    db,
    sql`select ${columns}${more} from page_templates where ${where} order by id desc ${pageOf(query, 50)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from page_templates where ${where}`)
  return { list, count: found?.count ?? 0 }
}

/** One with its content. Throws a Refusal when it is gone. */
export async function readTemplate(db: Db, id: number): Promise<PageTemplate> {
  const found = await row<PageTemplate>(db, sql`select ${columns}, content from page_templates where id = ${id}`)
  if (!found) throw missing()
  return found
}

/** Keeps something new (id 0), or puts other content in the place of what was kept. Throws a Refusal. */
export function saveTemplate(db: Db, id: number, body: SaveTemplateBody, by: Author, locale: Locale): Promise<TemplateRow> {
  const name = checkedName(body.name, locale)
  const content = checkedContent(body.scope, body.content, locale)
  const kind = body.scope === 'block' ? (body.kind ?? '') : ''
  return transaction(db, async (inner) => {
    if (id) {
      await locked(inner, id, body.if_version)
      return put(
        inner,
        sql`update page_templates set name = ${name}, kind = ${kind}, content = ${content}::json, version = ${newVersion()},
        admin_id = ${by.id}, admin_name = ${by.name}, saved_at = now() where id = ${id} returning ${columns}`,
      )
    }
    await refuseTooMany(inner, body.scope)
    return put(
      inner,
      sql`insert into page_templates (scope, kind, name, version, content, admin_id, admin_name)
      values (${body.scope}, ${kind}, ${name}, ${newVersion()}, ${content}::json, ${by.id}, ${by.name}) returning ${columns}`,
    )
  })
}

/** Gives it another name. Throws a Refusal when it is gone, or another one than `expected`. */
export function renameTemplate(db: Db, id: number, name: string, expected: string | undefined, locale: Locale): Promise<TemplateRow> {
  const plain = checkedName(name, locale)
  return transaction(db, async (inner) => {
    await locked(inner, id, expected)
    return put(inner, sql`update page_templates set name = ${plain}, version = ${newVersion()} where id = ${id} returning ${columns}`)
  })
}

/** Deletes it; one that is gone already is no failure. Throws a Refusal when it is another one than `expected`. */
export function removeTemplate(db: Db, id: number, expected: string | undefined): Promise<void> {
  return transaction(db, async (inner) => {
    const found = await find(inner, id)
    if (!found) return
    refuseOther(found, expected)
    await inner.execute(sql`delete from page_templates where id = ${id}`)
  })
}

const missing = () => new Refusal({ status: 400, code: 'template_gone' })

const find = (db: Db, id: number) => row<TemplateRow>(db, sql`select ${columns} from page_templates where id = ${id} for update`)

async function put(db: Db, query: ReturnType<typeof sql>): Promise<TemplateRow> {
  return (await row<TemplateRow>(db, query))!
}

async function locked(db: Db, id: number, expected: string | undefined): Promise<void> {
  const found = await find(db, id)
  if (!found) throw missing()
  refuseOther(found, expected)
}

function refuseOther(found: TemplateRow, expected: string | undefined): void {
  if (expected === undefined || expected === found.version) return
  throw new Refusal({ status: 409, code: 'template_conflict', data: { template: found } })
}

async function refuseTooMany(db: Db, scope: TemplateScope): Promise<void> {
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from page_templates where scope = ${scope}`)
  if ((found?.count ?? 0) >= most[scope]) throw new Refusal({ status: 400, code: 'template_too_many', values: { most: most[scope] } })
}
