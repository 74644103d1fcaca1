import { describe, expect, it } from 'vitest'
import { numberOfRow, pictureAt, priceOfRow, rowsOf } from '#src/designer/shop/wire-row.ts'

describe('a reply', () => {
  it.each([
    [[{ id: 1 }, null, 'x']],
    [{ list: [{ id: 1 }], count: 1 }],
    [{ list: { data: [{ id: 1 }] } }],
    [{ 0: { id: 1 } }],
    [{ list: { 3: { id: 1 } } }],
  ])('of the shape %j is a list', (reply) => {
    expect(rowsOf(reply)).toEqual([{ id: 1 }])
  })

  it.each([['text'], [null], [7], [{ msg: 'no' }], [{ list: 'none' }]])('that is %j is none', (reply) => {
    expect(() => rowsOf(reply)).toThrow(TypeError)
  })
})

describe('a row', () => {
  it('has numbers as numbers or text', () => {
    expect(['5', 5, ' 5 ', '', null, 'five', undefined].map((value) => numberOfRow({ value }, 'value', 9))).toEqual([5, 5, 5, 9, 9, 9, 9])
  })

  it('has prices as the shop wrote them', () => {
    expect(['3999.00', 2299, '', null, '<b>'].map((price) => priceOfRow({ price }, 'price'))).toEqual([
      '3999.00',
      '2299',
      '0.00',
      '0.00',
      '0.00',
    ])
  })

  it('has pictures of the shop, with or without an origin', () => {
    const shown = ['/uploads/a.png', 'https://cdn.example.com/a.png', '//cdn.example.com/a.png', '', null].map((address) =>
      pictureAt('https://shop.example.com/folder', address),
    )
    expect(shown).toEqual(['https://shop.example.com/uploads/a.png', 'https://cdn.example.com/a.png', '//cdn.example.com/a.png', '', ''])
    expect(pictureAt('', '/uploads/a.png')).toBe('/uploads/a.png')
  })
})
