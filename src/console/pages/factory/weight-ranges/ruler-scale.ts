import type { WeightBand } from '#src/api/weight-ranges.ts'
import { parseDecimal, shifted, trimmed } from '#src/lib/decimal.ts'

/** A stretch of the ruler, in parts of its length from 0 to 1. */
export interface Stretch {
  key: string
  from: number
  to: number
  /** Absent for a gap. */
  band?: WeightBand
  /** kg, `46–48`. */
  words: string
}

export interface Ruler {
  stretches: readonly Stretch[]
  ticks: readonly { at: number; words: string }[]
  /** Where a weight of so many grams lies; beyond the ends it lies at one. */
  placeOf(grams: number): number
}

const mostGrams = 1e9
/** Whole grams of a weight in kg, for drawing and comparing: what is stored and sent stays decimal text. */
export function gramsOf(text: string): number | undefined {
  const grams = Number(shifted(parseDecimal(text, 3) ?? '-1', 3))
  return grams >= 0 && grams <= mostGrams ? grams : undefined
}
const kg = (grams: number): string => trimmed(shifted(String(grams), -3))
export const endOf = (band: WeightBand): number => (band.max === '' ? Infinity : (gramsOf(band.max) ?? Infinity))
const startOf = (band: WeightBand): number => gramsOf(band.min) ?? 0

const fromLowest = (bands: readonly WeightBand[]): WeightBand[] => bands.toSorted((a, b) => startOf(a) - startOf(b))

/** The band that a weight falls into: on a boundary the upper one. */
export const bandAt = (bands: readonly WeightBand[], grams: number): WeightBand | undefined =>
  bands.find((band) => startOf(band) <= grams && grams < endOf(band))

/** 1, 2 or 5 times a power of ten: about ten marks on the ruler. */
function stepFor(length: number): number {
  const rough = length / 10
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10)
}

/** Bands and gaps in proportion; a band without end takes a tenth more than the others. Null without bands. */
export function rulerOf(given: readonly WeightBand[]): Ruler | null {
  const bands = fromLowest(given)
  const first = bands[0]
  const last = bands.at(-1)
  if (!first || !last) return null
  const from = startOf(first)
  const known = Math.max(...bands.flatMap((band) => [startOf(band), ...(band.max === '' ? [] : [endOf(band)])]))
  const span = Math.max(known - from, 1)
  const to = last.max === '' ? known + Math.max(span * 0.15, known * 0.05, 1000) : known
  const placeOf = (grams: number) => Math.min(1, Math.max(0, (grams - from) / (to - from)))
  const stretches = bands.flatMap((band, at): Stretch[] => {
    const before = bands[at - 1]
    const start = startOf(band)
    const end = Math.min(endOf(band), to)
    const own = { key: String(band.id), from: placeOf(start), to: placeOf(end), band, words: `${band.min}–${band.max || '∞'}` }
    const gapStart = before ? endOf(before) : start
    if (gapStart >= start) return [own]
    return [{ key: `gap ${gapStart}`, from: placeOf(gapStart), to: placeOf(start), words: `${kg(gapStart)}–${band.min}` }, own]
  })
  const step = stepFor(to - from)
  const ticks = Array.from({ length: Math.floor(to / step) - Math.ceil(from / step) + 1 }, (_, index) => {
    const grams = (Math.ceil(from / step) + index) * step
    return { at: placeOf(grams), words: kg(Math.round(grams)) }
  })
  return { stretches, ticks, placeOf }
}
