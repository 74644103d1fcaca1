import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrMatrix } from '#src/lib/qr.ts'

const drawn = (text: string) => qrMatrix(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
const digest = (text: string) => createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

describe('QR codes', () => {
  it('has the three corners, and the dark module', () => {
    const rows = drawn('A')
    expect(rows).toHaveLength(21)
    const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner)
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner)
    expect(rows[13]![8]).toBe('#')
  })

  // each of these was read back by an independent decoder
  it.each([
    ['https://shop.example/pages/annex/special/index?id=5', 'b919a36b7de7d949'],
    ['首页 '.repeat(20), 'b060db5acab36b49'],
    ['https://shop.example/'.repeat(9), '43848cfe38dca34c'],
  ])('draws %s as it was read back', (text, expected) => expect(digest(text)).toBe(expected))

  it('refuses what does not fit', () => {
    expect(qrMatrix('x'.repeat(213))).toHaveLength(57)
    expect(() => qrMatrix('x'.repeat(214))).toThrow(RangeError)
    expect(() => qrMatrix('页'.repeat(72))).toThrow(RangeError)
  })
})
