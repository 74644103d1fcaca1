/** Hue 0–360; saturation, value and alpha 0–1. Keeps the hue of greys, which a hex text cannot. */
export interface Hsva {
  h: number
  s: number
  v: number
  a: number
}

const pair = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

function fromRgb(r: number, g: number, b: number, a: number): Hsva {
  const v = Math.max(r, g, b)
  const range = v - Math.min(r, g, b)
  const sector = range === 0 ? 0 : v === r ? ((g - b) / range + 6) % 6 : v === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { h: sector * 60, s: v === 0 ? 0 : range / v, v, a }
}

function fromFunction(text: string): Hsva | undefined {
  const [r, g, b, a] = (/^rgba?\(([^)]+)\)$/.exec(text)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)))
  if (r === undefined || g === undefined || b === undefined || [r, g, b].some(Number.isNaN)) return undefined
  return fromRgb(r / 255, g / 255, b / 255, a ?? 1)
}

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa` (the # may be missing) and `rgb()`/`rgba()`, the forms found in saved pages. */
export function readColor(text: string): Hsva | undefined {
  const plain = text.trim().toLowerCase()
  if (plain === 'transparent') return { h: 0, s: 0, v: 0, a: 0 }
  const hex = /^#?([0-9a-f]{3,8})$/.exec(plain)?.[1]
  if (!hex) return fromFunction(plain)
  if (hex.length === 5 || hex.length === 7) return undefined
  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex
  const [r = 0, g = 0, b = 0, a = 1] = full.match(/../g)!.map((part) => Number.parseInt(part, 16) / 255)
  return fromRgb(r, g, b, a)
}

const number = String.raw`(\d{1,3}(?:\.\d+)?)`
const rgb = new RegExp(
  `^(?:rgba?\\(\\s*)?${number}(?:\\s*,\\s*|\\s+)${number}(?:\\s*,\\s*|\\s+)${number}(?:\\s*[,/]\\s*([\\d.]+%?))?\\s*\\)?$`,
)

/**
 * A colour that somebody typed: hex, `rgb()`, or three numbers; full-width signs of an input method count.
 * Answers which of the two it was meant to be when it is no colour.
 */
export function typedColor(text: string): Hsva | 'hex' | 'rgb' {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (!/^rgb|^\d+(\.\d+)?\s*[,\s]/.test(plain)) return readColor(plain) ?? 'hex'
  const [, ...parts] = rgb.exec(plain) ?? []
  const [r, g, b] = parts.slice(0, 3).map(Number)
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1)
  const isRight = r !== undefined && g !== undefined && b !== undefined && Math.max(r, g, b) <= 255 && alpha <= 1
  return isRight ? fromRgb(r / 255, g / 255, b / 255, alpha) : 'rgb'
}

/** Writes `#rrggbb`, or `#rrggbbaa` when it is not opaque. */
export function writeColor({ h, s, v, a }: Hsva): string {
  const channel = (shift: number) => {
    const k = (shift + h / 60) % 6
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
  }
  return `#${pair(channel(5))}${pair(channel(3))}${pair(channel(1))}${a < 1 ? pair(a) : ''}`
}
