import type { Cut } from '#src/api/statistics.ts'
import { sumOf } from '#src/lib/decimal.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { PageWords } from '../page.ts'
import { decimalOf } from './decimal-of.ts'
import type { FigureValue, StatisticsPart, Trend } from './statistics-page.ts'
import { dayCount, startsOf, usualNameOf, type CutDays } from './time-points.ts'

/** Parts of a time that a chart is shown in; `usual` are those that the contract has for so many days. */
export type ShownCut = Cut | 'usual'

const cuts: readonly Cut[] = ['day', 'week', 'month']

const names = ['day', 'threeDays', 'week', 'month'] as const

export const isCut = (text: string | undefined): text is Cut => (cuts as readonly (string | undefined)[]).includes(text)

/** More points than that nobody can tell apart. */
const mostPoints = 370

/** A plain shop answers the usual parts alone: whole ones are made of them, which sums can be and an average or who came cannot. */
const isFolded = <W extends PageWords>(part: StatisticsPart<W>, days: DateRange) =>
  part.show === 'trend' && usualNameOf(days) === 'day' && part.charts.every((lines) => lines.every(({ isSum }) => isSum))

/** The cuts that somebody can choose for a part, the usual one among them; none where there is nothing to choose. */
export function cutsOf<W extends PageWords>(part: StatisticsPart<W>, kind: Connection['kind'], days: DateRange): ShownCut[] {
  if (part.show !== 'trend' || part.of || part.isByClock || dayCount(days) === 1) return []
  if (kind === 'shop' && !isFolded(part, days)) return []
  const usual = usualNameOf(days)
  const count = (cut: Cut) => startsOf({ ...days, cut }).length
  const all = names.flatMap((name): ShownCut[] =>
    name === usual ? ['usual'] : name !== 'threeDays' && count(name) > 1 && count(name) <= mostPoints ? [name] : [],
  )
  return all.length > 1 ? all : []
}

/** The cut that a part is shown in; undefined for the usual one. */
export const cutOf = <W extends PageWords>(
  part: StatisticsPart<W>,
  kind: Connection['kind'],
  { days, cut }: { days: DateRange; cut?: Cut | undefined },
): Cut | undefined => (cut && cutsOf(part, kind, days).includes(cut) ? cut : undefined)

/** Nothing where none of the values is known. */
function together(values: readonly FigureValue[]): FigureValue {
  const known = values.flatMap((value) => decimalOf(value) ?? [])
  return known.length > 0 ? sumOf(known) : null
}

/** Points of a day each as larger parts of the same days. Points that are cut in another way stay as they are. */
export function folded(trend: Trend, { cut, ...days }: CutDays): Trend {
  const [from, to] = [startsOf(days), startsOf({ ...days, ...(cut && { cut }) })]
  if (!cut || from.length !== trend.points.length) return trend
  const partOf = from.map((start) => to.findLastIndex((first) => first <= start))
  const fold = (values: readonly FigureValue[] | undefined) =>
    values && to.map((_, part) => together(values.filter((_value, at) => partOf[at] === part)))
  return {
    points: to.map((start) => (start.length === 10 ? start.slice(5) : start)),
    lines: Object.fromEntries(Object.entries(trend.lines).map(([key, values]) => [key, fold(values)])),
  }
}
