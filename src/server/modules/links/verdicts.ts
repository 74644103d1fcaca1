import { sql } from 'drizzle-orm'
import type { LinkTarget, LinkVerdict } from '#src/api/links.ts'
import { rows, type Db } from '../../db.ts'
import { activityKinds, stateOf, type ActivityKind } from '../../shop/activities.ts'

export interface Verdict {
  verdict: LinkVerdict
  name: string
}

const activity = (kind: ActivityKind): string => {
  const { table, end } = activityKinds[kind]
  const byClock = end ? `when ${stateOf(end)} <> 'running' then ${stateOf(end)}` : ''
  return `select a.id, a.title as name, case when a.deleted_at is not null or p.deleted_at is not null then 'deleted' when a.status <> 1 then 'hidden'
    ${byClock} when a.quota <= 0 then 'sold_out' else 'ok' end as verdict from ${table} a join products p on p.id = a.product_id where a.id = any(`
}

/** For each kind of row the beginning of a query for a list of ids. */
const queries: Partial<Record<LinkTarget, string>> = {
  product: `select id, store_name as name, case when deleted_at is not null then 'deleted' when is_show <> 1 then 'hidden' when stock <= 0 then 'sold_out' else 'ok' end
    as verdict from products where id = any(`,
  product_category: `select c.id, c.cate_name as name, case when c.is_show <> 1 or coalesce(parent.is_show, 1) <> 1 then 'hidden' else 'ok' end as verdict
    from categories c left join categories parent on parent.id = c.pid where c.id = any(`,
  page: `select id, name, case when deleted_at is not null then 'deleted' when is_show <> 1 or not is_published then 'hidden' else 'ok' end as verdict
    from pages where id = any(`,
  article: `select a.id, a.title as name, case when a.deleted_at is not null then 'deleted' when a.status <> 1 or a.hide = 1 or c.is_del = 1
    or c.status <> 1 or c.hidden = 1 then 'hidden' else 'ok' end as verdict from articles a join article_categories c on c.id = a.cid where a.id = any(`,
  article_category: `select id, title as name, case when is_del = 1 then 'deleted' when status <> 1 or hidden = 1 then 'hidden' else 'ok' end as verdict
    from article_categories where id = any(`,
  seckill: activity('seckill'),
  bargain: activity('bargain'),
  combination: activity('combination'),
  integral: activity('integral'),
  advance: activity('advance'),
}

/** What visitors find behind rows of a kind, by id; ids that never existed are missing in the answer. */
export async function verdictsOf(db: Db, kind: LinkTarget, ids: readonly number[]): Promise<Map<number, Verdict>> {
  const query = queries[kind]
  if (!query || !ids.length) return new Map()
  const found = await rows<Verdict & { id: number }>(db, sql`${sql.raw(query)}${sql.param([...ids])}::bigint[])`)
  return new Map(found.map(({ id, ...verdict }) => [id, verdict]))
}

// of several draws by one factor the storefront opens the one that runs
const draws = sql.raw(`select distinct on (a.factor) a.factor as id, a.name,
  case when a.status <> 1 then 'hidden' when a.start_at > now() then 'not_started' when a.stop_at < now() then 'ended' else 'ok' end as verdict
  from lotteries a where a.deleted_at is null
  order by a.factor, (a.status = 1) desc, (coalesce(a.stop_at, 'infinity') > now()) desc, coalesce(a.start_at, '-infinity'), a.id desc`)

/** Draws by what sets them off: 1 points, 3 an order paid, 5 an order reviewed. */
export async function drawVerdicts(db: Db): Promise<Map<number, Verdict>> {
  const found = await rows<Verdict & { id: number }>(db, sql`${draws}`)
  return new Map(found.map(({ id, ...verdict }) => [id, verdict]))
}
