import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible, find, openBrowser, openPage, press, seeText, until, write } from '../support/browse.ts'
import { heard, quiet } from '../support/elements.ts'
import { film } from '../support/films.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const untidy = `<p>a  <B>b</B></p>\n<P style='color:red'>c</P>`
const table = '<table border="1"><tbody><tr><td style="width: 10px">a</td></tr></tbody></table>'

/** One page, edited step by step under a strict policy with Trusted Types; nothing may be reported. */
describe('rich text in a shadow root', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let page: Page
  let errors: string[]
  let session: CDPSession
  const folder = mkdtempSync(join(tmpdir(), 'crm-rich-'))
  beforeAll(async () => {
    ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
    const token = await tokenFrom(product)
    const id = await saveBlocks(product, token, [{ name: 'richText', setUp: { tabVal: 0 }, richText: { val: '' } }])
    ;({ page, errors } = await openPage(browser, `${pages.url}/csp.html`, { width: 1366, height: 900 }))
    session = await page.createCDPSession()
    await page.evaluate(
      (attributes) => {
        const designer = document.createElement('crm-designer')
        for (const [name, value] of Object.entries(attributes)) designer.setAttribute(name, value)
        designer.addEventListener('crm-ready', () => (designer.dataset['heard'] = 'crm-ready'))
        document.body.append(designer)
      },
      { 'base-url': product, token, locale: 'zh-cn', 'page-id': id },
    )
    await heard(page, 'crm-designer', 'crm-ready')
    await (await seen('[data-block]')).click()
    await seen('.ql-editor')
    await quiet(page)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const seen = async (selector: string) =>
    (await until(
      () => page.$(`crm-designer >>> ${selector}`),
      (node) => node !== null,
    ))!

  /** What the page holds, as its preview shows it. */
  const shown = () => page.$eval('crm-designer >>> .designer-rich', (block) => block.querySelector('.ui-rich-text')?.innerHTML ?? '')
  const becomes = (html: string) => until(shown, (now) => now === html)
  const keys = async (combination: string) => {
    const [key, ...held] = combination.split('+').toReversed()
    for (const one of held) await page.keyboard.down(one as 'Control')
    await page.keyboard.press(key as 'Enter')
    for (const one of held) await page.keyboard.up(one as 'Control')
  }
  const source = () => find(page, '图文内容 HTML', 'textbox')
  const sourceText = async () => (await source()).evaluate((area) => (area as HTMLTextAreaElement).value)
  const fill = async (html: string) => {
    await press(page, 'HTML 源码', 'radio')
    await (await source()).focus()
    await keys('Control+a')
    await session.send('Input.insertText', { text: html })
    await press(page, '可视化', 'radio')
  }
  const compose = async (letters: string, chosen: string) => {
    for (let at = 1; at <= letters.length; at++)
      await session.send('Input.imeSetComposition', { text: letters.slice(0, at), selectionStart: at, selectionEnd: at })
    await session.send('Input.insertText', { text: chosen })
  }
  const paste = async (html: string) =>
    (await seen('.ql-editor')).evaluate((root, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      clipboardData.setData('text/plain', 'plain')
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)

  it('is typed, marked and composed, and the page’s own undo takes it back step by step', async () => {
    await (await seen('.ql-editor')).click()
    await page.keyboard.type('hello world')
    await page.keyboard.press('Enter')
    await page.keyboard.type('ok')
    await becomes('<p>hello world</p><p>ok</p>')
    for (let times = 0; times < 2; times++) await keys('Shift+ArrowLeft')
    await keys('Control+b')
    await becomes('<p>hello world</p><p><strong>ok</strong></p>')
    await page.keyboard.press('ArrowRight')
    await compose('nihao', '你好')
    await becomes('<p>hello world</p><p><strong>ok你好</strong></p>')
    await keys('Control+z')
    await becomes('<p>hello world</p><p><strong>ok</strong></p>')
    await keys('Control+y')
    await becomes('<p>hello world</p><p><strong>ok你好</strong></p>')
    await expectAccessible(page, 'crm-designer')
  })

  it('is cleaned when it is pasted', async () => {
    await fill('<p>一</p>')
    await (await seen('.ql-editor')).click()
    await page.keyboard.press('End')
    await paste(
      '<p onclick="window.hit=1" style="color: red; position: fixed">红<script>window.hit=1</script><img src="x" onerror="window.hit=1"></p>' +
        '<iframe src="javascript:window.hit=1"></iframe><a href="javascript:window.hit=1">坏</a><img src="data:image/png;base64,AAAA">',
    )
    const html = await until(shown, (now) => now.includes('坏'))
    expect(html).toContain('<span style="color: red;">红')
    expect(html).not.toMatch(/script|onerror|onclick|iframe|position|data:/)
    expect(await page.evaluate(() => (globalThis as unknown as { hit?: number }).hit)).toBeUndefined()
  })

  it('keeps its source as it was written, and says what cannot be shown', async () => {
    await fill(untidy)
    await press(page, 'HTML 源码', 'radio')
    expect(await sourceText()).toBe(untidy)
    await press(page, '可视化', 'radio')
    await fill(table)
    await seeText(page, '源码已原样保留')
    await press(page, '编辑源码')
    expect(await sourceText()).toBe(table)
  })

  it('gives a picture its words, chosen by the pointer or by keys', async () => {
    const picture = (alt: string) => `<p>一<strong><img src="${product}/statics/a.png" width="80" height="60"${alt}></strong>二</p>`
    await fill(picture(''))
    await (await seen('.ql-editor img')).click()
    await press(page, '图片替代文字')
    await write(page, '图片替代文字', '"红" 茶')
    await page.keyboard.press('Enter')
    await becomes(picture(' alt="&quot;红&quot; 茶"'))
    await seen('[aria-label="图片替代文字"]:focus')
    await page.keyboard.press('Enter')
    await seen('.rich-words input:focus')
    await expectAccessible(page, 'crm-designer')
    await page.keyboard.press('Escape')
    await keys('Control+z')
    // one that nobody has described is shown with an empty name
    await becomes(picture(' alt=""'))
    // by keys: the caret goes beside it
    await (await seen('.ql-editor')).focus()
    await keys('Control+Home')
    await seen('[aria-label="图片替代文字"]:disabled')
    await page.keyboard.press('ArrowRight')
    await seen('[aria-label="图片替代文字"]:enabled')
    await keys('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await seen('.rich-words input:focus')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await seen('[aria-label="图片替代文字"]:focus')
    await press(page, 'HTML 源码', 'radio')
    await until(sourceText, (now) => now === picture(' alt=""'))
    await press(page, '可视化', 'radio')
  })

  it('takes pictures of the library and mp4 videos, and no other', async () => {
    await fill('<p>一</p>')
    await (await seen('.ql-editor')).click()
    await press(page, '插入图片')
    const widthOf = (dialog: Awaited<ReturnType<typeof find>>) =>
      dialog.$eval('.ui-panel', (panel) => Math.round(panel.getBoundingClientRect().width))
    expect(await widthOf(await find(page, '上传图片', 'dialog'))).toBe(1024)
    await page.keyboard.press('Escape')
    await press(page, '插入视频')
    expect(await widthOf(await find(page, '上传视频', 'dialog'))).toBe(720)
    await write(page, '视频链接', `${product}/uploads/a.mov`)
    await press(page, '确认添加')
    await seeText(page, '只能上传mp4文件')
    const chooser = (await (await find(page, '上传视频', 'dialog')).$('input[type=file]')) as ElementHandle<HTMLInputElement>
    writeFileSync(join(folder, '长片.mp4'), film(3_000_000))
    await chooser.uploadFile(join(folder, '长片.mp4'))
    const field = await find(page, '视频链接', 'textbox')
    const address = () => field.evaluate((input) => (input as HTMLInputElement).value)
    // ours takes it in pieces that are not sent twice, and shows it
    const where = await until(address, (now) => now.startsWith(`${product}/uploads/`) && now.endsWith('.mp4'))
    await seeText(page, '视频上传成功')
    await seen('.rich-video-look')
    await expectAccessible(page, 'crm-designer')
    await press(page, '确认添加')
    await until(shown, (now) => now.includes(`<video src="${where}" controls="" style="max-width: 100%;" preload="none"></video>`))
    expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([])
    expect([pages.reports, errors]).toEqual([[], []])
  })
})
