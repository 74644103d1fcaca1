import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import type { Posted, Posting } from '../stock.ts'
import { journalRows, type JournalRow } from './journal.ts'
import { partyRows, type PartyEntry } from './party-ledger.ts'

/** What a posting writes into the ledgers. */
export interface Entries {
  moves: readonly Posted[]
  parties: readonly PartyEntry[]
  journal: readonly JournalRow[]
}

/** What stands in the ledgers afterwards: how many moves of stock and entries of parties, and the last move's number. */
export interface Written {
  post_seq: number
  moves: number
  ledger: number
}

const moveRows = (moves: readonly Posted[]) =>
  moves.map(({ sku, warehouse, lot, line, location, reason, pieces, area, weight, value, reversalOf }) => ({
    ...{ sku, warehouse, lot, line, location, reason },
    ...{ pieces: String(pieces), area: String(area), weight: String(weight), value: String(value), reversal: reversalOf ?? null },
  }))

/**
 * Writes a posting whole, in one statement: goods are held meanwhile, and whoever else wants them waits for each way to the database. Sums beside the
 * ledgers change with them: what lies where, what each SKU is worth, what parties owe. The caller holds the goods; parties are held in the order of
 * their ids, after all goods.
 * @throws Error where the journal does not balance
 */
export async function writePosting(db: Db, { document, day }: Posting, { moves, parties, journal }: Entries): Promise<Written> {
  const given = { moves: moveRows(moves), parties: partyRows(parties), journal: journalRows(document, journal) }
  if (given.moves.length + given.parties.length + given.journal.length === 0) return { post_seq: 0, moves: 0, ledger: 0 }
  const written = await row<Written>(
    db,
    sql`
    with moves as (select * from json_to_recordset(${JSON.stringify(given.moves)}::json) m (sku bigint, warehouse bigint, lot bigint, line bigint,
        location bigint, reason text, pieces bigint, area bigint, weight bigint, value bigint, reversal bigint)),
      owed as (select * from json_to_recordset(${JSON.stringify(given.parties)}::json)
        e (party bigint, side text, kind text, debit bigint, credit bigint, due date, reversal bigint)),
      moved as (
        insert into stock_moves (biz_date, document_id, line_id, sku_id, warehouse_id, lot_id, location_id, pieces, area, weight, value, reversal_of, reason)
        select ${day}, ${document}, line, sku, warehouse, nullif(lot, 0), location, pieces, area, weight, value, reversal, coalesce(reason, '') from moves
        returning post_seq),
      lying as (
        insert into stock_balances as b (sku_id, warehouse_id, lot_id, pieces, area, weight)
        select sku, warehouse, lot, sum(pieces), sum(area), sum(weight) from moves group by 1, 2, 3 order by 1, 2, 3
        on conflict (sku_id, warehouse_id, lot_id) do update
          set pieces = b.pieces + excluded.pieces, area = b.area + excluded.area, weight = b.weight + excluded.weight),
      placed as (
        insert into stock_places as b (sku_id, warehouse_id, lot_id, location_id, qty)
        select m.sku, m.warehouse, m.lot, m.location, sum(case s.counted_by when 'pieces' then m.pieces else m.weight end)
        from moves m join factory_products_skus s on s.id = m.sku where m.location is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (sku_id, warehouse_id, lot_id, location_id) do update set qty = b.qty + excluded.qty),
      worth as (
        update stock_values v set pieces = v.pieces + m.pieces, area = v.area + m.area, weight = v.weight + m.weight, value = v.value + m.value
        from (select sku, sum(pieces) as pieces, sum(area) as area, sum(weight) as weight, sum(value) as value from moves group by 1) m
        where v.sku_id = m.sku),
      entered as (
        insert into party_entries (party_id, side, biz_date, due_date, document_id, kind, debit, credit, reversal_of)
        select party, side, ${day}, due, ${document}, kind, debit, credit, reversal from owed returning 1),
      left_over as (
        insert into party_balances as b (party_id, side, debit, credit)
        select party, side, sum(debit), sum(credit) from owed group by 1, 2 order by 1, 2
        on conflict (party_id, side) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit),
      journal as (
        insert into journal_entries (biz_date, document_id, account, cash_account_id, debit, credit)
        select ${day}, ${document}, account, cash, debit, credit
        from json_to_recordset(${JSON.stringify(given.journal)}::json) j (account text, cash bigint, debit bigint, credit bigint))
    select (select coalesce(max(post_seq), 0) from moved)::bigint as post_seq, (select count(*) from moved)::int as moves, (select count(*) from entered)::int as ledger`,
  )
  return written!
}
