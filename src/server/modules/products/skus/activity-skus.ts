import { sql } from 'drizzle-orm'
import type { SkuColumn } from '#src/api/product-specifications.ts'
import type { ProductAttribute, ProductSku } from '#src/api/store-products.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import type { Locale, Sentence } from '#src/server/locale.ts'
import { Refusal } from '#src/server/refusal.ts'
import { absolute } from '#src/server/shop/address.ts'
import { plainSuk, type Spec } from './read-skus.ts'

/** What a product without attributes is told by, where a grid needs one. */
const plainSpec: Sentence = { 'zh-cn': '规格', en: 'Specification', 'zh-tw': '規格' }

const words = {
  pic: { 'zh-cn': '图片', en: 'Picture', 'zh-tw': '圖片' },
  price: { 'zh-cn': '售价', en: 'Price', 'zh-tw': '售價' },
  seckill: { 'zh-cn': '秒杀价', en: 'Flash sale price', 'zh-tw': '秒殺價' },
  bargain: { 'zh-cn': '砍价起始金额', en: 'Bargain begins at', 'zh-tw': '砍價起始金額' },
  min_price: { 'zh-cn': '砍价最低价', en: 'Lowest bargain price', 'zh-tw': '砍價最低價' },
  group: { 'zh-cn': '拼团价', en: 'Group price', 'zh-tw': '拼團價' },
  r_price: { 'zh-cn': '日常售价', en: 'Everyday price', 'zh-tw': '日常售價' },
  points: { 'zh-cn': '兑换积分', en: 'Points', 'zh-tw': '兌換積分' },
  presale: { 'zh-cn': '预售价', en: 'Pre-sale price', 'zh-tw': '預售價' },
  cost: { 'zh-cn': '成本价', en: 'Cost', 'zh-tw': '成本價' },
  ot_price: { 'zh-cn': '原价', en: 'Price before', 'zh-tw': '原價' },
  stock: { 'zh-cn': '库存', en: 'Stock', 'zh-tw': '庫存' },
  quota: { 'zh-cn': '限量', en: 'Limit', 'zh-tw': '限量' },
  weight: { 'zh-cn': '重量(KG)', en: 'Weight (kg)', 'zh-tw': '重量(KG)' },
  volume: { 'zh-cn': '体积(m³)', en: 'Volume (m³)', 'zh-tw': '體積(m³)' },
  bar_code: { 'zh-cn': '商品编号', en: 'Code', 'zh-tw': '商品編號' },
} satisfies Record<string, Sentence>

type Word = keyof typeof words
type Cell = Omit<SkuColumn, 'title' | 'align'> & { word: Word }

const shown = (word: Word): Cell => ({ word, key: word, minWidth: 80 })
const filled = (word: Word, slot: string): Cell => ({ word, slot, minWidth: 80 })
const counted = (word: Word, slot: string): Cell => ({ word, slot, type: 1, minWidth: 80 })
const bought = [shown('cost'), shown('ot_price')]

/** Between the picture and the stock: what each kind of activity asks. */
const headerCells: Record<number, readonly Cell[]> = {
  1: [filled('seckill', 'price'), ...bought],
  2: [filled('bargain', 'price'), filled('min_price', 'min_price'), ...bought],
  3: [filled('group', 'price'), shown('cost'), shown('r_price')],
  4: [counted('points', 'price')],
  6: [filled('presale', 'price'), ...bought],
}
const otherwise = [filled('price', 'price'), ...bought]

function headerOf(specs: readonly Spec[], type: number, locale: Locale): SkuColumn[] {
  const cells: readonly Cell[] = [
    { word: 'pic', slot: 'pic', minWidth: 120 },
    ...(headerCells[type] ?? otherwise),
    ...[shown('stock'), counted('quota', 'quota'), shown('weight'), shown('volume'), shown('bar_code')],
  ]
  return [
    ...specs.map(({ value }, at) => ({ title: value, align: 'center', minWidth: 80, key: `value${at + 1}` })),
    ...cells.map(({ word, ...cell }) => ({ title: words[word][locale], ...cell, align: 'center' })),
  ]
}

interface Stored {
  detail: Record<string, string>
  code: string
  image: string
  price: number
  cost: number
  ot_price: number
  stock: number
  bar_code: string
  weight: number
  volume: number
  brokerage: number
  brokerage_two: number
}

const readSkus = (db: Db, id: number): Promise<Stored[]> =>
  rows(
    db,
    // figures of a specification are numbers on this wire
    sql`select detail, code, image, price::float8 as price, cost::float8 as cost, ot_price::float8 as ot_price, stock, bar_code,
      weight::float8 as weight, volume::float8 as volume, brokerage::float8 as brokerage, brokerage_two::float8 as brokerage_two
      from product_skus where product_id = ${id} and removed_at is null order by position, id`,
  )

function rowOf(sku: Stored, specs: readonly Spec[], type: number, origin: string): ProductSku {
  const { image, code, ...stored } = sku
  const detail = Object.fromEntries(specs.map(({ value }) => [value, sku.detail[value] ?? plainSuk]))
  return {
    ...Object.fromEntries(Object.values(detail).map((value, at) => [`value${at + 1}`, value])),
    ...stored,
    ...{ detail, pic: absolute(image, origin), unique: code, quota: 0 },
    ...(type === 2 && { min_price: 0 }),
    ...(type === 3 && { r_price: sku.price }),
  }
}

/** The specifications of a product with the columns in which an activity asks for its prices. Refused with 400533. */
export async function activitySkus(db: Db, id: number, type: number, { origin, locale }: { origin: string; locale: Locale }) {
  const product = await row<{ specs: Spec[] }>(db, sql`select specs from products where id = ${id}`)
  if (!product) throw new Refusal({ status: 400533 })
  const specs = product.specs.length > 0 ? product.specs : [{ value: plainSpec[locale], detail: [plainSuk] }]
  const skus = await readSkus(db, id)
  return {
    items: specs.map(({ value, detail }): ProductAttribute => ({ value, detailValue: '', attrHidden: true, detail })),
    attrs: skus.map((sku) => rowOf(sku, specs, type, origin)),
    header: headerOf(specs, type, locale),
  }
}
