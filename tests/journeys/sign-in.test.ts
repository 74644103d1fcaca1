import type { Browser, HTTPResponse, Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { puzzleGap, puzzleGround } from '../replay/captcha.mjs'
import { clickOn, find, openBrowser, openPage, press, seeText, signIn, until, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { sites, type Site } from './sites.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const cookiesOf = async (page: Page) => (await page.browserContext().cookies()).map(({ name }) => name)

describe.each(sites)('signing in at the console of %s', (_, open) => {
  let browser: Browser
  let site: Site
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())
  // a shop counts everybody's failures together: each test has one of its own
  beforeEach(async () => (site = await open()))
  afterEach(() => site.close())

  it('tells a wrong password from a right one, comes back to where one wanted to go, and leaves for good', async () => {
    const { page, errors } = await openPage(browser, `${site.url}/admin/setting/pages/devise/0`)
    await find(page, '账号', 'textbox')
    await quiet(page)
    expect(page.url()).toBe(`${site.url}/admin/login?redirect=%2Fsetting%2Fpages%2Fdevise%2F0`)
    await signIn(page, 'admin', 'wrong-one')
    await seeText(page, '账号或密码错误')
    await signIn(page, 'admin')
    await find(page, '店铺装修', 'heading')
    await quiet(page)
    expect(pathOf(page)).toBe('/admin/setting/pages/devise/0')
    expect(await cookiesOf(page)).toEqual(expect.arrayContaining(['token', 'uuid', 'expires_time']))
    await press(page, '切换到深色')
    await page.reload()
    await find(page, '店铺装修', 'heading')
    await quiet(page)
    await clickOn(page, 'crm-console >>> .console-user')
    await press(page, '退出登录', 'menuitem')
    await press(page, '确定')
    await find(page, '账号', 'textbox')
    await until(
      async () => (await cookiesOf(page)).join(),
      (names) => !/\b(token|uuid|expires_time)\b/.test(names),
    )
    expect(errors).toEqual([])
  })

  it('asks for the puzzle after the second failure, and takes it by keyboard', async () => {
    const account = site.shop ? 'admin' : 'editor'
    const { page } = await openPage(browser, `${site.url}/admin`)
    const isPuzzle = (response: HTTPResponse) => response.url().includes('/ajcaptcha') && response.request().method() === 'GET'
    const puzzle = page.waitForResponse(isPuzzle, { timeout: 30_000 })
    for (const password of ['wrong-1', 'wrong-2', 'crm-demo-2026']) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/adminapi/login')).catch(() => undefined)
      await signIn(page, account, password)
      await Promise.race([answered, puzzle])
      if (await page.$('crm-console >>> [role=slider]')) break
    }
    const { data } = (await (await puzzle).json()) as { data: { originalImageBase64: string; jigsawImageBase64: string } }
    // a shop asks no question in words
    expect((await page.$$('::-p-text(改为文字题)')).length).toBe(site.shop ? 0 : 1)
    const answer = async (x: number) => {
      const slider = await visible(page, 'crm-console >>> [role=slider]:not([aria-disabled=true])')
      await slider!.focus()
      for (let at = 0; at < Math.round(x / 2); at++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    }
    if (site.shop) {
      await answer(40)
      await seeText(page, '没有对齐，请再试一次')
    }
    // what the recorded picture shows is known; ours is another each time
    await answer(site.shop ? puzzleGap * (310 / puzzleGround) : await solvePuzzle(data.originalImageBase64, data.jigsawImageBase64))
    await find(page, '主页', 'link').catch(() => signIn(page, account))
    await find(page, '菜单', 'navigation')
  })

  it('has the lock over what opens while the screen is locked', async () => {
    const { page, errors } = await openPage(browser, `${site.url}/admin/setting/pages/devise/0`)
    await signIn(page, 'admin')
    await find(page, '店铺装修', 'heading')
    await page.evaluateOnNewDocument(() => {
      localStorage.setItem('crm:version', '5.3.0')
      if (!sessionStorage.getItem('locked')) localStorage.setItem('crm:locked', 'admin')
      sessionStorage.setItem('locked', 'once')
    })
    await page.reload()
    await visible(page, 'crm-console >>> .console-lock input[name=password]')
    // the question whether to load the newer version
    await until(
      () => page.$$('crm-console >>> dialog:modal'),
      (all) => all.length === 2,
    )
    await clickOn(page, 'crm-console >>> .console-lock input[name=password]')
    await page.keyboard.type('crm-demo-2026')
    await page.keyboard.press('Enter')
    await until(
      () => page.$$('crm-console >>> .console-lock'),
      (all) => all.length === 0,
    )
    await visible(page, 'crm-console >>> [role=alertdialog]:modal, crm-console >>> dialog:modal')
    expect(errors).toEqual([])
  })
})
