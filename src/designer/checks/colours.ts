import { readColor, writeColor } from '#src/ui/color-input/color.ts'

/** Red, green, blue 0–255 and alpha 0–1. */
type Rgba = readonly [number, number, number, number]

function rgbaOf(text: string): Rgba | undefined {
  const colour = readColor(text)
  if (!colour) return undefined
  const parts = writeColor({ ...colour, a: 1 }).match(/[0-9a-f]{2}/g)!
  return [...(parts.map((part) => Number.parseInt(part, 16)) as [number, number, number]), colour.a]
}

const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1]

const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: Rgba) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

function ratio(one: Rgba, other: Rgba): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * Contrast of words on a colour, or on both ends of a gradient, by WCAG 2 (1–21); the worse end counts. What lies
 * under a translucent colour is `ground`. Undefined when one of them is no colour.
 */
export function contrast(words: string, backgrounds: readonly string[], ground: string | undefined): number | undefined {
  const grounds = opaque(backgrounds, ground)
  const colour = rgbaOf(words)
  if (!colour || !grounds) return undefined
  return Math.min(...grounds.map((background) => ratio(over(colour, background), background)))
}

// undefined too when what shows through is a picture
function opaque(backgrounds: readonly string[], ground: string | undefined): readonly Rgba[] | undefined {
  const under = ground === undefined ? undefined : rgbaOf(ground)
  const colours = backgrounds.map((background) => {
    const colour = rgbaOf(background)
    return colour && (colour[3] === 1 ? colour : under && over(colour, [under[0], under[1], under[2], 1]))
  })
  return colours.every((colour) => colour !== undefined) && colours.length > 0 ? colours : undefined
}

const hex = (colour: Rgba) =>
  `#${colour
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

const steps = 20

/** The colour nearest to `words` that stands out by `wanted`: the same hue, darker or lighter. Undefined when there is none. */
export function readable(words: string, backgrounds: readonly string[], ground: string | undefined, wanted: number): string | undefined {
  const colour = rgbaOf(words)
  if (!colour) return undefined
  for (let step = 0; step <= steps; step++) {
    for (const end of [0, 255]) {
      const mixed = over([end, end, end, step / steps], colour)
      const next = hex(mixed)
      if ((contrast(next, backgrounds, ground) ?? 0) >= wanted) return next
    }
  }
  return undefined
}
