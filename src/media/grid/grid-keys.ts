/** Where a key leads in a grid of `columns` with `rows` of them on a screen, or undefined when the key is none of these. */
export function gridStep(key: string, at: number, length: number, columns: number, rows = 1): number | undefined {
  const last = length - 1
  const up = (count: number) => (at - columns * count >= 0 ? at - columns * count : at % columns)
  if (key === 'ArrowRight') return Math.min(last, at + 1)
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowUp') return up(1)
  if (key === 'PageUp') return up(rows)
  if (key === 'ArrowDown') return down(at, last, columns, 1)
  if (key === 'PageDown') return down(at, last, columns, rows)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

// below the last full line there may be a shorter one
function down(at: number, last: number, columns: number, count: number): number {
  const left = Math.floor(last / columns) - Math.floor(at / columns)
  return Math.min(last, at + columns * Math.min(left, count))
}

/** A key that writes: it belongs to the search field. */
export const isWriting = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): boolean => !ctrlKey && !metaKey && !altKey && key !== ' ' && ([...key].length === 1 || key === 'Process')
