import { describe, expect, it } from 'vitest'
import { noPieces, pagesOf, rowAt, withPage, type Pieces } from '#src/console/engine/endless.ts'

const rowsOf = (page: number) => Array.from({ length: 100 }, (_, at) => (page - 1) * 100 + at)

describe('rows that are read as they come into sight', () => {
  it('come by the pages that hold them', () => {
    expect(pagesOf(noPieces, 0, 30)).toEqual([1])
    expect(pagesOf(noPieces, 95, 105)).toEqual([1, 2])
    expect(pagesOf(noPieces, 99_980, 100_000)).toEqual([1000])
    expect(pagesOf(noPieces, 0, 0)).toEqual([1])
  })

  it('stand at their places; those far away are given back', () => {
    let pieces: Pieces<number> = noPieces
    for (const page of [1, 2, 500, 501, 502]) pieces = withPage(pieces, page, rowsOf(page), 3)
    expect([...pieces.read.keys()].toSorted((a, b) => a - b)).toEqual([500, 501, 502])
    expect([rowAt(pieces, 50_000), rowAt(pieces, 50_099), rowAt(pieces, 0)]).toEqual([50_000, 50_099, undefined])
  })
})
