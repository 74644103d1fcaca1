import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** An article as the shop lists it; numbers of visits and times are text on the wire. */
export interface ArticleRow {
  id: Id
  /** Category. */
  cid: Id
  title: string
  author: string
  image_input: string[]
  synopsis: string
  /** HTML. */
  content: string
  visit: string | number
  sort: number
  /** An article elsewhere; empty for one of the shop's own. */
  url: string
  /** 1 shown, 0 not. */
  status: number
  hide: number
  /** Unix seconds, as text. */
  add_time: string | number
  is_hot: number
  is_banner: number
  product_id: Id
  catename: string
  store_name: string
  /** Where it is read: in the shop on a phone, and on a desktop. */
  copy_url: string
  copy_url_pc: string
}

export interface ArticleCategory {
  id: Id
  pid: Id
  title: string
}

/** Articles, newest first among equals of `sort`. `pid` is a category with those below it, `title` a part of the title. */
export const listArticles = endpoint<{ query: Paging & { pid?: Id; title?: string } }, List<ArticleRow>>('GET', '/cms/cms')
/** Categories that are shown, of all levels, as a flat array. */
export const listArticleCategories = endpoint<Record<never, never>, ArticleCategory[]>('GET', '/cms/category_list')
