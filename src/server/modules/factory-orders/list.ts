import { sql, type SQL } from 'drizzle-orm'
import type { PaperHeader, PaperLine, PaperQuery } from '#src/api/factory-orders.ts'
import { sumOf, trimmed } from '#src/lib/decimal.ts'
import { mostCounted, seek, type Sought } from '../../database/sought.ts'
import { row, rows, type Db } from '../../db.ts'
import { settleOf, withPaid } from '../../factory/ledgers/paid.ts'
import type { User } from '../../sessions.ts'
import { wordsOfPapers } from '../../factory/scopes/papers.ts'
import { pageOf } from '../../shop/paging.ts'
import { orderBy } from '../../shop/sorting.ts'
import { matchesBeside, searchBeside } from '../../tables/words.ts'
import { mayPrice, paperFor, seenPapers } from './papers.ts'
import { headerColumns, lineColumns, linesOf } from './shapes.ts'

const all = (conditions: readonly (SQL | false | undefined | '' | 0)[]) =>
  sql.join(
    conditions.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  )
const dates = { biz: sql`d.biz_date`, delivery: sql`d.delivery_date`, due: sql`d.due_date` }
const fulfilment = { none: [0, 1, 2], part: [3], full: [4] }
const now = sql`(now() at time zone 'Asia/Shanghai')::date`
/** What was to be paid by now and is not; for who may see prices. */
const unpaidAfterDue = sql`d.status = 2 and d.reversal_of is null and d.due_date < ${now} and ${settleOf} in ('unpaid', 'part')`
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`

/**
 * What a query finds for somebody, besides the states: of documents `d`, and of lines `l` where they are listed.
 * @param sought what its words find, where that is known
 */
export function conditionsOf(query: PaperQuery, user: User, isByLine: boolean, sought?: Sought): SQL {
  const { type, keyword = '', date_field: by = 'biz', date_from: from, date_to: to } = query
  const table = paperFor(type, user)
  const words = keyword.trim()
  const price = mayPrice(user)
  const ofLines = (condition: SQL) =>
    isByLine ? condition : sql`exists (select from factory_documents_lines l where l.parent_id = d.id and ${condition})`
  return all([
    sql`d.type = ${type}`,
    seenPapers(table, user),
    sought ? sought.where : words && matchesBeside(words, texts),
    query.party_id && sql`d.party_id = ${Number(query.party_id)}`,
    query.warehouse_id && sql`d.warehouse_id = ${Number(query.warehouse_id)}`,
    query.salesman_id && sql`d.salesman_id = ${Number(query.salesman_id)}`,
    query.sku_id && ofLines(sql`l.sku_id = ${Number(query.sku_id)}`),
    from && sql`${dates[by]} >= ${from}::date`,
    to && sql`${dates[by]} <= ${to}::date`,
    query.fulfil && sql`d.status = any(${numbers(fulfilment[query.fulfil])})`,
    query.overdue && (by === 'due' ? price && unpaidAfterDue : sql`d.status in (2, 3) and d.delivery_date < ${now}`),
    price && query.settle && sql`${settleOf} = ${query.settle}`,
    price && query.min_amount && sql`d.gross >= ${query.min_amount}::numeric`,
    price && query.max_amount && sql`d.gross <= ${query.max_amount}::numeric`,
    query.mine && sql`d.salesman_id = ${user.id}`,
    query.source_sn &&
      ofLines(sql`exists (select from factory_documents_lines x join factory_documents o on o.id = x.parent_id
        where x.id = l.source_line_id and o.sn = ${query.source_sn})`),
  ])
}

export const stateOf = ({ status }: PaperQuery): SQL =>
  status === undefined || status === '' ? sql`true` : sql`d.status::text = any(string_to_array(${String(status)}, ','))`

const ways = {
  sn: sql`d.sn`,
  biz_date: sql`d.biz_date`,
  delivery_date: sql`d.delivery_date`,
  gross: sql`d.gross`,
  weight: sql`d.weight`,
  status: sql`d.status`,
}
const { gross: _, ...plainWays } = ways
/** By what somebody has a list ordered: an order by money tells of prices. */
const waysFor = (user: User): Readonly<Record<string, SQL>> => (mayPrice(user) ? ways : plainWays)
/** Names that a list is ordered by. */
export const sortNames = Object.keys(ways)

/** How many papers of a kind are in each state, of those that a query finds but for its own state. */
export const tabsOf = (db: Db, query: PaperQuery, user: User, sought?: Sought) =>
  rows<{ status: number; count: number }>(
    db,
    sql`select d.status, count(*)::int as count from factory_documents d where ${conditionsOf(query, user, false, sought)} group by 1 order by 1`,
  )

const texts = wordsOfPapers(sql`d.id`)
const latest = sql`d.biz_date desc, d.id desc`

interface SoughtPapers extends Sought {
  /** How many there are in each state is not known. */
  hasNoTabs: boolean
}

/** Papers that the words of a query find: of all states, or of its own alone where those are more than are counted. */
async function soughtBy(db: Db, { keyword = '', ...query }: PaperQuery, user: User): Promise<SoughtPapers | undefined> {
  if (!keyword.trim()) return undefined
  const within = (states: SQL) => {
    const from = sql`from factory_documents d where ${conditionsOf(query, user, false)} and ${states}`
    return seek(db, { id: sql`d.id`, from, order: sql`order by ${latest}` }, searchBeside(keyword.trim(), texts))
  }
  const all = await within(sql`true`)
  const isNarrower = all.isCapped && query.status !== undefined && query.status !== ''
  return { ...(isNarrower ? await within(stateOf(query)) : all), hasNoTabs: all.isCapped }
}

/** What papers of each state come to, of those that a query finds but for its own state. */
const sumsByState = (db: Db, query: PaperQuery, user: User, sought?: Sought) =>
  rows<{ status: number; count: number; pieces: string; weight: string; gross: string }>(
    db,
    sql`select d.status, count(*)::int as count, sum(d.pieces)::text as pieces, sum(d.weight)::text as weight, sum(d.gross)::text as gross
        from factory_documents d where ${conditionsOf(query, user, false, sought)} group by 1 order by 1`,
  )

interface Found {
  list: (PaperHeader | PaperLine)[]
  count: number
  /** Nothing where not everything was looked at. */
  sums: Readonly<Record<string, string>> & { gross?: string }
  tabs: { status: number; count: number }[]
}

/** There are more than are counted and summed up. */
const uncounted = { count: mostCounted, sums: {}, tabs: [] }

async function papersBy(db: Db, query: PaperQuery, user: User, sought?: SoughtPapers): Promise<Found> {
  const order = orderBy(query, waysFor(user), latest)
  const brief = sql`(select coalesce(json_agg(b.name order by b.position), '[]'::json) from (
    select s.name, l.position from ${linesOf} where l.parent_id = d.id order by l.position limit 3) b) as lines_brief`
  const page = sql`(select d.* from factory_documents d where ${conditionsOf(query, user, false, sought)} and ${stateOf(query)} ${order} ${pageOf(query, 10)}) d`
  const list = await rows<PaperHeader>(db, sql`select ${headerColumns(user)}, ${brief} from ${withPaid(page)} ${order}`)
  if (sought?.isCapped) return { list, ...uncounted }
  // one look at all of them says both what stands in the tabs and what they come to
  const states = await sumsByState(db, query, user, sought)
  const wanted = query.status === undefined || query.status === '' ? undefined : String(query.status).split(',')
  const chosen = states.filter(({ status }) => !wanted || wanted.includes(String(status)))
  const sum = (name: 'pieces' | 'weight' | 'gross') => sumOf(chosen.map((one) => one[name]))
  return {
    list,
    count: chosen.reduce((total, one) => total + one.count, 0),
    sums: { pieces: trimmed(sum('pieces')), weight: trimmed(sum('weight')), gross: sum('gross') },
    tabs: sought?.hasNoTabs ? [] : states.map(({ status, count }) => ({ status, count })),
  }
}

async function linesBy(db: Db, query: PaperQuery, user: User, sought?: SoughtPapers): Promise<Found> {
  const where = sql`${conditionsOf(query, user, true, sought)} and ${stateOf(query)}`
  const from = sql`${linesOf} join factory_documents d on d.id = l.parent_id`
  const doc = sql`json_build_object('id', d.id, 'sn', d.sn, 'biz_date', d.biz_date::text, 'status', d.status,
    'party', (select y.name from parties y where y.id = d.party_id)) as doc`
  const list = await rows<PaperLine>(
    db,
    sql`select ${lineColumns(user)}, ${doc} from ${from} where ${where}
        ${orderBy(query, waysFor(user), latest)}, l.position ${pageOf(query, 10)}`,
  )
  if (sought?.isCapped) return { list, ...uncounted }
  const { count, ...sums } = (await row<{ count: number; gross: string; qty: string; weight: string }>(
    db,
    sql`select count(*)::int as count, trim_scale(coalesce(sum(l.base_qty), 0))::text as qty,
          trim_scale(coalesce(sum(coalesce(l.weight_actual, l.weight_theory)), 0))::text as weight, coalesce(sum(l.gross), 0)::text as gross
        from ${from} where ${where}`,
  ))!
  return { list, count, sums, tabs: sought?.hasNoTabs ? [] : await tabsOf(db, query, user, sought) }
}

/**
 * Papers or lines of them, by pages, with their sums and the figures of tabs (manufacturing 3.2, details). Where words find more papers than are
 * counted, `is_capped` says so, and there are no sums and figures.
 */
export async function listPapers(db: Db, query: PaperQuery, user: User) {
  const sought = await soughtBy(db, query, user)
  const { sums, ...found } = await (query.view === 'line' ? linesBy : papersBy)(db, query, user, sought)
  const { gross, ...measures } = sums
  const summary: Readonly<Record<string, string>> = mayPrice(user) && gross !== undefined ? { ...measures, gross } : measures
  return { ...found, summary, ...(sought?.isCapped && { is_capped: true }) }
}
