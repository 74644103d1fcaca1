import { sql } from 'drizzle-orm'
import { priceKey } from '#src/api/factory-lines.ts'
import outboundOrder, { hasParty, needsReason } from '#src/api/resources/stock/outbound-order.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { row, type Db } from '../../db.ts'
import { sourceLines, takenOver } from '../../factory/drafts.ts'
import { returnPrices } from '../../factory/lines/return-prices.ts'
import { withOldestLots } from '../../factory/lines/fifo.ts'
import { nameLots } from '../../factory/lots.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable, maySee } from '../../tables/table.ts'
import { documentRules } from './document-rules.ts'
import { operator, sources, worth } from './told-columns.ts'

/** Refused where it does not say why, or whose it is. */
async function refuseUnsaid(db: Db, { kind, reason, party }: { kind: string; reason: string; party: string }): Promise<void> {
  if (needsReason(kind) && !reason.trim()) throw new Refusal({ status: 400, code: 'REASON_MISSING', errors: { reason: 'REASON_MISSING' } })
  if (kind !== 'return') return
  const found = party && (await row(db, sql`select 1 as one from parties where id = ${party} and is_supplier`))
  if (!found) throw new Refusal({ status: 400, code: 'SUPPLIER_MISSING', errors: { party_id: 'SUPPLIER_MISSING' } })
}

/**
 * Lines of a return with what was owed for them when they came, for who sees no prices. @throws Refusal 400 `RETURN_OTHER` at a line that answers other
 * goods, or those of another supplier
 */
async function sourced<V extends { party: string; taxMode: string; lines: readonly ReturnedLine[] }>(
  db: Db,
  values: V,
  seesPrices: boolean,
): Promise<V['lines']> {
  const sources = await sourceLines(
    db,
    values.lines.flatMap(({ source }) => source || []),
    'IN',
  )
  const receipts = [...new Set([...sources.values()].map(({ document }) => document))]
  const owed = seesPrices ? new Map<string, string>() : await returnPrices(db, receipts, values.taxMode)
  const errors: Record<string, string> = {}
  const lines = values.lines.map((line, at) => {
    if (!line.source) return line
    const source = sources.get(line.source)
    if (!source || source.sku !== line.sku || source.party !== values.party) errors[`lines.${at}.sku_id`] = 'RETURN_OTHER'
    const {
      price = '',
      priceUnit = '',
      taxRate = '',
    } = source ? takenOver({ ...source, price: owed.get(source.id) ?? source.price }, line) : {}
    return { ...line, ...(!line.taxRate && { taxRate }), ...(!seesPrices && !line.price && { price, priceUnit, taxRate }) }
  })
  if (Object.keys(errors).length > 0) throw new Refusal({ status: 400, code: 'RETURN_OTHER', errors })
  return lines
}

interface ReturnedLine {
  sku: string
  source: string
  price: string
  unit: string
  unitNum: string
  unitDen: string
  taxRate: string
}

/** What leaves: with the oldest lots where nobody chose, and with prices where it goes back to who was owed for it. */
export default defineTable(
  outboundOrder,
  documentRules<(typeof outboundOrder)['fields']>('OUT', {
    derived: { sources, operator, cost: worth },
    async before(values, { db, user }) {
      await refuseUnsaid(db, values)
      const isReturn = values.kind === 'return'
      const own = isReturn
        ? await sourced(db, values, maySee({ needs: priceKey }, user))
        : values.lines.map((line) => ({ ...line, price: '', source: '' }))
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
