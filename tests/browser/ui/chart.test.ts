import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, until } from '../../support/browse.ts'
import { byText, count, type Gallery, inside, openGallery, startGallery, still } from './gallery.ts'

let gallery: Gallery
let page: Page
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())

const open = async (look: Parameters<typeof openGallery>[1] = {}) => {
  await page?.browserContext().close()
  page = await openGallery(gallery, look)
}
const profit = '.ui-chart[aria-label=每日毛利]'
const drawn = () => count(page, '.ui-chart-canvas svg')
const scrollTo = async () => {
  await (await inside(page, '.gallery-charts')).evaluate((node) => node.scrollIntoView())
  await inside(page, `${profit} .ui-chart-canvas svg path`)
  await until(drawn, (charts) => charts === 3)
  await still(page)
}
const textOf = (selector: string) =>
  page.evaluate((chosen) => document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelector<HTMLElement>(chosen)?.innerText, selector)
/** The colours in which bars are filled, each once. */
const fills = () =>
  page.evaluate((chosen) => {
    const paths = document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll(`${chosen} .ui-chart-canvas path`)
    return [...new Set([...paths].map((path) => getComputedStyle(path).fill))]
  }, profit)

it('is drawn when it comes into sight, under a strict policy, in the colours of the theme', async () => {
  await open({ query: '?strict&plain' })
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  expect(await drawn()).toBe(0)
  await scrollTo()
  const signs = await page.evaluate((chosen) => {
    const buttons = document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll(`${chosen} .ui-chart-names button`)
    return [...buttons].map((button) => getComputedStyle(button, '::before').backgroundColor)
  }, profit)
  expect(await fills()).toEqual(expect.arrayContaining(signs))
  const words = await page.evaluate((chosen) => {
    const texts = document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll(`${chosen} .ui-chart-canvas text`)
    return [...texts].map((text) => text.textContent)
  }, profit)
  expect(words).toEqual(expect.arrayContaining(['¥250', '¥0', '¥-125', '11-17', '11-23']))
  expect(broken).toEqual([])
})

it('says the values of the column under the pointer, and of the one that keys lead to', async () => {
  await open({ query: '?strict&plain' })
  await scrollTo()
  await (await inside(page, profit)).focus()
  await page.keyboard.press('ArrowRight')
  await until(
    () => textOf('.ui-chart-values'),
    (words) => words === '11-17\n本周 ¥120.50\n上周 ¥90.00',
  )
  for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowRight')
  await until(
    () => textOf('.ui-chart-values'),
    (words) => words === '11-21\n本周 –\n上周 ¥71.30',
  )
  await page.keyboard.press('Escape')
  await until(
    () => count(page, '.ui-chart-values'),
    (shown) => shown === 0,
  )
  const { x, y, width, height } = (await (await inside(page, `${profit} .ui-chart-canvas`)).boundingBox())!
  await page.mouse.move(x + width - 20, y + height / 2)
  await until(
    () => textOf('.ui-chart-values'),
    (words) => words === '11-23\n本周 ¥64.10\n上周 ¥99.90',
  )
  const pie = (await (await inside(page, '.ui-chart[aria-label=库存重量] .ui-chart-canvas')).boundingBox())!
  await page.mouse.move(pie.x + pie.width / 2 + pie.height * 0.37, pie.y + pie.height / 2)
  await until(
    () => textOf('.ui-chart-values'),
    (words) => words === '橡胶\n40.5 t',
  )
})

it('takes a series out by its name, and its scale follows', async () => {
  await open({ query: '?plain' })
  await scrollTo()
  const before = await fills()
  await (await byText(page, `${profit} .ui-chart-names button`, '本周')).click()
  await until(fills, (colours) => colours.length < before.length)
})

it.each([
  ['light', 1366],
  ['dark', 375],
] as const)('axe finds nothing in the charts and their figures, %s, %i px', async (theme, width) => {
  await open({ theme, width, query: '?plain' })
  await scrollTo()
  await (await byText(page, `${profit} button`, '显示数据表')).click()
  await still(page)
  const box = (await (await inside(page, `${profit} .ui-chart-canvas svg`)).boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  await expectAccessible(page, ['crm-ui-gallery', '.gallery-charts'])
})
