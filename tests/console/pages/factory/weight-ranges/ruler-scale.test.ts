import { expect, it } from 'vitest'
import type { WeightBand } from '#src/api/weight-ranges.ts'
import { bandAt, rulerOf } from '#src/console/pages/factory/weight-ranges/ruler-scale.ts'

const band = (id: number, min: string, max: string): WeightBand => ({ id, name: `${min}-${max}`, min, max, price: '', price_unit: '' })
const bands = [band(3, '48', ''), band(1, '40', '44'), band(2, '44', '46')]

it('draws bands in proportion, with the gaps between them', () => {
  const ruler = rulerOf(bands)!
  expect(ruler.stretches.map(({ key, words }) => [key, words])).toEqual([
    ['1', '40–44'],
    ['2', '44–46'],
    ['gap 46000', '46–48'],
    ['3', '48–∞'],
  ])
  const [first, second] = ruler.stretches
  expect((first!.to - first!.from) / (second!.to - second!.from)).toBeCloseTo(2)
  expect(ruler.stretches[0]!.from).toBe(0)
  expect(ruler.stretches.at(-1)!.to).toBe(1)
  expect(ruler.placeOf(999_000_000)).toBe(1)
  expect(ruler.ticks.map(({ words }) => words)).toContain('46')
  expect(rulerOf([])).toBeNull()
})

it('puts a weight on a boundary into the upper band, and none into a gap', () => {
  expect(bandAt(bands, 44_000)?.id).toBe(2)
  expect(bandAt(bands, 43_999)?.id).toBe(1)
  expect(bandAt(bands, 46_000)).toBeUndefined()
  expect(bandAt(bands, 5_000_000)?.id).toBe(3)
})
