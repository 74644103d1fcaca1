import type { ComponentType } from 'react'
import type { Filter, FilterKind, FilterProps } from './filter.ts'

const found = import.meta.glob<FilterKind>('./*.tsx', { eager: true, import: 'default' })
const kinds = new Map(Object.values(found).map((kind) => [kind.as, kind]))

/** How a filter is shown. */
export const filterField = (as: Filter['as']): ComponentType<FilterProps> => kinds.get(as)!.Field as ComponentType<FilterProps>

/** What a call carries for filters as they stand in the address. */
export function filterQuery(filters: readonly Filter[], values: Readonly<Record<string, string>>): object {
  const parts = filters.map((filter) => {
    const value = values[filter.field] || (filter.as === 'dates' && filter.start)
    if (!value) return {}
    const named = filter.name ? { ...filter, field: filter.name } : filter
    return kinds.get(filter.as)!.query?.(named as never, value) ?? { [named.field]: value }
  })
  return Object.assign({}, ...parts) as object
}
