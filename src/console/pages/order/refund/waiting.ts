const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something waits since a time of the shop, `YYYY-MM-DD HH:mm:ss` in Shanghai: whole days and hours, or minutes. */
export function waitingSince(time: string, now: number): { days: number; hours: number; minutes: number } | undefined {
  const passed = now - Date.parse(`${time.replace(' ', 'T')}+08:00`)
  if (!(passed >= 0)) return undefined
  return { days: Math.floor(passed / day), hours: Math.floor((passed % day) / hour), minutes: Math.floor((passed % hour) / minute) }
}
