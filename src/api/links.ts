import { endpoint, type Id } from './endpoint.ts'

/**
 * Ours only (`features.savedLinks`): keeps a link in the category of the type `custom`. Refused with the shop's
 * sentences for an empty name (请输入链接名称) or address (请输入跳转路径).
 */
export const saveLink = endpoint<{ params: { cate: Id }; body: { name: string; url: string } }, { id: Id }>(
  'POST',
  '/diy/save_link/:cate',
  { encoding: 'json' },
)
/** Ours only: removes a saved link; the pages of the shop itself stay. */
export const removeLink = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/diy/del_link/:id')

/**
 * What a visitor finds behind a link. `missing` never existed here, `hidden` is switched off or not published,
 * `ended` and `not_started` are activities outside their time, `sold_out` has nothing left. `unknown` cannot be told:
 * web addresses, other mini-programs, paths that this server has no list of.
 */
export type LinkVerdict = 'ok' | 'missing' | 'deleted' | 'hidden' | 'ended' | 'not_started' | 'sold_out' | 'unknown'

/** `kind` of what is linked to, and its name where it was found. */
export interface LinkCheck {
  verdict: LinkVerdict
  kind: LinkTarget
  name?: string
}

export type LinkTarget =
  | 'product'
  | 'product_category'
  | 'page'
  | 'article'
  | 'article_category'
  | 'seckill'
  | 'bargain'
  | 'combination'
  | 'advance'
  | 'integral'
  | 'lottery'
  /** A page of the storefront application. */
  | 'fixed'
  | 'web'
  | 'mini_program'
  | 'other'

/** Links as a page holds them (designer contract 6.2), and ids that blocks name; each list up to 2,000 long. */
export interface LinkQuestion {
  links?: string[]
  products?: Id[]
  product_categories?: Id[]
  articles?: Id[]
  article_categories?: Id[]
}

/** Answers in the order of the questions, one for each. */
export type LinkAnswer = Record<keyof LinkQuestion, LinkCheck[]>

/** Ours only (`features.linkCheck`): tells what leads nowhere. Nothing is fetched from elsewhere. */
export const checkLinks = endpoint<{ body: LinkQuestion }, LinkAnswer>('POST', '/diy/check_links', { encoding: 'json', keepsReads: true })
