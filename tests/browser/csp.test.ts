import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, until, visible } from '../support/browse.ts'
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

  /** What floats over the page: dialogs, menus, lists and bubbles that can be seen. */
  const floating = (page: Page) =>
    page.$$eval(
      'crm-designer >>> :is([role=dialog], dialog[open], [role=listbox], [role=menu], [popover])',
      (all) => all.filter((node) => node.checkVisibility() && node.getBoundingClientRect().height > 0).length,
    )
  const popups = 'crm-designer >>> .designer-panel [aria-haspopup]'
  const nameOf = (of: Element) => of.getAttribute('aria-label') ?? of.textContent?.trim() ?? ''

  /** Opens every control of the panel that has a popup, sees what it opens, and closes it again; answers their names. */
  async function openAll(page: Page): Promise<string[]> {
    const names: string[] = []
    const count = (await page.$$(popups)).length
    for (let at = 0; at < count; at++) {
      const handle = (await page.$$(popups))[at]!
      const name = await handle.evaluate(nameOf)
      if (!(await handle.isVisible())) continue
      await handle.click()
      await until(
        () => floating(page),
        (open) => open > 0,
      ).catch((error) => expect.fail(`${name} opened nothing: ${(error as Error).message}`))
      await quiet(page)
      await page.keyboard.press('Escape')
      await until(
        () => floating(page),
        (open) => open === 0,
      ).catch((error) => expect.fail(`${name} was not closed: ${(error as Error).message}`))
      names.push(name)
    }
    return names
  }

  it('opens the media library, the dialog of a new category and a list in it', async () => {
    const seen = await strict('crm-media-library')
    await press(seen.page, '添加分类')
    await find(seen.page, '分类名称', 'textbox')
    await press(seen.page, '上级分类', 'combobox')
    await visible(seen.page, 'crm-media-library >>> [role=listbox]')
    await seen.page.keyboard.press('Escape')
    await seen.page.keyboard.press('Escape')
    await expectClean(seen)
  })

  it(
    'opens the designer, the panel of every block of a page, and all that the first two and the page are set by',
    { timeout: 150_000 },
    async () => {
      const seen = await strict('crm-designer', { 'page-id': '5' })
      const blocks = 'crm-designer >>> [data-block]'
      const count = (await seen.page.$$(blocks)).length
      expect(count).toBeGreaterThan(4)
      const opened = new Set<string>()
      for (let at = 0; at < count; at++) {
        const cover = (await seen.page.$$(blocks))[at]!
        const id = await cover.evaluate((node) => node.closest<HTMLElement>('[data-id]')!.dataset['id'])
        await cover.click()
        await visible(seen.page, `crm-designer >>> .designer-panel__room[data-of="${id}"] .designer-panel__body`)
        await quiet(seen.page)
        if (at < 2) for (const name of await openAll(seen.page)) opened.add(name)
      }
      // what the search box and the carousel of this page of the demo shop are set by
      expect(opened).toEqual(
        new Set([
          '设置logo: 更换图片',
          '图片: 更换图片',
          '指示器颜色',
          '背景颜色(渐变) 起始颜色',
          '背景颜色(渐变) 结束颜色',
          '链接: /pages/annex/special/index?id=6',
          '链接: /pages/annex/special/index?id=7',
          '链接: /pages/goods/goods_list/index?sid=12&title=收纳整理',
          '链接: /pages/goods/goods_list/index?sid=2&title=防护手套',
        ]),
      )
      await press(seen.page, '页面设置')
      const colour = await visible(seen.page, 'crm-designer >>> [data-of="page"] .ui-color')
      await colour.click()
      await visible(seen.page, 'crm-designer >>> :is([role=dialog], [popover])')
      await quiet(seen.page)
      await expectClean(seen)
    },
  )

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
    await visible(office.page, 'crm-console >>> [role=menu]')
    await office.page.keyboard.press('Escape')
    // its name tells how much waits
    await (await visible(office.page, 'crm-console >>> .console-bell'))!.click()
    await visible(office.page, 'crm-console >>> [role=dialog]')
    await office.page.keyboard.press('Escape')
    await expectClean(office)
    const agentPage = await strict('crm-kefu', { mode: 'agent', token: await agentTokenFrom(product) })
    await visible(agentPage.page, 'crm-kefu >>> .kefu-workbench')
    await expectClean(agentPage)
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
