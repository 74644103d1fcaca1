import type { AnyRow } from '#src/designer/blocks/shared/define.ts'

/** Texts and lists that the editor of a kind would not take. */
export function beyond(rows: readonly AnyRow[], value: Record<string, unknown>, path = ''): string[] {
  return rows.flatMap((row) => {
    const entry = value[row.field]
    if (Array.isArray(entry) && row.as === 'list') {
      const long = entry.length > (row.max ?? Infinity) ? [`${path}${row.field}: ${entry.length}`] : []
      return [
        ...long,
        ...entry.flatMap((item, index) => beyond(row.of ?? [], item as Record<string, unknown>, `${path}${row.field} ${index} `)),
      ]
    }
    const isLong = row.as === 'text' && typeof entry === 'string' && [...entry].length > (row.max ?? Infinity)
    return isLong ? [`${path}${row.field}: ${entry}`] : []
  })
}
