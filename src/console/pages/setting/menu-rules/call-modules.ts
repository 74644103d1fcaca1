import type { MenuRule } from '#src/api/menu-rules.ts'
import type { NewCallRule, RouteCategory, RouteRule } from '#src/api/shop/route-rules.ts'
import type { TreeNode } from '#src/ui/tree/tree.tsx'

/** The modules as a tree. */
export const nodesOf = (modules: readonly RouteCategory[]): TreeNode[] =>
  modules.map(({ id, name, children = [] }) => ({ id, label: name, children: nodesOf(children) }))

/** The first module that calls are sorted into. */
export function firstOf(modules: readonly RouteCategory[]): RouteCategory | undefined {
  for (const module of modules) {
    const below = module.children?.length ? firstOf(module.children) : module
    if (below) return below
  }
  return undefined
}

/** Calls with the words in their name or address. */
export function matching(calls: readonly RouteRule[], words: string): readonly RouteRule[] {
  const wanted = words.trim().toLowerCase()
  return wanted ? calls.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(wanted)) : calls
}

/** What the calls below a rule are known by: `POST user/user`. */
export const callsBelow = ({ children = [] }: MenuRule): ReadonlySet<string> =>
  new Set(children.filter(({ auth_type: type }) => Number(type) === 2).map(({ methods, api_url: url }) => `${methods} ${url}`))

/** A call as it is added below a rule. */
export const ruleOf = ({ name, path, method }: RouteRule, below: MenuRule): NewCallRule => ({
  ...{ menu_name: name, unique_auth: '', api_url: path, path: below.id, method },
})
