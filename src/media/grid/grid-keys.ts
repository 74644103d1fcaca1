/** Where an arrow key leads in a grid of `columns`, or undefined when the key is none of these. */
export function gridStep(key: string, at: number, length: number, columns: number): number | undefined {
  const last = length - 1
  if (key === 'ArrowRight') return Math.min(last, at + 1)
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowUp') return at - columns >= 0 ? at - columns : at
  // below the last full line there may be a shorter one
  if (key === 'ArrowDown') return at + columns <= last ? at + columns : Math.floor(at / columns) < Math.floor(last / columns) ? last : at
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
