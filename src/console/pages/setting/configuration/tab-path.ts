import type { ConfigTab } from '#src/api/config.ts'

/** The tabs from the top down to the one named, or to the first leaf where none is. */
export function tabPath(tabs: readonly ConfigTab[], wanted: string): ConfigTab[] {
  const path = wanted === '' ? undefined : pathTo(tabs, wanted)
  const last = path?.at(-1)
  if (path && last) return [...path, ...firstOf(last.children ?? [])]
  return firstOf(tabs)
}

function firstOf([first]: readonly ConfigTab[]): ConfigTab[] {
  return first ? [first, ...firstOf(first.children ?? [])] : []
}

function pathTo(tabs: readonly ConfigTab[], wanted: string): ConfigTab[] | undefined {
  for (const tab of tabs) {
    if (String(tab.id) === wanted) return [tab]
    const below = pathTo(tab.children ?? [], wanted)
    if (below) return [tab, ...below]
  }
  return undefined
}

/** Every row of tabs that is shown: the top ones, then the children of each that is chosen. A single top tab is no choice. */
export function tabRows(tabs: readonly ConfigTab[], path: readonly ConfigTab[]): { tabs: readonly ConfigTab[]; chosen: ConfigTab }[] {
  const rows = path.map((chosen, level) => ({ tabs: level === 0 ? tabs : (path[level - 1]!.children ?? []), chosen }))
  return rows.filter(({ tabs: row }, level) => row.length > 1 || level > 0)
}
