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

/** A whole article, to be edited; `cid` is a number here. */
export interface ArticleInfo extends Omit<ArticleRow, 'catename' | 'store_name' | 'copy_url' | 'copy_url_pc'> {
  share_title: string
  share_synopsis: string
  /** Our own server only. */
  version?: number
}

/** Covers as they go on the wire; the shop's form has one of them, other writers may have stored several. */
export const coversText = (covers: readonly string[]): string => covers.join(',')

/** Covers of what went on the wire; an address may have commas of its own. */
export const coversOf = (text: string): string[] =>
  text
    .split(/,(?=\/|https?:)/)
    .map((one) => one.trim())
    .filter(Boolean)

/** An article as it is saved: `id` 0 is a new one, and pictures go as their addresses (`coversText`). */
export interface ArticleBody {
  id: Id
  cid: Id
  title: string
  author: string
  image_input: string
  synopsis: string
  /** HTML. */
  content: string
  share_title: string
  share_synopsis: string
  sort: number
  url: string
  is_banner: number
  is_hot: number
  status: number
  /** The version that was read, at our own server: an older one is refused. */
  version?: number
}

/** A whole article as it is saved again, with what is changed of it. */
export function articleBody(info: ArticleInfo, changes: Partial<ArticleBody>): ArticleBody {
  const { id, cid, title, author, image_input: covers, synopsis, content, share_title, share_synopsis, sort, url, version } = info
  const { is_banner, is_hot, status } = info
  return {
    ...{ id, cid: Number(cid), title, author, image_input: coversText(covers), synopsis, content, share_title, share_synopsis, sort, url },
    ...{ is_banner, is_hot, status, ...(version !== undefined && { version }), ...changes },
  }
}

/** A category with those below it, as cascaders want it. */
export interface ArticleCategoryNode extends ArticleCategory {
  value: Id
  label: string
  children?: ArticleCategoryNode[]
}

/** Refused with 100100 where there is none. */
export const readArticle = endpoint<{ params: { id: Id } }, { info: ArticleInfo }>('GET', '/cms/cms/:id')
/**
 * Adds or changes one. Refused with 100100, ARTICLE_TITLE, ARTICLE_CATEGORY (ours, with the field), and with 409 ARTICLE_CHANGED with
 * the article as it is now in `data.row` for an older version.
 */
export const saveArticle = endpoint<{ body: ArticleBody }, undefined>('POST', '/cms/cms', { encoding: 'json' })
/** Refused with 100008 where there is none (any more), with ARTICLE_IN_PAGE (ours) where a page leads to it. */
export const removeArticle = endpoint<{ params: { id: Id } }, undefined>('DELETE', '/cms/cms/:id')
export const readArticleCategoryTree = endpoint<Record<never, never>, ArticleCategoryNode[]>('GET', '/cms/category_tree_list')
