import { sql, type SQL } from 'drizzle-orm'

const zone = 'Asia/Shanghai'
const local = `(now() at time zone '${zone}')`
const start = (unit: string, offset = '') => `(date_trunc('${unit}', ${local})${offset})`

/** From and to (exclusive) of the shop's keywords, in Shanghai's time (conventions 3). */
const keywords: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries({
    today: [start('day'), start('day', "+ interval '1 day'")],
    yesterday: [start('day', "- interval '1 day'"), start('day')],
    lately7: [start('day', "- interval '6 days'"), start('day', "+ interval '1 day'")],
    lately30: [start('day', "- interval '29 days'"), start('day', "+ interval '1 day'")],
    week: [start('week'), start('week', "+ interval '1 week'")],
    'last week': [start('week', "- interval '1 week'"), start('week')],
    month: [start('month'), start('month', "+ interval '1 month'")],
    'last month': [start('month', "- interval '1 month'"), start('month')],
    quarter: [start('quarter'), start('quarter', "+ interval '3 months'")],
    year: [start('year'), start('year', "+ interval '1 year'")],
    'last year': [start('year', "- interval '1 year'"), start('year')],
  } satisfies Record<string, [string, string]>),
)

const written = /^(\d{4}\/\d{1,2}\/\d{1,2})( \d{1,2}:\d{2}(?::\d{2})?)?\s*-\s*(\d{4}\/\d{1,2}\/\d{1,2})( \d{1,2}:\d{2}(?::\d{2})?)?$/

const isDay = (text: string) => {
  const [year, month, day] = text.split('/').map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Rows whose timestamp lies in a range as the shop's calls carry it: a keyword, or `YYYY/MM/DD-YYYY/MM/DD`, both days
 * whole, times allowed. Undefined where the text says no range.
 */
export function withinDates(column: string, text: string | undefined): SQL | undefined {
  const words = keywords.get(text ?? '')
  if (words) return sql.raw(`${column} >= ${words[0]} at time zone '${zone}' and ${column} < ${words[1]} at time zone '${zone}'`)
  const [, from, fromTime, to, toTime] = written.exec(text ?? '') ?? []
  if (!from || !to || !isDay(from) || !isDay(to)) return undefined
  const first = sql`${from + (fromTime ?? '')}::timestamp at time zone ${zone}`
  const end = toTime ? sql`${to + toTime}::timestamp at time zone ${zone}` : sql`(${to}::timestamp + interval '1 day') at time zone ${zone}`
  return sql`${sql.raw(column)} >= ${first} and ${sql.raw(column)} < ${end}`
}
