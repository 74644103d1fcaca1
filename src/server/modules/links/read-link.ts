import type { LinkTarget } from '#src/api/links.ts'

/** Where a link leads: a row of a kind, or something that has no row. */
export interface Destination {
  kind: LinkTarget
  /** Row of the kind, or the factor of a lottery; undefined where the link names none that is one. */
  id?: number
  /** Path of a storefront page, with the leading slash and without its query. */
  path?: string
}

interface Page {
  kind: LinkTarget
  /** Query fields that hold the id. */
  fields: readonly string[]
  /** Without an id the page is a list of its own. */
  isList?: boolean
}

// designer contract 6.2; a path may end in /index or not
const pages: Record<string, Page> = {
  '/pages/goods_details': { kind: 'product', fields: ['id'] },
  '/pages/goods/goods_list': { kind: 'product_category', fields: ['sid', 'cid'], isList: true },
  '/pages/annex/special': { kind: 'page', fields: ['id'] },
  '/pages/extension/news_details': { kind: 'article', fields: ['id'] },
  '/pages/activity/goods_seckill_details': { kind: 'seckill', fields: ['id'] },
  '/pages/activity/goods_bargain_details': { kind: 'bargain', fields: ['id'] },
  '/pages/activity/goods_combination_details': { kind: 'combination', fields: ['id'] },
  '/pages/activity/presell': { kind: 'advance', fields: ['id'], isList: true },
  '/pages/points_mall/integral_goods_details': { kind: 'integral', fields: ['id'] },
  '/pages/goods/lottery/grids': { kind: 'lottery', fields: ['type'], isList: true },
}

const longest = 2_000

/** A row number; other texts, and numbers no row can have, are none. */
export function rowId(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Reads a link as the storefront does (designer contract 6.2): other mini-program, web address, page of its own. */
export function readLink(given: string): Destination {
  const link = given.trim().slice(0, longest)
  if (link.includes('@APPID=')) return { kind: 'mini_program' }
  if (link.includes('http')) return { kind: 'web' }
  const [path = '', query = ''] = link.split(/\?(.*)/s)
  const full = path.startsWith('/') ? path : `/${path}`
  if (!full.startsWith('/pages/')) return { kind: 'other' }
  const page = pages[full.replace(/\/index$/, '')]
  if (!page) return { kind: 'fixed', path: full }
  const fields = new URLSearchParams(query)
  const named = page.fields.find((field) => fields.get(field))
  if (!named && page.isList) return { kind: 'fixed', path: full }
  const id = named === undefined ? undefined : rowId(fields.get(named))
  return id === undefined ? { kind: page.kind } : { kind: page.kind, id }
}
