import { absolute } from './address.ts'
import type { Product } from './products.ts'

// columns of the shop that this server has no use for yet, with the values a plain product has
const unused = {
  mer_id: 0,
  is_virtual: 0,
  virtual_type: 0,
  is_postage: 0,
  mer_use: 0,
  give_integral: 0,
  is_seckill: 0,
  is_bargain: 0,
  is_sub: 0,
  code_path: '',
  soure_link: '',
  video_link: '',
  temp_id: 0,
  spec_type: 0,
  activity: '0,1,2,3',
  label_id: '',
  command_word: '',
  recommend_list: '',
  vip_product: 0,
  presale: 0,
  presale_start_time: 0,
  presale_end_time: 0,
  presale_day: 1,
  logistics: '1',
  freight: 2,
  custom_form: '[]',
  is_limit: 0,
  limit_type: 0,
  limit_num: 0,
  min_qty: 1,
}

const pictures = (
  { image, recommend_image, slider_image }: Pick<Product, 'image' | 'recommend_image' | 'slider_image'>,
  origin: string,
) => ({
  image: absolute(image, origin),
  recommend_image: absolute(recommend_image, origin),
  slider_image: slider_image.map((address) => absolute(address, origin)),
})

/** The row of `product/product`: prices and stock as text, addresses absolute. */
export function adminRow(product: Product, origin: string) {
  const { parent_name, cate_name, description: _description, deleted, ...stored } = product
  return {
    ...unused,
    ...stored,
    ...pictures(stored, origin),
    is_del: deleted ? 1 : 0,
    cate_id: String(stored.cate_id),
    stock: String(stored.stock),
    collect: 0,
    likes: 0,
    visitor: 0,
    cate_name: parent_name ? `${parent_name}/${cate_name}` : cate_name,
    stock_attr: stored.stock > 0,
    product_type: '普通商品',
  }
}

/**
 * The row of `diy/get_product`: prices as text. The shop sends these addresses as stored; absolute ones also
 * serve an element that stands in a page of another origin.
 */
export function feedRow(product: Product, origin: string) {
  const { parent_name: _parent, cate_name: _category, deleted, ...stored } = product
  // what a product costs the shop is for those who manage products (`adminRow`)
  return {
    ...unused,
    ...stored,
    cost: '0.00',
    ...pictures(stored, origin),
    is_del: deleted ? 1 : 0,
    cate_id: String(stored.cate_id),
    couponId: [],
  }
}

/** The row of the pickers: prices as numbers (wire only), addresses absolute as above. */
export function pickerRow(product: Product, origin: string) {
  const { price, ot_price, vip_price, postage } = product
  const row = feedRow(product, origin)
  return {
    ...row,
    price: Number(price),
    ot_price: Number(ot_price),
    vip_price: Number(vip_price),
    postage: Number(postage),
    cost: 0,
    logistics: ['1'],
    cate_name: product.cate_name,
    is_product_type: 1,
    attrs: [{ image: row.image, price: Number(price), ot_price: Number(ot_price), suk: '默认', unique: product.spu.slice(0, 8) }],
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
