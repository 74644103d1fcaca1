import type { Growing, Shares, Wire } from '#src/api/statistics.ts'
import type { Figure, Share, Trend } from '#src/console/engine/statistics/statistics-page.ts'

// The wire of the shop's statistics, read at one place: names of series are Chinese words, and every page spells them in its own way.

/** Figures with what they grew by, under the same names. */
export const growingFigures = (reply: Readonly<Record<string, Growing | undefined>>): Record<string, Figure | undefined> =>
  Object.fromEntries(
    Object.entries(reply).map(([key, figure]) => [
      key,
      figure && { value: figure.num, percent: figure.percent, ...(figure.last_num !== undefined && { before: figure.last_num }) },
    ]),
  )

interface WireTrend {
  xAxis?: string[]
  series?: readonly { name: string; data?: readonly Wire[]; value?: readonly Wire[] }[]
}

/** A reader of lines by the names that the shop gives them: `{ 订单金额: 'amount' }`. */
export const linesBy =
  (names: Readonly<Record<string, string>>) =>
  ({ xAxis = [], series = [] }: WireTrend): Trend => ({
    points: xAxis,
    lines: Object.fromEntries(series.flatMap(({ name, data, value }) => (names[name] ? [[names[name], data ?? value ?? []]] : []))),
  })

/** Parts of a whole, in the shop's order. */
export const sharesIn = ({ bing_data: parts = [] }: Partial<Shares>): readonly Share[] => parts.map(({ name, value }) => ({ name, value }))
