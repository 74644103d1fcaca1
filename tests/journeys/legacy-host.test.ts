import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, seeText, until, write } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'

const product = inject('productUrl')
const isShown = (page: Page, selector: string) => page.$eval(selector, (node) => (node as HTMLElement).checkVisibility())
const tokenOf = (page: Page) => page.$eval('#designer', (node) => (node as HTMLElement & { token: string }).token)

async function storedName(token: string, id: string): Promise<string> {
  const reply = await fetch(`${product}/adminapi/diy/draft/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { data: { info: { name: string } } }).data.info.name
}

// where there is no PHP, the summary says that this did not run
describe.skipIf(!inject('hasPhp'))('the designer in a PHP page of 2015', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  async function openHost() {
    const seen = await openPage(browser, inject('legacyUrl'))
    await find(seen.page, '模板名称', 'textbox')
    await quiet(seen.page)
    return seen
  }

  it('is saved by the host’s own button, and drives its dirty mark', async () => {
    const { page, errors } = await openHost()
    await seeText(page, 'PHP ')
    expect(await isShown(page, '#host-dirty')).toBe(false)
    await write(page, '模板名称', '旧后台里改的')
    await until(() => isShown(page, '#host-dirty'), Boolean)
    await page.click('#host-save')
    await seeText(page, '已保存，页面编号')
    expect(await isShown(page, '#host-dirty')).toBe(false)
    const id = await page.$eval('#designer', (node) => node.getAttribute('page-id')!)
    expect(await storedName(await tokenOf(page), id)).toBe('旧后台里改的')
    expect(await page.evaluate(() => document.cookie)).not.toContain('token')
    expect(errors).toEqual([])
  })

  it('gets a fresh token from the host when its own has ended, and loses nothing', async () => {
    const { page } = await openHost()
    await write(page, '模板名称', '换了凭证')
    const token = await tokenOf(page)
    await fetch(`${product}/adminapi/setting/admin/logout`, { headers: { Authorization: `Bearer ${token}` } })
    await page.click('#host-save')
    const fresh = await until(
      () => tokenOf(page),
      (value) => value !== token,
    )
    expect(await (await find(page, '模板名称', 'textbox')).evaluate((node) => (node as HTMLInputElement).value)).toBe('换了凭证')
    await quiet(page)
    await page.click('#host-save')
    await seeText(page, '已保存，页面编号')
    const id = await page.$eval('#designer', (node) => node.getAttribute('page-id')!)
    expect(await storedName(fresh, id)).toBe('换了凭证')
  })

  it('lets the host refuse a save', async () => {
    const { page } = await openHost()
    await page.evaluate(() => document.querySelector('#designer')!.addEventListener('crm-save', (event) => event.preventDefault()))
    await write(page, '模板名称', '不许保存')
    await press(page, '保存')
    await seeText(page, '拒绝了这次保存')
    expect(await isShown(page, '#host-dirty')).toBe(true)
  })
})

describe('the start page', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  it('shows the three places with a picture each, and how to sign in', async () => {
    const { page, errors } = await openPage(browser, product)
    await seeText(page, 'crm-demo-2026')
    await page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.place img')]
      return pictures.length === 3 && pictures.every((picture) => picture.naturalWidth > 0)
    })
    for (const [at, path] of [
      [0, '/'],
      [1, '/admin'],
      [2, '/support/'],
    ] as const) {
      await page.goto(product)
      await clickOn(page, '.place', at)
      await page.waitForSelector('crm-designer, crm-console, crm-kefu')
      expect(new URL(page.url()).pathname.startsWith(path)).toBe(true)
    }
    expect(errors).toEqual([])
  })
})
