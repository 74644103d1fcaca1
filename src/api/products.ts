import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A product as the designer's previews and pickers read it; prices arrive as numbers or decimal text. */
export interface ProductRow {
  id: Id
  image: string
  store_name: string
  price: string | number
  ot_price: string | number
  sales?: number
  stock?: number
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
export const readCategoryProducts = endpoint<
  { query: Paging & { id?: Id; priceOrder?: string; salesOrder?: string } },
  ProductRow[]
>('GET', '/diy/get_product')
/** 1 best, 2 hot, 3 new, 4 benefit, 5 member (designer contract 1.3); a bare array. */
export const readGroomProducts = endpoint<{ params: { type: number }; query: Paging }, ProductRow[]>('GET', '/diy/groom_list/:type')
export const listProducts = endpoint<{ query: Paging & { cate_id?: Id; store_name?: string } }, List<ProductRow>>('GET', '/product/product/list')
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
