import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { brokenChains } from './events.ts'
import { inOwnUnit } from './sources.ts'

/** Something that is not what its ledger says. */
export interface Difference {
  what: string
  key: string
  ledger: string
  kept: string
}

/** Two tables of figures that must be one: `ledger` summed up, and what is kept of it. */
const pairs: readonly { what: string; ledger: SQL; kept: SQL }[] = [
  {
    what: 'stock',
    ledger: sql`select concat_ws(' ', sku_id, warehouse_id, coalesce(lot_id, 0)) as key,
      concat_ws(' ', sum(pieces), sum(area), sum(weight)) as figures from stock_moves group by 1`,
    kept: sql`select concat_ws(' ', sku_id, warehouse_id, lot_id) as key, concat_ws(' ', pieces, area, weight) as figures from stock_balances`,
  },
  {
    what: 'places',
    ledger: sql`select concat_ws(' ', m.sku_id, m.warehouse_id, coalesce(m.lot_id, 0), m.location_id) as key,
      sum(case s.counted_by when 'pieces' then m.pieces else m.weight end)::text as figures
      from stock_moves m join factory_products_skus s on s.id = m.sku_id where m.location_id is not null group by 1`,
    kept: sql`select concat_ws(' ', sku_id, warehouse_id, lot_id, location_id) as key, qty::text as figures from stock_places`,
  },
  {
    what: 'worth',
    ledger: sql`select sku_id::text as key, concat_ws(' ', sum(pieces), sum(area), sum(weight), sum(value)) as figures from stock_moves group by 1`,
    kept: sql`select sku_id::text as key, concat_ws(' ', pieces, area, weight, value) as figures from stock_values
      where (pieces, area, weight, value) <> (0, 0, 0, 0) or exists (select from stock_moves m where m.sku_id = stock_values.sku_id)`,
  },
  {
    what: 'party',
    ledger: sql`select concat_ws(' ', party_id, side) as key, concat_ws(' ', sum(debit), sum(credit)) as figures from party_entries group by 1`,
    kept: sql`select concat_ws(' ', party_id, side) as key, concat_ws(' ', debit, credit) as figures from party_balances`,
  },
  {
    what: 'taken',
    ledger: sql`select l.id::text as key, trim_scale(${inOwnUnit(sql`k.qty`)})::text as figures from factory_documents_lines l join (
      select from_line_id as id, sum(qty) as qty from document_links group by 1 having sum(qty) <> 0) k on k.id = l.id`,
    kept: sql`select id::text as key, trim_scale(taken)::text as figures from factory_documents_lines where taken <> 0`,
  },
  {
    what: 'agreed',
    ledger: sql`select line_id::text as key, concat_ws(' ', sku_id, party_id, type, biz_date, price, price_unit) as figures from agreed_lines`,
    kept: sql`select line_id::text as key, concat_ws(' ', sku_id, party_id, type, biz_date, price, price_unit) as figures from agreed_prices`,
  },
  {
    what: 'promised',
    ledger: sql`select line_id::text as key, concat_ws(' ', sku_id, type) as figures from open_lines`,
    kept: sql`select line_id::text as key, concat_ws(' ', sku_id, type) as figures from promised_lines`,
  },
  {
    what: 'words',
    ledger: sql`select document_id::text as key, md5(words || pinyin) as figures from paper_texts`,
    kept: sql`select document_id::text as key, md5(words || pinyin) as figures from paper_words`,
  },
  {
    // what stock is worth in the journal, whatever kind of goods it is
    what: 'inventory',
    ledger: sql`select 'all' as key, sum(debit - credit)::text as figures from journal_entries where account in ('materials', 'work', 'goods') having count(*) > 0`,
    kept: sql`select 'all' as key, sum(value)::text as figures from stock_values having exists (select from journal_entries where account in ('materials', 'work', 'goods'))`,
  },
  {
    what: 'cash',
    ledger: sql`select cash_account_id::text as key, sum(debit - credit)::text as figures from journal_entries where cash_account_id is not null
      group by 1 having sum(debit - credit) <> 0`,
    kept: sql`select account_id::text as key, trim_scale(sum(case type when 'RECEIPT' then gross else -gross end) * 100)::text as figures from factory_documents
      where type in ('RECEIPT', 'PAYMENT') and status = 2 and reversal_of is null and account_id is not null group by 1 having sum(case type when 'RECEIPT' then gross else -gross end) <> 0`,
  },
  {
    what: 'journal',
    ledger: sql`select document_id::text as key, (sum(debit) - sum(credit))::text as figures from journal_entries group by 1`,
    kept: sql`select document_id::text as key, '0' as figures from (select distinct document_id from journal_entries) d`,
  },
]

/** What stands below nought where it must not, or has something left of what is all gone. */
const negatives = sql`select 'negative' as what, concat_ws(' ', b.sku_id, b.warehouse_id, b.lot_id) as key, '' as ledger, concat_ws(' ', b.pieces, b.area, b.weight) as kept
  from stock_balances b join factory_products_skus s on s.id = b.sku_id
  where s.allows_negative = 0 and (b.pieces < 0 or b.area < 0 or b.weight < 0
    -- with the last piece goes the last gram
    or (case s.counted_by when 'pieces' then b.pieces else b.weight end = 0 and (b.pieces, b.area, b.weight) <> (0, 0, 0)))`

/** One thing that was compared with its ledger. */
export interface Check {
  name: string
  /** How many of its keys there are. */
  rows: number
  differences: Difference[]
  ms: number
}

const countOf = async (db: Db, from: SQL) => (await row<{ count: number }>(db, sql`select count(*)::int as count from (${from}) c`))!.count

const brokenLogs = async (db: Db) =>
  (await brokenChains(db)).map((document): Difference => ({ what: 'events', key: String(document), ledger: '', kept: '' }))

interface Comparison {
  name: string
  /** What there is one of for each key. */
  keys: SQL
  compare(db: Db): Promise<Difference[]>
}

const comparisons: readonly Comparison[] = [
  ...pairs.map(({ what, ledger, kept }) => ({
    name: what,
    keys: ledger,
    compare: (db: Db) =>
      rows<Difference>(
        db,
        sql`select ${what} as what, key, coalesce(l.figures, '') as ledger, coalesce(k.figures, '') as kept
            from (${ledger}) l full join (${kept}) k using (key) where l.figures is distinct from k.figures`,
      ),
  })),
  { name: 'negative', keys: sql`select 1 from stock_balances`, compare: (db) => rows<Difference>(db, negatives) },
  { name: 'events', keys: sql`select 1 from factory_documents`, compare: brokenLogs },
]

/** Compares everything with its ledger, thing by thing (manufacturing 3.4, finance/verify). */
export async function checks(db: Db): Promise<Check[]> {
  const done: Check[] = []
  for (const { name, keys, compare } of comparisons) {
    const start = performance.now()
    const differences = await compare(db)
    done.push({ name, rows: await countOf(db, keys), differences, ms: Math.round(performance.now() - start) })
  }
  return done
}

/** Everything that does not agree with its ledger; none is how it must be (manufacturing 0, no. 2). */
export async function verify(db: Db): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { compare } of comparisons) found.push(...(await compare(db)))
  return found
}
