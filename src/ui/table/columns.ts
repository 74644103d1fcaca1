import type { CSSProperties } from 'react'
import type { TableColumn } from './table.tsx'

/** The column that says which row it is. */
export const headingOf = (columns: readonly { heading?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.heading),
  )

/** Name of the property that says how far from its edge a pinned column stands; `usePins` measures it. */
export const pinProperty = (key: string): string => `--pin-${key.replace(/[^\w-]/g, '-')}`

/** Width and place of a column's cells. */
export function cellStyle<Row>({ key, width, hasOwnWidth, pin }: TableColumn<Row>): CSSProperties {
  const from = `var(${pinProperty(key)}, 0px)`
  return {
    width,
    ...(hasOwnWidth && { minWidth: width, maxWidth: width }),
    ...(pin === 'start' && { insetInlineStart: from }),
    ...(pin === 'end' && { insetInlineEnd: from }),
  }
}
