import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import stored from '../fixtures/pages/synthetic-all-blocks-stored-value.json' with { type: 'json' }
import { find, openBrowser, openPage, press, seeText, signIn, until } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { attacks, harmless, openAttacked, standing, words } from '../support/html-attacks/attacked-tab.ts'

const product = inject('productUrl')
type Row = Record<string, unknown>

describe('a page full of words that do harm', () => {
  let browser: Browser
  let office: Page
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crm-attacks-'))
    browser = await openBrowser()
    ;({ page: office } = await openPage(browser, `${product}/admin/setting/pages/devise/0`))
    await signIn(office, 'admin')
    await find(office, '菜单', 'navigation')
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Every text of a block is an attack, what says which block it is excepted. */
  function attacked(block: Row, turn: () => string): Row {
    const change = (value: unknown): unknown => {
      if (typeof value === 'string') return turn()
      if (Array.isArray(value)) return value.map(change)
      return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)])) : value
    }
    const { name, id, timestamp } = block
    return { ...(change(block) as Row), name, id, timestamp }
  }

  async function writePage(): Promise<string> {
    let at = 0
    const turn = () => attacks[at++ % attacks.length]!
    const blocks = Object.values(stored as Record<string, Row>)
    const titles = blocks.find(({ name }) => name === 'titles')!
    const stamp = 1_767_225_700_000_000
    const more = attacks.map((value, index) => ({
      ...titles,
      ...{ timestamp: stamp + index, id: `id${stamp + index}`, titleConfig: { ...(titles['titleConfig'] as Row), value } },
    }))
    const all = [...blocks.map((block) => attacked(block, turn)), ...more]
    const page = {
      name: attacks.join(' '),
      title: attacks.join(' '),
      bg_pic: attacks[1],
      color_picker: attacks[2],
      is_bg_color: 1,
      is_bg_pic: 1,
    }
    const value = Object.fromEntries(all.map((block) => [String(block['timestamp']), block]))
    const source = attacks.join(' ')
    const file = {
      format: 'crm-page',
      version: 1,
      exported_at: attacks[0],
      source,
      page,
      value,
      pictures: [],
      missing: [{ address: source }],
    }
    const zip = new JSZip().file('page.json', JSON.stringify(file))
    const path = join(folder, 'page.zip')
    writeFileSync(path, await zip.generateAsync({ type: 'nodebuffer' }))
    return path
  }

  it('is words on the whole screen when it is imported, and covers nothing of it', async () => {
    const { page, harm } = await openAttacked(office, `${product}/admin/setting/pages/diy_index?id=6`)
    // pictures of a page may lie anywhere
    const harmful = async () => {
      const { asked, ...rest } = await harm()
      return { ...rest, asked: asked.filter((one) => !/^(image|media) /.test(one)) }
    }
    await press(page, '页面操作')
    await press(page, '导入页面', 'menuitem')
    const chooser = await page.waitForSelector('crm-console >>> input[type=file]')
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(await writePage())
    await find(page, '导入', 'button')
    await quiet(page)
    expect(await harmful()).toEqual(harmless)
    await press(page, '导入')
    await seeText(page, '新上传 0 张图片')
    await press(page, '关闭')
    await page.setViewport({ width: 1366, height: 3000 })
    const seen = new Set<string | null>()
    await until(
      async () => {
        for (const text of await words(page, 'crm-console >>> .designer-title')) seen.add(text)
        await page.$eval('crm-console >>> .designer-canvas', (canvas) => canvas.scrollBy(0, 2000))
        await quiet(page)
        expect(await standing(page)).toEqual([])
        return attacks.filter((html) => !seen.has(html)).length
      },
      (left) => left === 0,
      60_000,
    )
    await page.setViewport({ width: 1366, height: 768 })
    await page.$eval('crm-console >>> .designer-canvas', (canvas) => canvas.scrollTo(0, 0))
    await quiet(page)
    const isCovered = () =>
      page.$$eval('crm-console >>> :is(.designer-bar, .designer-rail, .designer-panel) button', (buttons) =>
        buttons.flatMap((button) => {
          // drawn anew since it was found
          if (!button.isConnected) return []
          const { left, top, width, height } = button.getBoundingClientRect()
          const hit = (button.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2)
          return hit?.closest('.designer-phone') ? [button.getAttribute('aria-label') ?? button.textContent] : []
        }),
      )
    expect(await isCovered()).toEqual([])
    // what can be set of each kind
    for (const block of await page.$$('crm-console >>> .designer-run .designer-block [data-block]')) {
      await block.evaluate((node) => (node as HTMLElement).click())
      await quiet(page)
      expect(await isCovered()).toEqual([])
      expect(await harmful()).toEqual(harmless)
    }
    await page.close()
  }, 120_000)
})
