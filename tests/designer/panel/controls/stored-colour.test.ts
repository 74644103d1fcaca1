import { expect, it } from 'vitest'
import { storedColour } from '#src/designer/panel/controls/stored-colour.ts'

it.each([
  ['#ff8800', '#ff8800'],
  ['#ff880080', 'rgba(255, 136, 0, 0.5)'],
  ['#00000000', 'rgba(0, 0, 0, 0)'],
  ['', 'transparent'],
])('stores %j in a spelling that shops can show', (picked, stored) => {
  expect(storedColour(picked)).toBe(stored)
})
