import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const first = async ({ app }: Stage, table: string) =>
  (await row<{ id: number }>(app.db, sql`select id from ${sql.identifier(table)} order by id limit 1`))!.id

const filterable = { 'data.rules[].props.filterable': 'every select of ours looks through its options' }

export const rows: Row[] = [
  {
    recorded: 'adminapi_product_category',
    ours: ['data.list[]', 'data.list[].children[]'].flatMap((one) => [`${one}.version`, `${one}.pid_name`]),
  },
  { recorded: 'adminapi_product_category_create', differs: filterable },
  {
    recorded: 'adminapi_product_category_id',
    path: async (stage) => `/adminapi/product/category/${await first(stage, 'categories')}`,
    differs: filterable,
  },
  { recorded: 'adminapi_product_category_POST' },
  { recorded: 'adminapi_product_category_tree_0' },
  { recorded: 'adminapi_product_category_tree_type' },
  { recorded: 'adminapi_product_product_rule' },
  {
    recorded: 'adminapi_product_product_rule_id',
    path: async (stage) => `/adminapi/product/product/rule/${await first(stage, 'attribute_templates')}`,
    ours: ['data.info.version'],
  },
  { recorded: 'adminapi_product_product_rule_id_POST' },
]
