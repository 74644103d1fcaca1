/** The ten shortcuts of specification 9, in its order; "last year" in both readings. */
export const shortcuts = [
  'today',
  'yesterday',
  'thisMonth',
  'lastMonth',
  'days7',
  'days30',
  'days90',
  'days365',
  'thisYear',
  'lastYear',
] as const

export type Shortcut = (typeof shortcuts)[number]

/** Both days belong to it; `YYYY-MM-DD`. */
export interface DateRange {
  from: string
  to: string
}

/** The shop's days are counted where the shop is (manufacturing 3.0). */
const zone = 'Asia/Shanghai'
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The day that it is in the shop. */
export const todayInShop = (now: Date = new Date()): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)

/** True for a day that there is. */
export function isDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? []
  return day !== undefined && dayOf(Number(year), Number(month) - 1, Number(day)) === text
}

/** The days of a shortcut, seen from a day. Days back count that day itself; months and years are those of the calendar. */
export function rangeOf(shortcut: Shortcut, today: string): DateRange {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const back = (days: number) => dayOf(year, month - 1, day - days)
  const ranges: Record<Shortcut, () => DateRange> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: back(1), to: back(1) }),
    thisMonth: () => ({ from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }),
    lastMonth: () => ({ from: dayOf(year, month - 2, 1), to: dayOf(year, month - 1, 0) }),
    days7: () => ({ from: back(6), to: today }),
    days30: () => ({ from: back(29), to: today }),
    days90: () => ({ from: back(89), to: today }),
    days365: () => ({ from: back(364), to: today }),
    thisYear: () => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
    lastYear: () => ({ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }),
  }
  return ranges[shortcut]()
}

const isShortcut = (text: string): text is Shortcut => (shortcuts as readonly string[]).includes(text)

/** What stands in the address: a shortcut, which stays true tomorrow, or `2026-11-01_2026-11-21`. Nonsense is null. */
export function readDates(text: string): Shortcut | DateRange | null {
  if (isShortcut(text)) return text
  const [from = '', to = ''] = text.split('_')
  if (!isDay(from) || !isDay(to)) return null
  return from <= to ? { from, to } : { from: to, to: from }
}

export const writeDates = ({ from, to }: DateRange): string => `${from}_${to}`

/** The days that are meant, or null for all. */
export function daysOf(text: string, today: string): DateRange | null {
  const dates = readDates(text)
  return typeof dates === 'string' ? rangeOf(dates, today) : dates
}

/** As a shop's lists take it (conventions 3): `2026/11/01-2026/11/21`. */
export const shopDates = ({ from, to }: DateRange): string => `${from}-${to}`.replace(/(\d{4})-(\d{2})-(\d{2})/g, '$1/$2/$3')
