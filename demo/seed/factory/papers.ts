import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { actOnRow } from '#src/server/tables/act.ts'
import { addRow } from '#src/server/tables/write.ts'

const writer = { user: { id: 1, name: '林店长', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

/** Figures from 0 to 1 that are the same every time. */
export function figures(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** `YYYY-MM-DD` of the shop, so many days before now. */
export const daysAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

/** Ids of SKUs, warehouses and parties by what people call them. */
export async function namedIds(db: Db) {
  const found = async (statement: ReturnType<typeof sql>) =>
    new Map((await rows<{ id: string; name: string }>(db, statement)).map(({ id, name }) => [name, id]))
  return {
    skus: await found(sql`select id::text as id, sn as name from factory_products_skus`),
    warehouses: await found(sql`select id::text as id, name from warehouses`),
    suppliers: await found(sql`select id::text as id, short_name as name from parties where is_supplier`),
    customers: await found(sql`select id::text as id, short_name as name from parties where is_customer`),
  }
}

/** A paper that was written on a day of the past and brought through its acts: numbers and times are of that day. Answers its id. */
export async function paper(db: Db, resource: string, body: { biz_date: string }, acts: readonly string[]): Promise<number> {
  const table = tables.find((one) => one.resource.name === resource)!
  const id = Number((await addRow(db, table, body, writer)).id)
  await numberAs(db, id, body.biz_date)
  const notes: Readonly<Record<string, string>> = { reject: '价格再谈一谈', close: '余量不再要了', reverse: '录错了仓库' }
  for (const name of acts) await actOnRow(db, table, id, { name, version: undefined, note: notes[name] ?? '' }, writer)
  // a paper of today was written before somebody looks at it, also early in the morning
  const at = sql`least((${body.biz_date}::date + time '10:00') at time zone 'Asia/Shanghai', now() - interval '10 minutes')`
  await db.execute(sql`update factory_documents set created_at = ${at}, updated_at = ${at}, approved_at = case when approved_at is null then null else ${at} end,
    audited_at = case when audited_at is null then null else ${at} end where id = ${id}`)
  return id
}

/** Gives a paper the next number of its own day in place of today's, which nobody has seen. */
export async function numberAs(db: Db, id: number, day: string): Promise<void> {
  const period = day.replaceAll('-', '')
  const now = (await row<{ sn: string }>(db, sql`select sn from factory_documents where id = ${id}`))!.sn
  const [letters, drawn] = [now.slice(0, 2), now.slice(2, 10)]
  if (drawn === period) return
  await db.execute(sql`update number_series set last = last - 1 where letters = ${letters} and period = ${drawn}`)
  const { last } = (await row<{ last: number }>(
    db,
    sql`insert into number_series as s (letters, period) values (${letters}, ${period})
        on conflict (letters, period) do update set last = s.last + 1 returning last`,
  ))!
  const sn = `${letters}${period}-${String(last).padStart(4, '0')}`
  await db.execute(sql`update factory_documents set sn = ${sn}, words = replace(words, lower(${now}), lower(${sn})) where id = ${id}`)
}
