import type { RoleMenu } from '#src/api/roles.ts'
import type { Checked } from '#src/ui/check-tree/marks.ts'
import type { TreeNode } from '#src/ui/tree/rows.ts'

export const nodesOf = (menus: readonly RoleMenu[]): TreeNode[] =>
  menus.map(({ id, title, children }) => ({ id, label: title, children: nodesOf(children ?? []) }))

/** What is checked, with the parents of it: the shop stores those as well (system contract, "Roles"). */
export function checkedOf(menus: readonly RoleMenu[], isChecked = (menu: RoleMenu): boolean => menu.checked): Set<string> {
  const checked = new Set<string>()
  const visit = (menu: RoleMenu): boolean => {
    const isBelow = (menu.children ?? []).map(visit).includes(true)
    const isIn = isChecked(menu) || isBelow
    if (isIn) checked.add(String(menu.id))
    return isIn
  }
  menus.forEach(visit)
  return checked
}

/** The ids as the server wrote them, in the order of the tree. */
export const idsIn = (menus: readonly RoleMenu[], checked: Checked): RoleMenu['id'][] =>
  menus.flatMap((menu) => [...(checked.has(String(menu.id)) ? [menu.id] : []), ...idsIn(menu.children ?? [], checked)])
