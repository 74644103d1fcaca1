import { Plus } from 'lucide-react'
import { costKey, sellPriceKey as seesPrices } from '#src/api/factory-lines.ts'
import { importProducts, undoProductImport } from '#src/api/factory-product-tools.ts'
import { batchOfSku, delProducts, listProducts, priceKey, productKeys, productKinds, type ProductRow } from '#src/api/factory-products.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import type { Aside, PageTools } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { cardAddress } from '#src/console/parts/factory/stock-tabs.ts'
import { grouped } from '#src/lib/decimal.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { $text } from './text.ts'
import { types } from './types.tsx'

type Words = ReturnType<typeof $text.get>

const figure = (text: string | undefined) => (text ? grouped(text) : '—')

/** Hardness and colour below the measures. */
function Spec({ row }: { row: ProductRow }) {
  const hardness = row.hardness === null ? '' : `${row.hardness}${row.hardness_tol ? `±${row.hardness_tol}` : ''}°`
  const more = [hardness, row.colour].filter(Boolean).join(' ')
  return (
    <div>
      {row.spec_text || '—'}
      {more && <div className="console-faint">{more}</div>}
    </div>
  )
}

const setState =
  (action: 'enable' | 'disable') =>
  async (rows: readonly ProductRow[], { connection }: PageTools, words: Words): Promise<string> => {
    const { data } = await connection.answer(batchOfSku, { body: { action, ids: rows.map(({ sku_id: id }) => id) } })
    return words.changed(data.count ?? 0)
  }

async function remove({ id }: ProductRow, { connection, notifyError }: PageTools, words: Words): Promise<string | void> {
  const { data } = await connection.answer(delProducts, { body: { id } })
  const [blocked] = data.blocked
  if (blocked) return notifyError(blocked.reason)
  return data.disabled.length > 0 ? words.disabledInstead : words.removed
}

const record = (id: number) => `/product/products/${id}`

