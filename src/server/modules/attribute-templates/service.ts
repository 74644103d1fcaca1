import { sql } from 'drizzle-orm'
import type { AttributeTemplate, AttributeTemplateBody, AttributeTemplateRow, TemplateAttribute } from '#src/api/attribute-templates.ts'
import type { List } from '#src/api/endpoint.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf, type Thing } from '../../database/revisions.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'

interface Stored {
  id: number
  rule_name: string
  spec: TemplateAttribute[]
}

const thing = (id: number): Thing => `attribute template ${id}`

const columns = sql`id::int as id, rule_name, rule_value as spec`

/** Templates, the newest first. */
export async function list(db: Db, query: { page?: number; limit?: number; rule_name?: string }): Promise<List<AttributeTemplateRow>> {
  const words = query.rule_name?.trim()
  const where = words ? sql`where ${holds('rule_name', words)}` : sql``
  const found = await rows<Stored>(db, sql`select ${columns} from attribute_templates ${where} order by id desc ${pageOf(query)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from attribute_templates ${where}`)
  const shown = found.map(({ id, rule_name, spec }) => ({
    ...{ id, rule_name, rule_value: JSON.stringify(spec) },
    attr_name: spec.map(({ value }) => value).join(','),
    attr_value: spec.map(({ detail }) => detail.join(',')),
  }))
  return { list: shown, count: counted?.count ?? 0 }
}

/** One template. Refused with RECORD_GONE where it is not there. */
export async function read(db: Db, id: number): Promise<AttributeTemplate> {
  const version = await versionOf(db, thing(id))
  const found = await row<Stored>(db, sql`select ${columns} from attribute_templates where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...found, rule_value: JSON.stringify(found.spec), version }
}

/**
 * Writes a template, a new one for id 0. Refused with 100100 where a name or a value is missing, 100026 where it is gone, and 409 for an
 * older version.
 */
export async function save(
  db: Db,
  user: User,
  id: number,
  { rule_name: name, spec: given, version }: AttributeTemplateBody,
): Promise<void> {
  const spec = given.map(({ value, detail }) => ({ value: value.trim(), detail: detail.map((one) => one.trim()).filter(Boolean) }))
  const isWhole = name.trim() !== '' && spec.length > 0 && spec.every(({ value, detail }) => value !== '' && detail.length > 0)
  if (!isWhole) throw new Refusal({ status: 400, code: '100100' })
  const stored = sql`${JSON.stringify(spec)}::jsonb`
  if (id === 0) await db.execute(sql`insert into attribute_templates (rule_name, rule_value) values (${name.trim()}, ${stored})`)
  else {
    await read(db, id)
    await revise(db, user, thing(id), { version, now: () => read(db, id) })
    await db.execute(sql`update attribute_templates set rule_name = ${name.trim()}, rule_value = ${stored} where id = ${id}`)
  }
}

/** Removes templates; products keep the attributes that they were given. */
export async function remove(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from attribute_templates where id = any(${sql.param([...ids])}::bigint[])`)
}
