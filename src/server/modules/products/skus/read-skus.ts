import type { ProductAttribute, ProductBody, ProductSku } from '#src/api/store-products.ts'
import { compared, rounded, sumOf } from '#src/lib/decimal.ts'
import type { Locale } from '#src/server/locale.ts'
import { relative } from '#src/server/shop/address.ts'
import { refused } from '../refusals.ts'

/** A specification as it is to be stored: prices with two places, measures with three. */
export interface NewSku {
  /** Values by the names of the attributes, in their order. */
  detail: Readonly<Record<string, string>>
  suk: string
  image: string
  price: string
  cost: string
  ot_price: string
  vip_price: string
  stock: number
  /** The stock that was there when it was read; undefined where a client does not say it, and `stock` is what there is to be. */
  stockRead: number | undefined
  bar_code: string
  weight: string
  volume: string
  brokerage: string
  brokerage_two: string
  is_show: number
  is_default_select: number
  disk_info: string
  cards: readonly { key: string; value: string }[]
  coupon_id: number
}

export interface Spec {
  value: string
  detail: string[]
}

/** What a specification without any value is called. */
export const plainSuk = '默认'
const mostStock = 1_000_000

const figure = (value: string | number | null | undefined, places: number): string => {
  const text = String(value ?? '').trim()
  return rounded(text === '' || text === '.' ? '0' : text.replace(/^\./, '0.').replace(/\.$/, ''), places)
}

function readSpecs(items: readonly ProductAttribute[], locale: Locale): Spec[] {
  const specs = items.map(({ value, detail }) => ({
    value: value.trim(),
    detail: [...new Set(detail.map((one) => one.trim()).filter(Boolean))],
  }))
  for (const [at, { value, detail }] of specs.entries()) {
    if (value === '' || detail.length === 0) throw refused(`items.${at}`, 'PRODUCT_SPEC_EMPTY', locale)
    if (specs.findIndex((one) => one.value === value) !== at) throw refused(`items.${at}`, 'PRODUCT_SPEC_TWICE', locale, { name: value })
  }
  if (specs.length === 0) throw refused('items', 'PRODUCT_SPECS_MISSING', locale)
  return specs
}

/** The value of an attribute in a row; some clients name it in `attr_arr` or by its place alone. */
const valueIn = (row: ProductSku, { value }: Spec, at: number): string =>
  (row.detail?.[value] ?? row.attr_arr?.[at] ?? row[`value${at + 1}`] ?? '').trim()

function readDetail(row: ProductSku, specs: readonly Spec[], path: string, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    specs.map((spec, at) => {
      const value = valueIn(row, spec, at)
      if (!spec.detail.includes(value)) throw refused(path, 'PRODUCT_VALUE_UNKNOWN', locale, { name: spec.value, value })
      return [spec.value, value]
    }),
  )
}

function readSku(row: ProductSku, specs: readonly Spec[], detail: Record<string, string>, virtual: number, origin: string): NewSku {
  const isCard = virtual === 1
  const disk_info = isCard ? (row.disk_info ?? '').trim() : ''
  const given = isCard && !disk_info ? (row.virtual_list ?? []) : []
  const cards = given.map(({ key, value }) => ({ key: key.trim(), value: value.trim() })).filter(({ value }) => value !== '')
  return {
    ...{ detail, suk: specs.map(({ value }) => detail[value]).join(',') || plainSuk, image: relative(row.pic ?? '', origin) },
    ...{ price: figure(row.price, 2), cost: figure(row.cost, 2), ot_price: figure(row.ot_price, 2), vip_price: figure(row.vip_price, 2) },
    stock: isCard && !disk_info ? cards.length : Number(figure(row.stock, 0)),
    // codes that are used once are counted, not read
    stockRead: cards.length > 0 || row.stock_read === undefined ? undefined : Number(row.stock_read),
    bar_code: (row.bar_code ?? '').trim(),
    ...{ weight: figure(row.weight, 3), volume: figure(row.volume, 3) },
    ...{ brokerage: figure(row.brokerage, 2), brokerage_two: figure(row.brokerage_two, 2) },
    ...{ is_show: row.is_show ?? 1, is_default_select: row.is_default_select ?? 0 },
    ...{ disk_info, cards, coupon_id: virtual === 2 ? Number(row.coupon_id ?? 0) : 0 },
  }
}

function check(sku: NewSku, at: number, body: ProductBody, locale: Locale): void {
  const { stock, price, brokerage, brokerage_two, coupon_id, disk_info, cards } = sku
  if (stock > mostStock) throw refused(`attrs.${at}.stock`, 'PRODUCT_STOCK_MOST', locale, { most: mostStock })
  if (body.is_sub.map(Number).includes(1) && compared(sumOf([brokerage, brokerage_two]), price) > 0)
    throw refused(`attrs.${at}.brokerage`, '400572', locale)
  if (body.virtual_type === 2 && coupon_id === 0) throw refused(`attrs.${at}.coupon_id`, 'PRODUCT_COUPON_MISSING', locale)
  if (body.virtual_type === 1 && !disk_info && cards.length === 0)
    throw refused(`attrs.${at}.virtual_list`, 'PRODUCT_CARDS_MISSING', locale)
}

/** The specifications of a body, as they are to be stored. Throws a refusal at the first field that is wrong. */
export function readSkus(body: ProductBody, origin: string, locale: Locale): { specs: Spec[]; skus: NewSku[] } {
  const specs = body.spec_type === 1 ? readSpecs(body.items, locale) : []
  const rows = body.spec_type === 1 ? body.attrs : body.attrs.slice(0, 1)
  if (rows.length === 0) throw refused('attrs', 'PRODUCT_SPECS_MISSING', locale)
  const skus = rows.map((row, at) => readSku(row, specs, readDetail(row, specs, `attrs.${at}`, locale), body.virtual_type, origin))
  for (const [at, sku] of skus.entries()) {
    if (skus.findIndex(({ suk }) => suk === sku.suk) !== at) throw refused(`attrs.${at}`, 'PRODUCT_SKU_TWICE', locale, { name: sku.suk })
    check(sku, at, body, locale)
  }
  return { specs, skus }
}
