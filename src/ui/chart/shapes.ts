import { type ChartValue, numberOf, type Scale } from './scale.ts'

export type ChartKind = 'bars' | 'line' | 'pie'

/** What is drawn, with the parts that are hidden left out. */
export interface Drawn {
  kind: ChartKind
  points: readonly string[]
  /** `at` is its place among all series, which its colour goes by. */
  series: readonly { at: number; name: string; values: readonly ChartValue[]; isOver?: boolean | undefined }[]
  scale: Scale
  /** Points of a pie that are not drawn. */
  hidden: ReadonlySet<number>
  /** A point that is not over yet. */
  unfinished?: number | undefined
  show: (value: string) => string
}

/** A box within the drawing, in px. */
export interface Band {
  left: number
  top: number
  width: number
  height: number
}

/** A slice of a pie: where it begins and ends, in turns from the top. */
export interface Slice {
  at: number
  value: number
  start: number
  end: number
}

/** The slices of a pie, clockwise from the top; what is missing or below nought has none. */
export function slicesOf({ series, points, hidden }: Pick<Drawn, 'series' | 'points' | 'hidden'>): Slice[] {
  const values = points.map((_, at) => Math.max(0, hidden.has(at) ? 0 : (numberOf(series[0]?.values[at]) ?? 0)))
  const sum = values.reduce((one, other) => one + other, 0)
  let before = 0
  return values.flatMap((value, at) => {
    if (value === 0) return []
    const start = before / sum
    before += value
    return [{ at, value, start, end: before / sum }]
  })
}

/** Inner and outer radius of a pie, as parts of the half of its box. */
export const ring = { inner: 0.55, outer: 0.95 }

/** The slice under a place of a box. */
export function sliceAt(slices: readonly Slice[], { width, height }: { width: number; height: number }, x: number, y: number) {
  const [right, down] = [x - width / 2, y - height / 2]
  const distance = Math.hypot(right, down) / (Math.min(width, height) / 2)
  if (distance < ring.inner || distance > ring.outer) return undefined
  const turn = (Math.atan2(right, -down) / (2 * Math.PI) + 1) % 1
  return slices.find(({ start, end }) => turn >= start && turn < end)?.at
}

/** The middle of a slice. */
export function middleOf({ start, end }: Slice, { width, height }: { width: number; height: number }): Band {
  const angle = (start + end) * Math.PI
  const radius = ((ring.inner + ring.outer) / 2) * (Math.min(width, height) / 2)
  return { left: width / 2 + Math.sin(angle) * radius, top: height / 2 - Math.cos(angle) * radius, width: 0, height: 0 }
}
