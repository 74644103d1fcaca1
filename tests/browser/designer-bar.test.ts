import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, press, seeText, until, visible, write } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
let browser: Browser
let pages: Awaited<ReturnType<typeof startPages>>
let page: Page

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
  ;({ page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1366, height: 768 }))
  const attributes = {
    'base-url': product,
    token: await tokenFrom(product),
    locale: 'en',
    style: 'display:block;height:700px',
  }
  await showElement(page, 'body', 'crm-designer', attributes)
  await write(page, 'Template name', '春天的新品从今天起在店里和网上同时开卖'.repeat(4))
})
afterAll(async () => {
  await browser.close()
  await pages.close()
})

/** What of the bar lies beside it, by name. */
const outside = () =>
  page.$eval('crm-designer >>> .designer-bar', (bar) => {
    const room = bar.getBoundingClientRect()
    const buttons = [...bar.querySelectorAll('button')].map((button) => ({
      button,
      box: button.getBoundingClientRect(),
    }))
    return buttons
      .filter(({ box }) => box.width > 0 && (box.left < room.left || box.right > room.right))
      .map(({ button }) => button.getAttribute('aria-label') ?? button.textContent)
  })

it.each([1366, 1100, 1000, 800, 760, 700, 640, 375])('a long name leaves every button of the bar in sight, %i px wide', async (width) => {
  await page.setViewport({ width, height: 768 })
  await quiet(page)
  // the bar gives up one part after the other while it is measured
  await until(outside, (names) => names.length === 0)
})

describe('while a page is changed and saved', () => {
  const open = async (width: number) => {
    const token = await tokenFrom(product)
    const id = await saveBlocks(
      product,
      token,
      ['一', '二', '三'].map((value) => ({ name: 'titles', titleConfig: { value } })),
    )
    const { page: opened } = await openPage(browser, `${pages.url}/blank.html`, { width, height: 768 })
    const attributes = { 'base-url': product, token, locale: 'zh-cn', 'page-id': id, style: 'display:block;height:700px' }
    await showElement(opened, 'body', 'crm-designer', attributes)
    return opened
  }
  const change = async (of: Page) => {
    await (await visible(of, 'crm-designer >>> .designer-block [data-block]')).click()
    await visible(of, 'crm-designer >>> [data-chosen]')
    await of.keyboard.press('Delete')
    await seeText(of, '未保存')
  }
  const save = async (of: Page) => {
    await press(of, '保存')
    await seeText(of, '已保存')
    await quiet(of)
  }

  const standing = async (of: Page, words: string) => {
    await until(
      () => of.$eval('crm-designer >>> .designer-standing', (mark) => mark.textContent),
      (text) => text === words,
    )
    await quiet(of)
  }

  it.each([1366, 1100])('the middle of the bar stays where it is, %i px wide', async (width) => {
    const of = await open(width)
    const left = () => of.$eval('crm-designer >>> .designer-bar__middle', (middle) => middle.getBoundingClientRect().left)
    const before = await left()
    await change(of)
    expect(await left()).toBe(before)
    await save(of)
    expect(await left()).toBe(before)
    await press(of, '发布')
    await press(of, '立即发布')
    await standing(of, '已发布')
    expect(await left()).toBe(before)
    await change(of)
    await save(of)
    await standing(of, '有未发布的修改')
    expect(await left()).toBe(before)
  })

  it('a phone shows whether it is saved, when, and what visitors see, all of it', async () => {
    const of = await open(375)
    await change(of)
    await save(of)
    const told = await of.$$eval('crm-designer >>> :is(.designer-standing, .designer-mark)', (marks) =>
      marks.map((mark) => ({
        words: mark.textContent,
        cut: mark.scrollWidth > mark.clientWidth,
        box: mark.getBoundingClientRect().toJSON() as DOMRect,
      })),
    )
    expect(told.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^(已发布|草稿|有未发布的修改)$/),
      expect.stringMatching(/^已保存 \d\d:\d\d$/),
    ])
    for (const { cut, box } of told) expect([cut, box.width > 30 && box.left >= 0 && box.right <= 375]).toEqual([false, true])
  })
})
