import { sql, type SQL } from 'drizzle-orm'
import { wireOf } from '#src/kinds/kind.ts'
import { eventNote, eventWord } from '#src/papers/factory/event-words.ts'
import type { Sheet, SheetColumn } from '#src/papers/sheet/workbook-stream.ts'
import { shopTime } from '#src/server/shop/time.ts'
import { mayPrice, noteFor } from '../papers.ts'
import { documentColumns, lineColumns, cellsOf, selectedOf, sheetColumn, type PaperColumn, type PaperRow } from './columns.ts'
import type { PapersFound } from './found.ts'
import { linesSelect, linesSheet } from './lines-sheet.ts'
import type { Writing } from './writing.ts'

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const label = (name: string) => sql.identifier(name)

/** What a document says of who did what, besides its fields. */
const people = {
  createdBy: sql`t.created_by`,
  createdAt: shopTime('t.created_at'),
  approvedBy: sql`t.approved_by`,
  auditedBy: sql`t.audited_by`,
  printed: sql`t.printed::text`,
} as const
type Told = keyof typeof people
const kinds: Partial<Record<Told, SheetColumn['as']>> = { createdAt: 'date', printed: 'number' }

/** A row a document: everything it says, and what it comes to. */
export function documentsSheet({ table, documents }: PapersFound, writing: Writing): Sheet {
  const { snapshot, word, own, user } = writing
  const columns = documentColumns(table, user, { hasTotals: true })
  const told = Object.keys(people) as Told[]
  const selects = [...selectedOf(columns, user), ...told.map((key) => sql`${people[key]} as ${label(key)}`)]
  const select = sql`select d.* from (${documents}) f join lateral (select ${list(selects)} from factory_documents t where t.id = f.id) d on true
    order by f.place`
  const cells = cellsOf(columns, word)
  async function* rows() {
    for await (const one of snapshot.each<PaperRow>(select)) yield [...cells(one), ...told.map((key) => String(one[key] ?? ''))]
  }
  return {
    ...{ name: own('documents'), isFiltered: true, total: own('total'), rows: rows() },
    columns: [
      ...columns.map((column) => sheetColumn(column, word(column.name))),
      ...told.map((key) => ({ title: own(key), as: kinds[key] ?? ('text' as const) })),
    ],
  }
}

/** Every line, with the number of its document. */
export function allLinesSheet(found: PapersFound, writing: Writing, onRow?: () => Promise<void>): Sheet {
  const { table } = found
  const number = documentColumns(table, writing.user, { hasTotals: false }).filter(({ name }) => name === table.resource.label)
  const columns: PaperColumn[] = [...number, ...lineColumns(table, writing.user)]
  const select = linesSelect(found, columns, writing.user)
  return linesSheet({ columns, select }, writing, { name: writing.own('lines'), ...(onRow && { onRow }) })
}

/** Rows as a statement answers them: a key a column, each with its word. */
function plainSheet(
  name: string,
  columns: readonly { key: string; as?: SheetColumn['as']; isSummed?: boolean; words?: (value: string, one: PaperRow) => string }[],
  select: SQL,
  { snapshot, own, word }: Writing,
): Sheet {
  async function* rows() {
    for await (const one of snapshot.each<PaperRow>(select))
      yield columns.map(({ key, words }) => {
        const text = String(one[key] ?? '')
        return words ? words(text, one) : text
      })
  }
  return {
    ...{ name: own(name), isFiltered: true, rows: rows() },
    ...(columns.some(({ isSummed }) => isSummed) && { total: own('total') }),
    columns: columns.map(({ key, as = 'text', isSummed }) => ({
      title: key === 'sn' ? word('sn') : own(key),
      as,
      ...(isSummed && { isSummed }),
    })),
  }
}

