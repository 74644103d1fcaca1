import type { SkuColumn } from '#src/api/product-specifications.ts'
import type { ProductAttribute, ProductSku } from '#src/api/store-products.ts'
import type { Locale, Sentence } from '#src/server/locale.ts'
import { refused } from '../refusals.ts'

/** More rows than anybody fills in by hand. */
export const mostSkus = 1_000

const titles: readonly (readonly [slot: string, width: number, title: Sentence])[] = [
  ['pic', 80, { 'zh-cn': '图片', en: 'Picture', 'zh-tw': '圖片' }],
  ['price', 120, { 'zh-cn': '售价', en: 'Price', 'zh-tw': '售價' }],
  ['cost', 140, { 'zh-cn': '成本价', en: 'Cost', 'zh-tw': '成本價' }],
  ['ot_price', 140, { 'zh-cn': '原价', en: 'Price before', 'zh-tw': '原價' }],
  ['stock', 140, { 'zh-cn': '库存', en: 'Stock', 'zh-tw': '庫存' }],
  ['bar_code', 140, { 'zh-cn': '产品编号', en: 'Code', 'zh-tw': '產品編號' }],
  ['weight', 140, { 'zh-cn': '重量(KG)', en: 'Weight (kg)', 'zh-tw': '重量(KG)' }],
  ['volume', 140, { 'zh-cn': '体积(m³)', en: 'Volume (m³)', 'zh-tw': '體積(m³)' }],
  ['action', 70, { 'zh-cn': '操作', en: 'Actions', 'zh-tw': '操作' }],
]

const blank = {
  ...{ pic: '', price: 0, cost: 0, ot_price: 0, vip_price: 0, stock: 0, bar_code: '', weight: 0, volume: 0 },
  ...{ brokerage: 0, brokerage_two: 0 },
}

const everyWay = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((ways, list) => ways.flatMap((way) => list.map((value) => [...way, value])), [[]])

/** Every way to combine the values of attributes, as rows in which nothing is filled in, with the columns that they stand in. */
export function generate(attrs: readonly ProductAttribute[], locale: Locale) {
  const count = attrs.reduce((product, { detail }) => product * detail.length, 1)
  if (count > mostSkus) throw refused('attrs', 'PRODUCT_SKUS_MOST', locale, { most: mostSkus })
  const value = (attrs.length > 0 ? everyWay(attrs.map(({ detail }) => detail)) : []).map((way) => ({
    ...Object.fromEntries(way.map((one, at) => [`value${at + 1}`, one])),
    detail: Object.fromEntries(way.map((one, at) => [attrs[at]!.value, one])),
    ...blank,
  })) as ProductSku[]
  const header: SkuColumn[] = [
    ...attrs.map((attr, at) => ({ title: attr.value, align: 'center', minWidth: 130, key: `value${at + 1}` })),
    ...titles.map(([slot, minWidth, title]) => ({ title: title[locale], slot, align: 'center', minWidth })),
  ]
  return { attr: attrs, value, header }
}
