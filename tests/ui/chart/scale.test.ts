import { describe, expect, it } from 'vitest'
import { heightOf, topOf } from '#src/ui/chart/scale.ts'

describe('the top of a chart', () => {
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
    [[Number.NaN, -4], 2],
    [[Number.NaN], 1],
  ])('of %j is %d', (values, top) => expect(topOf(values)).toBe(top))

  it('is where the highest value stands', () => {
    expect([heightOf(5, 10), heightOf(-1, 10), heightOf(Number.NaN, 10), heightOf(11, 10)]).toEqual([50, 0, 0, 100])
  })
})
