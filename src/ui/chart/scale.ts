/** Heights that people can divide by in their heads. */
const steps = [1, 2, 2.5, 4, 5, 6, 8, 10]

/** The round number at the top of a chart: the highest value, or a little more. What is counted has no halves on its scale. */
export function topOf(values: readonly number[]): number {
  const known = values.filter(Number.isFinite)
  const highest = Math.max(0, ...known)
  const isCounted = known.length > 0 && known.every(Number.isInteger)
  if (highest === 0) return isCounted ? 2 : 1
  const size = 10 ** Math.floor(Math.log10(highest))
  const step = steps.find((one) => one * size >= highest * (1 - 1e-9) && (!isCounted || (one * size) % 2 === 0))!
  return Number((step * size).toPrecision(12))
}

/** How high a value stands, in percent of the chart; what is no number or below zero stands at the ground. */
export const heightOf = (value: number, top: number): number =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, (value / top) * 100)) : 0
