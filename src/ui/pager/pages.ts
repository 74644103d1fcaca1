/** The page numbers to show, at most `buttons` of them, always with the first and the last; 0 stands for a gap, which is no button and not counted. */
export function pagesAround(page: number, last: number, buttons: number): number[] {
  const most = Math.max(5, buttons)
  if (last <= most) return Array.from({ length: last }, (_, index) => index + 1)
  const inner = most - 2
  const start = Math.min(Math.max(2, page - Math.floor(inner / 2)), last - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  return [1, ...(start > 2 ? [0] : []), ...middle, ...(start + inner < last ? [0] : []), last]
}
