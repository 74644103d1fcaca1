/** `2026-11-21 08:30:00` as the browser's own input has it. */
export const inputMoment = (value: string): string => value.replace(' ', 'T')

/** What stands in the browser's own input, as a value: with seconds. */
export const momentOf = (typed: string): string => typed.replace(/T(\d\d:\d\d)$/, ' $1:00').replace('T', ' ')

/** A time of day with seconds. */
export const clockOf = (typed: string): string => typed.replace(/^(\d\d:\d\d)$/, '$1:00')
