import type { FileQuery } from '#src/api/files.ts'

/** What a list is narrowed to beside category and name; only servers with `fileSearch` know it. */
export interface Filters {
  /** '' is whatever the list shows without being asked. */
  type: '' | NonNullable<FileQuery['type']>
  /** Bytes; 0 for no bound. */
  minSize: number
  maxSize: number
  /** `YYYY-MM-DD` of the shop's clock, both included; '' for no bound. */
  from: string
  to: string
  order: NonNullable<FileQuery['order']>
  isUnused: boolean
}

export const noFilters: Filters = { type: '', minSize: 0, maxSize: 0, from: '', to: '', order: 'newest', isUnused: false }

/** Whether it leaves files out; the order does not. */
export const isNarrowed = (filters: Filters): boolean =>
  filters.type !== '' || filters.minSize > 0 || filters.maxSize > 0 || filters.from !== '' || filters.to !== '' || filters.isUnused

/** The fields of the wire; what is not asked for is not sent. */
export function filterFields(filters: Filters, usualType: NonNullable<FileQuery['type']>): FileQuery {
  const { type, minSize, maxSize, from, to, order, isUnused } = filters
  return {
    type: type || usualType,
    ...(minSize > 0 && { min_size: minSize }),
    ...(maxSize > 0 && { max_size: maxSize }),
    ...(from && { from }),
    ...(to && { to }),
    ...(order !== 'newest' && { order }),
    ...(isUnused && { unused: 1 as const }),
  }
}
