import type { ValueCheck } from '../form-field.ts'

type Bag = Readonly<Record<string, unknown>>
type Test = (value: unknown) => boolean

const isNumber = (value: unknown) => (typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(String(value).trim()))

const types: Readonly<Record<string, Test>> = {
  number: isNumber,
  float: isNumber,
  integer: (value) => isNumber(value) && Number.isInteger(Number(value)),
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)),
  url: (value) => /^https?:\/\/\S+$/i.test(String(value)),
}

/** A length of text and lists, a size of numbers. */
const measure = (value: unknown): number =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : [...String(value)].length

function patternOf(given: unknown): RegExp | undefined {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(String(given)) ?? ['', String(given), '']
  try {
    return new RegExp(source!, flags!.replace('g', ''))
  } catch {
    // a pattern of another language is the server's to check
    return undefined
  }
}

const demands: Readonly<Record<string, (wanted: unknown) => Test | undefined>> = {
  // "array" and "string" say how a value is carried, which is ours to know (conventions 5, quirk of frames)
  type: (wanted) => types[String(wanted)],
  pattern(wanted) {
    const pattern = patternOf(wanted)
    return pattern && ((value) => pattern.test(String(value)))
  },
  min: (wanted) => (isNumber(wanted) ? (value) => measure(value) >= Number(wanted) : undefined),
  max: (wanted) => (isNumber(wanted) ? (value) => measure(value) <= Number(wanted) : undefined),
  len: (wanted) => (isNumber(wanted) ? (value) => measure(value) === Number(wanted) : undefined),
  enum: (wanted) => (Array.isArray(wanted) ? (value) => wanted.map(String).includes(String(value)) : undefined),
}

/** What one entry of `validate[]` demands of a value that is filled in; a number is measured as one where the rule says so. */
export function checksOf(entry: Bag, fallback: string): ValueCheck[] {
  const message = typeof entry['message'] === 'string' && entry['message'] !== '' ? entry['message'] : fallback
  const isNumeric = ['number', 'float', 'integer'].includes(String(entry['type']))
  return Object.entries(demands).flatMap(([name, demand]) => {
    const test = entry[name] === undefined ? undefined : demand(entry[name])
    return test ? [{ message, isFine: (value: unknown) => test(isNumeric && isNumber(value) ? Number(value) : value) }] : []
  })
}
