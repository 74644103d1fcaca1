import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press } from '../support/browse.ts'
import { heard, quiet } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { agentTokenFrom, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

/** A picture and inline styles in saved text, as shops have them. */
const richText =
  '<p style="color: #c00; text-align: center">满 <b>99</b> 减 10</p><p><img src="/uploads/attach/demo/goods-1.jpg" style="width: 100%"></p>'

describe('under a strict policy with Trusted Types', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let token: string
  let richId: string
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
    token = await tokenFrom(product)
    richId = await savePage()
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  /** A page with saved rich text, made for this test. */
  async function savePage(): Promise<string> {
    const block = {
      name: 'richText',
      timestamp: '1767225600000000',
      id: 'id1767225600000000',
      setUp: { tabVal: 0 },
      richText: { title: '', val: richText },
    }
    const body = JSON.stringify({
      ...{
        name: '图文',
        title: '图文',
        is_show: 1,
        is_bg_color: 1,
        color_picker: '#f5f5f5',
        is_bg_pic: 0,
        bg_pic: '',
        bg_tab_val: 0,
        type: 2,
      },
      value: { '1767225600000000': block },
    })
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const reply = await fetch(`${product}/adminapi/diy/diy_save/0`, { method: 'POST', headers, body })
    const { data, msg } = (await reply.json()) as { data?: { id: unknown }; msg: string }
    expect(data?.id, msg).toBeTruthy()
    return String(data!.id)
  }

  async function strict(tag: string, attributes: Record<string, string> = {}) {
    const { page, errors } = await openPage(browser, `${pages.url}/csp.html`, { width: 1440, height: 900 })
    const given = { 'base-url': product, token, locale: 'zh-cn', ...attributes }
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
    return { page, errors, violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations) }
  }

  async function expectClean(seen: Awaited<ReturnType<typeof strict>>) {
    await quiet(seen.page)
    expect(await seen.violations()).toEqual([])
    expect(seen.errors).toEqual([])
    expect(pages.reports).toEqual([])
    await seen.page.close()
  }

  /** Opens whatever opens: every button of the panel that has a popup, and closes it again. */
  async function openAll(page: Page, within: string) {
    const count = (await page.$$(within)).length
    for (let at = 0; at < count; at++) {
      const handle = (await page.$$(within))[at]
      if (!handle || !(await handle.isVisible())) continue
      await handle.click().catch(() => undefined)
      await quiet(page)
      await page.keyboard.press('Escape')
    }
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

  it('opens the designer, every kind’s panel, colours, sliders, pictures and links', { timeout: 150_000 }, async () => {
    const seen = await strict('crm-designer', { 'page-id': '5' })
    const blocks = 'crm-designer >>> [data-block]'
    const count = (await seen.page.$$(blocks)).length
    expect(count).toBeGreaterThan(4)
    for (let at = 0; at < count; at++) {
      await (await seen.page.$$(blocks))[at]!.click().catch(() => undefined)
      await quiet(seen.page)
      if (at < 2) await openAll(seen.page, 'crm-designer >>> [role=complementary] [aria-haspopup], crm-designer >>> aside [aria-haspopup]')
    }
    await press(seen.page, '页面设置')
    await seen.page.click('crm-designer >>> .ui-color').catch(() => undefined)
    await quiet(seen.page)
    await expectClean(seen)
  })

  it('shows a page with saved rich text, inline styles and pictures', async () => {
    const seen = await strict('crm-designer', { 'page-id': richId })
    await seen.page.waitForSelector('crm-designer >>> .ui-rich-text img')
    const shown = await seen.page.$eval('crm-designer >>> .ui-rich-text', (text) => ({
      words: text.textContent,
      colour: getComputedStyle(text.querySelector('p')!).color,
      width: text.querySelector('img')!.style.width,
    }))
    expect(shown).toEqual({ words: '满 99 减 10', colour: 'rgb(204, 0, 0)', width: '100%' })
    await expectClean(seen)
  })

  it('opens the console with its menus, and the chat of both sides', { timeout: 120_000 }, async () => {
    const office = await strict('crm-console')
    await press(office.page, '语言')
    await office.page.keyboard.press('Escape')
    await press(office.page, '系统通知')
    await office.page.keyboard.press('Escape')
    await expectClean(office)
    const desk = await strict('crm-kefu', { mode: 'agent', token: await agentTokenFrom(product) })
    await expectClean(desk)
    const visitor = await strict('crm-kefu', { mode: 'visitor', token: '' })
    await press(visitor.page, '联系客服')
    await find(visitor.page, '消息内容', 'textbox')
    await expectClean(visitor)
  })

  it('makes a Word file of a quotation', async () => {
    const seen = await strict('crm-console')
    const made = await seen.page.$eval('crm-console', async (element) => {
      const { name, blob } = await element.quotation({
        order_sn: 'SO-1',
        order_date: '2026-11-22',
        lines: [{ name: '胶板', unit: '张', num: '1', price: '2.5' }],
      })
      return { name, type: blob.type, isWhole: blob.size > 3000 }
    })
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect(made).toEqual({ name: 'quotation-SO-1.docx', type, isWhole: true })
    await expectClean(seen)
  })

  it('notices a violation when there is one', async () => {
    const { page } = await openPage(browser, `${pages.url}/csp.html`)
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await page.waitForFunction(() => (window as unknown as { violations: string[] }).violations.length === 1)
    pages.reports.length = 0
  })
})
