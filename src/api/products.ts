import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { StoreProductRow } from './store-products.ts'

/** A product as the designer's previews and pickers read it; prices arrive as numbers or decimal text. */
export interface ProductRow {
  id: Id
  image: string
  store_name: string
  price: string | number
  ot_price: string | number
  /** Some calls answer these as text. */
  sales?: string | number
  stock?: string | number
  cate_name?: string
}

export interface CategoryNode {
  id: Id
  value: Id
  label: string
  title: string
  pid: Id
  children?: CategoryNode[]
}

/** Products of a category in the storefront's order (designer contract 1.3). */
export const readCategoryProducts = endpoint<{ query: Paging & { id?: Id; priceOrder?: string; salesOrder?: string } }, ProductRow[]>(
  'GET',
  '/diy/get_product',
)
/** 1 best, 2 hot, 3 new, 4 benefit, 5 member (designer contract 1.3); a bare array. */
export const readGroomProducts = endpoint<{ params: { type: number }; query: Paging }, ProductRow[]>('GET', '/diy/groom_list/:type')
/** `is_virtual` and `is_presale`: 1 only those, 0 only the others, -1 all. */
export const listProducts = endpoint<
  { query: Paging & { cate_id?: Id; store_name?: string; is_virtual?: number; is_presale?: number } },
  List<ProductRow>
>('GET', '/product/product/list')
export const readCategories = endpoint<Record<never, never>, CategoryNode[]>('GET', '/diy/get_category')

export interface LinkCategory {
  id: Id
  pid: Id
  type: string
  name: string
  title: string
  children?: LinkCategory[]
}
export interface PageLink {
  id: Id
  name: string
  url: string
  type?: number
  param?: string
  example?: string
}
export const readLinkCategories = endpoint<Record<never, never>, LinkCategory[]>('GET', '/diy/get_page_category')
/** Called without paging: the shop fails on `page` and `limit` here (live-server). */
export const readPageLinks = endpoint<{ params: { cate: Id } }, List<PageLink>>('GET', '/diy/get_page_link/:cate')

/**
 * The old picker's list. `type`: 0 all, 4 hot, 5 new, 6 promotion, 7 boutique; 2 seckill, 3 group buys, 8 bargains, whose
 * rows have the activity's id, name, picture and price (designer contract 1.3).
 */
export const listPickerProducts = endpoint<{ query: Paging & { cate_id?: Id; store_name?: string; type?: number } }, List<ProductRow>>(
  'GET',
  '/diy/get_product_list',
)
/**
 * What our own server's list is narrowed by besides: kind of product, shipping template, label of users, supplier, between two prices or
 * stocks. Its `cate_id` names several categories with commas.
 */
interface Narrowing {
  virtual_type?: number
  temp_id?: Id
  label_id?: Id
  supplier_id?: Id
  price_from?: string
  price_to?: string
  stock_from?: string
  stock_to?: string
}
/** The administration's list. `type`: 1 on sale, 2 in store, 4 sold out, 5 low stock, 6 recycle bin. */
export const listStoreProducts = endpoint<
  {
    query: Paging &
      Narrowing & { cate_id?: Id; store_name?: string; type?: number; sales?: 'normal' | 'asc' | 'desc'; sort?: string; order?: string }
  },
  List<StoreProductRow>
>('GET', '/product/product')
/** A page of the administration's list for a file (conventions 8). */
export interface ProductSheet {
  header: readonly string[]
  fileKey: readonly string[]
  export: readonly Readonly<Record<string, string | number>>[]
  filename: string
}
/** What `listStoreProducts` is asked, page by page: `export` is empty after the last one. With `ids[]` those alone. */
export const exportProducts = endpoint<{ query: Record<string, unknown> }, ProductSheet>('GET', '/export/product_list')
/** How many products the administration's list has, by its tabs (`type` of `listStoreProducts`). */
export const countStoreProducts = endpoint<
  { query: Narrowing & { store_name?: string; cate_id?: Id } },
  { list: { type: number; name: string; count: number }[] }
>('GET', '/product/product/type_header')
/** `type` 1: with all levels. */
export const readCategoryCascader = endpoint<{ params: { type: number } }, CategoryNode[]>('GET', '/product/category/cascader/:type')

/** A category in a flat list, parents before their children. */
export interface CategoryRowOfTree {
  id: Id
  pid: Id
  cate_name: string
  sort: number
  pic: string
  big_pic: string
  is_show: number
  add_time: string
  /** How deep it stands, drawn with dashes. */
  html: string
}
/** `type` 0: the first level alone, 1: all. */
export const readCategoryRows = endpoint<{ params: { type: number } }, CategoryRowOfTree[]>('GET', '/product/category/tree/:type')

/** A category of the old second-level picker. */
export interface CategoryPick {
  id: Id
  cate_name: string
  pid: Id
  pic: string
}
/** `pid`: -1 or none all of the first level, 0 all of the second, else the children of that one; `name` a part of the name. */
export const readCategoriesBelow = endpoint<{ query: { pid?: Id; name?: string } }, CategoryPick[]>('GET', '/diy/get_by_category')
