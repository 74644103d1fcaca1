import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage, signIn, until, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'

const product = inject('productUrl')
let browser: Browser

beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

it('the actions of a row stay where they are while its menu is open', async () => {
  const { page } = await openPage(browser, `${product}/admin/setting/pages/devise/0`, { width: 1366, height: 768 })
  await signIn(page, 'admin')
  const more = await visible(page, 'crm-console >>> .console-row-actions .ui-icon-button')
  await quiet(page)
  const lefts = () =>
    page.$$eval('crm-console >>> .console-row-actions button', (buttons) => buttons.map((button) => button.getBoundingClientRect().left))
  const before = await lefts()
  await more.click()
  await visible(page, 'crm-console >>> [role=menu]')
  await until(
    () => more.evaluate((button) => button.getAttribute('aria-expanded')),
    (isOpen) => isOpen === 'true',
  )
  await quiet(page)
  expect(await lefts()).toEqual(before)
})
