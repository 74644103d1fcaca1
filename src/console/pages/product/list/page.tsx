import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { countStoreProducts, exportProducts, listStoreProducts, readCategoryCascader, type CategoryNode } from '#src/api/products.ts'
import { hideProducts, recycleProduct, showProduct, showProducts, type StoreProductRow } from '#src/api/store-products.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { grouped } from '#src/lib/decimal.ts'
import { labelOptions, templateOptions } from '#src/console/parts/products/product-choices.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { readsOf } from '#src/stores/reads.ts'
import { cells } from './cells.ts'
import { EmptyBin } from './empty-bin.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import { settingOfAll } from './batch-form.ts'
import { ProductFacts } from './product-facts.tsx'
import { quickForm } from './quick-form.ts'
import { productImport, skuExport } from './sheet.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }))

const permissions = {
  add: 'product-add',
  edit: 'product-edit',
  recycle: 'product-recycle',
  status: 'product-batch-status',
  several: 'product-batch-edit',
  export: 'product-export',
}

const editor = '/product/add_product'

const flat = (nodes: readonly CategoryNode[], depth = 0): { value: string; label: string }[] =>
  nodes.flatMap(({ value, label, children = [] }) => [
    { value: String(value), label: '\u2003'.repeat(depth) + label },
    ...flat(children, depth + 1),
  ])

const categories = async (connection: Connection) => flat(await connection.send(readCategoryCascader, { params: { type: 1 } }))

/** How many each tab holds; the shop counts them by what narrows the list. */
async function counts(connection: Connection, { store_name = '', cate_id = '', ...narrowed }: Readonly<Record<string, string>>) {
  const { virtual_type, price_from, price_to, stock_from, stock_to, ...choices } = narrowed
  const { temp_id, label_id, supplier_id } = choices
  const ours = {
    ...(virtual_type && { virtual_type: Number(virtual_type) }),
    ...(temp_id && { temp_id }),
    ...(label_id && { label_id }),
    ...(supplier_id && { supplier_id }),
    ...{ ...(price_from && { price_from }), ...(price_to && { price_to }) },
    ...{ ...(stock_from && { stock_from }), ...(stock_to && { stock_to }) },
  }
  const { list } = await connection.send(countStoreProducts, { query: { store_name, cate_id, ...ours } })
  return Object.fromEntries(list.map(({ type, count }) => [String(type), Number(count)]))
}

const isGone = ({ is_del: gone }: StoreProductRow) => gone === 1
const isHere = (row: StoreProductRow) => !isGone(row)

// the shop says so of what can be taken out again as well
const deleted = '100002'
const recycle = async ({ id }: StoreProductRow, { connection }: PageTools, words: Words) => {
  const { code, message } = await connection.answer(recycleProduct, { params: { id } })
  return code === deleted ? words.recycledNow : message
}

/** The contract has a call for one; what it says to the last one stands for all. */
async function recycleEach(rows: readonly StoreProductRow[], tools: PageTools, words: Words): Promise<string> {
  let said = ''
  await readsOf(tools.connection).during(async () => {
    for (const row of rows) said = await recycle(row, tools, words)
  })
  return said
}

const show = async ({ id }: StoreProductRow, isShown: boolean, { connection }: PageTools) =>
  (await connection.answer(showProduct, { params: { id, is_show: isShown ? 1 : 0 } })).message

const setShown =
  (call: typeof showProducts) =>
  async (rows: readonly StoreProductRow[], { connection }: PageTools) =>
    (await connection.answer(call, { body: { ids: rows.map(({ id }) => id) } })).message

