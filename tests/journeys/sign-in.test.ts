import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Browser } from 'puppeteer-core'
import { expectAccessible, find, openBrowser, openPage, press, seeText, signIn } from '../support/browse.ts'

describe('signing in at the console', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  it('tells a wrong password from a right one, and comes back to where one wanted to go', async () => {
    const { page, errors } = await openPage(browser, `${inject('productUrl')}/admin/setting/pages/devise`)
    await find(page, '账号', 'textbox')
    await expectAccessible(page)
    await signIn(page, 'admin', 'wrong-one')
    await seeText(page, '账号或密码错误')
    await signIn(page, 'admin')
    await find(page, '页面装修', 'heading').catch(() => seeText(page, '页面'))
    await page.waitForSelector('crm-console >>> table tbody tr', { visible: true })
    expect(new URL(page.url()).pathname).toBe('/admin/setting/pages/devise')
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

  it('asks for the puzzle after the second failure, and takes it by keyboard', async () => {
    const { page } = await openPage(browser, `${inject('productUrl')}/admin`)
    for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
      await signIn(page, 'editor', password)
      await page.waitForResponse((response) => response.url().endsWith('/adminapi/login')).catch(() => undefined)
      if (await page.$('crm-console >>> [role=slider]')) break
    }
    const slider = await page.waitForSelector('crm-console >>> [role=slider]', { visible: true })
    await slider!.focus()
    await press(page, '换一张')
  })
})
