import { describe, expect, it } from 'vitest'
import { movePicked, pickOnPage } from '#src/pickers/products/picked.ts'

describe('picking on a page', () => {
  it('keeps what was picked elsewhere, in its order, and puts new ones last', () => {
    expect(pickOnPage([9, 2, 8], [1, 2, 3], [2, 1], 20)).toEqual({ ids: [9, 2, 8, 1], isFull: false })
  })

  it('takes away what was unticked', () => {
    expect(pickOnPage([9, 2, 8], [1, 2, 3], [], 20).ids).toEqual([9, 8])
  })

  it('knows ids by their text', () => {
    expect(pickOnPage(['9', 2], [9], ['9'], 20).ids).toEqual(['9', 2])
    expect(pickOnPage([1], [1, 2], [1, 2, '2'], 20).ids).toEqual([1, 2])
  })

  it('takes what fits and says that the list is full', () => {
    expect(pickOnPage([1, 2], [3, 4, 5], [3, 4, 5], 4)).toEqual({ ids: [1, 2, 3, 4], isFull: true })
  })

  it('keeps a stored list that is longer; it can only shrink', () => {
    const long = [1, 2, 3, 4, 5]
    expect(pickOnPage(long, [1, 6], [1, 6], 3)).toEqual({ ids: long, isFull: true })
    expect(pickOnPage(long, [1, 6], [], 3)).toEqual({ ids: [2, 3, 4, 5], isFull: false })
  })
})

describe('the order of what is picked', () => {
  it('changes one place at a time or more', () => {
    expect(movePicked([1, 2, 3], 0, 2)).toEqual([2, 3, 1])
    expect(movePicked([1, 2, 3], 2, 1)).toEqual([1, 3, 2])
  })

  it('ends at the ends', () => {
    expect(movePicked([1, 2], 1, 2)).toEqual([1, 2])
    expect(movePicked([1, 2], 0, -1)).toEqual([1, 2])
  })
})
