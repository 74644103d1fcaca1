import { describe, expect, it } from 'vitest'
import { pagesAround } from '#src/ui/pager/pages.ts'

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 11, [1, 2, 3, 4, 5, 6, 0, 11]],
    [4, 11, [1, 2, 3, 4, 5, 6, 0, 11]],
    [5, 11, [1, 0, 3, 4, 5, 6, 7, 0, 11]],
    [6, 11, [1, 0, 4, 5, 6, 7, 8, 0, 11]],
    [8, 11, [1, 0, 6, 7, 8, 9, 10, 11]],
    [11, 11, [1, 0, 6, 7, 8, 9, 10, 11]],
    [2, 8, [1, 2, 3, 4, 5, 6, 0, 8]],
  ])('page %i of %i shows %j', (page, last, shown) => {
    expect(pagesAround(page, last, 7)).toEqual(shown)
  })

  it('shows just as many buttons as asked for, always the ends and the page itself; gaps are none', () => {
    for (let last = 1; last < 40; last++)
      for (let page = 1; page <= last; page++)
        for (const most of [7, 9]) {
          const shown = pagesAround(page, last, most)
          const buttons = shown.filter((number) => number > 0)
          expect(buttons.length).toBe(Math.min(last, most))
          expect([shown[0], shown.at(-1), shown.includes(page)]).toEqual([1, last, true])
          // a gap stands for pages that are left out, and nothing else is left out
          for (const [index, number] of shown.entries()) {
            if (number === 0) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(1)
            else if (index > 0 && shown[index - 1] !== 0) expect(number - shown[index - 1]!).toBe(1)
          }
        }
  })
})
