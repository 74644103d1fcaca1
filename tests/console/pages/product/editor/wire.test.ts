import { expect, it } from 'vitest'
import type { ProductInfo, ProductRead, ProductSku } from '#src/api/store-products.ts'
import { blankSku } from '#src/console/pages/product/editor/sku-fields.ts'
import { newSpec, newValue, skusFor, type Sku } from '#src/console/pages/product/editor/specs.ts'
import type { ProductValues } from '#src/console/pages/product/editor/values.ts'
import { readProductValues, writeProduct } from '#src/console/pages/product/editor/wire.ts'

const recorded = import.meta.glob<{ responseBody: { data?: Partial<ProductRead> } }>(
  '../../../../fixtures/recorded/adminapi_product_product_id*.json',
  { eager: true, import: 'default' },
)
const products = Object.entries(recorded).flatMap(([path, { responseBody }]) =>
  responseBody.data?.productInfo ? [[path.replace(/^.*\//, ''), responseBody.data.productInfo as ProductInfo] as const] : [],
)

const given = { isCopy: false, hasSuppliers: false, categories: [], templates: {}, coupons: {}, labels: {}, rules: [] }
const opened = (info: ProductInfo): ProductValues => ({ ...readProductValues(info), given: { ...given, info } })

it.each(products)('%s survives being read and stored unharmed', (_, info) => {
  const body = writeProduct(opened(info)) as unknown as Record<string, unknown>
  const { coupons, attr, attrs, items, cate_id: categories, label_id: labels, recommend_list: others, is_sub: own, ...same } = info
  for (const [key, value] of Object.entries(same)) {
    if (key === 'postage') expect(Number(body[key]), key).toBe(Number(value))
    else expect(body[key], key).toEqual(value)
  }
  expect(body).toMatchObject({
    cate_id: categories.map(Number),
    label_id: labels.map(({ id }) => id),
    coupon_ids: coupons.map(({ id }) => id),
    recommend_list: others.map(({ product_id: id }) => id),
    is_sub: own.map(Number),
    items: items.map(({ value, detail }) => ({ value, detail })),
  })
  expect(body['attrs']).toEqual(info.spec_type === 1 ? attrs : [{ ...attr, is_show: 1 }])
})

it('knows recorded products with one specification and with several', () => {
  expect(new Set(products.map(([, info]) => info.spec_type))).toEqual(new Set([0, 1]))
})

const priced = (rows: readonly Sku[]) => Object.fromEntries(rows.map((row) => [row.name, row['price']]))

it('keeps what is filled in for each specification, however its attributes are called, ordered and added to', () => {
  const colour = newSpec('颜色', ['红', '蓝'])
  const only = { ...blankSku({}, '默认'), price: '9' }
  const first = skusFor([colour], [only], blankSku)
  // a product that had one specification begins all of them with it
  expect(priced(first)).toEqual({ 红: '9', 蓝: '9' })
  const rows = first.map((row, at) => ({ ...row, price: String(at + 1) }))
  const renamed = { ...colour, name: '色', values: [{ ...colour.values[0]!, text: '大红' }, colour.values[1]!] }
  expect(priced(skusFor([renamed], rows, blankSku))).toEqual({ 大红: '1', 蓝: '2' })
  const size = newSpec('尺码', ['M', 'L'])
  const both = skusFor([renamed, size], rows, blankSku)
  expect(priced(both)).toEqual({ '大红 / M': '1', '大红 / L': '1', '蓝 / M': '2', '蓝 / L': '2' })
  expect(new Set(both.map(({ id }) => id)).size).toBe(4)
  const dearer = both.map((row) => (row.name === '蓝 / L' ? { ...row, price: '5' } : row))
  expect(priced(skusFor([size, renamed], dearer, blankSku))).toEqual({ 'M / 大红': '1', 'M / 蓝': '2', 'L / 大红': '1', 'L / 蓝': '5' })
  // what is new is empty, what is taken away is gone, and the rest stays
  const more = { ...renamed, values: [renamed.values[1]!, newValue('绿')] }
  expect(priced(skusFor([more, size], dearer, blankSku))).toEqual({ '蓝 / M': '2', '蓝 / L': '5', '绿 / M': '', '绿 / L': '' })
})

it('names a row anew on the wire and sends back what it does not know of it', () => {
  const [, info] = products.find(([, { spec_type: kind }]) => kind === 1)!
  const sku = { ...info.attrs[0]!, unique: 'abcd1234', quota_show: 3 } as ProductSku
  const values = opened({ ...info, attrs: [sku, ...info.attrs.slice(1)] })
  const [colour, ...others] = values.items
  const items = [{ ...colour!, name: '色', values: colour!.values.map((one) => ({ ...one, text: `${one.text}色` })) }, ...others]
  const body = writeProduct({ ...values, items, attrs: skusFor(items, values.attrs, blankSku) })
  expect(body.items[0]).toEqual({ value: '色', detail: ['黑色', '白色'] })
  const [first] = body.attrs as (ProductSku & Record<string, unknown>)[]
  expect(first).toMatchObject({ unique: 'abcd1234', quota_show: 3, value1: '黑色', detail: { 色: '黑色', 尺码: 'M' }, 色: '黑色' })
  expect(first).not.toHaveProperty('颜色')
  expect(first!.price).toBe(sku.price)
})

it('counts card codes that are used once as the stock', () => {
  const [, info] = products.find(([, { spec_type: kind }]) => kind === 0)!
  const values = opened({ ...info, virtual_type: 1 })
  const codes = [
    { key: 'A1', value: 'x' },
    { key: '', value: 'y' },
  ]
  const body = writeProduct({ ...values, attrs: values.attrs.map((row) => ({ ...row, virtual_list: codes })) })
  expect(body.attrs[0]).toMatchObject({ virtual_list: codes, stock: 2 })
})
