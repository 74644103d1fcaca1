import { sql } from 'drizzle-orm'
import type { PaperType } from '#src/api/factory-orders.ts'
import { sealKey, type PrintTemplate, type PrintTemplates } from '#src/api/print-templates.ts'
import { row, rows, type Db } from '../../db.ts'
import { addEvent } from '../../factory/events.ts'
import type { User } from '../../sessions.ts'
import { readRow } from '../../tables/select.ts'
import { holds, paperFor, refuseWithout } from './papers.ts'

/** Counts that one is printed, whatever its state: two at once are two. */
async function countOne(
  db: Db,
  { type, id, isSealed }: { type: PaperType; id: number; isSealed: boolean },
  user: User,
): Promise<{ id: number; printed: number }> {
  await readRow(db, paperFor(type, user), id, user)
  const counted = await row<{ printed: number }>(
    db,
    sql`update factory_documents set printed = printed + 1 where id = ${id} returning printed`,
  )
  const { printed } = counted!
  await addEvent(db, id, { what: 'print', who: user.name, note: isSealed ? `${printed} seal` : String(printed) })
  return { id, printed }
}

/**
 * Counts papers that are printed in one go, each of them or none; answered in the order in which they were named.
 * @throws Refusal `RECORD_GONE` where one is not for this person, 110000 for a seal of who may not use it
 */
export async function countPrints(
  db: Db,
  { type, ids, isSealed = false }: { type: PaperType; ids: readonly number[]; isSealed?: boolean },
  user: User,
) {
  if (isSealed) refuseWithout(user, sealKey)
  const counted = new Map<number, number>()
  // whoever prints some of the same waits in the same order
  for (const id of [...new Set(ids)].toSorted((one, next) => one - next))
    counted.set(id, (await countOne(db, { type, id, isSealed }, user)).printed)
  const counts = [...new Set(ids)].map((id) => ({ id, printed: counted.get(id)! }))
  return { printed: counts[0]!.printed, counts }
}

/** Ways to print a kind of paper, the usual one first, and whose paper it is (manufacturing 5.1). */
export async function printTemplatesOf(db: Db, type: PaperType, user: User): Promise<PrintTemplates> {
  paperFor(type, user)
  const list = await rows<PrintTemplate>(
    db,
    sql`select id::int as id, name, paper, copies, hidden, header, footer, has_logo, is_default from print_templates
        where type = ${type} and status = 1 order by is_default desc, id`,
  )
  const found = await row<{ company: PrintTemplates['company'] }>(
    db,
    sql`select json_build_object('name', coalesce(value ->> 'name', ''), 'address', coalesce(value ->> 'address', ''),
          'phone', coalesce(value ->> 'phone', ''), 'logo', coalesce(value ->> 'logo', ''), 'seal', ${holds(user, sealKey) ? sql`coalesce(value ->> 'seal', '')` : sql`''`}) as company from settings where name = 'company'`,
  )
  return { list, company: found?.company ?? { name: '', address: '', phone: '', logo: '', seal: '' } }
}
