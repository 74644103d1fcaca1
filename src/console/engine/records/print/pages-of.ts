/** Heights of what stands on pages, in pixels. */
export interface Heights {
  /** Of a page. */
  room: number
  /** What every page begins and ends with: its name, the heading of the table, the number of the page. */
  frame: number
  /** What the first page has besides. */
  first: number
  rows: readonly number[]
  /** What the last page ends with: sums, signatures. */
  last: number
}

/**
 * How many rows each page holds. The last one has room for what stands at its end, and one row with it; a row that is higher than a page has
 * one to itself.
 */
export function pagesOf({ room, frame, first, rows, last }: Heights): number[] {
  const pages: number[] = []
  let held = 0
  let left = room - frame - first
  const turn = () => {
    pages.push(held)
    held = 0
    left = room - frame
  }
  rows.forEach((height, at) => {
    const isLast = at === rows.length - 1
    const wanted = isLast ? height + last : height
    if (wanted > left && (held > 0 || (pages.length === 0 && first > 0))) turn()
    held++
    left -= height
  })
  if (rows.length === 0 && last > left && first > 0) turn()
  pages.push(held)
  return pages
}
