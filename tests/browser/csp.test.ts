import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press } from '../support/browse.ts'
import { heard, quiet } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

describe('under a strict policy with Trusted Types', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  async function strict(tag: string, attributes: Record<string, string> = {}) {
    const { page, errors } = await openPage(browser, `${pages.url}/csp.html`)
    const given = { 'base-url': product, token: await tokenFrom(product), locale: 'zh-cn', ...attributes }
    await page.evaluate(
      ([name, all]) => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(all)) element.setAttribute(key, value)
        for (const event of ['crm-ready', 'crm-error', 'crm-auth-required'])
          element.addEventListener(event, () => (element.dataset['heard'] += ` ${event}`))
        document.body.append(element)
      },
      [tag, given] as const,
    )
    await heard(page, tag, 'crm-ready')
    await quiet(page)
    const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
    return { page, errors, violations }
  }

  async function expectClean(seen: Awaited<ReturnType<typeof strict>>) {
    await quiet(seen.page)
    expect(await seen.violations()).toEqual([])
    expect(seen.errors).toEqual([])
    expect(pages.reports).toEqual([])
  }

  it('opens the media library and its dialogs', async () => {
    const seen = await strict('crm-media-library')
    await press(seen.page, '添加分类')
    await find(seen.page, '分类名称', 'textbox')
    await press(seen.page, '上级分类', 'combobox')
    await seen.page.keyboard.press('Escape')
    await seen.page.keyboard.press('Escape')
    await expectClean(seen)
  })

  it('notices a violation when there is one', async () => {
    const { page } = await openPage(browser, `${pages.url}/csp.html`)
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await page.waitForFunction(() => (window as unknown as { violations: string[] }).violations.length === 1)
    pages.reports.length = 0
  })
})
