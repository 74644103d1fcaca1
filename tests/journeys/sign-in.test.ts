import type { Browser, HTTPResponse } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, seeText, signIn } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const product = inject('productUrl')

describe('signing in at the console', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  it('tells a wrong password from a right one, and comes back to where one wanted to go', async () => {
    const { page, errors } = await openPage(browser, `${product}/admin/setting/pages/devise/0`)
    await find(page, '账号', 'textbox')
    await quiet(page)
    await signIn(page, 'admin', 'wrong-one')
    await seeText(page, '账号或密码错误')
    await signIn(page, 'admin')
    await find(page, '店铺装修', 'heading')
    await quiet(page)
    expect(new URL(page.url()).pathname).toBe('/admin/setting/pages/devise/0')
    await press(page, '切换到深色')
    expect(errors).toEqual([])
  })

  it('asks for the puzzle after the second failure, and takes it by keyboard', async () => {
    const { page } = await openPage(browser, `${product}/admin`)
    const isPuzzle = (response: HTTPResponse) => response.url().includes('/ajcaptcha') && response.request().method() === 'GET'
    const puzzle = page.waitForResponse(isPuzzle, { timeout: 30_000 })
    for (const password of ['wrong-1', 'wrong-2', 'crm-demo-2026']) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/adminapi/login')).catch(() => undefined)
      await signIn(page, 'editor', password)
      await Promise.race([answered, puzzle])
      if (await page.$('crm-console >>> [role=slider]')) break
    }
    const { data } = (await (await puzzle).json()) as { data: { originalImageBase64: string; jigsawImageBase64: string } }
    const x = await solvePuzzle(data.originalImageBase64, data.jigsawImageBase64)
    const slider = await page.waitForSelector('crm-console >>> [role=slider]:not([aria-disabled=true])', { visible: true })
    await slider!.focus()
    for (let at = 0; at < Math.round(x / 2); at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await find(page, '主页', 'link').catch(() => signIn(page, 'editor'))
    await find(page, '菜单', 'navigation')
  })
})
