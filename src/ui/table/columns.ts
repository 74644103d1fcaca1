/** The column that says which row it is. */
export const headingOf = (columns: readonly { heading?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.heading),
  )
