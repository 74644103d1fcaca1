import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { loadRecorded } from '../../replay/recorded.mjs'
import { ask, type Row, type Stage } from './row.ts'

interface PageRow {
  id: number
  status: number
}

const pageIds = async (stage: Stage) => (await ask<{ list: PageRow[] }>(stage, 'GET', '/adminapi/diy/get_list?page=1&limit=50')).list
const home = async (stage: Stage) => (await pageIds(stage)).find((page) => page.status === 1)!.id
const fresh = async (stage: Stage) => {
  const body = loadRecorded().get('adminapi_diy_diy_save_POST_new')?.requestBody as object
  return (await ask<{ id: number }>(stage, 'POST', '/adminapi/diy/diy_save/0', body)).id
}
const at = (path: string, id: (stage: Stage) => Promise<number>) => async (stage: Stage) => `/adminapi/diy/${path}/${await id(stage)}`

const oursOfProduct = ['data.list[].version', 'data.list[].least_stock', 'data.list[].short_skus', 'data.list[].recycled_at']
/** Changes the last product that is on sale. */
const changeLast = (set: string) => async (stage: Stage) => {
  await stage.app.db.execute(sql`update products set ${sql.raw(set)}
    where id = (select max(id) from products where deleted_at is null and is_show = 1)`)
}

const value = ['data.info.value']
const saved = ['data.version', 'data.hash', 'data.changes', 'data.update_time']

// recorded as a failure of the shop that ours does not have
const answered = (recorded: string, reason: string): Row => {
  const isFailure = (loadRecorded().get(recorded)?.responseBody as { status?: number } | undefined)?.status !== 200
  return isFailure
    ? { recorded, otherStatus: { status: 200, code: undefined, reason }, otherWords: reason, ours: ['data'], differs: { code: reason } }
    : { recorded }
}

const unread = 'no block of a page and no page of the console reads it'

export const rows: Row[] = [
  { recorded: 'adminapi_diy_get_list', ours: ['data.list[].publishing'] },
  {
    recorded: 'adminapi_diy_get_diy_info_id',
    path: at('get_diy_info', home),
    opaque: value,
    ours: ['data.info.hash'],
    differs: { 'data.info.default_value': 'a page made here has none' },
  },
  { recorded: 'adminapi_diy_get_diy_info_id_saved', path: at('get_diy_info', fresh), opaque: value, ours: ['data.info.hash'] },
  { recorded: 'ERR_adminapi_diy_get_diy_info_missing' },
  { recorded: 'adminapi_diy_diy_save_POST_new', ours: saved },
  { recorded: 'adminapi_diy_diy_save_id_POST', path: at('diy_save', fresh), ours: saved },
  {
    recorded: 'adminapi_diy_get_info_id',
    opaque: value,
    ours: ['data.info.hash'],
    differs: { 'data.info.default_value': 'our page has none' },
    before: async (stage) => void (await ask(stage, 'POST', '/adminapi/diy/save/1', { value: { tabNav: {} } })),
  },
  { recorded: 'adminapi_diy_save_id_POST', ours: ['data'] },
  { recorded: 'adminapi_diy_del_id_DELETE', path: at('del', fresh) },
  { recorded: 'ERR_adminapi_diy_del_active', path: at('del', home) },
  { recorded: 'adminapi_diy_set_status_id_PUT', path: at('set_status', fresh) },
  { recorded: 'adminapi_diy_set_status_id_PUT_back', path: at('set_status', home) },
  { recorded: 'adminapi_diy_get_url' },
  { recorded: 'adminapi_diy_get_store_status' },
  { recorded: 'adminapi_diy_get_color_change_category', ours: ['data.version'] },
  { recorded: 'adminapi_diy_get_color_change_color_change', ours: ['data.version'] },
  { recorded: 'adminapi_diy_get_color_change_type', ours: ['data.version'] },
  { recorded: 'adminapi_diy_color_change_PUT' },
  { recorded: 'adminapi_diy_get_member', ours: ['data.version'] },
  { recorded: 'adminapi_diy_member_save_POST' },
  { recorded: 'adminapi_diy_set_recovery_id', path: at('set_recovery', home) },
  { recorded: 'adminapi_diy_recovery_id', path: at('recovery', home) },
  { recorded: 'adminapi_diy_get_category' },
  { recorded: 'adminapi_diy_get_page_category' },
  { recorded: 'adminapi_diy_get_page_link_cate_id' },
  ...[
    'ERR_adminapi_diy_get_page_link_paged',
    ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((cate) => `adminapi_diy_get_page_link_${cate}`),
  ].map((recorded) => answered(recorded, 'the shop fails on paging here; ours takes it')),
  { recorded: 'adminapi_diy_get_product', differs: { 'data[].couponId': unread } },
  { recorded: 'adminapi_diy_get_product_list' },
  ...['1', '2', '3', '4', 'type'].map((type) => ({ recorded: `adminapi_diy_groom_list_${type}`, differs: { 'data[].star': unread } })),
  answered('adminapi_diy_groom_list_5', 'the shop fails without paid memberships; ours lists its member prices'),
  { recorded: 'adminapi_product_category_cascader_1' },
  { recorded: 'adminapi_product_category_cascader_type' },
  ...['', '_cate', '_p1', '_p2'].map((kind) => ({ recorded: `adminapi_product_product${kind}`, ours: oursOfProduct })),
  { recorded: 'adminapi_product_product_recycle_list', before: changeLast('deleted_at = now()'), ours: oursOfProduct },
  { recorded: 'adminapi_product_product_stock', before: changeLast('is_show = 0'), ours: oursOfProduct },
  {
    recorded: 'adminapi_product_product_search',
    query: async ({ app }) => {
      const sold = await row<{ name: string }>(
        app.db,
        sql`select store_name as name from products where deleted_at is null and is_show = 1 order by id limit 1`,
      )
      return { page: 1, limit: 15, type: 1, store_name: sold!.name }
    },
    ours: oursOfProduct,
  },
  { recorded: 'adminapi_product_product_list' },
  { recorded: 'adminapi_product_product_list_picker' },
]
