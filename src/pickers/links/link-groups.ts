import type { Id } from '#src/api/endpoint.ts'
import type { PageLink } from '#src/api/products.ts'

/** Names of groups; keys of the link picker's words. */
export type GroupName = 'basicLinks' | 'personal' | 'distribution' | 'coupon' | 'seckill' | 'bargain' | 'groupBuy' | 'points' | 'lottery'

export interface LinkGroup {
  readonly name: GroupName
  readonly links: readonly { readonly id: Id; readonly name: string; readonly link: string }[]
}

// in the order on the screen; the type numbers mean something else on marketing links (designer contract 6.2)
const pageGroups: readonly (readonly [GroupName, number])[] = [
  ['basicLinks', 1],
  ['personal', 3],
  ['distribution', 2],
  ['points', 4],
  ['lottery', 5],
]
const marketingGroups: readonly (readonly [GroupName, number])[] = [
  ['seckill', 1],
  ['bargain', 2],
  ['groupBuy', 3],
  ['points', 4],
  ['lottery', 5],
]
const moduleOf: Partial<Record<GroupName, string>> = { seckill: 'seckill', bargain: 'bargain', groupBuy: 'combination' }

/** Fixed pages of the shop as groups; those of a module that is off, and empty ones, are left out. */
export function linkGroups(kind: string, rows: readonly PageLink[], modules: readonly string[]): LinkGroup[] {
  const isMarketing = kind === 'marketing_link'
  const group = isMarketing ? marketingGroups : pageGroups
  const of = (wanted: (type: number) => boolean) =>
    rows.filter((row) => wanted(Number(row.type))).map((row) => ({ id: row.id, name: row.name, link: row.url }))
  const others: LinkGroup = { name: 'coupon', links: of((type) => !group.some(([, number]) => number === type)) }
  const groups = group.map(([name, number]): LinkGroup => ({ name, links: of((type) => type === number) }))
  const isOn = ({ name }: LinkGroup) => !isMarketing || moduleOf[name] === undefined || modules.includes(moduleOf[name])
  return (isMarketing ? [others, ...groups] : [...groups, others]).filter((group) => group.links.length > 0 && isOn(group))
}
