const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** Unix seconds as the shop's lists write them, `YYYY-MM-DD HH:mm:ss` in Shanghai (live-server), wherever the screen is. */
export const shopTime = (seconds: number): string => clock.format(new Date(seconds * 1000))

/** The day of the shop's calendar that it is now, `YYYY-MM-DD`. */
export const today = (): string => shopTime(Date.now() / 1000).slice(0, 10)

/** Hours of days of the week (Monday 1 to Sunday 7), `HH:MM` of the shop's clock; `to` may be 24:00. */
interface HoursOfDays {
  days: readonly number[]
  from: string
  to: string
}

/** Whether a moment, in unix seconds, is within hours; without any it always is. */
export function isOpenAt(hours: readonly HoursOfDays[], seconds = Date.now() / 1000): boolean {
  if (hours.length === 0) return true
  const [date, clock] = shopTime(seconds).split(' ') as [string, string]
  const day = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const at = clock.slice(0, 5)
  return hours.some(({ days, from, to }) => days.includes(day) && from <= at && at < to)
}
