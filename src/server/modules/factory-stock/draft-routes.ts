import type { FastifyInstance } from 'fastify'
import { priceKey } from '#src/api/factory-lines.ts'
import { draftReturn, readShortage } from '#src/api/purchasing-drafts.ts'
import outboundOrder from '#src/api/resources/stock/outbound-order.ts'
import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import { returnLines } from '../../factory/drafts.ts'
import { Refusal } from '../../refusal.ts'
import { list, record, text } from '../../replies.ts'
import { serve, userOf } from '../../serve.ts'
import { tables } from '../../tables/all-tables.ts'
import { id } from '../../tables/schemas.ts'
import { visibleIds } from '../../tables/select.ts'
import { maySee } from '../../tables/table.ts'
import { shortGoods } from '../../factory/notices/shortage.ts'

const tableOf = (name: string) => tables.find(({ resource }) => resource.name === name)!
const entered = { length_each: text, unit_id: text, unit_name: text, unit_num: text, unit_den: text }
const goods = { sku_id: text, sku_name: text, counted_by: text, area_each: text, weight_each: text, qty: text }
const money = { price: text, price_unit: text, tax_rate: text }

/** What orders and returns begin with, out of what is short and what came. */
export function serveDrafts(app: FastifyInstance): void {
  serve(
    app,
    readShortage,
    {
      ...{ permission: purchaseOrder.keys.add, alsoRequires: purchaseOrder.keys.page, transaction: 'none' },
      body: { type: 'object', properties: { party_id: { type: 'integer', minimum: 0 } } },
      reply: record({
        list: list(
          record({
            ...{ ...goods, length_each: text, ...money, on_hand: text, reserved: text, incoming: text, safety_min: text },
            ...{ supplier_id: text, supplier_name: text, warehouse_id: text, warehouse_name: text },
          }),
        ),
      }),
    },
    async (call) => {
      const { party_id } = call.body
      const user = userOf(call)
      const found = await shortGoods(call.db, user, maySee({ needs: priceKey }, user))
      const suppliers = [...new Set(found.map(({ supplier_id }) => Number(supplier_id)))].filter(Boolean)
      const seen = new Set((await visibleIds(call.db, tableOf('supplier'), suppliers, user)).map(String))
      const wanted = party_id === undefined ? undefined : String(Number(party_id) || '')
      return {
        list: found.filter(({ supplier_id: of }) => (of === '' || seen.has(of)) && (wanted === undefined || of === wanted)),
      }
    },
  )
  serve(
    app,
    draftReturn,
    {
      ...{ permission: outboundOrder.keys.add, alsoRequires: outboundOrder.keys.page, transaction: 'none' },
      body: { type: 'object', properties: { from: { type: 'array', items: id, minItems: 1, maxItems: 50 } }, required: ['from'] },
      reply: record({
        ...{ party_id: text, party_name: text, warehouse_id: text, warehouse_name: text, tax_mode: text },
        lines: list(record({ ...goods, ...entered, ...money, source_line_id: text, source_name: text, lot_id: text, lot_name: text })),
      }),
    },
    async (call) => {
      const { from } = call.body
      const user = userOf(call)
      const seen = await visibleIds(call.db, tableOf('goods-receipt'), from, user)
      if (seen.length < new Set(from).size) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
      const draft = await returnLines(call.db, from)
      if (maySee({ needs: priceKey }, user)) return { ...draft }
      return { ...draft, lines: draft.lines.map((line) => ({ ...line, price: undefined, price_unit: undefined, tax_rate: undefined })) }
    },
  )
}
