import type { ChatHours } from '#src/api/chat-settings.ts'
import type { Locale } from '#src/text/locale.ts'

/** Days of the week in a row become a range: 1–5, 7. */
function ranges(days: readonly number[]): [from: number, to: number][] {
  const found: [number, number][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else found.push([day, day])
  }
  return found
}

/** Hours as people read them, one line each: 周一至周五 09:00–18:00. */
export function hoursText(hours: readonly ChatHours[], locale: Locale, to: string): string[] {
  // 2024 began with a Monday
  const day = (number: number) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number))
  const span = ([first, last]: [number, number]) => (first === last ? day(first) : `${day(first)}${to}${day(last)}`)
  return hours
    .filter(({ days }) => days.length > 0)
    .map(
      ({ days, from, to: until }) =>
        `${ranges(days)
          .map(span)
          .join(locale === 'en' ? ', ' : '、')} ${from}–${until}`,
    )
}
