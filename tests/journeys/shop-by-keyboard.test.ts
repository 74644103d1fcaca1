import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { find, openBrowser, openPage, seeText, until, visible } from '../support/browse.ts'
import { tokenFrom } from '../support/stage.mjs'
import { Walker } from '../support/walk.ts'
import { chooseByKeys, goByKeys, signInByKeys } from '../support/walk-console.ts'
import { sites, type Site } from './sites.ts'

let browser: Browser
beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

interface Call {
  method: string
  path: string
  body: unknown
}

interface Order {
  order_id: string
  total_num: number
  refund: unknown[]
  status: number
  delivery_id: string
  refund_price: string
}

interface User {
  uid: number
  nickname: string
  integral: number | string
}

const patient = { timeout: 240_000 }

describe.each(sites)('a shop’s day by keyboard alone, at %s', (_, open) => {
  let site: Site
  let page: Page
  let walker: Walker
  let errors: string[]
  const ask = async <Data>(path: string): Promise<Data> => {
    const headers = { 'Authori-zation': `Bearer ${await tokenFrom(site.url)}` }
    return ((await (await fetch(`${site.url}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
  }
  const sent = (path: RegExp) => (site.shop!.calls as Call[]).findLast((call) => call.method !== 'GET' && path.test(call.path))?.body
  const orders = async (query: string) => (await ask<{ data: Order[] }>(`order/list?limit=100&${query}`)).data
  const one = async (number: string) => (await orders(`field_key=order_id&real_name=${number}`))[0]!

  beforeAll(async () => {
    site = await open({ isDaily: true })
    ;({ page, errors } = await openPage(browser, `${site.url}/admin/index`, { width: 1366, height: 900 }))
    walker = await Walker.in(page)
    await signInByKeys(walker)
  }, 120_000)
  afterAll(() => site.close())

  const go = (title: string, path: string) => goByKeys(walker, title, path)

  /** Looks for one record of the list that is open, so that it stands first. */
  async function look(field: string, text: string): Promise<void> {
    await walker.to(field, 'textbox')
    await walker.type(text)
    await walker.key('Enter')
    await until(
      () => page.$$('crm-console >>> .console-list tbody tr'),
      (rows) => rows.length === 1,
    )
  }

  const closed = () =>
    until(
      () => page.$$('crm-console >>> dialog[open]'),
      (all) => all.length === 0,
    )

  /** Does something with the first row out of its menu. */
  async function act(name: string): Promise<void> {
    await walker.to('更多', 'button')
    await walker.key('Enter')
    await walker.arrives('menuitem')
    await walker.to(name, 'menuitem', { key: 'ArrowDown', most: 20 })
    await walker.key('Enter')
  }

  const choose = (label: string) => chooseByKeys(walker, label)
  const confirm = async () => {
    await walker.to('确定', 'button')
    await walker.key('Enter')
  }

  let number: string

  it('ships by tracking numbers', patient, async () => {
    const [order] = (await orders('status=1')).filter(({ refund, status }) => site.shop || (refund.length === 0 && status === 0))
    number = order!.order_id
    const waybill = `SF${Date.now().toString(36)}`
    await go('订单管理', '/order/list')
    await walker.to('批量发货', 'button')
    await walker.key('Enter')
    await choose('快递公司')
    await walker.to('发货数据', 'textbox')
    await walker.type(`${number} ${waybill}`)
    await walker.to('检查', 'button')
    await walker.key('Enter')
    await walker.hears('发货 1 单', 'button')
    await walker.to('发货 1 单', 'button')
    await walker.key('Enter')
    if (site.shop) await until(async () => sent(/order\/delivery\//), Boolean)
    else
      await until(
        async () => (await one(number)).delivery_id,
        (stored) => stored === waybill,
      )
    if (site.shop) expect(sent(/order\/delivery\//)).toMatchObject({ type: 1, delivery_id: waybill })
    await walker.hears('关闭', 'button')
    await walker.to('关闭', 'button')
    await walker.key('Enter')
    await closed()
    expect(errors).toEqual([])
  })

  it('prints a packing slip', patient, async () => {
    if (!site.shop) {
      const orderOfTwo = ({ refund, total_num: count, status }: Order) => refund.length === 0 && count > 1 && status === 1
      number = (await orders('status=2')).find(orderOfTwo)!.order_id
      await look('订单号、手机号、姓名、商品，可粘贴多个订单号', number)
    }
    await act('打印配货单')
    await walker.hears('打印', 'button')
    const paper = (await (await page.waitForSelector('crm-console >>> iframe.console-print'))!.contentFrame())!
    await until(
      () => paper.evaluate(() => document.body.innerText),
      (text) => text.includes(number),
    )
    await paper.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await walker.to('打印', 'button')
    await walker.key('Enter')
    await until(
      () => paper.evaluate(() => document.body.hasAttribute('data-printed')),
      (isPrinted) => isPrinted,
    )
    await walker.key('Escape')
    await closed()
    expect(errors).toEqual([])
  })

  it('gives money back by piece', patient, async () => {
    await act('立即退款')
    await walker.hears('分单退款', 'switch')
    await walker.to('分单退款', 'switch')
    await walker.key(' ')
    await visible(page, 'crm-console >>> dialog[open] [role=group] tbody input')
    await walker.to(/^(?!退款金额)/, 'spinbutton')
    await walker.key('Control+a')
    await walker.type('1')
    const sum = await (await find(page, '退款金额')).evaluate((field) => (field as HTMLInputElement).value)
    await confirm()
    if (site.shop) {
      await until(async () => sent(/order\/refund\//), Boolean)
      expect(sent(/order\/refund\//)).toMatchObject({ refund_price: sum, cart_ids: [{ cart_num: 1 }] })
    } else {
      await until(
        async () => (await one(number)).refund_price,
        (back) => Number(back) > 0,
      )
      expect((await one(number)).refund_price).toBe(sum)
    }
    await closed()
    expect(errors).toEqual([])
  })

  it('gives a user points, a level and a coupon', patient, async () => {
    const [user] = (await ask<{ list: User[] }>('user/user?page=1&limit=15')).list
    const { uid, nickname, integral } = user!
    await go('用户管理', '/user/list')
    await seeText(page, nickname)
    await walker.to('积分余额', 'button')
    await walker.key('Enter')
    await walker.hears('积分', 'spinbutton')
    await walker.to('积分', 'spinbutton')
    await walker.key('Control+a')
    await walker.type('7')
    await confirm()
    await closed()

    await act('赠送等级')
    const level = await choose('用户等级')
    await confirm()
    await closed()

    await walker.to(`选择${nickname}`, 'checkbox', { key: 'Shift+Tab' })
    await walker.key(' ')
    await walker.hears('发送优惠券', 'button')
    await walker.to('发送优惠券', 'button')
    await walker.key('Enter')
    const coupon = await choose('优惠券')
    await confirm()
    await closed()
    expect(errors).toEqual([])
    if (site.shop) {
      expect(sent(/user\/update_other\//)).toMatchObject({ integration_status: 1, integration: 7 })
      expect(sent(/user\/save_give_level\//)).toMatchObject({ level_id: expect.anything() })
      return expect(sent(/marketing\/coupon\/user\/grant/)).toMatchObject({ uid: String(uid) })
    }
    const points = await ask<{ list: { balance: string }[] }>(`user/one_info/${uid}?type=integral&page=1&limit=1`)
    expect(Number(points.list[0]!.balance)).toBe(Number(integral) + 7)
    const coupons = await ask<{ list: { coupon_title: string }[] }>(`user/one_info/${uid}?type=coupon&page=1&limit=1`)
    expect(coupon).toContain(coupons.list[0]!.coupon_title)
    const { list } = await ask<{ list: { uid: number; level: string }[] }>('user/user?page=1&limit=15')
    expect(level).toContain(list.find((there) => there.uid === uid)!.level)
  })
})
