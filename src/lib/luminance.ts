const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb` (WCAG 2), 0 black to 1 white. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
