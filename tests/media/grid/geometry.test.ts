import { expect, test } from 'vitest'
import { depthOf, evenly, layOut, rangeAt, scrollInto, scrollTo, tallest } from '#src/media/grid/geometry.ts'

const desktop = { width: 1100, height: 600 }
const phone = { width: 343, height: 480 }

test('pages have whole rows, a list without an end as many columns as fit', () => {
  expect(layOut('grid', 18, desktop, false).columns).toBe(6)
  expect(layOut('grid', 18, phone, false).columns).toBe(3)
  expect(layOut('grid', 18, { width: 1800, height: 900 }, false).columns).toBe(9)
  expect(layOut('grid', 100_000, { width: 2200, height: 900 }, true).columns).toBe(13)
  expect(layOut('table', 100_000, phone, true).columns).toBe(1)
})

test('100,000 files have their true height; the last one stands at the end of the scroll bar', () => {
  const table = layOut('table', 100_000, desktop, true)
  expect(table.height).toBe(4_800_000)
  expect(rangeAt(table, 100_000, table.height - desktop.height, desktop.height, evenly(0)).last).toBe(99_999)
})

test('a list taller than browsers bear still reaches both of its ends', () => {
  const table = layOut('table', 1_000_000, desktop, true)
  expect(table.height).toBe(tallest)
  expect(rangeAt(table, 1_000_000, 0, desktop.height, evenly(0)).first).toBe(0)
  const end = rangeAt(table, 1_000_000, tallest - desktop.height, desktop.height, evenly(0))
  expect(end.last).toBe(999_999)
  const there = scrollTo(table, 500_000)
  expect(Math.round(depthOf(table, there) / table.stepY)).toBe(500_000)
})

test('only what is near the screen is shown', () => {
  const grid = layOut('grid', 100_000, desktop, true)
  const { first, last } = rangeAt(grid, 100_000, scrollTo(grid, 60_000), desktop.height, evenly(1))
  expect(first).toBeLessThanOrEqual(60_000)
  expect(first).toBeGreaterThan(59_900)
  expect(last - first).toBeLessThan(100)
  const ahead = rangeAt(grid, 100_000, scrollTo(grid, 60_000), desktop.height, { above: 0, below: 2 })
  expect(ahead.first).toBe(60_000)
  expect(ahead.last).toBeGreaterThan(last)
  expect(rangeAt(layOut('grid', 0, desktop, true), 0, 0, desktop.height, evenly(1))).toEqual({ first: 0, last: -1 })
})

test('scrolls as little as a key needs', () => {
  const table = layOut('table', 1000, desktop, true)
  expect(scrollInto(table, 3, 0, desktop.height)).toBe(0)
  expect(scrollInto(table, 20, 0, desktop.height)).toBe(20 * 48 + 48 - 600)
  expect(scrollInto(table, 5, 4_800, desktop.height)).toBe(240)
})
