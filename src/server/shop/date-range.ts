import { sql, type SQL } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'

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

const day = String.raw`(\d{4}/\d{1,2}/\d{1,2})`
const time = String.raw`( (?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?`
const written = new RegExp(String.raw`^${day}${time}\s*-\s*${day}${time}$`)

const isDay = (text: string) => {
  const [year, month, date] = text.split('/').map(Number) as [number, number, number]
  const found = new Date(Date.UTC(year, month - 1, date))
  // a date of JavaScript takes the years 0 to 99 for those of the last century, and PostgreSQL knows no year 0
  return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === date
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

const unreadable = (field: string) => new Refusal({ status: 400, code: '100100', errors: { [field]: 'field-wrong' } })

/** The same for lists: days that nobody understood would be all there is. @throws Refusal 100100 at `field` */
export function datesAt(field: string, column: string, text: string | undefined): SQL {
  const found = text ? withinDates(column, text) : sql`true`
  if (!found) throw unreadable(field)
  return found
}

/** The same for a call that must not read all there is. @throws Refusal 100100 at `field` where the text says no range */
export function readDates(field: string, text: string): (column: string) => SQL {
  const within = (column: string) => datesAt(field, column, text || ' ')
  within(field)
  return within
}
