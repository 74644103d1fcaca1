/** Days are texts, `2026-11-23`, and months `2026-11`: they sort as they stand and know no zone. */

const two = (number: number) => String(number).padStart(2, '0')
const four = (number: number) => String(number).padStart(4, '0')

/** Noon of a day on this device's calendar, for what draws it. */
export function dateOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export const dayOf = (date: Date): string => `${monthOf(date)}-${two(date.getDate())}`

export const monthOf = (date: Date): string => `${four(date.getFullYear())}-${two(date.getMonth() + 1)}`

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** True for a day that there is, from the year 1000 on. */
export const isDay = (text: string): boolean => dayPattern.test(text) && text >= '1000' && dayOf(dateOf(text)) === text

export const isMonth = (text: string): boolean => monthPattern.test(text) && text >= '1000'

/** Full-width figures and signs, `年月日`, and every separator that people use, in one form. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/[年月]/g, '-')
    .replace(/[日号號]$/, '')
    .replace(/[/.。、\s-]+/g, '-')
    .replace(/-$/, '')

/** Reads a typed day: `2026-11-23`, `20261123`, `2026/1/3`, `11-23`, `1123`; without a year it is that of `today`. */
export function readDay(typed: string, today: string): string | undefined {
  const parts =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain(typed)) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain(typed)) ??
    /^()(\d{1,2})-(\d{1,2})$/.exec(plain(typed)) ??
    /^()(\d{2})(\d{2})$/.exec(plain(typed))
  if (!parts) return undefined
  const text = `${parts[1] || today.slice(0, 4)}-${two(Number(parts[2]))}-${two(Number(parts[3]))}`
  return isDay(text) ? text : undefined
}

/** Reads a typed month: `2026-11`, `202611`, `11`; without a year it is that of `today`. */
export function readMonth(typed: string, today: string): string | undefined {
  const parts = /^(\d{4})-?(\d{1,2})$/.exec(plain(typed)) ?? /^()(\d{1,2})$/.exec(plain(typed))
  if (!parts) return undefined
  const text = `${parts[1] || today.slice(0, 4)}-${two(Number(parts[2]))}`
  return isMonth(text) ? text : undefined
}

/** Whether nothing more can be typed, so that the value counts at once. */
export const isWhole = (typed: string, reads: 'day' | 'month'): boolean =>
  (reads === 'day' ? /^\d{4}-\d{2}-\d{2}$|^\d{8}$/ : /^\d{4}-\d{2}$|^\d{6}$/).test(plain(typed))

/** The day that it is on this device. */
export const todayHere = (): string => dayOf(new Date())

/** Whether a day or a month lies between two others, which may be missing. */
export const isWithin = (text: string, min = '', max = ''): boolean => text >= min && (max === '' || text <= max)
