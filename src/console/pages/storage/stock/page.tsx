import { costKey, lotStates } from '#src/api/factory-lines.ts'
import { readBalance, setLotState, type StockRow } from '#src/api/factory-stock.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { State } from '#src/console/engine/state.tsx'
import type { ListReply } from '#src/console/engine/page.ts'
import { ShortageDialog } from '#src/console/parts/factory/shortage/lazy.ts'
import { TraceDialog } from '#src/console/parts/factory/trace/lazy.ts'
import { cardAddress, stockTab } from '#src/console/parts/factory/stock-tabs.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { text } from '#src/kinds/text.ts'
import { grouped, rounded } from '#src/lib/decimal.ts'
import { stockFiles } from '#src/console/parts/factory/workbooks.ts'
import { $text } from './text.ts'

/** How a lot of a row stands. */
const lotForm = defineForm<StockRow, { qc: string; note: string }, ReturnType<typeof $text.get>>({
  text: $text,
  start: ({ row }) => ({ qc: row?.qc ?? '', note: '' }),
  fields: [
    { key: 'qc', of: choice(lotStates, { required: true }), required: 'missing' },
    { key: 'note', of: text({ max: 200 }) },
  ],
  save: async ({ qc, note }, { connection, row, options }) =>
    (await connection.answer(setLotState, { body: { lot_id: row!.lot_id, qc, note } }, options)).message,
})

const sumOf = (key: 'pieces' | 'area' | 'weight' | 'value') => ({
  key,
  of: ({ summary }: ListReply<StockRow>) => (summary as Readonly<Record<string, string | undefined>> | undefined)?.[key],
})

/** What lies at a location is known as it is now, without its age. */
const hasMore = ({ by }: Readonly<Record<string, string>>) => by !== 'location'

/** What lies where, by lot, warehouse, SKU or location (manufacturing 3.5 no. 11). */
export default definePage<StockRow, ReturnType<typeof $text.get>>({
  text: $text,
  feature: 'factory',
  list: { call: readBalance as Endpoint, read: (wire) => wire as unknown as StockRow },
  rowKey: ({ sku_id, warehouse_id, lot_id }) => `${sku_id}-${warehouse_id}-${lot_id}`,
  rowName: ({ name, lot_no }) => [name, lot_no].filter(Boolean).join(' · '),
  empty: 'empty',
  filters: [
    {
      field: 'by',
      as: 'choice',
      tabs: true,
      word: 'by',
      options: [
        { value: '', word: 'byLot' },
        { value: 'warehouse', word: 'byWarehouse' },
        { value: 'sku', word: 'bySku' },
        { value: 'location', word: 'byLocation' },
      ],
    },
    { field: 'keyword', as: 'text', word: 'search' },
    { field: 'sku', name: 'sku_id', as: 'reference', word: 'sku', source: 'factory-sku' },
    { field: 'warehouse', name: 'warehouse_id', as: 'reference', word: 'warehouse', source: 'warehouse' },
    {
      field: 'state',
      when: hasMore,
      as: 'choice',
      word: 'state',
      options: choices('has', ['below', 'below'], ['zero', 'zero'], ['negative', 'negative'], ['all', 'all']),
    },
    {
      field: 'age',
      when: hasMore,
      as: 'choice',
      word: 'age',
      options: choices('anyAge', ['30', 'age30'], ['60', 'age60'], ['90', 'age90'], ['180', 'age180']),
    },
    { field: 'until', when: hasMore, as: 'dates', wire: 'days', word: 'asOf' },
  ],
  columns: [
    { key: 'name', heading: true, sort: 'name', show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'sn', width: 130, isHiddenAtFirst: true },
    {
      key: 'warehouse',
      width: 150,
      show: ({ warehouse, location }, words) => (location === undefined ? warehouse : `${warehouse} · ${location || words.noLocation}`),
    },
    { key: 'lot_no', width: 160 },
    {
      key: 'qc',
      width: 90,
      show: ({ qc }, words) =>
        qc && <State isOn={qc === 'passed' || qc === 'concession'}>{words[lotStates[qc as keyof typeof lotStates]]}</State>,
    },
    {
      key: 'pieces',
      width: 100,
      align: 'end',
      sort: 'pieces',
      show: ({ pieces, counted_by }) => (counted_by === 'pieces' ? grouped(pieces) : ''),
    },
    {
      key: 'area',
      width: 100,
      align: 'end',
      isHiddenAtFirst: true,
      show: ({ area, counted_by }) => (counted_by === 'pieces' ? grouped(area) : ''),
    },
    { key: 'weight', width: 110, align: 'end', sort: 'weight', show: ({ weight }) => grouped(weight) },
    { key: 'safety_min', width: 100, align: 'end', isHiddenAtFirst: true },
    { key: 'age', width: 90, align: 'end', sort: 'age', isHiddenAtFirst: true, show: ({ age }) => age ?? '' },
    { key: 'cost', width: 110, align: 'end', needs: costKey, show: ({ cost = '' }) => grouped(cost) },
    {
      key: 'value',
      width: 130,
      align: 'end',
      sort: 'value',
      needs: costKey,
      show: ({ value = '' }) => value && grouped(rounded(value, 2)),
    },
  ],
  totals: [sumOf('pieces'), sumOf('area'), sumOf('weight'), sumOf('value')],
  actions: [
    stockTab('toMovements'),
    {
      ...{ key: 'fromShortage', on: 'list', isAside: true, feature: 'factory', Dialog: ShortageDialog },
      permission: 'admin-store-materialPurchase-add',
    },
    { key: 'card', on: 'row', open: (row, { go }) => go(cardAddress(row)) },
    { key: 'trace', on: 'row', when: ({ lot_id }) => lot_id !== '', Dialog: TraceDialog as never },
    { key: 'inspect', on: 'row', permission: 'admin-store-storageDetails-qc', when: ({ lot_id }) => lot_id !== '', form: lotForm },
  ],
  export: {
    files: stockFiles,
    cells: [
      ...(['name', 'sn', 'warehouse'] as const),
      { key: 'location', of: ({ location }) => location ?? '' },
      'lot_no',
      { key: 'pieces', of: ({ pieces }) => pieces, as: 'number' },
      { key: 'area', of: ({ area }) => area, as: 'number' },
      { key: 'weight', of: ({ weight }) => weight, as: 'number' },
      { key: 'age', of: ({ age }) => age ?? '', as: 'number' },
      { key: 'cost', of: ({ cost }) => cost, as: 'number', needs: costKey },
      { key: 'value', of: ({ value }) => value, as: 'money', needs: costKey },
    ],
  },
})
