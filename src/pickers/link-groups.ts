import type { Id } from '#src/api/endpoint.ts'
import type { PageLink } from '#src/api/products.ts'
import type { $text } from './picker.text.ts'

export interface LinkGroup {
  readonly name: string
  readonly links: readonly { readonly id: Id; readonly name: string; readonly link: string }[]
}

type Words = ReturnType<(typeof $text)['get']>

interface ShopRow extends PageLink {
  title?: string
  cate_name?: string
  pid?: Id
  is_diy?: number | string
  children?: ShopRow[]
}

// the type numbers mean something else on marketing links (designer contract 6.2)
const nameOfType = (kind: string, type: number, t: Words): string => {
  if (kind === 'marketing_link')
    return ({ 1: t.seckill, 2: t.bargain, 3: t.groupBuy, 4: t.points, 5: t.lottery } as Record<number, string>)[type] ?? t.coupon
  return ({ 1: t.basicLinks, 2: t.distribution, 3: t.personal, 4: t.points, 5: t.lottery } as Record<number, string>)[type] ?? t.coupon
}

/** A category's rows with the ones below it; the name is not encoded, as the shop writes it. */
function categoryLinks(rows: readonly ShopRow[], isBelow = false): LinkGroup['links'] {
  return rows.flatMap((row) => {
    const name = row.cate_name ?? row.name ?? row.title ?? ''
    const key = isBelow ? 'sid' : 'cid'
    return [
      { id: row.id, name: isBelow ? `　${name}` : name, link: `/pages/goods/goods_list/index?${key}=${row.id}&title=${name}` },
      ...categoryLinks(row.children ?? [], true),
    ]
  })
}

/** Rows of a kind of links as groups with the links that they become (designer contract 6.2). */
export function linkGroups(kind: string, list: readonly PageLink[], t: Words): LinkGroup[] {
  const rows = list as readonly ShopRow[]
  if (rows.length === 0) return []
  if (kind === 'special') {
    const pages = rows.filter((row) => row.is_diy === undefined || Number(row.is_diy) === 1)
    return [
      {
        name: '',
        links: pages.map((row) => ({ id: row.id, name: `${row.id}　${row.name}`, link: `/pages/annex/special/index?id=${row.id}` })),
      },
    ]
  }
  if (kind === 'product_category') return [{ name: '', links: categoryLinks(rows) }]
  const groups = new Map<string, ShopRow[]>()
  for (const row of rows) {
    const name = nameOfType(kind, Number(row.type), t)
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups].map(([name, links]) => ({ name, links: links.map((row) => ({ id: row.id, name: row.name, link: row.url })) }))
}
