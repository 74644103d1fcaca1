import { describe, expect, it } from 'vitest'
import { pagesAround } from '#src/ui/pager/pages.ts'

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 11, [1, 2, 3, 4, 5, 0, 11]],
    [6, 11, [1, 0, 5, 6, 7, 0, 11]],
    [4, 11, [1, 2, 3, 4, 5, 0, 11]],
    [8, 11, [1, 0, 7, 8, 9, 10, 11]],
    [11, 11, [1, 0, 7, 8, 9, 10, 11]],
  ])('page %i of %i shows %j', (page, last, shown) => {
    expect(pagesAround(page, last, 7)).toEqual(shown)
  })

  it('never shows more than asked for, always the ends and the page itself', () => {
    for (let last = 1; last < 40; last++)
      for (let page = 1; page <= last; page++) {
        const shown = pagesAround(page, last, 7)
        expect(shown.length).toBeLessThanOrEqual(7)
        expect([shown[0], shown.at(-1), shown.includes(page)]).toEqual([1, last, true])
      }
  })
})
