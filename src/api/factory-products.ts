import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** Kinds of what a factory buys, makes and sells (manufacturing 2.1). */
export const productKinds = ['material', 'aux', 'pack', 'semi', 'finished'] as const
export type ProductKind = (typeof productKinds)[number]

/** Permission keys of the page of products and of what is done there (manufacturing 3.0). */
export const productPage = 'admin-store-productList-index'
const button = (name: string) => `admin-store-productList-${name}`
export const productKeys = {
  add: button('add'),
  edit: button('edit'),
  remove: button('del'),
  import: button('import'),
}
export const typeKey = button('type')
export const priceKey = button('price')

/** A type of products; figures are decimal text, `loss` is a part of one. */
export interface ProductTypeRow {
  id: number
  pid: number
  code: string
  name: string
  kind: ProductKind
  unit: string
  price_unit: string
  density: string
  loss: string
  track_lot: 0 | 1
  sort: number
  status: 0 | 1
  version: number
  /** Of it and of what stands below it. */
  product_count: number
  children: ProductTypeRow[]
}

export type StockState = 'all' | 'has' | 'zero' | 'below' | 'negative'

/** What a list of products is narrowed by (manufacturing 3.1). */
export interface ProductQuery extends Paging {
  keyword?: string
  type_id?: Id
  kind?: string
  status?: 0 | 1
  thickness?: string
  width?: string
  length?: string
  hardness?: string
  colour?: string
  weight_range_id?: Id
  /** Stock is counted there alone. */
  warehouse_id?: Id
  stock?: StockState
  supplier_id?: Id
  sort?: string
  order?: 'asc' | 'desc' | ''
}

/** A SKU as it stands in the list of products; figures are decimal text, prices are missing for who may not see them. */
export interface ProductRow {
  /** Of the product. */
  id: number
  sku_id: number
  sn: string
  name: string
  image: string
  type_id: number
  type_name: string
  kind: ProductKind
  /** mm; null for what has no measures. */
  spec: { t: string; w: number; l: number } | null
  spec_text: string
  hardness: number | null
  hardness_tol: number | null
  density: string
  colour: string
  weight_range: { id: number; name: string } | null
  unit: string
  price_unit: string
  /** kg of a piece. */
  theory_weight: string
  sale_price?: string
  floor_price?: string
  /** Of what the SKU is counted by, on average. */
  cost?: string
  counted_by: 'pieces' | 'weight'
  stock: { on_hand: string; reserved: string; available: string; incoming: string; wip: string }
  safety_min: string
  safety_max: string
  recipe_version_id: number | null
  status: 0 | 1
  version: number
  updated_at: string
}

export interface ProductList extends List<ProductRow> {
  /** Over the whole filter; nothing where `is_capped`. */
  summary: { on_hand_pieces?: string; on_hand_weight?: string; value?: string }
  tabs: { kind: ProductKind | ''; count: number }[]
  /** Words find more SKUs than are counted. */
  is_capped?: boolean
}

const options = { side: 'factory', encoding: 'json' } as const
const reads = { ...options, keepsReads: true } as const

export const getProductTypes = endpoint<{ body: { kind?: string; tree?: 0 | 1; keyword?: string } }, { list: ProductTypeRow[] }>(
  'POST',
  '/product/getProductTypes',
  reads,
)

/** What is sent of a type: its unit by name. */
export interface ProductTypeBody {
  id?: Id
  version?: number
  pid?: Id
  code?: string
  name?: string
  kind?: string
  unit?: string
  price_unit?: string
  density?: string
  loss?: string
  track_lot?: 0 | 1
  sort?: number
  status?: 0 | 1
}
export const addProductType = endpoint<{ body: ProductTypeBody }, { id: number }>('POST', '/product/addProductType', options)
export const editProductType = endpoint<{ body: ProductTypeBody }, { version: number }>('POST', '/product/editProductType', options)
/** Refused with IN_USE and how often. */
export const delProductType = endpoint<{ body: { id: Id } }, unknown>('POST', '/product/delProductType', options)

/** SKUs by pages. */
export const listProducts = endpoint<{ body: ProductQuery }, ProductList>('POST', '/product/list', reads)

/** A SKU as it is sent; with `sku_id` one that is there. */
export interface SkuBody {
  sku_id?: Id
  t?: string
  w?: number
  l?: number
  colour?: string
  hardness?: number
  weight_range_id?: Id
  barcode?: string
  list_price?: string
  floor_price?: string
  status?: 0 | 1
}

/** A product as it is sent (manufacturing 3.1): units by name, `tax_rate` a part of one. */
export interface ProductBody {
  id?: Id
  version?: number
  sn?: string
  sn_token?: string
  name?: string
  type_id?: Id
  kind?: string
  unit?: string
  units?: { unit: string; num: number; den: number }[]
  skus?: SkuBody[]
  [field: string]: unknown
}
type Made = { sku_id: number; sn: string }
export const addProduct = endpoint<{ body: ProductBody }, { id: number; sn: string; skus: Made[] }>('POST', '/product/add', options)
export const editProduct = endpoint<{ body: ProductBody }, { version: number; skus: Made[] }>('POST', '/product/edit', options)

