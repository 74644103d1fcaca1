import { expect, it } from 'vitest'
import { readScaleLine } from '#src/console/parts/factory/lines/scale/reading.ts'

it.each([
  ['ST,GS,+  45.30kg', '45.3', true],
  ['US,GS,+  44.10kg', '44.1', false],
  ['wn00045.30kg', '45.3', true],
  ['S S     45300 g', '45.3', true],
  ['S D     45100 g', '45.1', false],
  ['  1.254 t', '1254', true],
  ['00045.300', '45.3', true],
  ['ST,GS,+   0.00kg', '0', false],
])('reads %s', (line, kilograms, isStable) => {
  expect(readScaleLine(line)).toEqual({ kilograms, isStable })
})

it.each(['', 'ERR', 'ST,GS,-  0.20kg', 'OL'])('knows that %s is no weight', (line) => {
  expect(readScaleLine(line)).toBeUndefined()
})