/** Products of the shop (products contract, 商品管理). */
export default definePage({
  text: $text,
  list: listStoreProducts,
  // on sale, where no tab is chosen
  query: { type: 1 },
  size: 15,
  empty: 'empty',
  find: 'store_name',
  rowKey: ({ id }) => String(id),
  rowName: ({ store_name: name }) => name,
  filters: [
    {
      field: 'type',
      as: 'choice',
      word: 'tabs',
      tabs: true,
      options: [
        { value: '', word: 'onSale' },
        { value: '2', word: 'inStore' },
        { value: '4', word: 'soldOut' },
        { value: '5', word: 'lowStock' },
        { value: '6', word: 'recycled' },
      ],
      counts,
    },
    // the same name on the wire: our own server takes several
    { field: 'cate_id', as: 'remote', word: 'cate_id', at: 'shop', all: 'all', load: categories },
    { field: 'cate_id', as: 'several', word: 'cate_id', at: 'own', all: 'all', load: categories },
    {
      field: 'virtual_type',
      as: 'choice',
      word: 'product_type',
      at: 'own',
      options: choices('all', ['0', 'ordinary'], ['1', 'cards'], ['2', 'coupon'], ['3', 'virtual']),
    },
    { field: 'temp_id', as: 'remote', word: 'temp_id', at: 'own', all: 'all', load: templateOptions },
    { field: 'label_id', as: 'remote', word: 'label_id', at: 'own', all: 'all', load: labelOptions },
    { field: 'supplier_id', as: 'reference', word: 'supplier_id', at: 'own', source: 'supplier' },
    { field: 'price', as: 'range', word: 'price', at: 'own', places: 2 },
    { field: 'stock', as: 'range', word: 'stock', at: 'own', places: 0 },
    { field: 'store_name', as: 'text', word: 'search', told: { own: 'searchedOwn', shop: 'searchedShop' } },
  ],
  columns: [
    { key: 'id', width: 80 },
    {
      key: 'image',
      width: 72,
      show: ({ image }, _, { connection }) => <ShopPicture src={image} base={connection.base} size={40} />,
    },
    { key: 'store_name', heading: true, show: ({ store_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'product_type', width: 110, show: ({ product_type: type }) => <span className="console-tag">{type}</span> },
    { key: 'price', width: 110, align: 'end', sort: true, show: ({ price }) => grouped(String(price)), edit: cells.price },
    { key: 'sales', width: 90, align: 'end', sort: (order) => ({ sales: order }) },
    { key: 'stock', width: 90, align: 'end', sort: true, show: ({ stock }) => String(stock), edit: cells.stock },
    { key: 'sort', width: 80, align: 'end', sort: true, show: ({ sort }) => String(sort), edit: cells.sort },
    {
      key: 'is_show',
      width: 90,
      when: isHere,
      isOn: ({ is_show: isShown }) => isShown === 1,
      permission: permissions.status,
      toggle: show,
    },
  ],
  expand: { show: ProductFacts },
  export: {
    cells: [
      'store_name',
      'product_type',
      'cate_name',
      { key: 'price', of: ({ price }) => String(price), as: 'money' },
      { key: 'sales', of: ({ sales }) => sales, as: 'number' },
      { key: 'stock', of: ({ stock }) => String(stock), as: 'number' },
    ],
    call: exportProducts,
    permission: permissions.export,
    own: skuExport,
  },
  import: productImport,
  actions: [
    {
      ...{ key: 'emptyBin', on: 'list', at: 'own', isAside: true, within: { type: '6' } },
      permission: permissions.recycle,
      Dialog: EmptyBin,
    },
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: permissions.add, open: (_, { go }) => go(editor) },
    { key: 'edit', on: 'row', permission: permissions.edit, when: isHere, open: ({ id }, { go }) => go(`${editor}/${id}`) },
    {
      key: 'quick',
      on: 'row',
      at: 'own',
      permission: permissions.edit,
      when: (row) => isHere(row) && row.spec_type === 0,
      form: quickForm,
    },
    { key: 'preview', on: 'row', Dialog: Preview },
    { key: 'reviews', on: 'row', when: isHere, open: ({ id }, { go }) => go(`/product/product_reply/${id}`) },
    { key: 'copy', on: 'row', permission: permissions.add, when: isHere, open: ({ id }, { go }) => go(`${editor}?copy=${id}`) },
    {
      key: 'recycle',
      on: 'row',
      isDanger: true,
      permission: permissions.recycle,
      when: isHere,
      run: recycle,
      // the same call takes it out again
      undo: recycle,
    },
    { key: 'restore', on: 'row', permission: permissions.recycle, when: isGone, run: recycle, undo: recycle },
    {
      key: 'showAll',
      on: 'batch',
      permission: permissions.status,
      when: (rows) => rows.every(isHere),
      run: setShown(showProducts),
      whole: { batch: 'products.show', values: { is_show: 1 } },
    },
    {
      key: 'hideAll',
      on: 'batch',
      permission: permissions.status,
      when: (rows) => rows.every(isHere),
      run: setShown(hideProducts),
      whole: { batch: 'products.show', values: { is_show: 0 } },
    },
    {
      key: 'setAll',
      on: 'batch',
      permission: permissions.several,
      when: (rows) => rows.every(isHere),
      Dialog: BatchDialog,
      whole: { batch: 'products.set', values: settingOfAll },
    },
    {
      key: 'recycleAll',
      on: 'batch',
      isDanger: true,
      confirm: true,
      permission: permissions.recycle,
      when: (rows) => rows.every(isHere),
      run: recycleEach,
      whole: { batch: 'products.recycle', values: { is_del: 1 } },
    },
    {
      key: 'restoreAll',
      on: 'batch',
      permission: permissions.recycle,
      when: (rows) => rows.every(isGone),
      run: recycleEach,
      whole: { batch: 'products.recycle', values: { is_del: 0 } },
    },
  ],
})
