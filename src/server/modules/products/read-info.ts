import { sql } from 'drizzle-orm'
import type { ProductInfo, ProductRead, ProductSku } from '#src/api/store-products.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute, absoluteIn } from '../../shop/address.ts'
import { isAutomatic } from '../../shop/product-wire.ts'
import { findProducts, type Product } from '../../shop/products.ts'
import { activityNames, marks } from './read-body.ts'
import { listTemplates } from './choices.ts'
import type { Spec } from './skus/read-skus.ts'
import { categoryRows } from './service.ts'

interface StoredSku {
  suk: string
  detail: Record<string, string>
  code: string
  image: string
  price: string
  cost: string
  ot_price: string
  vip_price: string
  stock: number
  bar_code: string
  weight: number
  volume: number
  brokerage: number
  brokerage_two: number
  is_show: 0 | 1
  is_default_select: 0 | 1
  disk_info: string
  coupon_id: number
  coupon_name: string | null
  cards: { key: string; value: string }[]
}

const readSkus = (db: Db, id: number): Promise<StoredSku[]> =>
  rows(
    db,
    sql`select suk, detail, code, image, price, cost, ot_price, vip_price, stock, bar_code, weight::float8 as weight, volume::float8 as volume,
      brokerage::float8 as brokerage, brokerage_two::float8 as brokerage_two, is_show, is_default_select, disk_info,
      coalesce(coupon_id, 0)::int as coupon_id, (select title from coupons c where c.id = coupon_id) as coupon_name,
      coalesce((select json_agg(json_build_object('key', key, 'value', value) order by position) from product_cards
        where sku_id = product_skus.id and order_id is null), '[]') as cards
      from product_skus where product_id = ${id} and removed_at is null order by position, id`,
  )

/**
 * What both forms of a specification have; figures of it are numbers on this wire. `stock_read` comes back as it is: what somebody makes of
 * the stock is counted from there, so that pieces sold meanwhile stay sold.
 */
const common = ({ stock, bar_code, weight, volume, brokerage, brokerage_two }: StoredSku) => ({
  ...{ stock, stock_read: stock, bar_code, weight, volume, brokerage, brokerage_two },
})

const virtualOf = (sku: StoredSku, type: number) => ({
  ...(type === 1 && { virtual_list: sku.cards, disk_info: sku.disk_info }),
  ...(type === 2 && { coupon_id: sku.coupon_id, coupon_name: sku.coupon_name }),
})

/** A row of the grid: values by their place, by their name, and among the other columns. */
function rowOf(sku: StoredSku, specs: readonly Spec[], type: number, origin: string): ProductSku {
  const values = specs.map(({ value }) => sku.detail[value] ?? '')
  const { price, cost, ot_price, vip_price, is_show, is_default_select } = sku
  return {
    ...sku.detail,
    ...{ pic: absolute(sku.image, origin), price, cost, ot_price, vip_price, is_show, is_default_select },
    ...common(sku),
    ...Object.fromEntries(values.map((value, at) => [`value${at + 1}`, value])),
    ...{ detail: sku.detail, attr_arr: values, is_virtual: isAutomatic(type) ? 1 : 0 },
    ...virtualOf(sku, type),
  } as ProductSku
}

const empty = {
  ...{ pic: '', vip_price: 0, price: 0, cost: 0, ot_price: 0, stock: 0 },
  ...{ bar_code: '', weight: 0, volume: 0, brokerage: 0, brokerage_two: 0 },
}

/** The only specification of a product that is sold as it is. */
const plainOf = (sku: StoredSku, origin: string): ProductSku => ({
  pic: absolute(sku.image, origin),
  ...{ vip_price: Number(sku.vip_price), price: Number(sku.price), cost: Number(sku.cost), ot_price: Number(sku.ot_price) },
  ...common(sku),
  ...{ virtual_list: sku.cards, coupon_id: sku.coupon_id, coupon_name: sku.coupon_name, disk_info: sku.disk_info },
})

