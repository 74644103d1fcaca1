import type { Field } from '#src/kinds/kind.ts'

const px: Readonly<Record<string, number>> = {
  flag: 72,
  money: 112,
  decimal: 104,
  weight: 104,
  percent: 92,
  whole: 92,
  day: 120,
  month: 100,
  time: 168,
  choice: 120,
  state: 120,
  colour: 100,
  picture: 72,
  code: 140,
}

/** The track of a column: figures and days keep their width, texts share what is left. */
export function trackOf({ kind }: Field<unknown>): string {
  const width = px[kind.as]
  return width === undefined ? `minmax(${kind.as === 'longText' ? 200 : 140}px, 1fr)` : `${width}px`
}