/** What products and materials are kept as, with what lies of them (manufacturing 3.5 no. 8). */
export default definePage<ProductRow, Words>({
  text: $text,
  feature: 'factory',
  list: listProducts,
  rowKey: ({ sku_id: id }) => String(id),
  rowName: ({ name, spec_text: spec }) => [name, spec].filter(Boolean).join(' '),
  size: 20,
  empty: 'empty',
  find: 'keyword',
  aside: types as unknown as Aside<Words>,
  filters: [
    { field: 'keyword', as: 'text', word: 'search' },
    { field: 'kind', as: 'choice', word: 'type_name', tabs: true, options: choices('all', ...productKinds) },
    { field: 'thickness', as: 'text', word: 'thickness' },
    { field: 'width', as: 'text', isShort: true, word: 'width' },
    { field: 'length', as: 'text', isShort: true, word: 'length' },
    { field: 'hardness', as: 'text', isShort: true, word: 'hardness' },
    { field: 'colour', as: 'text', isShort: true, word: 'colour' },
    { field: 'stock', as: 'choice', word: 'stockState', options: choices('all', 'has', 'zero', 'below', 'negative') },
    { field: 'warehouse_id', as: 'reference', word: 'warehouse', source: 'warehouse' },
    { field: 'status', as: 'choice', word: 'status', options: choices('all', ['1', 'on'], ['0', 'off']) },
  ],
  totals: [{ key: 'on_hand_pieces' }, { key: 'on_hand_weight' }, { key: 'value' }],
  columns: [
    {
      key: 'sn',
      width: 120,
      sort: true,
      show: ({ sn, image }, _, { connection }) => (
        <>
          {image && <ShopPicture src={image} base={connection.base} size={32} />} <span className="console-code-text">{sn}</span>
        </>
      ),
    },
    {
      ...{ key: 'name', heading: true, sort: true },
      show: ({ name, type_name: type }) => (
        <div>
          <strong className="console-name">{name}</strong>
          <div className="console-faint">{type}</div>
        </div>
      ),
    },
    { key: 'spec_text', width: 140, sort: true, show: (row) => <Spec row={row} /> },
    { key: 'onHand', width: 100, align: 'end', sort: 'on_hand' as never, show: ({ stock, unit }) => `${figure(stock.on_hand)} ${unit}` },
    { key: 'reserved', width: 80, align: 'end', show: ({ stock }) => figure(stock.reserved) },
    { key: 'available', width: 80, align: 'end', show: ({ stock }) => figure(stock.available) },
    { key: 'incoming', width: 80, align: 'end', show: ({ stock }) => figure(stock.incoming) },
    {
      ...{ key: 'sale_price', width: 110, align: 'end', sort: true, needs: seesPrices },
      show: ({ sale_price: price, floor_price: floor }) => (
        <div>
          {figure(price)}
          {floor && <div className="console-faint">{figure(floor)}</div>}
        </div>
      ),
    },
    { key: 'weightRange', width: 100, show: ({ weight_range: band }) => band?.name ?? '—' },
    {
      ...{ key: 'theory_weight', width: 100, align: 'end', sort: true },
      show: ({ spec, theory_weight: weight }) => (spec ? `${figure(weight)} kg` : '—'),
    },
    { key: 'safety_min', width: 90, align: 'end', show: ({ safety_min: least }) => figure(least) },
    { key: 'status', width: 80, show: ({ status }, words) => <State isOn={status === 1}>{status === 1 ? words.on : words.off}</State> },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      icon: <Plus size={16} aria-hidden />,
      permission: productKeys.add,
      open: (_, { go }) => go('/product/products/new'),
    },
    { key: 'records', on: 'list', isAside: true, open: (_, { go }) => go('/product/products') },
    { key: 'priceRules', on: 'list', isAside: true, permission: priceKey, open: (_, { go }) => go('/product/prices') },
    { key: 'view', on: 'row', open: ({ id }, { go }) => go(record(id)) },
    { key: 'edit', on: 'row', permission: productKeys.edit, open: ({ id }, { go }) => go(`${record(id)}?edit=1`) },
    { key: 'card', on: 'row', open: ({ sku_id }, { go }) => go(cardAddress({ sku_id: String(sku_id) })) },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      permission: productKeys.remove,
      confirm: ({ name }, words) => words.removeAsk(name),
      run: remove,
    },
    { key: 'enable', on: 'batch', permission: productKeys.edit, run: setState('enable') },
    { key: 'disable', on: 'batch', permission: productKeys.edit, confirm: true, run: setState('disable') },
    { key: 'change', on: 'batch', permission: productKeys.edit, Dialog: ChangeDialog },
  ],
  import: {
    call: importProducts,
    undo: undoProductImport,
    permission: productKeys.import,
    together: 'sn',
    columns: [
      { field: 'name', word: 'name', isRequired: true },
      { field: 'type', word: 'type_name', isRequired: true },
      { field: 'sn', word: 'sn', as: 'code' },
      { field: 't', word: 'thick', as: 'decimal' },
      { field: 'w', word: 'wide', as: 'whole' },
      { field: 'l', word: 'long', as: 'whole' },
      { field: 'material_base', word: 'rubber' },
      { field: 'hardness', word: 'hardness', as: 'whole' },
      { field: 'hardness_tol', word: 'tolerance', as: 'whole' },
      { field: 'density', word: 'density', as: 'decimal' },
      { field: 'colour', word: 'colour' },
      { field: 'unit', word: 'unit' },
      { field: 'price_unit', word: 'price_unit' },
      { field: 'list_price', word: 'sale_price', as: 'decimal' },
      { field: 'floor_price', word: 'floor_price', as: 'decimal' },
      { field: 'safety_min', word: 'safety_min', as: 'decimal' },
      { field: 'barcode', word: 'barcode', as: 'code' },
    ],
  },
  export: {
    cells: [
      'sn',
      'name',
      'type_name',
      'spec_text',
      { key: 'hardness', of: ({ hardness }) => hardness ?? undefined, as: 'number' },
      'colour',
      { key: 'density', of: ({ density }) => density, as: 'number' },
      { key: 'weightRange', of: ({ weight_range: band }) => band?.name },
      'unit',
      'price_unit',
      { key: 'theory_weight', of: ({ theory_weight: weight }) => weight, as: 'number' },
      { key: 'sale_price', of: ({ sale_price: price }) => price, as: 'money', needs: seesPrices },
      { key: 'floor_price', of: ({ floor_price: price }) => price, as: 'money', needs: seesPrices },
      { key: 'cost', of: ({ cost }) => cost, as: 'money', needs: costKey },
      { key: 'onHand', of: ({ stock }) => stock.on_hand, as: 'number' },
      { key: 'available', of: ({ stock }) => stock.available, as: 'number' },
      { key: 'incoming', of: ({ stock }) => stock.incoming, as: 'number' },
      { key: 'safety_min', of: ({ safety_min: least }) => least, as: 'number' },
      { key: 'status', of: ({ status }, words) => (status === 1 ? words.on : words.off) },
    ],
  },
})
