import { expect, it } from 'vitest'
import type { WeightRange } from '#src/api/weight-ranges.ts'
import { rangeAt, rulerOf } from '#src/console/pages/factory/weight-ranges/ruler-scale.ts'

const band = (id: number, min: string, max: string, status = 1): WeightRange => ({
  ...{ id, name: `${min}-${max}`, scope: 'global', scope_id: 0, min, max, basis: 'piece', price: '', price_unit: '', sort: 0, status },
  ...{ version: 1, updated_by: '', updated_at: '' },
})
const bands = [band(3, '48', ''), band(1, '40', '44'), band(2, '44', '46'), band(4, '0', '100', 0)]

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
  expect(rulerOf([band(4, '0', '100', 0)])).toBeNull()
})

it('puts a weight on a boundary into the upper band, and none into a gap', () => {
  expect(rangeAt(bands, 44_000)?.id).toBe(2)
  expect(rangeAt(bands, 43_999)?.id).toBe(1)
  expect(rangeAt(bands, 46_000)).toBeUndefined()
  expect(rangeAt(bands, 5_000_000)?.id).toBe(3)
})
