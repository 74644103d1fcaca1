import { describe, expect, it } from 'vitest'
import { windowRange } from '#src/ui/table/window-range.ts'

describe('a window over a long list', () => {
  it('draws what is in sight and a little more, and stands for the rest', () => {
    expect(windowRange(100_000, 44_000, 440, 44)).toEqual({ from: 992, to: 1018, above: 992 * 44, below: (100_000 - 1018) * 44 })
  })

  it('is as high as the whole list at every place', () => {
    for (const top of [-500, 0, 17, 2_000_000, 4_399_000, 9_000_000]) {
      const { from, to, above, below } = windowRange(100_000, top, 600, 44)
      expect(above + (to - from) * 44 + below).toBe(100_000 * 44)
      expect(to - from).toBeLessThan(40)
      expect(to).toBeGreaterThan(from)
    }
  })

  it('ends where the list ends', () => {
    expect(windowRange(3, 0, 600, 44)).toEqual({ from: 0, to: 3, above: 0, below: 0 })
    expect(windowRange(10, 10_000, 600, 44)).toMatchObject({ from: 9, to: 10, below: 0 })
  })
})
