/** The page numbers to show, at most `slots` of them, always with the first and the last; 0 stands for a gap. */
export function pagesAround(page: number, last: number, slots: number): number[] {
  const most = Math.max(5, slots)
  if (last <= most) return Array.from({ length: last }, (_, index) => index + 1)
  const inner = most - 2
  const start = Math.min(Math.max(2, page - Math.floor(inner / 2)), last - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  if (middle[0]! > 2) middle[0] = 0
  if (middle.at(-1)! < last - 1) middle[inner - 1] = 0
  return [1, ...middle, last]
}
