import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, signIn, until, write } from '../support/browse.ts'
import { agentSessionFrom } from '../support/stage.mjs'
import { sites, type Site } from './sites.ts'

interface Row {
  id: number
  order_id: string
  paid: number
  status: number
  refund_status: number
  shipping_type: number
  delivery_id: string
  _status: { _title: string }
}

interface Call {
  method: string
  path: string
  body: unknown
}

/** What the server says to an agent, past the browser. */
async function asAgent(url: string) {
  const { headers } = await agentSessionFrom(url)
  return async <T>(path: string) => ((await (await fetch(`${url}/kefuapi/${path}`, { headers })).json()) as { data: T }).data
}

/** Somebody who talks to the agent and has an order that waits for being shipped. */
async function buyerOf(ask: Awaited<ReturnType<typeof asAgent>>) {
  for (const { to_uid: uid, nickname } of await ask<{ to_uid: number; nickname: string }[]>('user/record?is_tourist=0')) {
    const found = (await ask<Row[]>(`order/list/${uid}?type=1`)).find((order) => order.shipping_type === 1 && order.refund_status === 0)
    if (found) return { uid, nickname, order: found }
  }
  throw new Error('nobody waits for a shipment')
}

const acts = (page: Page, number: string) =>
  page.$$eval(
    `crm-kefu >>> .kefu-order`,
    (cards, wanted) => {
      const card = cards.find((one) => one.querySelector('.kefu-order-number')!.textContent!.endsWith(wanted))
      return [...(card?.querySelectorAll('.kefu-order-acts button') ?? [])].map((button) => button.textContent)
    },
    number,
  )

describe.each(sites)('an agent at %s', (_, open) => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), open({ isDaily: true })])
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it('ships an order beside the conversation, with the form of the shop’s own list', { timeout: 90_000 }, async () => {
    const ask = await asAgent(site.url)
    const { uid, nickname, order } = await buyerOf(ask)
    const { page, errors } = await openPage(browser, `${site.url}/kefu`, { width: 1366, height: 768 })
    await signIn(page, 'kefu')
    await seeText(page, nickname)
    await clickOn(page, `crm-kefu >>> .kefu-conversation::-p-text(${nickname})`)
    await press(page, '交易订单', 'tab')
    await press(page, '搜索订单编号', 'searchbox')
    await page.keyboard.type(order.order_id)
    await until(
      () => acts(page, order.order_id),
      (names) => names.includes('发货'),
    )
    await clickOn(page, `crm-kefu >>> .kefu-order-acts ::-p-text(发货)`)
    await find(page, '订单发货', 'dialog')
    await clickOn(page, 'crm-kefu >>> dialog[open] ::-p-aria([name="快递公司"])')
    await clickOn(page, 'crm-kefu >>> [role=listbox] [role=option]')
    const number = `YT${Date.now()}`
    await write(page, '快递单号', number)
    await expectAccessible(page, ['crm-kefu', 'dialog[open]'])
    await press(page, '确定')
    await seeText(page, '发货成功')
    if (site.shop) {
      const calls: readonly Call[] = site.shop.calls
      const sent = calls.find(({ method, path }) => method === 'POST' && path.includes('/order/delivery/'))
      const body = { type: 1, express_record_type: '1', delivery_id: number }
      expect(sent).toMatchObject({ path: `/kefuapi/order/delivery/${order.id}`, body })
    } else {
      // what the list says now, and what can be done no longer
      await until(
        () => acts(page, order.order_id),
        (names) => !names.includes('发货'),
      )
      const [shipped] = await ask<Row[]>(`order/list/${uid}?search=${order.order_id}`)
      expect(shipped).toMatchObject({ status: 1, delivery_id: number })
    }
    expect(errors).toEqual([])
  })
})
