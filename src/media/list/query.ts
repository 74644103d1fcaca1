import type { Capabilities } from '#src/api/capabilities.ts'
import type { FileQuery } from '#src/api/files.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { rootId } from '../wire/category.ts'
import { filterFields, noFilters, type Filters } from './filters.ts'

/** Pictures on a page of the list (specification 9). */
export const pageSize = 18

/** What a library shows unless somebody chooses a type: a host may want videos, or everything. */
export type Accept = 'picture' | 'video' | 'all'

/** What a list shows; all but the page decides which files these are. */
export interface Query {
  categoryId: string
  name: string
  /** From 1; in the view with pages. */
  page: number
  filters: Filters
  isTrash: boolean
  accept: Accept
}

export const firstQuery: Query = { categoryId: rootId, name: '', page: 1, filters: noFilters, isTrash: false, accept: 'all' }

/** Whether both show the same files, be it another page of them. */
export const isSameList = (one: Query, other: Query): boolean => jsonText({ ...one, page: 0 }) === jsonText({ ...other, page: 0 })

/** The fields of the wire; a plain shop gets only those that it knows. */
export function fileQuery({ categoryId, name, filters, isTrash, accept }: Query, features: Capabilities['features']): FileQuery {
  return {
    pid: isTrash ? rootId : categoryId,
    real_name: name,
    ...(features.fileSearch && filterFields(filters, accept)),
    ...(features.fileTrash && isTrash && { trash: 1 as const }),
  }
}
