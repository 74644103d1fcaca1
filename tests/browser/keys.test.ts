import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, press, until } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

/** Value of the input that has the focus, in however many shadow roots. */
const typed = (page: Page) =>
  page.evaluate(() => {
    let active: Element | null = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return (active as HTMLInputElement | null)?.value ?? ''
  })

describe('a host script that swallows Backspace, Enter and Ctrl-Z', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
    ;({ page } = await openPage(browser, `${pages.url}/hostile.html`, { width: 1200, height: 1000 }))
    await showElement(page, '#place', 'crm-media-library', { 'base-url': product, token: await tokenFrom(product), locale: 'zh-cn' })
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  it('does not stop typing, deleting and undoing', async () => {
    await press(page, '添加分类')
    await until(
      () => page.evaluate(() => document.querySelector('crm-media-library')!.shadowRoot!.activeElement?.tagName),
      (name) => name === 'INPUT',
    )
    await page.keyboard.type('abcd')
    await page.keyboard.press('Backspace')
    expect(await typed(page)).toBe('abc')
    await page.keyboard.down('Control')
    await page.keyboard.press('z')
    await page.keyboard.up('Control')
    expect(await typed(page)).not.toBe('abc')
    expect(await page.evaluate(() => (window as unknown as { swallowed: string[] }).swallowed)).toEqual([])
  })

  it('does not send by the Enter that chooses a word of an input method', async () => {
    const client = await page.createCDPSession()
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    // the browser reports keys of a composition as 229
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 })
    await client.send('Input.insertText', { text: '你好' })
    expect(await typed(page)).toContain('你好')
    expect(calls).toEqual([])
    // an Escape in the moment in which the composition ends would be the input method's
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20)))
    // an empty form closes without a question
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
  })

  it('still gets the keys that are pressed elsewhere in its page', async () => {
    // while the dialog closes, nothing beside it takes the focus
    await until(
      () => page.evaluate(() => document.querySelector('crm-media-library')!.shadowRoot!.querySelector('dialog[open]') === null),
      (isClosed) => isClosed,
    )
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.focus('#neighbour button')
    await page.keyboard.press('Backspace')
    expect(await page.evaluate(() => (window as unknown as { swallowed: string[] }).swallowed)).toEqual(['Backspace'])
  })
})