/** Money that was paid for documents; nothing of it for who sees no prices of what is bought. */
export function paidSheets({ documents }: PapersFound, writing: Writing): Sheet[] {
  if (!mayPrice(writing.user)) return []
  const methods = new Set(['cash', 'bank', 'wechat', 'alipay'])
  const select = sql`with f as materialized (${documents}), pairs as (
      select p.id as payment, p.paid_for as document, 0::bigint as settled from factory_documents p where p.paid_for in (select id from f)
      union all
      select e.document_id, x.document_id, a.amount from party_entries x join allocations a on a.debt_seq = x.post_seq
        join party_entries e on e.post_seq = a.payment_seq where x.document_id in (select id from f))
    select d.sn, p.sn as "paymentSn", p.biz_date::text as date, p.pay_method as method, coalesce(c.name, '') as account, p.gross::text as "paidAmount",
      round(sum(s.settled) / 100.0, 2)::text as settled, p.created_by as who
    from pairs s join f on f.id = s.document join factory_documents d on d.id = s.document
      join factory_documents p on p.id = s.payment and p.type in ('RECEIPT', 'PAYMENT') left join cash_accounts c on c.id = p.account_id
    group by f.place, d.sn, p.id, p.sn, p.biz_date, p.pay_method, c.name, p.gross, p.created_by order by f.place, p.id`
  const method = (value: string) => (methods.has(value) ? writing.own(value) : value === 'draft' ? writing.own('acceptance') : value)
  return [
    plainSheet(
      'paid',
      [
        ...[
          { key: 'sn' },
          { key: 'paymentSn' },
          { key: 'date', as: 'date' as const },
          { key: 'method', words: method },
          { key: 'account' },
        ],
        ...[{ key: 'paidAmount', as: 'money' as const }, { key: 'settled', as: 'money' as const, isSummed: true }, { key: 'who' }],
      ],
      select,
      writing,
    ),
  ]
}

/** Who did what to documents. */
export function eventsSheet({ documents }: PapersFound, writing: Writing): Sheet {
  const select = sql`select d.sn, ${shopTime('e.added_at')} as at, e.what, e.who, ${noteFor(writing.user)} as note from (${documents}) f
    join factory_documents d on d.id = f.id join document_events e on e.document_id = f.id order by f.place, e.id`
  const { locale } = writing
  const what = { key: 'what', words: (value: string) => eventWord(value, locale) }
  const note = { key: 'note', words: (value: string, one: PaperRow) => eventNote({ what: String(one['what']), note: value }, locale) }
  return plainSheet('events', [{ key: 'sn' }, { key: 'at', as: 'date' }, what, { key: 'who' }, note], select, writing)
}

/** What documents come to for each party, or each warehouse where they are nobody's. */
export function sumsSheet({ table, documents }: PapersFound, writing: Writing): Sheet {
  const { own, word, user, snapshot } = writing
  const totals = documentColumns(table, user, { hasTotals: true }).filter(({ isSummed }) => isSummed)
  const sums = totals.map(
    ({ name, field }) => sql`trim_scale(coalesce(sum(d.${sql.identifier(wireOf(name, field))}), 0))::text as ${label(name)}`,
  )
  const select = sql`select coalesce(p.name, w.name, '') as whose, ${list([sql`count(*)::text as count`, ...sums])} from (${documents}) f
    join factory_documents d on d.id = f.id left join parties p on p.id = d.party_id left join warehouses w on w.id = d.warehouse_id
    group by 1 order by count(*) desc, 1`
  async function* rows() {
    for await (const one of snapshot.each<PaperRow>(select))
      yield [String(one['whose']), String(one['count']), ...totals.map(({ name }) => String(one[name]))]
  }
  return {
    ...{ name: own('sums'), isFiltered: true, total: own('total'), rows: rows() },
    columns: [
      { title: own('toWhom') },
      { title: own('count'), as: 'number', isSummed: true },
      ...totals.map((column) => sheetColumn(column, word(column.name))),
    ],
  }
}
