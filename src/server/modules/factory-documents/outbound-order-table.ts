import { sql } from 'drizzle-orm'
import outboundOrder, { hasParty, needsReason } from '#src/api/resources/stock/outbound-order.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { row, type Db } from '../../db.ts'
import { withOldestLots } from '../../factory/fifo.ts'
import { nameLots } from '../../factory/lots.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { documentRules } from './document-rules.ts'

/** Refused where it does not say why, or whose it is. */
async function refuseUnsaid(db: Db, { kind, reason, party }: { kind: string; reason: string; party: string }): Promise<void> {
  if (needsReason(kind) && !reason.trim()) throw new Refusal({ status: 400, code: 'REASON_MISSING', errors: { reason: 'REASON_MISSING' } })
  if (kind !== 'return') return
  const found = party && (await row(db, sql`select 1 as one from parties where id = ${party} and is_supplier`))
  if (!found) throw new Refusal({ status: 400, code: 'SUPPLIER_MISSING', errors: { party_id: 'SUPPLIER_MISSING' } })
}

/** What leaves: with the oldest lots where nobody chose, and with prices where it goes back to who was owed for it. */
export default defineTable(
  outboundOrder,
  documentRules('OUT', {
    async before(values, { db }) {
      await refuseUnsaid(db, values)
      const isReturn = values.kind === 'return'
      const own = values.lines.map((line) => (isReturn ? line : { ...line, price: '', source: '' }))
      // a weight that was entered for the whole is of no part of it
      const lines = await withOldestLots(db, values.warehouse, own, (line, { qty, lot, isFirst }) => ({
        ...{ ...line, qty, lot },
        ...(qty !== line.qty && { weightActual: '' }),
        ...(!isFirst && { id: newLineId() }),
      }))
      return { ...values, party: hasParty(values.kind) ? values.party : '', lines }
    },
    after: ({ id }, { db }) => nameLots(db, Number(id)),
  }),
)
