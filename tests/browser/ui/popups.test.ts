import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../support/browse.ts'
import { byText, count, focused, type Gallery, inside, kinds, openGallery, pause, rush, startGallery, still } from './gallery.ts'

let gallery: Gallery
let page: Page
async function fresh() {
  for (const context of gallery.browser.browserContexts().slice(1)) await context.close()
  // a box with overflow, transform and a stacking context of its own
  page = await openGallery(gallery, { query: '?style=caged' })
}

const boxOf = (selector: string) =>
  page.evaluate((chosen) => {
    const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const { left, top, bottom, width } = [...root.querySelectorAll(chosen)].at(-1)!.getBoundingClientRect()
    return { left, top, bottom, width }
  }, selector)

/** Whether a point of the popup is really the topmost thing there. */
const isOnTop = (selector: string) =>
  page.evaluate((chosen) => {
    const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const popup = [...root.querySelectorAll(chosen)].at(-1)!
    const { left, top, width, height } = popup.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => root.elementFromPoint(left + width / 2, top + height * part))
    return points.every((node) => node !== null && popup.contains(node))
  }, selector)

async function openMenu() {
  const trigger = await byText(page, 'button', '操作')
  await trigger.scrollIntoView()
  await trigger.focus()
  await page.keyboard.press('Enter')
  await inside(page, '[role=menu]')
  await still(page)
  return trigger
}

