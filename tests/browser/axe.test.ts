import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, openTab, press, signIn, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { exampleOf } from '../support/rights-of-pages.ts'
import { routes } from '#src/console/routes.ts'

const product = inject('productUrl')

const looked = new Set([
  'home/dashboard',
  'storefront/pages',
  'system/media',
  'storefront/designer',
  'system/mobile-upload',
  'kefu/chat-desk',
])
/** `SWEEPS=whole` looks at each page in both ways; otherwise a quarter wide and light, another narrow and dark. */
const isWhole = process.env['SWEEPS'] === 'whole'
const others = [...new Map(routes.map(({ page, path }) => [page, exampleOf(page) ?? path]))].filter(([page]) => !looked.has(page))
const looks = others
  .map(([page, path], index) => ({ page, path, isWide: isWhole || index % 4 === 0, isNarrow: isWhole || index % 4 === 2 }))
  .filter(({ isWide, isNarrow }) => isWide || isNarrow)

const wide = { width: 1366, height: 768 }
const narrow = { width: 375, height: 812 }

describe('axe finds nothing', () => {
  let browser: Browser
  let office: Page
  beforeAll(async () => {
    browser = await openBrowser()
    ;({ page: office } = await openPage(browser, `${product}/admin/setting/pages/devise/0`))
  })
  afterAll(() => browser.close())
  // a tab of its own for each: the calls that a page had under way when it was left would count as open for ever
  const go = async (path: string): Promise<Page> => {
    const { page } = await openTab(await office.browserContext().newPage(), product + path)
    await quiet(page)
    return page
  }

  it('on the start page', async () => expectAccessible((await openPage(browser, product)).page))

  it('on the sign-in', async () => {
    await find(office, '账号', 'textbox')
    await quiet(office)
    await expectAccessible(office)
    await signIn(office, 'admin')
    await find(office, '菜单', 'navigation')
  })

  it.each(['/admin/index', '/admin/setting/pages/devise/0', '/admin/system/file', '/admin/nowhere'])(
    'on %s, wide and light, as narrow as a phone and dark',
    async (path) => {
      const page = await go(path)
      await expectAccessible(page)
      await press(page, '切换到深色')
      await page.setViewport(narrow)
      await quiet(page)
      await expectAccessible(page)
      await page.setViewport(wide)
      await press(page, '切换到浅色')
    },
  )

  describe('on the other pages, one after the other in one tab', () => {
    let page: Page
    beforeAll(async () => {
      page = await go('/admin/index')
    })

    it.each(looks)('$page, wide and light: $isWide, as narrow as a phone and dark: $isNarrow', async ({ path, isWide, isNarrow }) => {
      await page.setViewport(isWide ? wide : narrow)
      await page.evaluate((to) => (document.querySelector('crm-console') as unknown as { navigate(path: string): void }).navigate(to), path)
      await page.waitForFunction((to) => location.pathname === `/admin${to}`, {}, path)
      await quiet(page)
      // what stands around a page was looked at with those above
      const content = ['crm-console', '.console-outlet']
      if (isWide) await expectAccessible(page, content)
      if (!isNarrow) return
      await page.setViewport(narrow)
      await page.$eval('crm-console', (element) => element.setAttribute('theme', 'dark'))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expectAccessible(page, content)
      await page.$eval('crm-console', (element) => element.setAttribute('theme', 'light'))
    })
  })

  it('on a page that tells something, and on the bell that has kept it', async () => {
    const page = await go('/admin/demo/functions')
    await press(page, '失败')
    // what the pointer is on stays
    await (await visible(page, 'crm-console >>> .ui-toast')).hover()
    await visible(page, 'crm-console >>> .console-bell [data-count]')
    await expectAccessible(page)
  })

  it('on the designer, with a block and with the page chosen', async () => {
    const page = await go('/admin/setting/pages/diy_index?id=5')
    await expectAccessible(page)
    const blocks = await page.$$('::-p-aria([name="轮播图"])')
    await blocks.at(-1)!.click()
    await quiet(page)
    await expectAccessible(page)
    await press(page, '页面设置')
    await visible(page, 'crm-console >>> .ui-color')
    await expectAccessible(page)
    await clickOn(page, 'crm-console >>> [data-tab=checks]')
    await visible(page, 'crm-console >>> .designer-finding')
    await expectAccessible(page)
  })

  it('on the legacy host, within the designer', async () => {
    const { page } = await openPage(browser, inject('legacyUrl'))
    await find(page, '撤销 (Ctrl+Z)', 'button')
    await quiet(page)
    await expectAccessible(page, 'crm-designer')
  })

  it('on the support page, with the chat closed and open', async () => {
    const { page } = await openPage(browser, `${product}/support/`)
    await find(page, '联系客服', 'button')
    await expectAccessible(page)
    await press(page, '联系客服')
    await find(page, '消息内容', 'textbox')
    await expectAccessible(page)
  })

  it('on the agent’s desk', async () => {
    const { page } = await openPage(browser, `${product}/kefu`)
    await find(page, '账号', 'textbox')
    await expectAccessible(page)
    await signIn(page, 'kefu')
    await quiet(page)
    await expectAccessible(page)
  })
})
