import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const list = '/admin/marketingManagement/quotation'

/** Puts cells on the clipboard of the page and pastes them where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const cell = document.querySelector('crm-console')!.shadowRoot!.activeElement!
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', cells)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }))
  }, text)
/** Instead of the downloads of a machine: what would be downloaded. */
const catchFiles = (page: Page) =>
  page.evaluate(() => {
    const files: string[] = []
    Object.assign(globalThis, { files })
    HTMLAnchorElement.prototype.click = function () {
      files.push(this.download)
    }
  })
/** What a notification says that is no success. */
const toldIn = (page: Page) =>
  page.evaluate(() => document.querySelector('crm-console')!.shadowRoot!.querySelector('.ui-toast.is-error')?.textContent ?? '')
const files = (page: Page) => page.evaluate(() => (globalThis as unknown as { files: string[] }).files)
const pathOf = (page: Page) => new URL(page.url()).pathname.slice(list.length)

it('writes a quotation to a new customer, with pasted lines, sends it and saves the Word file', { timeout: 180_000 }, async () => {
  const { page, errors } = await openPage(browser, `${inject('productUrl')}${list}`)
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> tbody tr')
  await catchFiles(page)
  await press(page, '添加')
  await until(
    async () => pathOf(page),
    (path) => path === '/new',
  )
  await visible(page, 'crm-console >>> .console-form-page .lines-bar')
  const customer = `无锡询价${Math.random().toString(36).slice(2, 8)}`
  await clickOn(page, 'crm-console >>> .console-form-page ::-p-aria([name="客户"][role="combobox"])')
  await visible(page, 'crm-console >>> input[role=combobox]:focus')
  await page.keyboard.type(customer)
  await (await visible(page, `::-p-text(新建“${customer}”)`)).click()
  await visible(page, 'crm-console >>> dialog[open] input')
  await press(page, '确定')
  await visible(page, `crm-console >>> .console-form-page input[value="${customer}"]`)
  await press(page, '添加一行')
  await paste(page, '丁腈胶板\t3mm 60°\tm²\t12.5\t3.333\r\n垫片\t\t张\t2\t0.005\r\n密封条\t\t卷\t1\t99.99\r\n')
  // the bar at the foot follows what is typed
  await visible(page, 'crm-console >>> .console-settings-bar dd::-p-text(141.66)')
  await expectAccessible(page, ['crm-console', '.console-form-page'])
  // the focus is still in the form: the key is no key of the page around it
  await visible(page, 'crm-console >>> .console-form-page :focus')
  await page.keyboard.down('Control')
  await page.keyboard.press('s')
  await page.keyboard.up('Control')
  await until(
    async () => ({ path: pathOf(page), told: await toldIn(page) }),
    ({ path, told }) => /^\/\d+$/.test(path) || told !== '',
  )
  expect(pathOf(page), await toldIn(page)).toMatch(/^\/\d+$/)
  await visible(page, 'crm-console >>> .console-part-head ::-p-text(草稿)')
  await visible(page, 'crm-console >>> .field-lines ::-p-text(m²)')
  await visible(page, 'crm-console >>> .console-detail-foot dd::-p-text(人民币壹佰肆拾壹元陆角陆分)')
  await press(page, '发出')
  await visible(page, 'crm-console >>> .console-part-head ::-p-text(已发出)')
  // a second press within a second does nothing
  await new Promise((done) => setTimeout(done, 1_000))
  await press(page, '导出 Word')
  await until(
    () => files(page),
    (names) => names.length === 1,
  )
  expect((await files(page))[0]).toMatch(/^quotation-BJ\d{8}-\d{4}\.docx$/)
  const before = page.url()
  await press(page, '更多')
  await (await visible(page, 'crm-console >>> [role=menuitem]::-p-text(打印)')).click()
  const paper = (await (await visible(page, 'crm-console >>> iframe.console-print')).contentFrame())!
  const printed = await until(
    () => paper.evaluate(() => document.body.innerText),
    (text) => text.includes('141.66'),
  )
  for (const part of ['报价单', 'BJ', customer, '丁腈胶板', 'm²', '3.3330', '99.99', '人民币壹佰肆拾壹元陆角陆分'])
    expect(printed).toContain(part)
  expect(printed).not.toContain('修改记录')
  await paper.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.title) }))
  await (await visible(page, 'crm-console >>> dialog[open] .ui-button.is-primary')).click()
  await until(
    () => paper.evaluate(() => document.body.getAttribute('data-printed')),
    (title) => title?.startsWith('BJ') === true,
  )
  expect(page.url()).toBe(before)
  expect(errors).toEqual([])
})
