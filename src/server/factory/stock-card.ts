import { sql, type SQL } from 'drizzle-orm'
import type { CardQuery, CardRow, StockMeasures } from '#src/api/factory-stock.ts'
import type { Scoped } from '../access/data-scope.ts'
import { row, rows, type Db } from '../db.ts'
import { pageOf, skippedBy } from '../shop/paging.ts'
import { isSeenPaper } from './scopes/papers.ts'
import { isKept, type Keeper } from './scopes/warehouses.ts'

const names = ['pieces', 'area', 'weight'] as const
const text = (of: SQL) => sql`trim_scale(coalesce(${of}, 0) / 1000000.0)::text`
const each = (of: (name: string) => SQL) =>
  sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${text(of(name))}`),
    sql`, `,
  )
const measures = (of: (name: string) => SQL) => sql`json_build_object(${each(of)})`

interface Card extends CardQuery {
  sku_id: string
  from: string
  to: string
  /** Who asks: of warehouses, papers and parties that are not theirs nothing is said. */
  user: Scoped & Keeper
}

/** Moves that a card is about. */
const about = ({ sku_id, warehouse_id, lot_id, user }: Card): SQL => sql`m.sku_id = ${sku_id} and ${isKept(user, sql`m.warehouse_id`)}
  ${warehouse_id ? sql`and m.warehouse_id = ${warehouse_id}` : sql``} ${lot_id ? sql`and m.lot_id = ${lot_id}` : sql``}`

/**
 * What lay there before a day: the latest closed month that ends before it, and what moved since (manufacturing 2.11). Months know no lots, so a
 * card of one sums up its moves.
 */
function opening(query: Card): SQL {
  const { sku_id, warehouse_id, lot_id, from, user } = query
  if (lot_id) return sql`select m.pieces, m.area, m.weight from stock_moves m where ${about(query)} and m.biz_date < ${from}`
  const closed = sql`(select max(month) from accounting_months where month + interval '1 month' <= ${from}::date)`
  return sql`select m.pieces, m.area, m.weight from stock_months m where m.sku_id = ${sku_id}
      ${warehouse_id ? sql`and m.warehouse_id = ${warehouse_id}` : sql``} and ${isKept(user, sql`m.warehouse_id`)} and m.month = ${closed}
    union all select m.pieces, m.area, m.weight from stock_moves m where ${about(query)} and m.biz_date < ${from}
      and m.biz_date >= coalesce(${closed} + interval '1 month', '-infinity')`
}

const summed = (of: string) =>
  sql.join(
    names.map((name) => sql`coalesce(sum(${sql.raw(of + name)}), 0) as ${sql.raw(name)}`),
    sql`, `,
  )

/** What lay there before a page: of the moves before it nothing is read but what they measure. */
const beforePage = (query: Card, within: SQL): SQL => sql`select ${summed('')} from (${opening(query)} union all
    (select m.pieces, m.area, m.weight from stock_moves m where ${within} order by m.biz_date, m.post_seq limit ${skippedBy(query, 50)})) b`

/** The stock card of a SKU, by pages. */
export async function cardOf(db: Db, query: Card & { seesCost: boolean }) {
  const within = sql`${about(query)} and m.biz_date between ${query.from} and ${query.to}`
  const positive = (name: string) => sql`greatest(m.${sql.raw(name)}, 0)`
  const negative = (name: string) => sql`greatest(-m.${sql.raw(name)}, 0)`
  const list = await rows<CardRow>(
    db,
    sql`with o as (${beforePage(query, within)}),
      page as (select m.* from stock_moves m where ${within} order by m.biz_date, m.post_seq ${pageOf(query, 50)}),
      m as (
        select y.*, ${sql.join(
          names.map((name) => sql`o.${sql.raw(name)} + sum(y.${sql.raw(name)}) over w as ${sql.raw(`${name}_after`)}`),
          sql`, `,
        )}
        from page y, o window w as (order by y.biz_date, y.post_seq))
      select m.post_seq::text as post_seq, m.biz_date::text as biz_date,
        json_build_object('id', d.id::text, 'type', d.type, 'sub_type', d.sub_type, 'sn', case when ${isSeenPaper(query.user, 'd')} then d.sn else '' end) as doc, coalesce(p.name, '') as party,
        h.name as warehouse, coalesce(m.lot_id::text, '') as lot_id, coalesce(l.lot_no, '') as lot_no, ${measures(positive)} as "in", ${measures(negative)} as "out",
        ${measures((name) => sql`m.${sql.raw(`${name}_after`)}`)} as after
        ${query.seesCost ? sql`, trim_scale(m.value / 100.0)::text as value` : sql``}
      from m join factory_documents d on d.id = m.document_id join warehouses h on h.id = m.warehouse_id left join lots l on l.id = m.lot_id
      left join parties p on p.id = d.party_id and ${isSeenPaper(query.user, 'd')} order by m.biz_date, m.post_seq`,
  )
  const sums = await row<{ count: number; opening: StockMeasures; in: StockMeasures; out: StockMeasures; closing: StockMeasures }>(
    db,
    sql`with o as (select coalesce(sum(pieces), 0) as pieces, coalesce(sum(area), 0) as area, coalesce(sum(weight), 0) as weight from (${opening(query)}) b),
      s as (select count(*)::int as count, ${sql.join(
        names.map(
          (name) =>
            sql`coalesce(sum(${positive(name)}), 0) as ${sql.raw(`${name}_in`)}, coalesce(sum(${negative(name)}), 0) as ${sql.raw(`${name}_out`)}`,
        ),
        sql`, `,
      )} from stock_moves m where ${within})
      select s.count, ${measures((name) => sql`o.${sql.raw(name)}`)} as opening, ${measures((name) => sql`s.${sql.raw(`${name}_in`)}`)} as "in",
        ${measures((name) => sql`s.${sql.raw(`${name}_out`)}`)} as "out",
        ${measures((name) => sql`o.${sql.raw(name)} + s.${sql.raw(`${name}_in`)} - s.${sql.raw(`${name}_out`)}`)} as closing from o, s`,
  )
  return { list, ...sums! }
}
