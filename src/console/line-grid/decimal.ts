/** A decimal as digits and a scale: `12.50` is 1250n with 2 places. Money and quantities are never floats. */
interface Scaled {
  digits: bigint
  places: number
}

/** Reads what people type or paste: full-width figures, thousands commas, signs of currency. null: no number. */
export function readDecimal(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[。]/g, '.')
    .replace(/[,\s¥￥元]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const [whole = '', part = ''] = plain.replace(/^[+-]/, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const isNegative = plain.startsWith('-') && /[1-9]/.test(plain)
  return `${isNegative ? '-' : ''}${digits}${part ? `.${part}` : ''}`
}

function scaled(text: string): Scaled {
  const [whole, part = ''] = (readDecimal(text) ?? '0').split('.')
  return { digits: BigInt(`${whole}${part}`), places: part.length }
}

function written({ digits, places }: Scaled): string {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}

const widened = ({ digits, places }: Scaled, to: number) => digits * 10n ** BigInt(to - places)

/** The exact sum; as many places as the longest of them. What is no number counts nothing. */
export function sumOf(values: readonly string[]): string {
  const parts = values.map(scaled)
  const places = Math.max(0, ...parts.map((part) => part.places))
  return written({ digits: parts.reduce((sum, part) => sum + widened(part, places), 0n), places })
}

/** The exact product. */
export function productOf(one: string, other: string): string {
  const [a, b] = [scaled(one), scaled(other)]
  return written({ digits: a.digits * b.digits, places: a.places + b.places })
}

/** Rounded half away from zero, as an invoice is: `rounded('0.125', 2)` is `0.13`. */
export function rounded(value: string, places: number): string {
  const given = scaled(value)
  if (given.places <= places) return written({ digits: widened(given, places), places })
  const unit = 10n ** BigInt(given.places - places)
  const size = given.digits < 0n ? -given.digits : given.digits
  const up = (size + unit / 2n) / unit
  return written({ digits: given.digits < 0n ? -up : up, places })
}
