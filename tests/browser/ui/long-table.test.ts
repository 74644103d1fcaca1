import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../support/browse.ts'
import { inside, openGallery, startGallery, still, type Gallery } from './gallery.ts'

let gallery: Gallery
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())

it.each([1366, 375])('100,000 rows: a leap ends where it was made to, the first one too, at a width of %i', async (width) => {
  // at this scale a row is no whole number of pixels high, and the browser would hold on to the gap below and be carried to the end
  const page = await openGallery(gallery, { width, scale: 1.25 })
  const box = await inside(page, '.gallery-long .ui-table-box')
  await inside(page, '.gallery-long tbody tr[aria-rowindex]')
  await box.evaluate((node) => node.scrollIntoView())
  await still(page)
  const seen = () =>
    box.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      const rows = [...node.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')]
      return rows
        .filter((row) => row.getBoundingClientRect().top >= top && row.getBoundingClientRect().bottom <= bottom)
        .map((row) => Number(row.ariaRowIndex))
    })
  for (const part of [0.25, 0.75, 0.5]) {
    await box.evaluate((node, to) => (node.scrollTop = node.scrollHeight * to), part)
    const isThere = (rows: number[]) => rows.length > 1 && Math.abs(rows[0]! - 100_000 * part) < 50
    await until(seen, isThere)
    // and stays there
    await still(page)
    expect(await seen()).toSatisfy(isThere)
  }
  await page.browserContext().close()
})

it.each([1366, 375])('what a line of many is too narrow for ends in dots and is told whole, at a width of %i', async (width) => {
  const page = await openGallery(gallery, { width })
  await page.setViewport({ width, height: 768, hasTouch: width < 600 })
  const cell = await inside(page, '.gallery-long tbody tr[aria-rowindex] td:last-child .ui-table-cut')
  await cell.scrollIntoView()
  await still(page)
  const look = await cell.evaluate((node) => [getComputedStyle(node).textOverflow, node.scrollWidth > node.clientWidth])
  expect(look).toEqual(['ellipsis', true])
  const heights = await page.$$eval('crm-ui-gallery >>> .gallery-long tr[aria-rowindex]', (rows) =>
    rows.filter((row) => !row.classList.contains('ui-table-waiting')).map((row) => row.getBoundingClientRect().height),
  )
  expect(new Set(heights).size).toBe(1)
  if (width < 600) await cell.tap()
  else await cell.hover()
  const bubble = await inside(page, '.ui-tooltip')
  expect(await bubble.evaluate((node) => node.textContent)).toBe(await cell.evaluate((node) => node.textContent))
  await page.browserContext().close()
})
