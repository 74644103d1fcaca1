import { costKey } from '#src/api/factory-lines.ts'
import { readCard, type CardRow, type StockMeasures } from '#src/api/factory-stock.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import type { ListReply } from '#src/console/engine/page.ts'
import { grouped } from '#src/lib/decimal.ts'
import { TraceDialog } from '#src/console/parts/factory/trace/lazy.ts'
import { stockTab } from '#src/console/parts/factory/stock-tabs.ts'
import { $text } from './text.ts'

/** Addresses of papers by their type. */
const papers: Readonly<Record<string, string>> = {
  IN: '/storageManagement/godownEntry',
  OUT: '/outboundManagement/outboundOrder',
  TRANSFER: '/storageManagement/transfer',
  COUNT: '/storageManagement/stockTake',
}

/** Pieces with their weight, or the weight alone of what is weighed; nothing of nothing. */
function measured({ pieces, weight }: StockMeasures): string {
  if (pieces !== '0') return `${grouped(pieces)} / ${grouped(weight)} kg`
  return weight === '0' ? '' : `${grouped(weight)} kg`
}
const figure = (key: 'opening' | 'in' | 'out' | 'closing') => ({
  key,
  of: (reply: ListReply<CardRow>) => {
    const found = reply[key] as StockMeasures | undefined
    return found && (measured(found) || '0')
  },
})

/** What came and went of a SKU, with what lay there after each move (manufacturing 3.5 no. 11). */
export default definePage<CardRow, ReturnType<typeof $text.get>>({
  text: $text,
  feature: 'factory',
  list: { call: readCard as Endpoint, read: (wire) => wire as unknown as CardRow },
  rowKey: ({ post_seq }) => post_seq,
  rowName: ({ doc }) => doc.sn,
  size: 50,
  foldsActions: true,
  empty: 'empty',
  filters: [
    { field: 'sku', name: 'sku_id', as: 'reference', word: 'sku', source: 'factory-sku' },
    { field: 'warehouse', name: 'warehouse_id', as: 'reference', word: 'warehouse', source: 'warehouse' },
    { field: 'lot', name: 'lot_id', as: 'reference', word: 'lot', source: 'stock-lot' },
    { field: 'days', as: 'dates', wire: 'days', word: 'days' },
  ],
  columns: [
    { key: 'biz_date', width: 140 },
    { key: 'sn', width: 165, heading: true, show: ({ doc }) => <strong className="console-name is-number">{doc.sn}</strong> },
    { key: 'party', width: 200 },
    { key: 'warehouse', width: 120 },
    { key: 'lot_no', width: 150 },
    { key: 'in', width: 130, align: 'end', show: (row) => measured(row.in) },
    { key: 'out', width: 130, align: 'end', show: ({ out }) => measured(out) },
    { key: 'after', width: 140, align: 'end', show: ({ after }) => measured(after) || '0' },
    { key: 'value', width: 120, align: 'end', needs: costKey, show: ({ value = '' }) => grouped(value) },
  ],
  totals: [figure('opening'), figure('in'), figure('out'), figure('closing')],
  actions: [
    stockTab('toStock'),
    stockTab('toMovements'),
    { key: 'trace', on: 'row', when: ({ lot_id }) => lot_id !== '', Dialog: TraceDialog as never },
    {
      key: 'openDocument',
      on: 'row',
      when: ({ doc }) => doc.type in papers,
      open: ({ doc }, { go }) => go(`${papers[doc.type]}/${doc.id}`),
    },
  ],
  export: {
    cells: [
      { key: 'biz_date', of: ({ biz_date }) => biz_date, as: 'date' },
      { key: 'sn', of: ({ doc }) => doc.sn },
      'party',
      'warehouse',
      'lot_no',
      { key: 'piecesIn', of: (row) => row.in.pieces, as: 'number' },
      { key: 'weightIn', of: (row) => row.in.weight, as: 'number' },
      { key: 'piecesOut', of: ({ out }) => out.pieces, as: 'number' },
      { key: 'weightOut', of: ({ out }) => out.weight, as: 'number' },
      { key: 'piecesAfter', of: ({ after }) => after.pieces, as: 'number' },
      { key: 'weightAfter', of: ({ after }) => after.weight, as: 'number' },
      { key: 'value', of: ({ value }) => value, as: 'money', needs: costKey },
    ],
  },
})
