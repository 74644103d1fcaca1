import type { TemplateAttribute } from './attribute-templates.ts'
import { endpoint, type Id } from './endpoint.ts'

/** Amounts and quantities come as numbers or as decimal text, whatever the shop computed last. */
type Figure = string | number
type Flag = 0 | 1

/** 0 ships, 1 card codes, 2 a coupon, 3 virtual (products contract, enumerations). */
export type ProductType = 0 | 1 | 2 | 3

/** A row of the administration's list. The shop's rows are wider; lists within it are text with commas. */
export interface StoreProductRow {
  id: Id
  image: string
  slider_image: readonly string[]
  store_name: string
  store_info: string
  keyword: string
  cate_id: string
  /** Written out: `手机/智能手机`, several with commas. */
  cate_name: string
  price: Figure
  vip_price: Figure
  ot_price: Figure
  cost: Figure
  unit_name: string
  sort: number
  sales: number
  /** Sales that are shown besides the real ones. */
  ficti: number
  stock: Figure
  is_show: number
  is_del: number
  spec_type: number
  virtual_type: number
  /** Written out: 普通商品, 预售商品 … */
  product_type: string
  presale: number
  give_integral: Figure
  collect: number
  likes: number
  visitor: number
  add_time: Figure
  /** Our own server's: the version, specifications that run low, and when it was put into the recycle bin. */
  version?: number
  short_skus?: readonly { suk: string; stock: number }[]
  /** Below so much its stock, or that of a specification, runs low. */
  least_stock?: number
  recycled_at?: string
}

/** A card code, used once. */
export interface CardCode {
  key: string
  value: string
}

/** One specification of a product as it is read and sent; what else a shop has about it goes back as it came. */
export interface ProductSku {
  /** The values of the attributes by their place (`value1` …), and by their name in `detail`. */
  [value: `value${number}`]: string
  detail?: Readonly<Record<string, string>>
  attr_arr?: readonly string[]
  pic: string
  price: Figure
  cost: Figure
  ot_price: Figure
  vip_price?: Figure
  stock: Figure
  /** Our own server's: the stock when it was read, sent back as it came. */
  stock_read?: number
  bar_code: string
  weight: Figure
  volume: Figure
  brokerage?: Figure
  brokerage_two?: Figure
  is_show?: Flag
  is_default_select?: Flag
  unique?: string
  quota?: Figure
  /** Type 1: the same text for every buyer, or codes that are used once. */
  disk_info?: string
  virtual_list?: readonly CardCode[]
  /** Type 2: the coupon that is given. */
  coupon_id?: Id
  coupon_name?: string | null
}

/** An attribute of a product: colour with red and blue. */
export type ProductAttribute = TemplateAttribute & { detailValue?: string; attrHidden?: boolean }

/** What buyers are asked for. `label`: text, number, email, data (a day), time, id, phone, img. */
export interface ProductQuestion {
  title: string
  label: string
  value: string
  /** 1 must be answered. */
  status: boolean | number
}

/** A product with everything that its editor shows ("Product editor"). */
export interface ProductInfo {
  id: Id
  image: string
  recommend_image: string
  slider_image: readonly string[]
  store_name: string
  store_info: string
  keyword: string
  cate_id: readonly Id[]
  unit_name: string
  sort: number
  sales: number
  ficti: number
  is_show: number
  is_virtual: number
  virtual_type: number
  give_integral: Figure
  postage: Figure
  temp_id: Id
  freight: number
  logistics: readonly string[]
  spec_type: number
  items: readonly ProductAttribute[]
  attrs: readonly ProductSku[]
  /** Of a product without attributes. */
  attr?: ProductSku
  description: string
  video_open: number
  video_link: string
  /** 1: a film at an address elsewhere. */
  seletVideo?: number
  label_id: readonly { id: Id; label_name: string }[]
  coupons: readonly { id: Id; title: string }[]
  is_sub: readonly Id[]
  vip_product: number
  recommend: readonly string[]
  recommend_list: readonly { product_id: Id; image: string }[]
  activity: readonly string[]
  presale: number
  presale_time: readonly Figure[]
  presale_day: Figure
  is_limit: number
  limit_type: number
  limit_num: Figure
  min_qty: Figure
  command_word: string
  custom_form: readonly ProductQuestion[]
  /** Our own server's: the version, an older one of which is refused with 409, and who it is bought from; 0 nobody. */
  version?: number
  supplier_id?: Id
  supplier_name?: string
}

