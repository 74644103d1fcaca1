import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { documentTypes, numberLetters, type DocumentType } from '../state-machine.ts'

/** How a document's number is made: letters, a date, and a figure that counts from 1 again every day, month or year, or never. */
export interface NumberRule {
  letters: string
  date_part: string
  reset: string
  digits: number
}

/** A rule of `r` as text of a day, `''` for none. */
export const dateText = (unit: SQL): SQL =>
  sql`case ${unit} when 'day' then to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') when 'month' then to_char(now() at time zone 'Asia/Shanghai', 'YYYYMM')
    when 'year' then to_char(now() at time zone 'Asia/Shanghai', 'YYYY') else '' end`

/** A number of `r` with its figure. */
export const numberText = (last: SQL): SQL =>
  sql`r.letters || ${dateText(sql`r.date_part`)} || '-' || lpad((${last})::text, greatest(r.digits, length((${last})::text)), '0')`

/** What is numbered: kinds of paper, and contracts of orders. */
export type Numbered = DocumentType | 'CONTRACT'

const lettersOf: Readonly<Record<Numbered, string>> = { ...numberLetters, CONTRACT: 'HT' }

/** The rule of a kind, `r`; what nobody has set is as manufacturing 3.0 has it. */
const ruleOf = (type: Numbered): SQL => sql`(
  select letters, date_part, reset, digits from number_rules where type = ${type}
  union all select ${lettersOf[type]}, 'day', 'day', 4 where not exists (select 1 from number_rules where type = ${type})) r`

const key = sql`hashtext('number rules')`

/**
 * The next number of a kind. The counter is part of the transaction of the document that gets it: who comes meanwhile waits, and what is rolled back
 * leaves no hole. Whoever changes a rule waits for those who draw. The caller is in a transaction.
 */
export async function drawnNumber(db: Db, type: Numbered): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${key})`)
  const made = await row<{ sn: string }>(
    db,
    sql`with r as (select * from ${ruleOf(type)}), drawn as (
        insert into number_series as s (letters, period) select r.letters, ${dateText(sql`r.reset`)} from r
        on conflict (letters, period) do update set last = s.last + 1 returning last)
      select ${numberText(sql`drawn.last`)} as sn from r, drawn`,
  )
  return made!.sn
}

/**
 * Holds the series of a kind for several that will be drawn by and by, before goods are held: whoever draws for a single paper has no goods in hand
 * yet, and would wait for who holds them and waits for a number.
 */
export async function holdSeries(db: Db, type: Numbered): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${key})`)
  await db.execute(sql`insert into number_series as s (letters, period, last) select r.letters, ${dateText(sql`r.reset`)}, 0 from ${ruleOf(type)}
    on conflict (letters, period) do update set last = s.last`)
}

/** What stands in place of the number of a document that gets one at the end of its transaction; it is in no one's words. */
export const notDrawn = (): string => `drawn ${randomUUID()}`

/** Gives documents their numbers, in their order, by one statement: as `drawnNumber` for each of them. */
export async function numberDrawn(db: Db, type: Numbered, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`select pg_advisory_xact_lock_shared(${key})`)
  await db.execute(sql`with r as (select * from ${ruleOf(type)}), drawn as (
      insert into number_series as s (letters, period, last) select r.letters, ${dateText(sql`r.reset`)}, ${ids.length}::int from r
      on conflict (letters, period) do update set last = s.last + ${ids.length}::int returning last)
    update factory_documents d set sn = ${numberText(sql`(drawn.last - ${ids.length}::int + n.at)`)}
    from r, drawn, unnest(${sql.param([...ids])}::bigint[]) with ordinality n (id, at) where d.id = n.id`)
}

/** Who changes rules: nobody draws a number until the transaction ends. */
export const holdNumbers = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${key})`)

/**
 * Lets a rule go on after every number that was ever given with its letters and could be written again: a change never uses one twice. The caller
 * holds the numbers.
 */
export const continueSeries = (db: Db, { letters, reset }: Pick<NumberRule, 'letters' | 'reset'>) =>
  db.execute(sql`
    insert into number_series as s (letters, period, last)
    select ${letters}, p.period, max(o.last) from (select ${dateText(sql`${reset}::text`)} as period) p
    join number_series o on o.letters = ${letters} and (o.period like p.period || '%' or p.period like o.period || '%')
    group by p.period on conflict (letters, period) do update set last = greatest(s.last, excluded.last)`)

/** The number that the next document of a kind would get now: only shown, nobody has it. @throws Refusal DOCUMENT_TYPE */
export async function nextNumberShown(db: Db, type: string): Promise<string> {
  if (!documentTypes.includes(type as DocumentType))
    throw new Refusal({ status: 400, code: 'DOCUMENT_TYPE', errors: { type: 'DOCUMENT_TYPE' } })
  const found = await row<{ sn: string }>(db, sql`select ${numberText(nextLast)} as sn from ${ruleOf(type as DocumentType)}`)
  return found!.sn
}

/** The figure that comes next in the series of `r`. */
export const nextLast = sql`(select coalesce(max(s.last), 0) + 1 from number_series s where s.letters = r.letters and s.period = ${dateText(sql`r.reset`)})`
