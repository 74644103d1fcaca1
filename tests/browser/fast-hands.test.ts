import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, press, until, visible } from '../support/browse.ts'
import { heard, quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const [ALT, CTRL] = [1, 2]
const codes: Record<string, number> = { Tab: 9, Enter: 13, ArrowDown: 40, Delete: 46, Backspace: 8, F2: 113 }
const titlesOf = ['一', '二', '三', '四', '五', '六'].map((value) => ({ name: 'titles', titleConfig: { value } }))
const words = ['a', 'b', 'c', 'd', 'e', 'f'].map((val) => ({ val }))

type Stroke = string | readonly [key: string, modifiers: number]

/** Keys that come faster than the frames of a machine ten times as slow. */
async function burst(session: CDPSession, ...strokes: Stroke[]): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const sent = strokes.flatMap((stroke) => {
    const [key, modifiers] = typeof stroke === 'string' ? ([stroke, 0] as const) : stroke
    const windowsVirtualKeyCode = codes[key] ?? key.toUpperCase().charCodeAt(0)
    const text = key === 'Enter' ? '\r' : key.length === 1 && modifiers === 0 ? key : undefined
    const event = { key, modifiers, windowsVirtualKeyCode, ...(text && { text }) }
    return [
      session.send('Input.dispatchKeyEvent', { ...event, type: text ? 'keyDown' : 'rawKeyDown' }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers, windowsVirtualKeyCode }),
    ]
  })
  await Promise.all(sent)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

describe('somebody whose hands are faster than the machine', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let page: Page
  let session: CDPSession
  beforeAll(async () => {
    ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
    const token = await tokenFrom(product)
    const id = await saveBlocks(product, token, [{ name: 'headerSerch', hotWords: { list: words } }, ...titlesOf])
    ;({ page } = await openPage(browser, `${pages.url}/csp.html`, { width: 1366, height: 900 }))
    session = await page.createCDPSession()
    await showElement(page, 'body', 'crm-designer', { 'base-url': product, token, 'page-id': id, locale: 'zh-cn' })
    await heard(page, 'crm-designer', 'crm-ready')
    await choose(2)
    await quiet(page)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })

  const seen = (selector: string) => visible(page, `crm-designer >>> ${selector}`)
  const choose = async (index: number) => {
    await (await seen(`.designer-block:nth-child(${index}) [data-block]`)).click()
    await seen(`.designer-block[data-chosen]:nth-child(${index})`)
    const id = await page.$eval('crm-designer >>> [data-chosen]', (block) => (block as HTMLElement).dataset['id'])
    await seen(`.designer-panel__room[data-of="${id}"] .designer-panel__body`)
  }
  const titles = () =>
    page.$$eval('crm-designer >>> .designer-block', (blocks) =>
      blocks
        .slice(1)
        .map((block) => block.textContent?.trim().slice(0, 1))
        .join(''),
    )
  const become = (wanted: string) => until(titles, (now) => now === wanted)
  const back = async (wanted: string) => {
    while ((await titles()) !== wanted) await (await seen('.designer-bar [aria-label^="撤销"]')).click()
  }
  const focused = () =>
    page.evaluate(() => {
      const at = document.querySelector('crm-designer')!.shadowRoot!.activeElement
      return `${at?.className} ${at?.closest('[data-of], [data-id]')?.getAttribute('data-id') ?? ''}`.trim()
    })

  it('deletes, moves and doubles as many blocks as were meant', async () => {
    await choose(2)
    await burst(session, 'Delete', 'Delete', 'Delete')
    await become('四五六')
    await back('一二三四五六')
    await choose(2)
    await burst(session, ['ArrowDown', ALT], ['ArrowDown', ALT], ['ArrowDown', ALT])
    await become('二三四一五六')
    await back('一二三四五六')
    await choose(3)
    await burst(session, 'ArrowDown', ['d', CTRL], 'Delete', 'Delete')
    await become('一二三五六')
    await back('一二三四五六')
  })

  it('goes into the settings of a block with a key, and the next key is pressed there', async () => {
    await choose(3)
    await burst(session, 'Enter', 'Backspace', 'Tab', 'x')
    await become('一x三四五六')
    await back('一二三四五六')
  })

  it('goes into the settings of a block where there is room for one view only', async () => {
    await choose(3)
    await page.setViewport({ width: 375, height: 900 })
    await (await seen('.designer-views [data-view=canvas]')).click()
    await (await seen('.designer-block:nth-child(3) [data-block]')).focus()
    await page.keyboard.press('Enter')
    await seen('.designer-panel__body button:focus')
    await page.setViewport({ width: 1366, height: 900 })
    await seen('.designer-rail')
  })

  it('moves and deletes entries of a list one after the other', async () => {
    const entries = () =>
      page.$$eval('crm-designer >>> .designer-row input', (inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''))
    await choose(1)
    await (await seen('.designer-row:nth-child(1) .designer-row__handle')).focus()
    await burst(session, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Delete')
    await until(entries, (now) => now === 'bcdef')
    await (await seen('.designer-row:nth-child(2) .designer-row__remove')).focus()
    await burst(session, 'Enter', 'Enter')
    await until(entries, (now) => now === 'bef')
  })

  it('is told nothing of changing what is only shown', async () => {
    const about = () =>
      page.$$eval('crm-designer >>> .designer-panel__body *', (nodes) =>
        nodes
          .filter((node) => node.checkVisibility())
          .flatMap((node) => [node.getAttribute('aria-label'), ...[...node.childNodes].map((one) => (one as Text).data)])
          .filter((words) => /拖|排序|删除/.test(words ?? '')),
      )
    await choose(1)
    expect(await about()).not.toEqual([])
    await page.$eval('crm-designer', (designer) => designer.setAttribute('read-only', ''))
    await seen('.designer-panel__body[data-shown]')
    expect(await about()).toEqual([])
    await page.$eval('crm-designer', (designer) => designer.removeAttribute('read-only'))
    await seen('.designer-panel__body:not([data-shown])')
  })

  it('is not called back from where the name of a block was left for', async () => {
    await press(page, '页面结构', 'tab')
    await choose(2)
    await (await seen('[data-lead] [data-outline]')).focus()
    await page.keyboard.press('F2')
    await seen('.designer-outline__name')
    await (await seen('.designer-panel__body input')).click()
    await until(
      () => page.$('crm-designer >>> .designer-outline__name'),
      (name) => name === null,
    )
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await focused()).toContain('ui-input-control')
  })
})
