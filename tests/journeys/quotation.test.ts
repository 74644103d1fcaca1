import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, signIn, until, write } from '../support/browse.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const address = `${inject('productUrl')}/admin/marketingManagement/quotation`

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
const files = (page: Page) => page.evaluate(() => (globalThis as unknown as { files: string[] }).files)
const valueOf = async (page: Page, name: string) => (await find(page, name, 'textbox')).evaluate((cell) => (cell as HTMLInputElement).value)

it('writes a quotation: typed, pasted, mended, kept as a draft, saved as a Word file, begun anew', { timeout: 180_000 }, async () => {
  const { page, errors } = await openPage(browser, address)
  await signIn(page, 'admin')
  await find(page, '报价单', 'heading')
  await catchFiles(page)
  await press(page, '导出 Word')
  await seeText(page, '还没有明细，请先填写')

  await write(page, '单号', 'SO/2026-7')
  await (await find(page, '第 1 行 名称', 'textbox')).focus()
  await paste(page, '丁腈胶板\tm²\t12.5\t3.333\r\n垫片\t个\t2\t0.005\r\n密封条\t卷\t一\t99.99\r\n')
  await seeText(page, '1 个单元格不是数字，请改正标红的单元格')
  await press(page, '导出 Word')
  await seeText(page, '请改正标红的单元格')
  // what is to be mended has the focus already
  await page.keyboard.type('1')
  await page.keyboard.press('ArrowUp')
  await seeText(page, '¥ 141.66')
  await seeText(page, '人民币壹佰肆拾壹元陆角陆分')
  await seeText(page, '草稿已保存')
  await until(
    () => page.$$('crm-console >>> .ui-toast'),
    (told) => told.length === 0,
  )
  await expectAccessible(page, ['crm-console', '.console-list'])
  await press(page, '导出 Word')
  await until(
    () => files(page),
    (names) => names.length === 1,
  )
  expect(await files(page)).toEqual(['quotation-SO-2026-7.docx'])

  await page.reload()
  expect(await valueOf(page, '单号')).toBe('SO/2026-7')
  expect(await Promise.all(['第 1 行 名称', '第 3 行 数量', '第 2 行 单价'].map((name) => valueOf(page, name)))).toEqual([
    '丁腈胶板',
    '1',
    '0.005',
  ])
  await press(page, '新建')
  await seeText(page, '清空这张报价单，重新填写？')
  await clickOn(page, 'crm-console >>> dialog[open] .ui-button.is-danger')
  await until(
    () => valueOf(page, '第 1 行 名称'),
    (name) => name === '',
  )
  expect(errors).toEqual([])
})
