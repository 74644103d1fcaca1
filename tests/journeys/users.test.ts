import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickOn, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { pressInRow } from '../support/rows.ts'
import { tokenFrom } from '../support/stage.mjs'
import { sites, type Site } from './sites.ts'

let browser: Browser
beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

interface Call {
  method: string
  path: string
  body: unknown
}

interface User {
  uid: number
  nickname: string
  integral: number | string
}

const inDialog = (selector: string) => `crm-console >>> dialog[open] ${selector}`

/** Opens a list of choices by its field, takes the first one by the keyboard, and answers what is chosen then. */
async function choose(page: Page, label: string): Promise<string> {
  const selector = inDialog(`::-p-aria([name="${label}"][role="combobox"])`)
  const text = async () => (await visible(page, selector)).evaluate((field) => field.textContent ?? '')
  const before = await text()
  await (await visible(page, selector)).focus()
  await page.keyboard.press('Enter')
  await until(
    async () => (await visible(page, selector)).evaluate((field) => field.getAttribute('aria-expanded')),
    (state) => state === 'true',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  return until(text, (now) => now !== before)
}

const closed = (page: Page) =>
  until(
    () => page.$$('crm-console >>> dialog[open]'),
    (open) => open.length === 0,
  )

describe.each(sites)('at %s', (_, open) => {
  let site: Site
  let page: Page
  let errors: string[]
  let user: User
  const ask = async <Data>(path: string): Promise<Data> => {
    const headers = { 'Authori-zation': `Bearer ${await tokenFrom(site.url)}` }
    return ((await (await fetch(`${site.url}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
  }
  const sent = (path: RegExp) => (site.shop!.calls as Call[]).findLast((call) => call.method !== 'GET' && path.test(call.path))?.body

  beforeAll(async () => {
    site = await open({ isDaily: true })
    const { list } = await ask<{ list: User[] }>('user/user?page=1&limit=15')
    // the first one is given the same in the day by keyboard, and a coupon only once
    user = list[1]!
    ;({ page, errors } = await openPage(browser, `${site.url}/admin/user/list`, { width: 1366, height: 900 }))
    await signIn(page, 'admin')
    await visible(page, `crm-console >>> tbody tr::-p-text(${user.nickname})`)
  }, 60_000)
  afterAll(() => site.close())

  const inRow = (action: string) => pressInRow(page, user.nickname, action)

  it('gives a user points, which stand in the ledger with what they came to', { timeout: 60_000 }, async () => {
    await inRow('积分余额')
    await clickOn(page, inDialog('::-p-aria([name="积分"])'))
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
    await page.keyboard.type('30')
    if (!site.shop) {
      await clickOn(page, inDialog('::-p-aria([name="备注"])'))
      await page.keyboard.type('活动补发')
    }
    await press(page, '确定')
    await closed(page)
    if (site.shop) return expect(sent(/user\/update_other\//)).toMatchObject({ integration_status: 1, integration: 30 })
    const { list } = await ask<{ list: { number: string; balance: string; mark: string }[] }>(
      `user/one_info/${user.uid}?type=integral&page=1&limit=5`,
    )
    expect(list[0]).toMatchObject({ mark: '活动补发' })
    expect(Number(list[0]!.balance)).toBe(Number(user.integral) + 30)
  })

  it('gives the user a level and a coupon, which stand on the user’s page', { timeout: 60_000 }, async () => {
    await inRow('赠送等级')
    const level = await choose(page, '用户等级')
    await press(page, '确定')
    await closed(page)
    await press(page, `选择${user.nickname}`, 'checkbox')
    await press(page, '发送优惠券')
    const coupon = await choose(page, '优惠券')
    await press(page, '确定')
    await closed(page)
    if (site.shop) {
      expect(sent(/user\/save_give_level\//)).toMatchObject({ level_id: expect.anything() })
      return expect(sent(/marketing\/coupon\/user\/grant/)).toMatchObject({ uid: String(user.uid) })
    }
    await page.$eval(
      'crm-console',
      (element, to) => (element as HTMLElement & { navigate(path: string): void }).navigate(to),
      `/user/list?at=detail-${user.uid}`,
    )
    await visible(page, `crm-console >>> dd::-p-text(${level})`)
    await press(page, '持有优惠券', 'tab')
    await visible(page, `crm-console >>> tbody tr::-p-text(${coupon.replace(/ \(.*/, '')})`)
    await press(page, '积分明细', 'tab')
    await visible(page, 'crm-console >>> tbody tr::-p-text(活动补发)')
    expect(errors).toEqual([])
  })
})
