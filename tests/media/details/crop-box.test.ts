import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composed, moved, resized, shapedLike, turned, type Box, type Corner, type Turn } from '#src/media/details/crop-box.ts'

const share = fc.double({ min: 0.03, max: 0.5, noNaN: true })
const box: fc.Arbitrary<Box> = fc.record({ x: share, y: share, width: share, height: share })
const step = fc.double({ min: -2, max: 2, noNaN: true })
const corner = fc.constantFrom<Corner>('nw', 'ne', 'sw', 'se')
const turn = fc.constantFrom<Turn>(0, 90, 180, 270)

const isInside = ({ x, y, width, height }: Box) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9 && width > 0 && height > 0

describe('a box', () => {
  test('stays inside whatever is done with it', () => {
    fc.assert(
      fc.property(box, corner, step, step, fc.option(fc.double({ min: 0.2, max: 5, noNaN: true })), (start, at, dx, dy, shape) => {
        expect(isInside(moved(start, dx, dy))).toBe(true)
        const next = resized(start, at, dx, dy, shape ?? undefined)
        expect(isInside(next)).toBe(true)
        if (shape) expect(next.width / next.height).toBeCloseTo(shape, 6)
        if (shape) expect(isInside(shapedLike(start, shape))).toBe(true)
      }),
    )
  })

  test('is where it was after four turns', () => {
    fc.assert(
      fc.property(box, (start) => {
        const round = [90, 90, 90, 90].reduce<Box>((before, by) => turned(before, by as Turn), start)
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(round[key]).toBeCloseTo(start[key], 9)
      }),
    )
  })
})

describe('a cut of what is cut already', () => {
  test('is one cut of the original', () => {
    const first = composed(null, 0, { x: 0.5, y: 0, width: 0.5, height: 1 })!
    expect(composed(first, 0, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 })).toEqual({ x: 0.75, y: 0.5, width: 0.25, height: 0.5, turn: 0 })
  })

  test('turned right, the left edge is on top', () => {
    const left = composed(null, 0, { x: 0, y: 0, width: 0.25, height: 1 })!
    expect(composed(left, 90, { x: 0, y: 0, width: 1, height: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 0.25, turn: 90 })
  })

  test('is nothing when all of the original is shown upright', () => {
    expect(composed(null, 0, { x: 0, y: 0, width: 1, height: 1 })).toBeNull()
    expect(composed(null, 180, { x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ turn: 180 })
    expect(composed({ x: 0, y: 0, width: 1, height: 1, turn: 180 }, 180, { x: 0, y: 0, width: 1, height: 1 })).toBeNull()
  })

  test('is always one that the server takes', () => {
    fc.assert(
      fc.property(box, turn, box, turn, (one, first, other, second) => {
        const crop = composed(composed(null, first, one), second, other)
        expect(crop === null || isInside({ ...crop, width: crop.width - 2e-6, height: crop.height - 2e-6 })).toBe(true)
      }),
    )
  })
})
