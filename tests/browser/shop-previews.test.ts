import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startReplay } from '../replay/server.mjs'
import { expectAccessible, find, openBrowser, openPage, press, until } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'
import { fixture } from '../designer/document/pages.ts'

const kinds = ['coupon', 'seckill', 'combination', 'bargain', 'articleList', 'goodList', 'promotionList']
const saved = Object.values((fixture('synthetic-all-blocks-save-request.json') as { value: Record<string, Record<string, unknown>> }).value)
const one = (kind: string) => {
  const { timestamp: _, id: __, ...block } = saved.find((entry) => entry['name'] === kind)!
  return kind === 'articleList' || kind === 'goodList' ? { ...block, selectConfig: { title: '', activeValue: '' } } : block
}

/** Shown width of each block, and the words in it. */
const blocksOf = (page: Page) =>
  page.$$eval('crm-designer >>> .designer-block', (blocks) =>
    blocks.map((block) => ({ width: block.getBoundingClientRect().width, text: (block as HTMLElement).innerText })),
  )

const widthsOf = (page: Page, selector: string) =>
  page.$$eval(`crm-designer >>> ${selector}`, (cards) => [...new Set(cards.map((card) => card.getBoundingClientRect().width))])

const chosen = (page: Page) =>
  page
    .$eval('crm-designer >>> [data-field="category"] [role=combobox]:not([aria-expanded=true])', (select) => select.textContent)
    .catch(() => '全部文章')

describe.each(['our own server', 'a plain shop server'])('previews with the data of %s', (name) => {
  const isOurs = name === 'our own server'
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let server: { url: string; close?: () => Promise<unknown> }
  let page: Page
  let errors: string[]
  let id: string
  let token: string

  beforeAll(async () => {
    browser = await openBrowser()
    server = isOurs ? { url: inject('productUrl') } : await startReplay()
    pages = await startPages({ backend: server.url })
    token = await tokenFrom(server.url)
    id = await saveBlocks(server.url, token, kinds.map(one))
    ;({ page, errors } = await openPage(browser, `${pages.url}/blank.html`, { width: 1366, height: 3400 }))
    const attributes = { 'base-url': server.url, token, 'page-id': id, locale: 'zh-cn', style: 'display:block;height:3300px' }
    await showElement(page, 'body', 'crm-designer', attributes)
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
    await server.close?.()
  })

  it('stay inside of the phone, in the sizes of the storefront', async () => {
    const blocks = await blocksOf(page)
    expect(blocks.map(({ width }) => width)).toEqual(kinds.map(() => 375))
    expect(await widthsOf(page, '.designer-ticket')).toEqual([152])
    expect(blocks[0]!.text).toMatch(/满\s*\d+\s*元可用/)
    expect(blocks[4]!.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(await widthsOf(page, '.designer-goods.is-two > .designer-product')).toEqual([expect.closeTo(172.2, 0)])
    expect(await widthsOf(page, '.designer-promotions .designer-product')).toEqual([172.5])
    // what was recorded has dates of its own; our demo shop always runs something
    if (isOurs) {
      expect(await widthsOf(page, '.designer-sale')).toEqual([111])
      expect(await widthsOf(page, '.designer-group')).toEqual([110])
      expect(await widthsOf(page, '.designer-bargain')).toEqual([105])
    } else for (const { text } of blocks.slice(1, 4)) expect(text).toMatch(/限时秒杀|拼团活动|砍价专区|商城不会显示/)
  })

  it('choose a category of articles that the shop has, by keys, and store its id as text', async () => {
    const [block] = await page.$$('crm-designer >>> [data-block][aria-label^="新闻列表"]')
    await block!.click()
    // the list is downloaded when the select gets the focus
    await (await find(page, '文章分类', 'combobox')).focus()
    await quiet(page)
    await page.keyboard.press('ArrowDown')
    await find(page, '全部文章', 'option')
    await quiet(page)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await until(
      () => chosen(page),
      (label) => label !== '全部文章',
    )
    await quiet(page)
    await expectAccessible(page, 'crm-designer')
    await press(page, '保存')
    const category = async () => {
      const reply = await fetch(`${server.url}/adminapi/diy/get_diy_info/${id}`, { headers: { 'Authori-zation': `Bearer ${token}` } })
      const { data } = (await reply.json()) as {
        data: { info: { value: Record<string, { name: string; selectConfig: { activeValue: string } }> } }
      }
      return Object.values(data.info.value).find((entry) => entry.name === 'articleList')!.selectConfig.activeValue
    }
    expect(await until(category, (stored) => stored !== '')).toMatch(/^\d+$/)
    expect(errors).toEqual([])
  })
})
