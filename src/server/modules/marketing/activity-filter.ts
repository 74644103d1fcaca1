import type { ActivityFilter } from '../../shop/activities.ts'

interface ActivityQuery {
  page?: number
  limit?: number
  store_name?: string
  title?: string
  start_status?: number
  /** 1 not started, 2 running, 3 ended. */
  time_type?: number
  status?: number
  is_show?: number
  /** `YYYY/MM/DD-YYYY/MM/DD`. */
  integral_time?: string
}

const starts: Record<number, number> = { 1: 0, 2: 1, 3: -1 }
const day = 86_400_000

/** Both days whole, in the shop's zone. A day that the calendar lacks finds nothing rather than fail. */
function daysOf(range: string): readonly [string, string] {
  const [from, to] = range.split('-').map((text) => {
    const [year, month, date] = text.split('/').map(Number)
    return Date.UTC(year!, month! - 1, date) - 8 * 3_600_000
  })
  return [new Date(from!).toISOString(), new Date(to! + day).toISOString()]
}

/** A list call's query in our own words; the lists differ in what they call the same filter. */
export function filterOf(query: object): ActivityFilter {
  const { page, limit, store_name, title, start_status, time_type, status, is_show, integral_time } = query as ActivityQuery
  return {
    page,
    limit,
    text: store_name || title,
    start: start_status ?? (time_type === undefined ? undefined : starts[time_type]),
    status: status ?? is_show,
    added: integral_time ? daysOf(integral_time) : undefined,
  }
}
