import type { Id } from '#src/api/endpoint.ts'

/** Kinds of links to one thing of the shop; they are the node types of the link tree (designer contract 6.2). */
export type TargetType =
  | 'special'
  | 'product_category'
  | 'product'
  | 'seckill'
  | 'bargain'
  | 'combination'
  | 'advance'
  | 'integral'
  | 'news'

/** One thing that a link leads to. */
export interface LinkTarget {
  readonly type: TargetType
  readonly id: Id
  /** Product categories only: its name, and whether it stands below another one. */
  readonly name?: string
  readonly isBelow?: boolean
}

const simple: Record<Exclude<TargetType, 'product_category'>, readonly [path: string, rest: string]> = {
  special: ['/pages/annex/special/index', ''],
  product: ['/pages/goods_details/index', ''],
  seckill: ['/pages/activity/goods_seckill_details/index', '&status=1'],
  bargain: ['/pages/activity/goods_bargain_details/index', ''],
  combination: ['/pages/activity/goods_combination_details/index', ''],
  advance: ['/pages/activity/presell/index', '&status=1'],
  integral: ['/pages/points_mall/integral_goods_details', ''],
  news: ['/pages/extension/news_details/index', ''],
}

const categoryPath = '/pages/goods/goods_list/index'

/** The link as shops store it; a category's name is not encoded (designer contract 6.2). */
export function linkTo(target: LinkTarget): string {
  if (target.type === 'product_category') return `${categoryPath}?${target.isBelow ? 'sid' : 'cid'}=${target.id}&title=${target.name ?? ''}`
  const [path, rest] = simple[target.type]
  return `${path}?id=${target.id}${rest}`
}

const types = Object.keys(simple) as (keyof typeof simple)[]

/** The thing that a stored link leads to; undefined for a page of the shop and for links of one's own. */
export function targetOf(link: string): LinkTarget | undefined {
  const at = link.indexOf('?')
  if (at < 0 || link.includes('@APPID=')) return undefined
  const path = link.slice(0, at)
  const value = (name: string) => new RegExp(`[?&]${name}=([^&]+)`).exec(link)?.[1]
  if (path === categoryPath) {
    const below = value('sid')
    const id = below ?? value('cid')
    return id === undefined
      ? undefined
      : { type: 'product_category', id, name: /[?&]title=(.*)$/.exec(link)?.[1] ?? '', isBelow: below !== undefined }
  }
  const type = types.find((other) => simple[other][0] === path)
  const id = value('id')
  return type && id !== undefined ? { type, id } : undefined
}

/** Whether two links lead to the same place, also when a category was renamed in between. */
export function isSameLink(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [targetOf(one), targetOf(other)]
  return a !== undefined && b !== undefined && a.type === b.type && String(a.id) === String(b.id) && a.isBelow === b.isBelow
}
