/** How a person arranged one column of a list. */
export interface ColumnChoice {
  key: string
  isHidden?: boolean
  /** px */
  width?: number
  /** Stays in sight at an edge while the rest is scrolled. */
  pin?: 'start' | 'end'
}

/** Filters, order and rows per page under a name. */
export interface SavedView {
  name: string
  /** As it stands in the address, without the page. */
  query: string
}

/** What a person keeps for one list. Columns stand in their order; one that is not named stands where it is declared. */
export interface ListPreferences {
  columns: readonly ColumnChoice[]
  views: readonly SavedView[]
  /** Columns of a file by their keys, in their order; without it all of them as they are declared. */
  exported?: readonly string[]
}

export const nothingKept: ListPreferences = { columns: [], views: [] }

/** A person's own limits: names are shown in a menu. */
export const viewLimits = { count: 30, name: 30, query: 2000 }
export const widthLimits = { least: 60, most: 800 }

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function readColumn(value: unknown): ColumnChoice[] {
  if (!isBag(value) || typeof value.key !== 'string') return []
  const { key, width, pin } = value
  const isWidth = typeof width === 'number' && width >= widthLimits.least && width <= widthLimits.most
  return [
    {
      key,
      ...(value.isHidden === true && { isHidden: true }),
      ...(isWidth && { width }),
      ...((pin === 'start' || pin === 'end') && { pin }),
    },
  ]
}

const readView = (value: unknown): SavedView[] =>
  isBag(value) && typeof value.name === 'string' && typeof value.query === 'string' ? [{ name: value.name, query: value.query }] : []

/** Reads what was kept; what a newer or broken console wrote is left out. */
export function readListPreferences(value: unknown): ListPreferences {
  if (!isBag(value)) return nothingKept
  const exported = listOf(value.exported).filter((key) => typeof key === 'string')
  return {
    columns: listOf(value.columns).flatMap(readColumn),
    views: listOf(value.views).flatMap(readView),
    ...(exported.length > 0 && { exported }),
  }
}

/** The name under which a list's preferences are kept: `/setting/system_admin/index` → `list.setting.system_admin.index`. */
export const preferenceName = (path: string): string =>
  `list${path}`
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '.')
    .slice(0, 100)