/** A product as it is stored. A shop reads what it knows by name and leaves the rest alone. */
export interface ProductBody {
  virtual_type: number
  cate_id: readonly Id[]
  store_name: string
  keyword: string
  unit_name: string
  store_info: string
  slider_image: readonly string[]
  video_open: Flag
  video_link: string
  spec_type: number
  items: readonly ProductAttribute[]
  attrs: readonly ProductSku[]
  description: string
  description_images: readonly string[]
  logistics: readonly string[]
  /** 1 free, 2 `postage`, 3 the template `temp_id`. */
  freight: number
  postage: Figure
  temp_id: Id
  give_integral: Figure
  presale: Flag
  presale_time: readonly string[]
  presale_day: Figure
  vip_product: Flag
  is_sub: readonly number[]
  recommend: readonly string[]
  activity: readonly string[]
  recommend_list: readonly Id[]
  coupon_ids: readonly Id[]
  label_id: readonly Id[]
  command_word: string
  is_show: Flag
  ficti: Figure
  sort: Figure
  recommend_image: string
  sales: number
  custom_form: readonly ProductQuestion[]
  /** 0 of the shop, -1 collected from another one: its pictures are fetched after it is stored. */
  type: number
  is_copy: Flag
  is_limit: Flag
  /** 1 of one purchase, 2 of one person. */
  limit_type: number
  limit_num: Figure
  min_qty: Figure
  /** At our own server: the version that was read, and who it is bought from; 0 nobody. */
  version?: number
  supplier_id?: Id
}

export interface ProductRead {
  tempList: readonly { id: Id; name: string }[]
  cateList: readonly { value: Id; label: string; disabled: number }[]
  productInfo: ProductInfo
}

/** Refused with 400533 where there is none. */
export const readProduct = endpoint<{ params: { id: Id } }, ProductRead>('GET', '/product/product/:id')
/**
 * `id` 0 adds one. Refusals: 400373 no category, 400338 no name, 400349 no picture, 400570 and 400571 limits,
 * 400572 commission above the price, 400573 another type.
 */
export const saveProduct = endpoint<{ params: { id: Id }; body: ProductBody }, { id?: Id; version?: number } | undefined>(
  'POST',
  '/product/product/:id',
  { encoding: 'json' },
)
/** Into the recycle bin, and out of it again. Refused in an activity: 400585, 400586, 400587. */
export const recycleProduct = endpoint<{ params: { id: Id } }, undefined>('DELETE', '/product/product/:id')
/** What was deleted for good, and of what stays the first hundred, each with a sentence that says what names it. */
export interface EmptiedBin {
  removed: number
  kept_count: number
  kept: readonly { id: Id; store_name: string; why: string }[]
}
/** Our own server's. `count` is how many somebody was asked about: refused with 409 where the recycle bin holds others by now. */
export const emptyProductBin = endpoint<{ body: { count: number } }, EmptiedBin>('POST', '/product/recycle_bin/empty', { encoding: 'json' })
/** `is_show`: 1 on sale, 0 in the stock room. */
export const showProduct = endpoint<{ params: { id: Id; is_show: Flag } }, undefined>('PUT', '/product/product/set_show/:id/:is_show')
export const showProducts = endpoint<{ body: { ids: readonly Id[] } }, undefined>('PUT', '/product/product/product_show', {
  encoding: 'json',
})
export const hideProducts = endpoint<{ body: { ids: readonly Id[] } }, undefined>('PUT', '/product/product/product_unshow', {
  encoding: 'json',
})
/** Whether an activity holds the product: refused with 400585, 400586, 400587 then. */
export const checkProductActivity = endpoint<{ params: { id: Id } }, undefined>('GET', '/product/product/check_activity/:id')

/** What is set for many products at once: 1 categories, 2 logistics, 3 points, 4 coupons, 5 user labels, 6 recommendation. */
export interface BatchSetting {
  ids: readonly Id[]
  type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  cate_id?: readonly Id[]
  logistics?: readonly string[]
  freight?: number
  postage?: Figure
  temp_id?: Id
  give_integral?: Figure
  coupon_ids?: readonly Id[]
  label_id?: readonly Id[]
  recommend?: readonly string[]
  /** Of our own server alone: 7 prices, 8 stocks; set to a figure, changed by one, or prices by percent. */
  way?: 'set' | 'add' | 'percent'
  figure?: string
}
export const setProducts = endpoint<{ body: BatchSetting }, undefined>('POST', '/product/batch/setting', { encoding: 'json' })

/** Shipping templates to choose among. */
export const readFreightChoices = endpoint<Record<never, never>, readonly { id: Id; name: string }[]>(
  'GET',
  '/product/product/get_template',
)

/** The draft of a person: an empty list, or the product as it was sent last. Kept for about 19 hours. */
export const readProductDraft = endpoint<Record<never, never>, { info: Partial<ProductBody> | readonly never[] }>('GET', '/product/cache')
export const saveProductDraft = endpoint<{ body: Partial<ProductBody> }, undefined>('POST', '/product/cache', {
  encoding: 'json',
  keepsReads: true,
})

/** Price, stock or place of a product, changed in the list. */
export interface QuickEdit {
  price?: string
  stock?: number
  /** The stock that was read: what is made of it is counted from there, so that pieces sold meanwhile stay sold. */
  stock_read?: number
  sort?: number
  /** The version that was read: an older one is refused with 409. */
  version?: number
}
export interface QuickRow {
  id: Id
  price: string
  stock: string
  sort: number
  version: number
}
/** Our own server's; price and stock of a product with several specifications are changed in its editor. */
export const quickEditProduct = endpoint<{ params: { id: Id }; body: QuickEdit }, QuickRow>('PUT', '/product/product/quick/:id', {
  encoding: 'json',
})
