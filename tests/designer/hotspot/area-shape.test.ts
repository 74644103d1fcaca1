import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnBox, movedBox, renumbered, resizedBox, roomFor, type Box } from '#src/designer/hotspot/area-shape.ts'

const box: Box = { x: 100, y: 200, width: 300, height: 160 }

describe('shapes of areas', () => {
  it('draws from any corner to any other, in whole px', () => {
    expect(drawnBox({ x: 300.4, y: 90.2 }, { x: 30.2, y: 10.4 }, 500)).toEqual({ x: 30, y: 10, width: 270, height: 80 })
  })

  it.each([
    [10, 50],
    [50, 10],
  ])('keeps no drawing of %i × %i: it must be wider and higher than 10 px', (width, height) => {
    expect(drawnBox({ x: 0, y: 0 }, { x: width, y: height }, 500)).toBeUndefined()
    expect(drawnBox({ x: 0, y: 0 }, { x: Math.max(width, 11), y: Math.max(height, 11) }, 500)).toBeDefined()
  })

  it('clips a drawing to the picture', () => {
    expect(drawnBox({ x: 700, y: 480 }, { x: 990, y: 900 }, 500)).toEqual({ x: 700, y: 480, width: 50, height: 20 })
    expect(drawnBox({ x: 40, y: 40 }, { x: -80, y: -9 }, 500)).toEqual({ x: 0, y: 0, width: 40, height: 40 })
  })

  it('moves inside the picture and keeps the size', () => {
    expect(movedBox(box, { x: 5, y: -7 }, 600)).toEqual({ ...box, x: 105, y: 193 })
    expect(movedBox(box, { x: 9999, y: 9999 }, 600)).toEqual({ ...box, x: 450, y: 440 })
    expect(movedBox(box, { x: -9999, y: -9999 }, 600)).toEqual({ ...box, x: 0, y: 0 })
  })

  it('resizes by the side that is held; the opposite one stays', () => {
    expect(resizedBox(box, { across: 1, down: 1 }, { x: 20, y: 30 }, 600)).toEqual({ ...box, width: 320, height: 190 })
    expect(resizedBox(box, { across: -1, down: 0 }, { x: 20, y: 30 }, 600)).toEqual({ ...box, x: 120, width: 280 })
    expect(resizedBox(box, { across: 0, down: -1 }, { x: 20, y: -900 }, 600)).toEqual({ ...box, y: 0, height: 360 })
    expect(resizedBox(box, { across: 1, down: 1 }, { x: -900, y: -900 }, 600)).toEqual({ ...box, width: 11, height: 11 })
    expect(resizedBox(box, { across: 1, down: 1 }, { x: 900, y: 900 }, 600)).toEqual({ ...box, width: 650, height: 400 })
  })

  it('never leaves the picture, whatever the gesture', () => {
    const point = fc.record({ x: fc.double({ min: -2000, max: 2000, noNaN: true }), y: fc.double({ min: -2000, max: 2000, noNaN: true }) })
    const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
    const gesture = fc.record({ from: point, to: point, by: point, across: side, down: side, height: fc.integer({ min: 20, max: 3000 }) })
    fc.assert(
      fc.property(gesture, ({ from, to, by, across, down, height }) => {
        const drawn = drawnBox(from, to, height)
        if (!drawn) return
        for (const one of [drawn, movedBox(drawn, by, height), resizedBox(drawn, { across, down }, by, height)]) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0)
          expect(one.x + one.width).toBeLessThanOrEqual(750)
          expect(one.y + one.height).toBeLessThanOrEqual(height)
          expect(Math.min(one.width, one.height)).toBeGreaterThan(10)
          expect(Object.values(one).every(Number.isInteger)).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('finds room for an area that is added by keys, even in a low picture', () => {
    expect(roomFor([], 600)).toEqual({ x: 10, y: 10, width: 200, height: 100 })
    expect(roomFor([box], 600)).toMatchObject({ x: 100, y: 370 })
    expect(roomFor([box], 300)).toMatchObject({ y: 200 })
    expect(roomFor([], 40)).toMatchObject({ y: 0, height: 40 })
  })

  it('counts the areas from 1 again', () => {
    const areas = [1, 3, 4].map((number) => ({ number, ...box, link: '' }))
    const counted = renumbered(areas)
    expect(counted.map((area) => area.number)).toEqual([1, 2, 3])
    expect(counted[0]).toBe(areas[0])
  })
})
