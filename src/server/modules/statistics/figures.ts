import { compared, differenceOf, productOf, quotientOf, sumOf } from '#src/lib/decimal.ts'
import type { Growing, Shares } from '#src/api/statistics.ts'

// Figures are decimal text until they are written; the shop's wire has most of them as numbers, which hold these exactly.

const isNought = (value: string) => compared(value, '0') === 0

/** By how many percent a figure grew; a previous nought counts as 1 (statistic contract). */
export const growth = (now: string, last: string): string =>
  quotientOf(productOf(differenceOf(now, last), '100'), isNought(last) ? '1' : last, 2)

export const growing = (now: string, last: string): Growing => ({ num: Number(now), percent: growth(now, last) })

/** With the figure of the time before, as the figures of users have it. */
export const growingFrom = (now: string, last: string): Growing => ({ ...growing(now, last), last_num: Number(last) })

/** Rows of parts that have something, spread over all of them; decimal text. */
export function spread<Key extends string>(found: readonly ({ part: number } & Record<Key, string>)[], key: Key, parts: number): string[] {
  const values = Array.from({ length: parts }, () => '0')
  for (const row of found) if (row.part >= 0 && row.part < parts) values[row.part] = row[key]
  return values
}

export const numbers = (values: readonly string[]): number[] => values.map(Number)

/** Adds what stands at the same place. */
export const addedUp = (...lists: readonly (readonly string[])[]): string[] =>
  (lists[0] ?? []).map((_, at) => sumOf(lists.map((values) => values[at]!)))

const colours = ['#64a1f4', '#3edeb5', '#70869f', '#ffc653', '#fc7d6a', '#9a86f2']

/** Parts of a whole as the shop draws them, with a list by size; of equals the first stays first. */
export function sharesOf(parts: readonly { name: string; value: string }[]): Shares {
  const total = sumOf(parts.map(({ value }) => value))
  const percentOf = (value: string) => (isNought(total) ? '0.00' : quotientOf(productOf(value, '100'), total, 2))
  return {
    bing_xdata: parts.map(({ name }) => name),
    bing_data: parts.map(({ name, value }, at) => ({ name, value: Number(value), itemStyle: { color: colours[at % colours.length]! } })),
    list: parts
      .toSorted((one, other) => compared(other.value, one.value))
      .map(({ name, value }) => ({ name, value: Number(value), percent: percentOf(value) })),
  }
}
