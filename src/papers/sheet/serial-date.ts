import { numberText } from './number-text.ts'
import type { Passed } from './xlsx-styles.ts'

const secondsOfDay = 86_400n
/** Days from the serial's nought to 1970-01-01. */
const toUnix = { 1900: 25_569n, 1904: 24_107n } as const
const two = (value: bigint) => String(value).padStart(2, '0')

/**
 * A stored date as `YYYY-MM-DD`, with ` HH:mm:ss` where it has a time; below one day the time alone. Rounded to the second,
 * computed in whole numbers. A serial below 61 counts a 29 February 1900 that never was, and 60 is that day.
 */
export function serialText(stored: string, epoch: 1900 | 1904 = 1900): string {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(numberText(stored)) ?? []
  if (whole === undefined) return stored
  const scale = 10n ** BigInt(part.length)
  const fraction = (BigInt(part || '0') * secondsOfDay * 2n + scale) / (2n * scale)
  const total = BigInt(whole) * secondsOfDay + fraction
  const [days, seconds] = [total / secondsOfDay, total % secondsOfDay]
  const time = `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`
  if (days === 0n && epoch === 1900) return time
  const day = dayOf(days, epoch)
  if (day === undefined) return stored
  return seconds === 0n ? day : `${day} ${time}`
}

const unitSeconds = { h: 3600n, m: 60n, s: 1n } as const

/**
 * A time that passes beyond a day, in the parts that its format shows and those behind them that are not nought: 1.520833 as `h:m` is
 * `36:30`, with a second more it is `36:30:01`.
 */
export function passedText(stored: string, parts: Passed): string {
  const [, sign = '', whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(numberText(stored)) ?? []
  if (whole === undefined) return stored
  const scale = 10n ** BigInt(part.length)
  let rest = (BigInt(whole + part) * secondsOfDay * 2n + scale) / (2n * scale)
  const isNothing = rest === 0n
  const texts: string[] = []
  for (const [unit, seconds] of Object.entries(unitSeconds).filter(([unit]) => unit >= parts[0]!)) {
    if (!parts.includes(unit) && rest === 0n) break
    texts.push(texts.length === 0 ? String(rest / seconds) : two(rest / seconds))
    rest %= seconds
  }
  return `${isNothing ? '' : sign}${texts.join(':')}`
}

function dayOf(days: bigint, epoch: 1900 | 1904): string | undefined {
  if (epoch === 1900 && days === 60n) return '1900-02-29'
  const real = epoch === 1900 && days < 60n ? days + 1n : days
  const at = new Date(Number((real - toUnix[epoch]) * secondsOfDay * 1000n))
  // four figures of a year are all that a spreadsheet has
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  return at.toISOString().slice(0, 10)
}

// the days of a column are often the same one
let lastDay: readonly [text: string, days: bigint | undefined] = ['', undefined]

/** Whole days of a serial; undefined for a day that there is not. */
function daysOf(day: string): bigint | undefined {
  if (lastDay[0] === day) return lastDay[1]
  const at = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
  lastDay = [day, isDay ? BigInt(at.getTime()) / 86_400_000n + toUnix[1900] : undefined]
  return lastDay[1]
}

/** The serial of `YYYY-MM-DD` with or without ` HH:mm:ss`, from March 1900 on; undefined for what is no such day. */
export function serialOf(text: string): string | undefined {
  const [, day, hours = '00', minutes = '00', seconds = '00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? []
  if (!day || day < '1900-03-01' || +hours > 23 || +minutes > 59 || +seconds > 59) return undefined
  const days = daysOf(day)
  if (days === undefined) return undefined
  const passed = BigInt(+hours * 3600 + +minutes * 60 + +seconds)
  // eleven places are a millionth of a second: more than a double can hold beside the days
  const part = String((passed * 10n ** 11n + secondsOfDay / 2n) / secondsOfDay).padStart(11, '0')
  return passed === 0n ? String(days) : `${days}.${part.replace(/0+$/, '')}`
}

/** The part of a day that `HH:mm` or `HH:mm:ss` is; undefined for what is no such time. */
export function timeSerialOf(text: string): string | undefined {
  const at = /^\d\d:\d\d(?::\d\d)?$/.test(text) ? serialOf(`1900-03-01 ${text}`) : undefined
  return at?.replace(/^\d+/, '0')
}
