import { lazy } from 'react'
import stockTake from '#src/api/resources/stock/stock-take.ts'
import { adjustStock } from '#src/api/stock-takes.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { paperPrint } from '#src/console/parts/factory/printed.ts'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { remindOf } from '#src/console/parts/factory/acts/remind/remind.ts'
import { noteOf } from '#src/console/parts/factory/note.ts'
import { paperBatch } from '#src/console/parts/factory/acts/batch/paper-batch.tsx'
import { fullOf, paperFiles } from '#src/console/parts/factory/workbooks.ts'
import { paperExpand, paperParts } from '#src/console/parts/factory/record/paper-parts.tsx'
import { $text, type Words } from './text.ts'

const CountSheetDialog = lazy(async () => ({ default: (await import('./count-sheet.tsx')).CountSheetDialog }))
const DifferencesDialog = lazy(async () => ({ default: (await import('./differences.tsx')).DifferencesDialog }))

const isCounted = ({ kind, status }: { kind: string; status: string }) => kind === 'count' && (status === '0' || status === '1')

/** One correction, posted at once. */
const adjustment = defineForm<never, { warehouse: string; sku: string; lot: string; qty: string; reason: string }, Words>({
  text: $text,
  title: { add: 'doAdjust', edit: 'doAdjust' },
  start: () => ({ warehouse: '', sku: '', lot: '', qty: '', reason: '' }),
  fields: [
    { key: 'warehouse', of: reference('warehouse', { required: true }), required: 'missing' },
    { key: 'sku', of: reference('factory-sku', { required: true }), required: 'missing' },
    { key: 'lot', of: reference('stock-lot', { among: { sku_id: 'sku', warehouse_id: 'warehouse' } }) },
    {
      key: 'qty',
      of: decimal({ required: true, places: 4, least: '-999999999', most: '999999999' }),
      required: 'missing',
      help: 'qtyHelp',
    },
    { key: 'reason', of: text({ required: true, max: 100, suggests: 'reason' }), required: 'missing' },
  ],
  save: async ({ warehouse, sku, lot, qty, reason }, { connection, options }) => {
    const body = { warehouse_id: Number(warehouse), sku_id: Number(sku), ...(lot && { lot_id: Number(lot) }), qty, reason }
    return (await connection.answer(adjustStock, { body }, options)).message
  },
})

/** What lies in a warehouse, counted on whatever device, and what differs posted (manufacturing 3.4, 6.2 no. 4). */
export default recordPage({
  text: $text,
  of: stockTake,
  feature: 'factory',
  address: '/storageManagement/stockTake',
  badge: 'status',
  expand: paperExpand(stockTake),
  print: paperPrint(stockTake),
  files: paperFiles(stockTake),
  empty: 'empty',
  search: 'search',
  filters: [postingTabs, 'kind', 'warehouse', 'date'],
  columns: [
    { key: 'sn', width: 172, heading: 'number' },
    { key: 'status', width: 95 },
    { key: 'date', width: 115 },
    { key: 'kind', width: 110 },
    { key: 'warehouse', width: 160 },
    { key: 'isBlind', width: 80 },
    { key: 'reason', width: 200 },
  ],
  form: ['date', 'warehouse', 'types', 'isBlind', 'remark'],
  help: { types: 'typesHelp', isBlind: 'blindHelp' },
  actions: [
    { key: 'doCount', on: 'row', isFirst: true, permission: 'admin-store-stockTake-count', when: isCounted, Dialog: CountSheetDialog },
    { key: 'differences', on: 'row', permission: 'admin-store-stockTake-audit', when: isCounted, Dialog: DifferencesDialog },
    {
      key: 'doAdjust',
      on: 'list',
      isAside: true,
      permission: 'admin-store-stockTake-adjust',
      feature: 'factory',
      form: adjustment as never,
    },
    remindOf(stockTake),
    ...paperBatch(stockTake),
    noteOf(stockTake),
    fullOf(stockTake, $text),
  ],
  sections: [
    { key: 'basics', fields: ['sn', 'kind', 'date', 'warehouse', 'types', 'isBlind', 'reason', 'status', 'remark', 'files'] },
    { key: 'lines', fields: ['lines'] },
  ],
  parts: paperParts(stockTake),
})
