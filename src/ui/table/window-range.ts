/** What a long list shows: the rows from one to before another, and what stands for those above and below, in px. */
export interface WindowRange {
  from: number
  to: number
  above: number
  below: number
}

/** Rows that are drawn beyond what is in sight, at both ends. */
const overscan = 8

/**
 * The rows that are in sight.
 * @param top px of the list that lie above what is in sight
 * @param height px that are in sight
 * @param step px from one row to the next
 */
export function windowRange(count: number, top: number, height: number, step: number): WindowRange {
  const from = Math.min(Math.max(0, Math.floor(top / step) - overscan), Math.max(0, count - 1))
  const to = Math.min(count, Math.max(from + 1, Math.ceil((top + height) / step) + overscan))
  return { from, to, above: from * step, below: (count - to) * step }
}
