import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { ask, type Row, type Stage } from './row.ts'

const first = async ({ app }: Stage, table: string) =>
  (await row<{ id: number }>(app.db, sql`select id from ${sql.identifier(table)} order by id limit 1`))!.id

const filterable = { 'data.rules[].props.filterable': 'every select of ours looks through its options' }

const productOf = async ({ app }: Stage, specType: number) =>
  (await row<{ id: number }>(app.db, sql`select id from products where spec_type = ${specType} and virtual_type = 0 order by id limit 1`))!
    .id

/** A product that nothing sells or shows. */
async function fresh(stage: Stage): Promise<number> {
  const body = {
    ...{ cate_id: [await first(stage, 'categories')], store_name: '新商品', slider_image: ['/uploads/attach/a.jpg'], logistics: ['1'] },
    attrs: [{ price: 1, stock: 1 }],
  }
  return (await ask<{ id: number }>(stage, 'POST', '/adminapi/product/product/0', body)).id
}

/** The recorded product stands in it. */
async function withCategory({ app }: Stage): Promise<void> {
  await app.db.execute(sql`insert into categories (id, cate_name) overriding system value values (38, '服饰') on conflict do nothing`)
}

let recycled = 0
async function recycle(stage: Stage): Promise<void> {
  recycled = await fresh(stage)
  await stage.app.db.execute(sql`update products set deleted_at = now() where id = ${recycled}`)
}

const ours = [
  ...['data.productInfo.supplier_id', 'data.productInfo.supplier_name'],
  ...['data.productInfo.version', 'data.productInfo.attr.stock_read', 'data.productInfo.attrs[].stock_read'],
]
const inEditor: Row[] = [
  ...['', '_5', '_for_activity'].map((kind) => ({
    recorded: `adminapi_product_product_id${kind}`,
    path: async (stage: Stage) => `/adminapi/product/product/${await productOf(stage, 0)}`,
    ours,
  })),
  {
    recorded: 'adminapi_product_product_id_multi',
    path: async (stage) => `/adminapi/product/product/${await productOf(stage, 1)}`,
    ours: [...ours, 'data.productInfo.attrs[].规格'],
    opaque: ['data.productInfo.attrs[].detail'],
    differs: { 'data.productInfo.attrs[].尺码': 'attributes are called as a shop likes' },
  },
  { recorded: 'adminapi_product_product_0_POST_spec0', ours: ['data'] },
  { recorded: 'adminapi_product_product_0_POST_spec1', ours: ['data'], before: withCategory },
  { recorded: 'ERR_adminapi_product_product_0_POST_empty', ours: ['errors'], differs: { data: 'a refusal of ours says nothing else' } },
  { recorded: 'adminapi_product_generate_attr_POST' },
  { recorded: 'adminapi_product_product_get_rule' },
  { recorded: 'adminapi_product_product_get_template' },
  { recorded: 'adminapi_product_cache' },
  {
    recorded: 'adminapi_product_product_import_card',
    otherStatus: { status: 400, code: '100100', reason: 'workbooks are read by the browser' },
    otherWords: 'there is no such product',
    ours: ['errors'],
  },
]

const inActivities: Row[] = [
  ...[1, 2, 3, 4].map((type) => ({
    recorded: `adminapi_product_attrs_5_type${type}`,
    path: async (stage: Stage) => `/adminapi/product/product/attrs/${await productOf(stage, 0)}/${type}`,
  })),
  {
    recorded: 'adminapi_product_product_attrs_id_type',
    path: async (stage) => `/adminapi/product/product/attrs/${await productOf(stage, 1)}/1`,
    opaque: ['data.info.attrs[].detail'],
  },
]

const inList: Row[] = [
  { recorded: 'adminapi_export_product_list' },
  { recorded: 'adminapi_product_batch_setting_POST' },
  { recorded: 'adminapi_product_product_product_show_PUT' },
  {
    recorded: 'adminapi_product_product_set_show',
    path: async (stage) => `/adminapi/product/product/set_show/${await fresh(stage)}/0`,
  },
  {
    recorded: 'adminapi_product_product_check_activity_id',
    path: async (stage) => `/adminapi/product/product/check_activity/${await fresh(stage)}`,
  },
  {
    recorded: 'adminapi_product_product_id_DELETE_recycle',
    path: async (stage) => `/adminapi/product/product/${await fresh(stage)}`,
  },
  { recorded: 'adminapi_product_product_id_DELETE_restore', before: recycle, path: async () => `/adminapi/product/product/${recycled}` },
]

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
  ...inEditor,
  ...inActivities,
  ...inList,
]
