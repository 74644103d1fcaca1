import type { ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const field = (label: string) =>
  page.evaluateHandle((words) => {
    const place = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const found = [...place.querySelectorAll('label')].find((node) => node.textContent === words)!
    return place.getElementById(found.htmlFor) as HTMLInputElement
  }, label) as Promise<ElementHandle<HTMLInputElement>>
const valueOf = async (label: string) => (await field(label)).evaluate((input) => input.value)
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key as 'Enter')
}
/** What has the focus inside the element, by its name. */
const focus = () =>
  page.evaluate(() => {
    const at = document.querySelector('crm-ui-gallery')!.shadowRoot!.activeElement as HTMLElement
    return at.ariaLabel ?? (at.innerText || (at as HTMLInputElement).labels?.[0]?.textContent)
  })
const popups = () => count(page, '.ui-calendar-popup')
const day = (text: string) => inside(page, `.ui-calendar-popup [data-day="${text}"] button`)

describe('date input, in a shadow root under a strict policy', () => {
  beforeEach(() => open({ query: '?strict&plain' }))

  it('is chosen from by keyboard', async () => {
    const label = '交货日期*'
    await (await field(label)).focus()
    await press('ArrowDown')
    await until(focus, (name) => name === '2026年11月11日星期三')
    await press('ArrowRight', 'ArrowDown', 'PageDown')
    await until(focus, (name) => name === '2026年12月19日星期六')
    await press('Enter')
    await until(popups, (shown) => shown === 0)
    expect([await valueOf(label), await focus()]).toEqual(['2026-12-19', label])
    await press('ArrowDown')
    await until(focus, (name) => name === '2026年12月19日星期六')
    await (await inside(page, '.ui-calendar-popup .ui-calendar-title')).press('Enter')
    await until(focus, (name) => name === '12月')
    await press('ArrowDown')
    await until(focus, (name) => name === '3月')
    await (await inside(page, '.ui-calendar-popup .ui-calendar-title')).press('Enter')
    await until(focus, (name) => name === '2027')
    await press('ArrowLeft', 'Enter')
    await until(focus, (name) => name === '12月')
    await press('Home', 'Enter')
    await until(focus, (name) => name === '2026年10月1日星期四')
    await press('Escape')
    await until(popups, (shown) => shown === 0)
    expect([await valueOf(label), await focus()]).toEqual(['2026-12-19', label])
  })

  it('is typed in many ways while the calendar follows, and what cannot be read gives way', async () => {
    const label = '交货日期*'
    const input = await field(label)
    const write = async (words: string) => {
      await input.click({ count: 3 })
      await page.keyboard.type(words)
    }
    await write('20270308')
    expect(await (await day('2027-03-08')).evaluate((node) => node.parentElement!.ariaSelected)).toBe('true')
    await press('Enter')
    expect(await valueOf(label)).toBe('2027-03-08')
    await write('5-6')
    await press('Tab')
    await until(popups, (shown) => shown === 0)
    expect(await valueOf(label)).toBe('2026-05-06')
    await write('2026-02-30')
    await press('Tab')
    expect(await valueOf(label)).toBe('2026-05-06')
  })

  it('keeps to its limits and is emptied', async () => {
    const label = '加急日期'
    const input = await field(label)
    await input.click()
    await (await day('2026-11-19')).click()
    await still(page)
    expect(await valueOf(label)).toBe('')
    await (await day('2026-11-20')).click()
    await until(popups, (shown) => shown === 0)
    expect(await valueOf(label)).toBe('2026-11-20')
    await input.click({ count: 3 })
    await page.keyboard.type('2026-12-11')
    await press('Enter')
    expect(await valueOf(label)).toBe('2026-11-20')
    await input.click()
    await (await byText(page, '.ui-calendar-popup button', '清空')).click()
    expect(await valueOf(label)).toBe('')
  })

  it('month: chosen by keyboard within its limits', async () => {
    await (await field('记账月份')).focus()
    await press('ArrowDown')
    await until(focus, (name) => name === '11月')
    await press('PageDown', 'Home')
    await until(focus, (name) => name === '10月')
    await press('Enter')
    expect(await popups()).toBe(1)
    await press('ArrowUp', 'ArrowUp', 'Enter')
    await until(popups, (shown) => shown === 0)
    expect(await valueOf('记账月份')).toBe('2027-04')
  })

  it('range: two presses in any order, typed, and by a shortcut', async () => {
    const ends = async () => [await valueOf('开始日期'), await valueOf('结束日期')]
    const cell = (text: string) => inside(page, `.ui-range [data-day="${text}"] button`)
    await (await cell('2026-11-20')).click()
    expect(await ends()).toEqual(['2026-11-20', ''])
    await (await cell('2026-11-03')).click()
    expect(await ends()).toEqual(['2026-11-03', '2026-11-20'])
    expect(await count(page, '.ui-range [aria-selected=true]')).toBe(18)
    await (await byText(page, '.ui-range button', '最近7天')).click()
    expect(await ends()).toEqual(['2026-11-17', '2026-11-23'])
    await (await field('结束日期')).click({ count: 3 })
    await page.keyboard.type('2026-12-01')
    expect(await ends()).toEqual(['2026-11-17', '2026-12-01'])
  })
})

it('is a sheet on a phone, which takes the focus and gives it back', async () => {
  await open({ width: 375, query: '?strict&plain' })
  const label = '交货日期*'
  await (await field(label)).click()
  const chosen = await inside(page, '.ui-calendar-sheet [data-day="2026-11-20"] button')
  await still(page)
  const { x, width } = (await chosen.boundingBox())!
  expect([x >= 0, x + width <= 375, width >= 40]).toEqual([true, true, true])
  expect(await (await inside(page, '.ui-panel-title')).evaluate((node) => node.textContent)).toBe('交货日期')
  await chosen.click()
  await until(
    () => count(page, '.ui-calendar-sheet'),
    (shown) => shown === 0,
  )
  expect([await valueOf(label), await focus()]).toEqual(['2026-11-20', label])
  await (await field('记账月份')).click()
  await (await byText(page, '.ui-calendar-sheet button', '3月')).click()
  await until(
    () => count(page, '.ui-calendar-sheet'),
    (shown) => shown === 0,
  )
  expect(await valueOf('记账月份')).toBe('2026-03')
})

it.each([
  ['light', 1366, '.ui-calendar-popup'],
  ['dark', 375, '.ui-calendar-sheet'],
] as const)('axe finds nothing in the calendars, %s, %i px', async (theme, width, popup) => {
  await open({ theme, width, query: '?plain' })
  const input = await field('加急日期')
  await input.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await input.click()
  await inside(page, `${popup} [data-day="2026-11-23"]`)
  await still(page)
  await expectAccessible(page, ['crm-ui-gallery', popup])
  await press('Escape')
  await until(
    () => count(page, popup),
    (shown) => shown === 0,
  )
  await expectAccessible(page, ['crm-ui-gallery', '.gallery-dates'])
})
