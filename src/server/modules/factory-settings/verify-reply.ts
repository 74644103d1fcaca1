import { sql, type SQL } from 'drizzle-orm'
import type { VerifyCheck, VerifyDifference } from '#src/api/factory-settings.ts'
import { rows, transaction, type Db } from '../../db.ts'
import { checks, type Check, type Difference } from '../../factory/verify.ts'

/** So many differences of one thing are named. */
const most = 50

const goods = sql`select concat_ws(' · ', nullif(s.name, ''), w.name, o.lot_no, x.name) from (select string_to_array(k.key, ' ')::bigint[] as ids) i
  left join factory_products_skus s on s.id = i.ids[1] left join warehouses w on w.id = i.ids[2] left join lots o on o.id = i.ids[3]
  left join warehouses_locations x on x.id = i.ids[4]`
const line = sql`select d.sn || ' #' || (l.position + 1) from factory_documents_lines l join factory_documents d on d.id = l.parent_id where l.id = k.key::bigint`
const paper = sql`select d.sn from factory_documents d where d.id = k.key::bigint`
const party = sql`select concat_ws(' · ', p.name, split_part(k.key, ' ', 2)) from parties p where p.id = split_part(k.key, ' ', 1)::bigint`

const cash = sql`select a.name from cash_accounts a where a.id = k.key::bigint`

/** What the keys of each check are called. */
const names: Readonly<Record<string, SQL>> = {
  ...{ stock: goods, places: goods, worth: goods, negative: goods, party, taken: line, agreed: line, promised: line },
  ...{ words: paper, journal: paper, events: paper, cash },
}

async function named(db: Db, name: string, differences: readonly Difference[]): Promise<VerifyDifference[]> {
  const shown = differences.slice(0, most)
  if (shown.length === 0) return []
  return rows<VerifyDifference>(
    db,
    sql`select coalesce((${names[name] ?? sql`null`}), k.key) as about, k.ledger, k.kept
        from json_to_recordset(${JSON.stringify(shown)}::json) k (key text, ledger text, kept text)`,
  )
}

/** Everything that is compared with its ledger, with what differs by name (manufacturing 3.4). */
export const verified = (db: Db): Promise<{ checks: VerifyCheck[]; ok: boolean }> =>
  transaction(db, async (inner) => {
    // whole ledgers take as long as they take; a call of the shop would be cut off
    await inner.execute(sql`set local statement_timeout = 0`)
    const found: readonly Check[] = await checks(inner)
    const told: VerifyCheck[] = []
    for (const { name, differences, ...rest } of found)
      told.push({ name, ...rest, diffs: differences.length, differences: await named(inner, name, differences) })
    return { checks: told, ok: told.every(({ diffs }) => diffs === 0) }
  })
