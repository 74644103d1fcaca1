import { expect, it } from 'vitest'
import { areaOf, mixtureDensity, rollLengthOf, theoryWeightOf } from '#src/lib/board.ts'
import { rounded } from '#src/lib/decimal.ts'

// manufacturing 2.2
it.each([
  ['3', '1000', '10000', '1.50', '10', '45.000'],
  ['1.5', '1200', '20000', '1.35', '24', '48.600'],
  ['10', '1500', '5000', '1.60', '7.5', '120.000'],
])('%s*%s*%s of %s is %s m² and weighs %s kg', (thickness, width, length, density, area, weight) => {
  expect(Number(areaOf(width, length))).toBe(Number(area))
  const exact = theoryWeightOf({ thickness, width, length, density })
  expect(rounded(exact, 3)).toBe(weight)
  expect(rollLengthOf(weight, { thickness, width, density })).toBe(`${Number(length) / 1000}.000`)
})

it('a mixture is as dense as its masses by its volumes', () => {
  expect(
    mixtureDensity([
      { mass: '100', density: '1.00' },
      { mass: '100', density: '2.00' },
    ]),
  ).toBe('1.333')
})
