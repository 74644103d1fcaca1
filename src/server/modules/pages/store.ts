import { sql, type SQL } from 'drizzle-orm'
import type { PageRow } from '#src/api/pages.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime, unixTime } from '../../shop/time.ts'
import { columnsOf, type Content } from './content.ts'

/** A page as it is stored; `value` keeps the key order of the save. */
export interface StoredRow {
  id: number
  version: string
  hash: string
  name: string
  template_name: string
  value: unknown
  default_value: string | null
  add_time: string
  update_time: string
  status: number
  type: number
  is_show: number
  is_bg_color: number
  is_bg_pic: number
  color_picker: string
  bg_pic: string
  bg_tab_val: number
  is_del: number
  order_status: number
  my_banner_status: number
  is_diy: number
  title: string
  portable: boolean
  is_published: boolean
}

const columns =
  sql.raw(`id, version, hash, name, template_name, value, default_value::text as default_value, is_home::int as status, type, is_show,
  is_bg_color, is_bg_pic, color_picker, bg_pic, bg_tab_val, 0 as is_del, order_status, my_banner_status, is_diy, title, portable, is_published`)

const times = sql`${shopTime('add_time')} as add_time, coalesce(${shopTime('update_time')}, '暂无') as update_time`

/** A page that is not deleted. `lock` keeps it until the transaction ends. */
export const findPage = (db: Db, which: SQL, lock = false): Promise<StoredRow | undefined> =>
  row(db, sql`select ${columns}, ${times} from pages where deleted_at is null and ${which} ${lock ? sql`for update` : sql``}`)

/** What a page holds for its visitors; `cover_image` is no field of a page that is read. */
export function contentOf(page: StoredRow): Content {
  const { version, hash, value, is_diy, portable } = page
  return { version, hash, value, is_diy, portable, columns: columnsOf({ ...page, cover_image: '' }) }
}

export const byId = (id: number): SQL => sql`id = ${id}`
export const isHome = sql`is_home`
export const isPublished = sql`is_published`

/** A page by id; throws the shop's refusals for 0 and for unknown ids. */
export async function pageOrRefusal(db: Db, id: number, lock = false): Promise<StoredRow> {
  if (id <= 0) throw new Refusal({ status: 400, code: '100100' })
  const page = await findPage(db, byId(id), lock)
  if (!page) throw new Refusal({ status: 400351 })
  return page
}

export interface ListQuery {
  page?: number | undefined
  limit?: number | undefined
  name?: string | undefined
  status?: number | undefined
  type?: number | undefined
}

// nothing that visitors can open needs to say so
const publishing = sql`, json_build_object('is_published', is_published::int,
  'has_draft', exists (select 1 from page_drafts d where d.page_id = pages.id)::int,
  'publish_at', (select ${unixTime('publish_at')} from page_schedules s where s.page_id = pages.id and state = 'waiting'),
  'has_failed', exists (select 1 from page_schedules s where s.page_id = pages.id and state = 'failed')::int) as publishing`

/** The page list, newest first. `name` must match exactly (designer contract 1.1). */
export async function listRows(db: Db, query: ListQuery): Promise<{ list: PageRow[]; count: number }> {
  const where = [sql`deleted_at is null`]
  if (query.name) where.push(sql`name = ${query.name}`)
  if (query.status !== undefined) where.push(sql`is_home = ${query.status === 1}`)
  if (query.type !== undefined) where.push(sql`type = ${query.type}`)
  const all = sql.join(where, sql` and `)
  const list = await rows<PageRow>(
    db,
    sql`select id, name, type, ${times}, is_diy, is_home::int as status, case type when 0 then '可视化' else '专题页' end as type_name${publishing}
      from pages where ${all} order by id desc ${pageOf(query)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from pages where ${all}`)
  return { list, count: found?.count ?? 0 }
}
