import { type Locale, languageTags } from '#src/text/locale.ts'

const kept = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`
  const found = kept.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], options)
  kept.set(key, found)
  return found
}

/** `2026年11月`, `November 2026`. */
export const monthTitle = (date: Date, locale: Locale): string => format(locale, { year: 'numeric', month: 'long' }).format(date)

/** `11月`, `Nov`. */
export const monthName = (date: Date, locale: Locale): string => format(locale, { month: 'short' }).format(date)

/** `2026年`, `2026`. */
export const yearName = (date: Date, locale: Locale): string => format(locale, { year: 'numeric' }).format(date)

/** `一`, `Mo`. */
export const weekdaySign = (date: Date, locale: Locale): string =>
  locale === 'en' ? weekdayName(date, locale).slice(0, 2) : format(locale, { weekday: 'narrow' }).format(date)

export const weekdayName = (date: Date, locale: Locale): string => format(locale, { weekday: 'long' }).format(date)

/** `2026年11月23日星期一`, for screen readers. */
export const dayName = (date: Date, locale: Locale): string => format(locale, { dateStyle: 'full' }).format(date)
