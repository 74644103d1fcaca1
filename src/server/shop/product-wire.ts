import type { Locale, Sentence } from '../locale.ts'
import { absolute } from './address.ts'
import type { Product } from './products.ts'

// columns of the shop that this server has no use for, with the values a plain product has
const unused = { mer_id: 0, is_postage: 0, mer_use: 0, is_seckill: 0, is_bargain: 0, code_path: '', soure_link: '' }

const pictures = (
  { image, recommend_image, slider_image }: Pick<Product, 'image' | 'recommend_image' | 'slider_image'>,
  origin: string,
) => ({
  image: absolute(image, origin),
  recommend_image: absolute(recommend_image, origin),
  slider_image: slider_image.map((address) => absolute(address, origin)),
})

/** What every wide row of the shop has of a product; its lists are text with commas. */
function wide(product: Product, origin: string) {
  const {
    category_names: _names,
    category_ids,
    label_ids,
    companion_ids,
    skus: _skus,
    cate_name: _name,
    recycled_at: _at,
    least_stock: _least,
    deleted,
    ...stored
  } = product
  return {
    ...unused,
    ...stored,
    ...pictures(stored, origin),
    video_link: absolute(stored.video_link, origin),
    is_del: deleted ? 1 : 0,
    is_virtual: isAutomatic(stored.virtual_type) ? 1 : 0,
    cate_id: category_ids || String(stored.cate_id),
    label_id: label_ids,
    recommend_list: companion_ids,
    activity: stored.activity.join(','),
    logistics: stored.logistics.join(','),
    custom_form: JSON.stringify(stored.custom_form),
  }
}

/** Card codes and coupons go out by themselves. */
export const isAutomatic = (type: number): boolean => type === 1 || type === 2

const kinds: readonly Sentence[] = [
  { 'zh-cn': '普通商品', en: 'Ordinary', 'zh-tw': '普通商品' },
  { 'zh-cn': '卡密商品', en: 'Card codes', 'zh-tw': '卡密商品' },
  { 'zh-cn': '优惠券商品', en: 'Coupon', 'zh-tw': '優惠券商品' },
  { 'zh-cn': '虚拟商品', en: 'Virtual', 'zh-tw': '虛擬商品' },
]
const presale: Sentence = { 'zh-cn': '预售商品', en: 'Presale', 'zh-tw': '預售商品' }

/** The row of `product/product`: prices and stock as text, addresses absolute. */
export function adminRow(product: Product, origin: string, locale: Locale) {
  const { description: _description, ...row } = wide(product, origin)
  return {
    ...row,
    // our own: which specifications run low, below how much, and since when it is in the bin
    ...(product.stock > 0 && {
      least_stock: product.least_stock,
      short_skus: product.skus.filter(({ stock }) => stock < product.least_stock).map(({ suk, stock }) => ({ suk, stock })),
    }),
    ...(product.recycled_at && { recycled_at: product.recycled_at }),
    stock: String(product.stock),
    collect: 0,
    likes: 0,
    visitor: 0,
    cate_name: product.category_names,
    stock_attr: product.stock > 0,
    product_type: (product.presale ? presale : (kinds[product.virtual_type] ?? kinds[0]!))[locale],
  }
}

/**
 * The row of `diy/get_product`: prices as text. The shop sends these addresses as stored; absolute ones also
 * serve an element that stands in a page of another origin.
 */
export function feedRow(product: Product, origin: string) {
  const { version: _version, ...row } = wide(product, origin)
  // what a product costs the shop is for those who manage products (`adminRow`)
  return { ...row, cost: '0.00', couponId: [] }
}

/** The row of the pickers: prices as numbers (wire only), addresses absolute as above. */
export function pickerRow(product: Product, origin: string) {
  const { price, ot_price, vip_price, postage, skus } = product
  const row = feedRow(product, origin)
  return {
    ...row,
    price: Number(price),
    ot_price: Number(ot_price),
    vip_price: Number(vip_price),
    postage: Number(postage),
    cost: 0,
    logistics: product.logistics,
    cate_name: product.cate_name,
    is_product_type: 1,
    attrs: skus.map((sku) => ({
      image: absolute(sku.image || product.image, origin),
      ...{ price: Number(sku.price), ot_price: Number(sku.ot_price), suk: sku.suk, unique: sku.code },
    })),
  }
}

/** The row of `diy/groom_list` and of the previews inside a page: absolute addresses, sales as text. */
export function groomRow(product: Product, origin: string) {
  const { id, image, store_name, store_info, cate_id, price, ot_price, sales, ficti, unit_name, sort, stock, is_vip } = product
  return {
    id,
    image: absolute(image, origin),
    store_name,
    store_info,
    cate_id: String(cate_id),
    price,
    ot_price,
    sales: String(sales + ficti),
    unit_name,
    sort,
    activity: [],
    stock,
    vip_price: 0,
    is_vip,
    couponId: [],
    star: [],
    checkCoupon: false,
  }
}
