// a server writes the shop's clock, which knows no summer time
const shopText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const numberOf = (moment: number | string): number =>
  shopText.test(String(moment)) ? Date.parse(`${String(moment).replace(' ', 'T')}+08:00`) : Number(moment)

/** A moment for people, by this device's clock: the time today, else with its day. Takes unix seconds or milliseconds, or the shop's text. */
export function timeOf(moment: number | string, locale: string): string {
  const number = numberOf(moment)
  if (!Number.isFinite(number) || number <= 0) return String(moment)
  const date = new Date(number < 1e11 ? number * 1000 : number)
  const isToday = date.toDateString() === new Date().toDateString()
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false }
  return new Intl.DateTimeFormat(locale, isToday ? clock : { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' }).format(date)
}
