/** What a chart is drawn between; nought lies within. */
export interface Scale {
  top: number
  bottom: number
  /** Round numbers at even distances, from the top down. */
  ticks: readonly number[]
}

/** A value of a series: a number, or decimal text, which is said as it stands. Null and what is no number are missing, not nought. */
export type ChartValue = number | string | null | undefined

/** Heights that people can divide by in their heads. */
const steps = [1, 2, 2.5, 4, 5, 6, 8, 10]

/** What a value is drawn as; null where it is missing. */
export function numberOf(value: ChartValue): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

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
  const numbers = values.map(numberOf).filter((number) => number !== null)
  const [highest, lowest] = [Math.max(0, ...numbers), Math.min(0, ...numbers)]
  const isCounted = numbers.length > 0 && numbers.every(Number.isInteger)
  const unit = roundSize(Math.max(highest, -lowest), isCounted) / 2
  const count = (size: number) => Math.ceil((size / unit) * (1 - 1e-9))
  const [above, below] = lowest === 0 ? [2, 0] : [count(highest), count(-lowest)]
  const ticks = Array.from({ length: above + below + 1 }, (_, at) => plain((above - at) * unit))
  return { top: ticks[0]!, bottom: ticks.at(-1)!, ticks }
}
