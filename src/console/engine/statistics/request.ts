import { differenceOf, productOf, quotientOf, rounded } from '#src/lib/decimal.ts'
import type { Connection } from '#src/stores/connection.ts'
import { daysOf, rangeOf, shopDates, type DateRange, type Shortcut } from '../dates/date-range.ts'
import type { Cut } from '#src/api/statistics.ts'
import type { PageWords } from '../page.ts'
import { cutOf, folded } from './cut.ts'
import { decimalOf } from './decimal-of.ts'
import type { CutDays } from './time-points.ts'
import type { Figure, StatisticsPart, Trend } from './statistics-page.ts'

/** The days of a page whose address says none. */
export const usualDays: Shortcut = 'days30'

/** What a page is asked for. */
export interface StatisticsRequest {
  days: DateRange
  /** What its filters come to. */
  narrowed: object
  /** Of rankings, as it stands in the address. */
  sort: string | undefined
  /** Trends show the time before as well. */
  isCompared: boolean
  /** What trends are cut into, where that is not the usual. */
  cut: Cut | undefined
}

export const chosenDays = (value: string | undefined, today: string): DateRange => daysOf(value ?? '', today) ?? rangeOf(usualDays, today)

const aDay = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The days before, as many. */
export function daysBefore({ from, to }: DateRange): DateRange {
  const length = timeOf(to) - timeOf(from) + aDay
  return { from: dayAt(timeOf(from) - length), to: dayAt(timeOf(to) - length) }
}

// the shop's calls read one name or the other (statistic contract)
const carried = (days: DateRange) => ({ time: shopDates(days), data: shopDates(days) })

/** The days of a part, and what they are cut into. */
export function cutDays<W extends PageWords>(part: StatisticsPart<W>, kind: Connection['kind'], request: StatisticsRequest): CutDays {
  const cut = cutOf(part, kind, request)
  return { ...request.days, ...(cut && { cut }) }
}

/** The order of a ranking: what the address says, as far as this server knows it. */
export function sortOf<W extends PageWords>(
  { sorts }: Extract<StatisticsPart<W>, { show: 'ranking' }>,
  kind: Connection['kind'],
  sort: string | undefined,
) {
  const known = sorts.filter(({ at }) => !at || at === kind)
  return { known, value: known.find(({ value }) => value === sort)?.value ?? known[0]?.value ?? '' }
}

/** What the calls of a part carry: one, or two where the time before is asked for as well. */
export function queriesOf<W extends PageWords>(part: StatisticsPart<W>, kind: Connection['kind'], request: StatisticsRequest): object[] {
  if (part.of) return [{}]
  const { days, narrowed, sort, isCompared } = request
  const cut = kind === 'own' ? cutOf(part, kind, request) : undefined
  const query = { ...narrowed, ...carried(days), ...(cut && { cut }) }
  if (part.show === 'ranking') return [{ ...query, ...part.query, sort: sortOf(part, kind, sort).value }]
  if (part.show === 'trend' ? isCompared : part.show === 'figures' && part.comparesBefore)
    return [query, { ...query, ...carried(daysBefore(days)) }]
  return [query]
}

/** What a part shows, of the replies to its calls. */
export function dataOf<W extends PageWords, Part extends StatisticsPart<W>>(
  part: Part,
  replies: readonly unknown[],
  kind: Connection['kind'],
  request: Pick<StatisticsRequest, 'days' | 'cut'>,
): ReturnType<Part['from']['of']> {
  const [now, before] = replies.map((reply) => part.from.of(reply))
  if (part.show === 'trend')
    return trendOf(part, [now, before] as [Trend, Trend | undefined], kind, request) as ReturnType<Part['from']['of']>
  if (part.show !== 'figures' || !before) return now as ReturnType<Part['from']['of']>
  const last = before as Record<string, Figure | undefined>
  const compared = Object.entries(now as typeof last).map(([key, figure]) => [key, figure && { ...figure, before: last[key]?.value }])
  return Object.fromEntries(compared) as ReturnType<Part['from']['of']>
}

/** Our server cuts by itself; what a plain shop answers is folded. */
function trendOf<W extends PageWords>(
  part: StatisticsPart<W>,
  [now, before]: readonly [Trend, Trend | undefined],
  kind: Connection['kind'],
  request: Pick<StatisticsRequest, 'days' | 'cut'>,
): Trend {
  const cut = kind === 'shop' ? cutOf(part, kind, request) : undefined
  const fold = (trend: Trend, days: DateRange) => (cut ? folded(trend, { ...days, cut }) : trend)
  return { ...fold(now, request.days), ...(before && { before: fold(before, daysBefore(request.days)).lines }) }
}

/** By how many percent a figure grew; null where there was nothing before, whatever percentage a server makes of that. */
export function growthOf({ value, before, percent }: Figure): string | null {
  const [now, last, told] = [decimalOf(value), decimalOf(before), decimalOf(percent)]
  if (now === null) return null
  if (last !== null) return Number(last) === 0 ? null : quotientOf(productOf(differenceOf(now, last), '100'), last, 1)
  // a previous nought counts as 1 on the wire
  if (told === null || rounded(told, 2) === rounded(productOf(now, '100'), 2)) return null
  return rounded(told, 1)
}
