import type { FastifyInstance } from 'fastify'
import { exportStock } from '#src/api/factory-excel.ts'
import { lotStates } from '#src/api/factory-lines.ts'
import type { StockRow } from '#src/api/factory-stock.ts'
import { today } from '#src/lib/shop-time.ts'
import { workbookWords } from '#src/papers/factory/workbook-words.ts'
import type { SheetColumn } from '#src/papers/sheet/workbook-stream.ts'
import { withEachStock } from '../../factory/stock-reports.ts'
import { Refusal } from '../../refusal.ts'
import { nothing } from '../../replies.ts'
import { looseSchema, type Schema } from '../../schemas.ts'
import { serve, userOf } from '../../serve.ts'
import { sendWorkbook } from '../../web/send-workbook.ts'
import { withEachLocated } from './stock-by-location.ts'
import { stockFound, stockQuery } from './stock-routes.ts'

const title: Schema = { type: 'string', maxLength: 60 }
const figures = { as: 'number', isSummed: true } as const

/** Columns by keys of the wire; those of costs are in no file of who may not see them. */
const columns: readonly (Pick<SheetColumn, 'as' | 'isSummed'> & { key: keyof StockRow; isCost?: true })[] = [
  ...[
    { key: 'name' as const },
    { key: 'sn' as const },
    { key: 'warehouse' as const },
    { key: 'location' as const },
    { key: 'lot_no' as const },
    { key: 'qc' as const },
  ],
  ...[
    { key: 'pieces' as const, ...figures },
    { key: 'area' as const, ...figures },
    { key: 'weight' as const, ...figures },
  ],
  ...[
    { key: 'safety_min' as const, as: 'number' as const },
    { key: 'age' as const, as: 'number' as const },
  ],
  ...[{ key: 'cost' as const, as: 'money' as const, isCost: true as const }],
  { key: 'value', as: 'money', isSummed: true, isCost: true },
]

/** What is known of goods at a location. */
const located: ReadonlySet<keyof StockRow> = new Set(['name', 'sn', 'warehouse', 'location', 'lot_no', 'qc', 'pieces', 'weight'])

/** Current stock as a workbook (manufacturing 3.3, 3.5 no. 11). */
export function serveStockWorkbook(app: FastifyInstance): void {
  serve(
    app,
    exportStock,
    {
      ...{ permission: 'admin-store-storageDetails-index', transaction: 'none', reply: nothing },
      body: {
        type: 'object',
        properties: {
          ...{ query: { type: 'object', additionalProperties: true }, title },
          words: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 }, maxProperties: 200 },
        },
      },
    },
    async (call) => {
      const { query = {}, title: name, words = {} } = call.body
      if (!call.request.validateInput(query, looseSchema(stockQuery))) throw new Refusal({ status: 400, code: 'EXPORT_QUERY' })
      const own = (key: string) => workbookWords[key]?.[call.locale] ?? key
      const word = (key: string) => (Object.hasOwn(words, key) ? words[key]! : own(key))
      const found = stockFound(query, userOf(call))
      const isLocated = found.by === 'location'
      const seen = columns.filter(({ key, isCost }) => (isLocated ? located.has(key) : key !== 'location' && (!isCost || found.seesCost)))
      const textOf = (row: StockRow, key: keyof StockRow) =>
        key === 'qc' && row.qc in lotStates ? word(lotStates[row.qc as keyof typeof lotStates]) : (row[key] ?? '')
      async function* cells(rows: AsyncIterable<StockRow>) {
        for await (const row of rows) yield seen.map(({ key }) => textOf(row, key))
      }
      const each = isLocated ? withEachLocated : withEachStock
      await each(call.db, found, (rows) =>
        sendWorkbook(call.reply, `${(name ?? own('stock')).replace(/[\p{C}/\\:*?"<>|]/gu, '-')}-${today()}.xlsx`, [
          {
            ...{ name: own('stock'), isFiltered: true, total: own('total'), rows: cells(rows) },
            columns: seen.map(({ key, as = 'text', isSummed = false }) => ({ title: word(key), as, isSummed })),
          },
        ]),
      )
      // the bytes are the answer
      return undefined as never
    },
  )
}
