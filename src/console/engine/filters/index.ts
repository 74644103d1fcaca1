import type { ComponentType } from 'react'
import type { Filter, FilterKind, FilterProps } from './filter.ts'

const found = import.meta.glob<FilterKind>('./*.tsx', { eager: true, import: 'default' })
const kinds = new Map(Object.values(found).map((kind) => [kind.as, kind.Field]))

/** How a filter is shown. */
export const filterField = (as: Filter['as']): ComponentType<FilterProps> => kinds.get(as) as ComponentType<FilterProps>
