import { sql } from 'drizzle-orm'
import type { AttributeRule } from '#src/api/product-specifications.ts'
import { rows, type Db } from '../../db.ts'
import type { Spec } from './skus/read-skus.ts'

/** Shipping templates to choose among, in the order of their page. */
export const listTemplates = (db: Db): Promise<{ id: number; name: string }[]> =>
  rows(db, sql`select id::int as id, name from shipping_templates order by sort desc, id desc`)

/** Attribute templates to begin with, the newest first. */
export async function listRules(db: Db): Promise<AttributeRule[]> {
  const found = await rows<{ id: number; rule_name: string; specs: Spec[] }>(
    db,
    sql`select id::int as id, rule_name, rule_value as specs from attribute_templates order by id desc`,
  )
  return found.map(({ id, rule_name, specs }) => ({
    ...{ id, rule_name, rule_value: specs },
    attr_name: specs.map(({ value }) => value).join(','),
    attr_value: specs.map(({ detail }) => detail.join(',')),
  }))
}
