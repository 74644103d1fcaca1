import type { Page, Viewport } from 'puppeteer-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, visible } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'
import { stagePages } from '../support/pages-stage.ts'

const product = inject('productUrl')
const img = `${product}/uploads/attach/demo/goods-120.jpg`
const titles = ['一', '二', '三'].map((value) => ({ name: 'titles', titleConfig: { value } }))
const slides = { name: 'swiperBg', swiperConfig: { list: [img, img, img].map((url) => ({ img: url, info: [{}] })) } }
const sizes: Viewport[] = [
  { width: 1366, height: 768 },
  { width: 1100, height: 800 },
  { width: 950, height: 800 },
  { width: 700, height: 1000 },
]
const phone: Viewport = { width: 375, height: 720, hasTouch: true }

describe('the bar of a block', () => {
  const held = stagePages()

  async function open(size: Viewport, ...blocks: Record<string, unknown>[]): Promise<Page> {
    const token = await tokenFrom(product)
    const { page } = await openPage(held.browser, `${held.pages.url}/blank.html`, size)
    const attributes = { 'base-url': product, token, locale: 'zh-cn', 'page-id': await saveBlocks(product, token, blocks) }
    await showElement(page, 'body', 'crm-designer', { ...attributes, style: `display:block;height:${size.height - 20}px` })
    return page
  }
  const choose = async (page: Page, index: number) => {
    await (await visible(page, `crm-designer >>> .designer-run .designer-block:nth-child(${index}) [data-block]`)).click()
    await visible(page, `crm-designer >>> .designer-block:nth-child(${index}) .designer-tools`)
    await quiet(page)
  }
  /** What of the canvas' parts a person cannot see whole, by its name. */
  const cutOff = (page: Page, selector: string) =>
    page.$$eval(`crm-designer >>> ${selector}`, (nodes) => {
      const canvas = nodes[0]!.closest('.designer-canvas')!
      const room = canvas.getBoundingClientRect()
      const bottom = room.top + canvas.clientHeight
      return nodes
        .map((node) => ({ name: node.getAttribute('aria-label') ?? node.textContent, box: node.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.left < room.left || box.right > room.left + canvas.clientWidth || box.top < room.top || box.bottom > bottom,
        )
        .map(({ name }) => name)
    })
  const buttons = '.designer-tools button'

  it.each([...sizes, phone])('is seen whole beside a block with slides, %o', async (size) => {
    const page = await open(size, slides, ...titles)
    await choose(page, 1)
    expect(await page.$$eval(`crm-designer >>> ${buttons}`, (all) => all.length)).toBeGreaterThan(8)
    expect(await cutOff(page, buttons)).toEqual([])
  })

  it.each([...sizes, phone])('is seen whole when its block is the last that is seen, %o', async (size) => {
    const page = await open(size, ...Array.from({ length: 12 }, () => titles).flat())
    await choose(page, 9)
    await page.$eval('crm-designer >>> .designer-block[data-chosen]', (block) => {
      const canvas = block.closest('.designer-canvas')!
      const spare = block.getBoundingClientRect().bottom - canvas.getBoundingClientRect().bottom
      canvas.scrollTop += spare
      // too near to the beginning to be scrolled down: the canvas is made as low as that
      const left = canvas.getBoundingClientRect().bottom - block.getBoundingClientRect().bottom
      if (left > 1) (canvas as HTMLElement).style.height = `${canvas.clientHeight - left}px`
    })
    await quiet(page)
    expect(await cutOff(page, buttons)).toEqual([])
  })

  it('has its pager in the same row on a phone', async () => {
    const page = await open(phone, slides)
    await choose(page, 1)
    const tops = await page.$$eval(`crm-designer >>> ${buttons}`, (all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(1)
  })

  it.each(sizes)('the mark of a drag says all of its words, %o', async (size) => {
    const page = await open(size, ...titles)
    const tile = (await (await visible(page, 'crm-designer >>> .designer-tile')).boundingBox())!
    const ground = (await (await visible(page, 'crm-designer >>> .designer-ground')).boundingBox())!
    await page.mouse.move(tile.x + 30, tile.y + 30)
    await quiet(page)
    await page.mouse.down()
    await page.mouse.move(ground.x + 100, ground.y + 60, { steps: 12 })
    await visible(page, 'crm-designer >>> .designer-drop span')
    expect(await cutOff(page, '.designer-drop span')).toEqual([])
    await page.mouse.up()
  })
})