const time = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`)

interface Lists {
  specs: Spec[]
  labels: { id: number; label_name: string }[]
  coupons: { id: number; title: string }[]
  companions: { product_id: number; image: string }[]
  presale: (string | null)[]
  supplier: { supplier_id: number; supplier_name: string }
}

const readLists = async (db: Db, id: number): Promise<Lists> =>
  (await row<Lists>(
    db,
    sql`select specs, json_build_array(${time('presale_start_at')}, ${time('presale_end_at')}) as presale,
      json_build_object('supplier_id', coalesce(supplier_id, 0),
        'supplier_name', coalesce((select name from parties s where s.id = p.supplier_id), '')) as supplier,
      coalesce((select json_agg(json_build_object('id', l.id, 'label_name', l.label_name) order by l.id)
        from product_labels pl join user_labels l on l.id = pl.label_id where pl.product_id = p.id), '[]') as labels,
      coalesce((select json_agg(json_build_object('id', c.id, 'title', c.title) order by pc.position)
        from product_coupons pc join coupons c on c.id = pc.coupon_id where pc.product_id = p.id), '[]') as coupons,
      coalesce((select json_agg(json_build_object('product_id', o.id, 'image', o.image) order by pc.position)
        from product_companions pc join products o on o.id = pc.companion_id where pc.product_id = p.id), '[]') as companions
      from products p where id = ${id}`,
  ))!

const isElsewhere = (address: string, origin: string) => /^https?:/.test(address) && !address.startsWith(origin)

function infoOf(product: Product, { labels, coupons, companions, presale, supplier }: Lists, origin: string) {
  const { category_names: _names, category_ids, label_ids: _labels, companion_ids: _companions, skus: _skus, ...rest } = product
  const { cate_name: _name, recycled_at: _at, least_stock: _least, deleted, ...stored } = rest
  const film = absolute(stored.video_link, origin)
  return {
    ...{ mer_id: 0, is_postage: 0, mer_use: 0, is_seckill: 0, is_bargain: 0, code_path: '', soure_link: '' },
    ...stored,
    ...supplier,
    image: absolute(stored.image, origin),
    recommend_image: absolute(stored.recommend_image, origin),
    slider_image: stored.slider_image.map((address) => absolute(address, origin)),
    description: absoluteIn(stored.description, origin),
    cate_id: (category_ids || String(stored.cate_id)).split(','),
    is_del: deleted ? 1 : 0,
    is_virtual: isAutomatic(stored.virtual_type) ? 1 : 0,
    is_sub: [...(stored.is_sub ? [1] : []), ...(stored.is_vip ? [0] : [])],
    recommend: marks.filter((mark) => stored[mark] === 1),
    activity: stored.activity.map((at) => activityNames[at] ?? ''),
    ...{ label_id: labels, coupons },
    recommend_list: companions.map(({ product_id, image }) => ({ product_id, image: absolute(image, origin) })),
    presale_time: presale.filter((one): one is string => one !== null),
    ...{ video_link: film, video_open: film ? 1 : 0, seletVideo: isElsewhere(film, origin) ? 1 : 0 },
  }
}

/** A product as its editor reads it ("Product editor"), addresses absolute. Refused with 400533 where there is none. */
export async function readInfo(db: Db, id: number, origin: string): Promise<ProductInfo> {
  const [product] = await findProducts(db, { ids: [id], everything: true })
  if (!product) throw new Refusal({ status: 400533 })
  const lists = await readLists(db, id)
  const skus = await readSkus(db, id)
  const isPlain = product.spec_type === 0
  return {
    ...infoOf(product, lists, origin),
    items: lists.specs,
    attrs: isPlain ? [] : skus.map((sku) => rowOf(sku, lists.specs, product.virtual_type, origin)),
    attr: isPlain && skus[0] ? plainOf(skus[0], origin) : empty,
  } as ProductInfo
}

/** The same with what its editor chooses among. */
export async function readProduct(db: Db, id: number, origin: string): Promise<ProductRead> {
  const productInfo = await readInfo(db, id, origin)
  const categories = await categoryRows(db, false)
  return {
    tempList: await listTemplates(db),
    cateList: categories.map((one) => ({ value: one.id, label: `${one.html}${one.cate_name}`, disabled: 0 })),
    productInfo,
  }
}
