import type { Page } from 'puppeteer-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { openPage, press, until, visible } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { tokenFrom } from '../support/stage.mjs'
import { stagePages } from '../support/pages-stage.ts'

const product = inject('productUrl')

describe('dragging out of the palette', () => {
  const held = stagePages()
  let page: Page
  beforeEach(async () => {
    ;({ page } = await openPage(held.browser, `${held.pages.url}/blank.html`, { width: 1366, height: 768 }))
    const attributes = { 'base-url': product, token: await tokenFrom(product), locale: 'zh-cn' }
    await showElement(page, 'body', 'crm-designer', { ...attributes, style: 'display:block;height:700px' })
    await page.hover('crm-designer >>> .designer-tile[data-kind=headerSerch]')
    await visible(page, 'crm-designer >>> .designer-tile__presets')
    await quiet(page)
  })

  const blocks = () => page.$$eval('crm-designer >>> .designer-block', (all) => all.length)
  const middle = async (selector: string) => {
    const box = (await (await visible(page, `crm-designer >>> ${selector}`)).boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 12 })
    await page.mouse.up()
  }

  // ten pictures go into the library first; Chromium encodes those of toBlob() in idle moments, and with a mouse that rests after a
  // drag none comes for a second each: what a loaded console shows by chance is made certain here
  it.each(['.designer-preset__name', '.designer-preset__face'])(
    'a preset dragged by %s is on the page while the mouse rests where it was dropped',
    async (grip) => {
      await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = () => undefined))
      await press(page, '导航组：3 个预设')
      await visible(page, 'crm-designer >>> .designer-preset')
      await quiet(page)
      await drag(await middle(grip), await middle('.designer-ground'))
      await until(blocks, (count) => count === 1)
    },
  )

  it('marks no text when it begins beside a tile', async () => {
    const { right, bottom } = await page.$eval(
      'crm-designer >>> .designer-tilebox',
      (tile) => tile.getBoundingClientRect().toJSON() as DOMRect,
    )
    await drag([right + 4, bottom + 4], [right + 60, bottom + 300])
    const marked = page.$eval('crm-designer', (designer) => {
      const root = designer.shadowRoot as ShadowRoot & { getSelection(): Selection }
      return root.getSelection().toString()
    })
    expect(await marked).toBe('')
    // what is searched for is still marked as in every field
    const search = (await page.$('crm-designer >>> .designer-palette__search input'))!
    await search.type('abc')
    await search.click({ count: 3 })
    await until(
      () => search.evaluate((node) => (node as HTMLInputElement).selectionEnd! - (node as HTMLInputElement).selectionStart!),
      (length) => length === 3,
    )
  })
})
