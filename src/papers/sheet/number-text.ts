import { roundedDigits, textOf, trimmed, type Digits } from '#src/lib/decimal.ts'

/** Figures that a spreadsheet keeps of a number. */
const kept = 15

function read(stored: string): Digits | undefined {
  const [, sign = '', whole = '', part = '', power = '0'] = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,4}))?$/.exec(stored.trim()) ?? []
  if (whole === '' && part === '') return undefined
  return { digits: BigInt(`${sign === '-' ? '-' : ''}${whole}${part}`), places: part.length - Number(power) }
}

const countOf = (digits: bigint) => String(digits).replace('-', '').length

// a sum of decimals is stored as 0.30000000000000004; what is shown and meant has 15 figures
function asKept(value: Digits): Digits {
  const lost = countOf(value.digits) - kept
  return lost > 0 ? roundedDigits(value, value.places - lost) : value
}

/**
 * A stored number as plain decimal text, exactly as a spreadsheet shows it with all its figures: never through a float.
 * `shift` moves the point to the right (2 for per cent). Whole numbers of 16 and more figures have lost some and stay in the
 * form with E. What is no number is given back.
 */
export function numberText(stored: string, shift = 0): string {
  if (shift === 0 && /^[1-9]\d{0,14}$/.test(stored)) return stored
  const found = read(stored)
  if (!found || stored.length > 400 || Math.abs(found.places) > 400) return stored
  const value = asKept(found)
  const before = countOf(value.digits) - value.places
  if (value.digits !== 0n && before > kept) {
    const [, sign, first, rest] = /^(-?)(\d)(\d*?)0*$/.exec(String(value.digits))!
    return `${sign}${first}.${rest || '0'}E+${before - 1}`
  }
  return trimmed(textOf(roundedDigits({ ...value, places: value.places - shift }, Math.max(0, value.places - shift))))
}
