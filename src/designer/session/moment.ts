/** The shop's clock; its servers know no other. */
export const shopZone = 'Asia/Shanghai'

/** The time zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment with its day, in a time zone. Takes unix seconds. */
export function momentOf(seconds: number, locale: string, timeZone = ownZone()): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hour12: false, timeZone }).format(seconds * 1000)
}

/** Hours from Greenwich on that day, as `UTC+08:00`. */
export function offsetOf(seconds: number, timeZone = ownZone()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(seconds * 1000)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC')
}

/** True when another time zone shows the same clock at that moment. */
export const isSameClock = (seconds: number, one: string, two: string): boolean => offsetOf(seconds, one) === offsetOf(seconds, two)

const padded = (number: number) => String(number).padStart(2, '0')

/** A moment as a date-time input of this device takes it: `2026-11-22T09:00`. */
export function toInput(seconds: number): string {
  const date = new Date(seconds * 1000)
  const day = [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  return `${day}T${padded(date.getHours())}:${padded(date.getMinutes())}`
}

/** What a date-time input holds, in unix seconds; undefined when it is not whole. */
export function fromInput(text: string): number | undefined {
  const time = /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}
