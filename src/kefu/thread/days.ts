import type { Locale } from '#src/text/locale.ts'

const tags: Record<Locale, string> = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' }
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  let made = formats.get(key)
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(tags[locale], options)))
  return made
}

const dayOf = (at: number) => new Date(at).setHours(0, 0, 0, 0)

/** Whole days between a time and now, by the calendar. */
export const daysAgo = (at: number, now: number): number => Math.round((dayOf(now) - dayOf(at)) / 86_400_000)

/** `14:03` */
export const clock = (at: number, locale: Locale): string =>
  format(locale, 'clock', { hour: '2-digit', minute: '2-digit', hour12: false }).format(at)

/** Date and time in full, for tips and screen readers. */
export const exact = (at: number, locale: Locale): string => format(locale, 'exact', { dateStyle: 'long', timeStyle: 'short' }).format(at)

/** `11月19日`, with the year when it is another one. */
export function day(at: number, now: number, locale: Locale): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return format(locale, isThisYear ? 'day' : 'year', { month: 'long', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) }).format(
    at,
  )
}

/** `11/19` for narrow lists. */
export const shortDay = (at: number, locale: Locale): string => format(locale, 'short', { month: 'numeric', day: 'numeric' }).format(at)
