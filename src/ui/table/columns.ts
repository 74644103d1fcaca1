import type { CSSProperties } from 'react'
import type { TableColumn } from './table.tsx'

/** px; narrower than this every row of a table is a card (cards.css). */
export const cardsBelow = 600

/** The column that says which row it is. */
export const headingOf = (columns: readonly { heading?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.heading),
  )

/** Name of the property that says how far from its edge a pinned column stands; `usePins` measures it. */
export const pinProperty = (key: string): string => `--pin-${key.replace(/[^\w-]/g, '-')}`

/** Where a pinned column's cells stand. Their width is the head's affair: as cards they have another one. */
export function pinStyle<Row>({ key, pin }: TableColumn<Row>): CSSProperties | undefined {
  const from = `var(${pinProperty(key)}, 0px)`
  return pin && (pin === 'start' ? { insetInlineStart: from } : { insetInlineEnd: from })
}

/** Width and place of a column's head. */
export function headStyle<Row>(column: TableColumn<Row>): CSSProperties {
  const { width, hasOwnWidth } = column
  // a table that has too much to show is moved sideways: no column is squeezed into one character a line
  const least = width === undefined ? undefined : hasOwnWidth ? width : Math.round(width * 0.75)
  return { width, minWidth: least, ...(hasOwnWidth && { maxWidth: width }), ...pinStyle(column) }
}
