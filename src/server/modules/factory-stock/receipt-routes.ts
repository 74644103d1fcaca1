import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { priceKey } from '#src/api/factory-lines.ts'
import { draftReceipt } from '#src/api/goods-receipts.ts'
import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import { readLabels, type StockLabel } from '#src/api/stock-labels.ts'
import { rows, type Db } from '../../db.ts'
import { openLines } from '../../factory/drafts.ts'
import { refuseForeignPapers } from '../../factory/scopes/papers.ts'
import { Refusal } from '../../refusal.ts'
import { list, record, text } from '../../replies.ts'
import { serve, userOf } from '../../serve.ts'
import { tables } from '../../tables/all-tables.ts'
import { id } from '../../tables/schemas.ts'
import { visibleIds } from '../../tables/select.ts'
import { maySee } from '../../tables/table.ts'

const { keys } = goodsReceipt
const line = record({
  ...{ source_line_id: text, source_name: text, sku_id: text, sku_name: text, counted_by: text, area_each: text, weight_each: text },
  ...{ length_each: text, unit_id: text, unit_name: text, unit_num: text, unit_den: text },
  ...{ qty: text, wanted: text, qc: text, price: text, price_unit: text, tax_rate: text },
})

const label = record({
  ...{ line_id: text, name: text, sn: text, lot_no: text, qty: text, counted_by: text, weight: text, biz_date: text },
})

const labelsOf = (db: Db, documents: readonly number[]) =>
  rows<StockLabel>(
    db,
    sql`select l.id::text as line_id, s.name, s.sn, l.lot_no, trim_scale(l.base_qty)::text as qty, l.counted_by,
          trim_scale(coalesce(l.weight_actual, l.weight_theory))::text as weight, d.biz_date::text as biz_date
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id join factory_products_skus s on s.id = l.sku_id
        where d.id = any(${sql.param([...documents])}::bigint[]) and d.type = 'IN' and d.status = 2
        order by array_position(${sql.param([...documents])}::bigint[], d.id), l.position`,
  )

/** What receipts need besides what every paper does. */
export function serveReceipts(app: FastifyInstance): void {
  serve(
    app,
    draftReceipt,
    {
      ...{ permission: keys.add, alsoRequires: keys.page, transaction: 'none' },
      body: {
        type: 'object',
        properties: { from: { type: 'array', items: id, minItems: 1, maxItems: 50 } },
        required: ['from'],
      },
      reply: record({
        ...{ party_id: text, party_name: text, warehouse_id: text, warehouse_name: text, tax_mode: text },
        ...{ discount: text, freight: text, lines: list(line) },
      }),
    },
    async (call) => {
      const orders = tables.find(({ resource }) => resource.name === 'purchase-order')!
      const seen = await visibleIds(call.db, orders, call.body.from, userOf(call))
      if (seen.length < new Set(call.body.from).size) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
      const draft = await openLines(call.db, call.body.from)
      if (maySee({ needs: priceKey }, userOf(call))) return { ...draft }
      const unpriced = draft.lines.map((line) => ({ ...line, price: undefined, price_unit: undefined, tax_rate: undefined }))
      return { ...draft, discount: undefined, freight: undefined, lines: unpriced }
    },
  )
  serve(
    app,
    readLabels,
    {
      ...{ permission: keys.page, transaction: 'none' },
      body: {
        type: 'object',
        properties: { id, ids: { type: 'array', items: id, minItems: 1, maxItems: 200 } },
        oneOf: [{ required: ['id'] }, { required: ['ids'] }],
      },
      reply: record({ list: list(label) }),
    },
    async (call) => {
      const wanted = ('ids' in call.body ? call.body.ids : [call.body.id]).map(Number)
      await refuseForeignPapers(call.db, userOf(call), wanted)
      return { list: await labelsOf(call.db, wanted) }
    },
  )
}
