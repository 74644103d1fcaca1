import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOf, scaleOf } from '#src/ui/chart/scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [[7], 8],
    [[1], 2],
    [[5, 3], 6],
    [[21], 40],
    [[4.5], 5],
    [[10], 10],
    [[10.1], 20],
    [[230, 12], 250],
    [[0.3], 0.4],
    [[99_999], 100_000],
    [[0, 0], 2],
    [[0.5, 0], 0.5],
    [[], 1],
    [[Number.NaN, null, undefined], 1],
  ])('of %j goes from nought to %d', (values, top) => expect(scaleOf(values).ticks).toEqual([top, top / 2, 0]))

  it.each([
    [
      [30, -5],
      [40, 20, 0, -20],
    ],
    [[-4], [0, -2, -4]],
    [
      [5, -100],
      [50, 0, -50, -100],
    ],
    [
      [0.2, -0.3],
      [0.2, 0, -0.2, -0.4],
    ],
    [
      [100, -100],
      [100, 50, 0, -50, -100],
    ],
  ])('of %j has the round numbers %j', (values, ticks) => expect(scaleOf(values).ticks).toEqual(ticks))

  it('has nought among its numbers, and every value within', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })), (values) => {
        const scale = scaleOf(values)
        expect(scale.ticks).toContain(0)
        expect(scale.ticks.length).toBeLessThanOrEqual(5)
        for (const value of values) {
          const room = (scale.top - scale.bottom) * 1e-6
          expect(value).toBeLessThanOrEqual(scale.top + room)
          expect(value).toBeGreaterThanOrEqual(scale.bottom - room)
        }
      }),
    )
  })

  it('reads decimal text, which may be missing as well', () => {
    expect(['12.50', '-3', '', ' ', 'x', null, Number.NaN].map(numberOf)).toEqual([12.5, -3, null, null, null, null, null])
    expect(scaleOf(['120.50', '']).ticks).toEqual([200, 100, 0])
  })
})
