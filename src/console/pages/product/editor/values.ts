import type { AttributeRule } from '#src/api/product-specifications.ts'
import type { ProductInfo } from '#src/api/store-products.ts'
import type { ProductChoices } from '#src/console/parts/products/product-choices.ts'
import type { Sku, Spec } from './specs.ts'

/** What buyers are asked for, as a line. */
export interface Question {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly status: boolean
  /** As it came. */
  readonly value: string
}

/** What the form was opened with, besides what is filled in. */
export interface Given extends ProductChoices {
  /** The product as it was read; undefined for a new one. */
  info?: ProductInfo
  isCopy: boolean
  /** A plain shop knows no suppliers. */
  hasSuppliers: boolean
  rules: readonly AttributeRule[]
}

/** A product as its form holds it; the keys are those of the wire, so that what a server says of one stands at its field. */
export interface ProductValues {
  virtual_type: string
  cate_id: readonly string[]
  store_name: string
  unit_name: string
  slider_image: readonly string[]
  video_open: boolean
  video_link: string
  is_show: string
  spec_type: string
  items: readonly Spec[]
  is_sub: readonly string[]
  attrs: readonly Sku[]
  description: string
  logistics: readonly string[]
  freight: string
  postage: string
  temp_id: string
  ficti: number | null
  sort: number | null
  give_integral: number | null
  coupon_ids: readonly string[]
  label_id: readonly string[]
  min_qty: number | null
  is_limit: boolean
  limit_type: string
  limit_num: number | null
  presale: boolean
  presale_time: string
  presale_end: string
  presale_day: number | null
  vip_product: boolean
  recommend: readonly string[]
  activity: readonly string[]
  recommend_list: readonly { product_id: string | number; image: string }[]
  keyword: string
  store_info: string
  command_word: string
  recommend_image: string
  custom_form: readonly Question[]
  /** Of our own server alone; '' nobody. */
  supplier_id: string
  given: Given
  /** Of the product that was read, at our own server. */
  version?: number | undefined
}
