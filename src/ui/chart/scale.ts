/** What a chart is drawn between; nought lies within. */
export interface Scale {
  top: number
  bottom: number
  /** Round numbers at even distances, from the top down. */
  ticks: readonly number[]
}

/** A value of a series; null and what is no number are missing, which is not nought. */
export type ChartValue = number | null | undefined

/** Heights that people can divide by in their heads. */
const steps = [1, 2, 2.5, 4, 5, 6, 8, 10]

export const isNumber = (value: ChartValue): value is number => typeof value === 'number' && Number.isFinite(value)

const plain = (value: number) => Number(value.toPrecision(12)) + 0

/** The round number that a size reaches, or a little less than it. What is counted has no halves on its scale. */
function roundSize(highest: number, isCounted: boolean): number {
  if (highest === 0) return isCounted ? 2 : 1
  const size = 10 ** Math.floor(Math.log10(highest))
  const step = steps.find((one) => one * size >= highest * (1 - 1e-9) && (!isCounted || (one * size) % 2 === 0))!
  return plain(step * size)
}

/** The scale of a chart: from nought, or from below it, to the highest value or a little more. */
export function scaleOf(values: readonly ChartValue[]): Scale {
  const numbers = values.filter(isNumber)
  const [highest, lowest] = [Math.max(0, ...numbers), Math.min(0, ...numbers)]
  const isCounted = numbers.length > 0 && numbers.every(Number.isInteger)
  const unit = roundSize(Math.max(highest, -lowest), isCounted) / 2
  const count = (size: number) => Math.ceil((size / unit) * (1 - 1e-9))
  const [above, below] = lowest === 0 ? [2, 0] : [count(highest), count(-lowest)]
  const ticks = Array.from({ length: above + below + 1 }, (_, at) => plain((above - at) * unit))
  return { top: ticks[0]!, bottom: ticks.at(-1)!, ticks }
}

/** Where a value stands above the bottom, in percent of the chart. */
export const percentOf = (value: number, { top, bottom }: Scale): number =>
  Math.min(100, Math.max(0, plain(((value - bottom) / (top - bottom)) * 100)))
