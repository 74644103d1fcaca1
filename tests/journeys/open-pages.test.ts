import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage, openTab, press, seeText, signIn, until, visible, write } from '../support/browse.ts'

let browser: Browser
let page: Page

const url = `${inject('productUrl')}/admin`
const go = (there: Page, path: string) =>
  there.evaluate((to) => (document.querySelector('crm-console') as HTMLElement & { navigate(at: string): void }).navigate(to), path)
const isLocked = (there: Page) =>
  there.evaluate(() => document.querySelector('crm-console')!.shadowRoot!.querySelector('dialog.console-lock[open]') !== null)

beforeAll(async () => {
  browser = await openBrowser()
  ;({ page } = await openPage(browser, url, { width: 1100, height: 768 }))
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> .console-tabs')
})
afterAll(() => browser.close())

it('the tab of the page that is looked at is seen whole, with what closes it, however many are open', async () => {
  const sites = [
    ...['/setting/theme_style', '/setting/pages/links', '/setting/pages/cate_page/1', '/setting/pages/user_page/2', '/system/file'],
    ...['/setting/system_admin/index', '/setting/system_role/index', '/setting/system_menus/index', '/cms/article/index'],
    ...['/marketing/live/live_room', '/system/maintain/system_log/index', '/setting/systemStructure', '/setting/weightRange'],
  ]
  for (const site of sites) {
    await go(page, site)
    const seen = () =>
      page.evaluate(() => {
        const bar = document.querySelector('crm-console')!.shadowRoot!.querySelector('.console-tabs')!
        const list = bar.querySelector('ul')!.getBoundingClientRect()
        const tab = bar.querySelector('li[data-shown]')?.getBoundingClientRect()
        return { isWhole: tab !== undefined && tab.left >= list.left - 1 && tab.right <= list.right + 1, path: location.pathname }
      })
    await until(seen, ({ isWhole, path }) => isWhole && path === `/admin${site}`)
  }
  const isFull = await page.evaluate(() => {
    const list = document.querySelector('crm-console')!.shadowRoot!.querySelector('.console-tabs ul')!
    return list.scrollWidth > list.clientWidth
  })
  expect(isFull).toBe(true)
})

it('a locked screen is locked in every tab, stays so without the key of the device, and opens in all of them', async () => {
  const { page: other } = await openTab(await page.browserContext().newPage(), url, { width: 1366, height: 768 })
  await visible(other, 'crm-console >>> .console-user')
  await page.bringToFront()
  await page.evaluate(() => {
    const root = document.querySelector('crm-console')!.shadowRoot!
    root.querySelector<HTMLElement>('.console-user')!.click()
  })
  await press(page, '锁定屏幕', 'menuitem')
  await until(() => isLocked(page), Boolean)
  await until(() => isLocked(other), Boolean)
  // one that is opened now, after the device was made to forget
  await page.evaluate(() => localStorage.removeItem('crm:locked'))
  const { page: third } = await openTab(await page.browserContext().newPage(), url, { width: 1366, height: 768 })
  await until(() => isLocked(third), Boolean)
  await third.bringToFront()
  await write(third, '密码', 'crm-demo-2026')
  await press(third, '解锁')
  for (const there of [third, page, other])
    await until(
      () => isLocked(there),
      (locked) => !locked,
    )
  await page.bringToFront()
  await go(page, '/setting/pages/links')
  await seeText(page, '/pages/index/index')
})

it('who signs in again in one tab is signed in in the others, which hear later that the session has ended', async () => {
  const tokenOf = async () => (await page.browserContext().cookies()).find(({ name }) => name === 'token')?.value
  const ended = await tokenOf()
  const { page: other } = await openTab(await page.browserContext().newPage(), url, { width: 1366, height: 768 })
  await visible(other, 'crm-console >>> .console-user')
  await fetch(`${inject('productUrl')}/adminapi/setting/admin/logout`, { headers: { 'Authori-zation': `Bearer ${ended}` } })
  await go(other, '/setting/system_role/index')
  await signIn(other, 'admin')
  const renewed = await until(tokenOf, (token) => token !== undefined && token !== ended)
  await page.bringToFront()
  await go(page, '/system/maintain/system_log/index')
  await until(
    () => page.$$('crm-console >>> tbody tr'),
    (rows) => rows.length > 1,
  )
  expect(await page.$('crm-console >>> input[name=password]')).toBeNull()
  expect(await tokenOf()).toBe(renewed)
})