/** What became of products that were to be removed: those that something names are switched off, those with stock stay. */
export interface Removed {
  deleted: number[]
  disabled: number[]
  blocked: { id: number; reason: string }[]
}
export const delProducts = endpoint<{ body: { id?: Id; ids?: Id[] } }, Removed>('POST', '/product/del', options)

/** The next number of a product, kept for ten minutes; with `for` that of a document, which is only shown. */
export const getSnCode = endpoint<
  { body: { type_id?: Id; kind?: string; t?: string; hardness?: number; prefix?: string; for?: 'order'; type?: string } },
  { sn: string; token?: string; expires?: number }
>('POST', '/product/getsncode', options)

/** A SKU of a product by what it measures; 422 with `candidates` for several. With `create` it is added where there is none. */
export const getSkuId = endpoint<{ body: SkuBody & { product_id: Id; weight?: string; create?: 0 | 1 } }, Record<string, unknown>>(
  'POST',
  '/product/getskuId',
  options,
)

/** Where a price comes from, the first one that is there counts (manufacturing 2.4). */
export const priceSources = ['contract', 'customer', 'customer_band', 'level', 'weight_range', 'rule', 'list', 'last'] as const
export interface PriceCandidate {
  source: (typeof priceSources)[number]
  price: string | null
  price_unit?: string
  rule_id?: number
  date?: string
  sn?: string
}
export interface PriceQuestion {
  side?: 'sale' | 'purchase'
  sku_id?: Id
  product_id?: Id
  party_id?: Id
  weight_range_id?: Id
  weight?: string
  qty?: string
  unit?: string
  date?: string
}
export interface PriceAnswer {
  price: string
  price_unit: string
  tax_included: 0 | 1
  tax_rate: string
  source: PriceCandidate['source'] | ''
  /** For who sees selling prices. */
  floor?: string
  per_kg: string
  per_m2: string
  candidates: PriceCandidate[]
  history: { date: string; sn: string; qty: string; price: string }[]
  /** Needs `cost:view`. */
  margin?: string
}
/** One question, or at most 200 `items`. */
export const searchPrice = endpoint<{ body: PriceQuestion & { items?: PriceQuestion[] } }, PriceAnswer | { items: PriceAnswer[] }>(
  'POST',
  '/product/searchPrice',
  reads,
)

export const lotStrategies = ['fifo', 'fefo', 'single', 'closest'] as const
/** A lot with what lies of it in a warehouse. */
export interface LotRow {
  lot_id: number
  lot_no: string
  produced_at: string
  expire_at: string
  age_days: number | null
  warehouse: { id: number; name: string }
  /** Names of the places at which it lies there. */
  location: string
  pieces: string
  area: string
  weight: string
  /** Nothing is promised of a lot before sales orders name one. */
  reserved: string
  available: string
  unit_cost?: string
  qc: string
  supplier_lot: string
}
export const batchActions = ['enable', 'disable', 'set_price', 'set_type', 'set_safety', 'set_warehouse'] as const
/** Lots of a SKU, and from which of them so much is best taken; with `action` something is done with SKUs or their products. */
export const batchOfSku = endpoint<
  {
    body: {
      sku_id?: Id
      warehouse_id?: Id
      need?: string
      /** What `need` is counted in, by name; what the SKU is counted by unless told. */
      unit?: string
      strategy?: (typeof lotStrategies)[number]
      include_empty?: 0 | 1
      action?: (typeof batchActions)[number]
      /** Of SKUs. */
      ids?: Id[]
      values?: Record<string, unknown>
    }
  },
  { list?: LotRow[]; suggest?: { lot_id: number; qty: string; weight: string }[]; short?: string; count?: number }
>('POST', '/product/batch', options)

export interface StorageRow {
  sku_id: number
  warehouse_id: number | null
  lot_id?: number
  pieces: string
  area: string
  weight: string
  reserved: string
  available: string
  incoming: string
  wip: string
  projected: string
  safety_min: string
  /** Whole days for which it lasts as it left in the last ninety; empty where nothing left. */
  days_cover: string
  last_in: string
  last_out: string
}
/** What lies where; asked for nothing it answers the warehouses. */
export const getStorage = endpoint<
  { body: { sku_ids?: Id[]; product_id?: Id; warehouse_id?: Id; as_of?: string; by?: 'sku' | 'warehouse' | 'lot' } },
  { list?: StorageRow[]; warehouses?: { id: number; name: string; type: string }[] }
>('POST', '/product/getStorage', reads)