describe.each(kinds)('a popup in a host box that clips and stacks, in %s', (kind) => {
  beforeAll(async () => {
    gallery = await startGallery(kind)
  })
  afterAll(() => gallery.close())
  beforeEach(fresh)

  it('menu: opens under its button, on top, and works by keyboard', async () => {
    const trigger = await openMenu()
    const anchor = (await trigger.boundingBox())!
    const popup = await boxOf('[role=menu]')
    expect(Math.round(popup.top - anchor.y - anchor.height)).toBe(4)
    expect(Math.round(popup.left - anchor.x)).toBe(0)
    expect(await isOnTop('[role=menu]')).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('复制')
    await page.keyboard.press('Enter')
    await inside(page, '.ui-toast')
    await still(page)
    expect(await focused(page)).toBe('button 操作')
  })

  it('menu: closes by Escape, by its button and by a press on the host', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      async () => (await byText(page, 'button', '操作')).click(),
      async () => (await page.$('#before'))!.click(),
    ]) {
      await openMenu()
      await close()
      await still(page)
      expect(await count(page, '[role=menu]')).toBe(0)
    }
  })

  it('select: chooses by keyboard, before and after its heavy half is there', async () => {
    const select = await byText(page, '[role=combobox]', '请选择')
    await select.scrollIntoView()
    await select.focus()
    await pause(400)
    expect(await focused(page)).toMatch(/^combobox/)
    await page.keyboard.press('Enter')
    await inside(page, '[role=listbox]')
    await still(page)
    expect(await isOnTop('[role=listbox]')).toBe(true)
    // its first option is marked a moment after the list is there
    await inside(page, '[role=option][data-highlighted]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await still(page)
    expect(await focused(page)).toBe('combobox 酒水饮料')
    // its list stays mounted, but nothing of it lies over the host
    expect(await count(page, '.ui-top:popover-open')).toBe(0)
  })

  it('select: opens at the first press of the mouse', async () => {
    const select = await byText(page, '[role=combobox]', '请选择')
    await select.scrollIntoView()
    await select.click()
    const list = await inside(page, '[role=listbox]')
    await still(page)
    await (await byText(page, '[role=option]', '母婴用品')).click()
    await still(page)
    expect(await focused(page)).toBe('combobox 母婴用品')
    await list.dispose()
  })

  it('popover: a select inside it opens on top and Escape closes the inner one first', async () => {
    const trigger = await byText(page, 'button', '筛选')
    await trigger.scrollIntoView()
    await trigger.click()
    await inside(page, '.ui-popover')
    await still(page)
    await (await byText(page, '.ui-popover [role=combobox]', '请选择')).click()
    await inside(page, '[role=listbox]')
    await still(page)
    expect(await isOnTop('[role=listbox]')).toBe(true)
    await page.keyboard.press('Escape')
    await still(page)
    expect([await count(page, '.ui-popover [aria-expanded=true]'), await count(page, '.ui-popover')]).toEqual([0, 1])
    await page.keyboard.press('Escape')
    await still(page)
    expect(await count(page, '.ui-popover')).toBe(0)
    expect(await focused(page)).toBe('button 筛选')
    // Tab goes round in it
    await page.keyboard.press('Enter')
    await inside(page, '.ui-popover')
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await still(page)
    expect(await focused(page)).toBe('button 筛选')
  })

  it('tooltip: stays within a window that has room for it neither above nor below', async () => {
    const button = await byText(page, '.gallery-row .ui-tip button', '预览')
    await page.evaluate((node) => ((node.parentElement as HTMLElement).dataset.tip = '很长的说明，'.repeat(60)), button)
    await page.setViewport({ width: 700, height: 200 })
    await button.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'end' }))
    await page.keyboard.press('Tab')
    await button.focus()
    await inside(page, '.ui-tooltip')
    await still(page)
    const { left, top, bottom, width } = await boxOf('.ui-tooltip')
    expect([left >= 8, left + width <= 692, top >= 8, bottom <= 192], JSON.stringify({ left, top, bottom, width })).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await isOnTop('.ui-tooltip')).toBe(true)
  })

  it('tooltip: by keyboard at once, by the mouse after a moment, gone by Escape', async () => {
    const button = await byText(page, 'button', '撤销')
    // by the clock of the page: between two questions to a slow one more than that moment goes by
    const waited = button.evaluate(
      (node) =>
        new Promise<number>((done) => {
          let since = NaN
          node.addEventListener('pointerenter', () => (since = performance.now()), { once: true })
          const root = node.getRootNode() as ShadowRoot
          const watch = () => root.querySelector('.ui-tooltip') && done(performance.now() - since)
          new MutationObserver(watch).observe(root, { childList: true, subtree: true })
        }),
    )
    await button.hover()
    expect(await waited).toBeGreaterThan(300)
    expect(await isOnTop('.ui-tooltip')).toBe(true)
    await page.mouse.move(1, 1)
    await until(
      () => count(page, '.ui-tooltip'),
      (shown) => shown === 0,
    )
    const words = await byText(page, '.gallery-row .ui-tip button', '预览')
    await words.focus()
    await page.keyboard.press('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
    await inside(page, '.ui-tooltip')
    expect(await words.evaluate((node) => node.getAttribute('aria-describedby'))).toMatch(/^crm-tip/)
    await page.keyboard.press('Escape')
    expect(await count(page, '.ui-tooltip')).toBe(0)
  })

  it('colour: area and hex field, by keyboard', async () => {
    const button = await byText(page, '.ui-color', '#E93323CC')
    await button.scrollIntoView()
    await button.click()
    await inside(page, '.ui-color-area')
    await still(page)
    await (await inside(page, '.ui-color-area')).focus()
    await page.keyboard.press('ArrowLeft')
    const changed = await (await inside(page, '.ui-color-text')).evaluate((node) => node.textContent)
    expect(changed).toMatch(/^#E9[0-9A-F]{4}CC$/)
    expect(changed).not.toBe('#E93323CC')
    const hex = await byText(page, '.ui-color-sheet input', '十六进制色值')
    await hex.click({ count: 3 })
    await page.keyboard.type('#0256ff')
    const shown = () => inside(page, '.ui-color-text').then((node) => node.evaluate((text) => text.textContent))
    expect(await shown()).toBe('#0256FF')
    for (const [typed, message] of [
      ['#02xy', '输入错误的hex'],
      ['rgb(300, 0, 0)', '输入错误的rgb颜色值'],
    ] as const) {
      await hex.click({ count: 3 })
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      expect(await (await inside(page, '.ui-color-sheet [role=alert]')).evaluate((node) => node.textContent)).toBe(message)
      expect(await shown()).toBe('#0256FF')
    }
    await hex.click({ count: 3 })
    await page.keyboard.type('rgb(233, 51, 35)')
    expect(await count(page, '.ui-color-sheet [role=alert]')).toBe(0)
    expect(await shown()).toBe('#E93323')
  })
})

describe('a popup on a slow page', () => {
  beforeAll(async () => {
    gallery = await startGallery()
  })
  afterAll(() => gallery.close())
  beforeEach(fresh)

  it('menu: the keys after the one that opened it are its own, and none of them is taken back', async () => {
    await openMenu()
    await page.keyboard.press('Escape')
    await still(page)
    await rush(page, 'Enter', 'ArrowDown')
    expect(await focused(page)).toContain('复制')
    await page.keyboard.press('Escape')
    await still(page)
    await rush(page, 'ArrowUp', 'ArrowUp')
    expect(await focused(page)).toContain('设为首页')
  })
})
