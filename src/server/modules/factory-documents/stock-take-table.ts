import { sql } from 'drizzle-orm'
import stockTake from '#src/api/resources/stock/stock-take.ts'
import { freezeBook, openCount, settleCount } from '../../factory/counts.ts'
import { row } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { documentRules, perform } from './document-rules.ts'

/** Stock-takes and corrections. What lies in the warehouse is frozen when one is added; its audit posts what differs. */
export default defineTable(
  stockTake,
  documentRules(
    'COUNT',
    {
      before(values, { before }) {
        // what is frozen is of one warehouse
        if (before && before.warehouse !== values.warehouse)
          throw new Refusal({ status: 422, code: 'COUNT_BEGUN', errors: { warehouse_id: 'COUNT_BEGUN' } })
        return values
      },
      async after({ id }, { db, before }) {
        if (!before) await freezeBook(db, Number(id))
      },
      async perform(act, writing) {
        const { db } = writing
        const isCounted = await row(
          db,
          sql`select 1 as one from factory_documents where id = ${act.id} and sub_type = 'count' and reversal_of is null`,
        )
        if (act.name === 'audit' && isCounted) await settleCount(db, await openCount(db, act.id))
        return perform(act, writing)
      },
    },
    { hasLinesOfItsOwn: true },
  ),
)
