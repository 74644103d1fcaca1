import type { FoundMenu, MenuNode } from '#src/api/auth.ts'

/** What the shop answers at most is not limited; a dialog shows no more than this. */
const most = 100

/** The entries of somebody's menu whose title holds the words; all without words. */
export function findMenus(menus: readonly MenuNode[], words: string): FoundMenu[] {
  const wanted = words.trim().toLowerCase()
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])])
  return all(menus)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ id, title, path }) => ({ id: Number(id), title, path }))
}
