import { describe, expect, it } from 'vitest'
import { readCount } from '#src/designer/panel/controls/count.tsx'

describe('the number widget', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['１２', 12],
    ['49', 49],
    ['50', 50],
    ['51', 50],
    ['99999', 50],
    ['0', 3],
    ['-4', 3],
    ['1.5', 3],
    ['', 3],
    ['abc', 3],
    ['1e3', 3],
  ])('reads %j as %i', (words, count) => {
    expect(readCount(words)).toBe(count)
  })
})
