import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, signIn, until, visible } from '../support/browse.ts'
import { tokenFrom } from '../support/stage.mjs'
import { Walker } from '../support/walk.ts'

const product = inject('productUrl')
let browser: Browser
beforeAll(async () => (browser = await openBrowser()))
afterAll(() => browser.close())

async function ask<Data>(path: string): Promise<Data> {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(product)}` }
  return ((await (await fetch(`${product}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
}

interface Order {
  order_id: string
  total_num: number
  refund: unknown[]
  status: number
  delivery_id: string
  refund_price: string
}

const orders = async (query: string) => (await ask<{ data: Order[] }>(`order/list?limit=100&${query}`)).data
const one = async (number: string) => (await orders(`field_key=order_id&real_name=${number}`))[0]!

/** What can be done with the only row: beside it, or in its menu. */
async function act(walker: Walker, name: string): Promise<void> {
  await walker.to(/^(更多)$/, 'button')
  await walker.key('Enter')
  await walker.arrives('menuitem')
  await walker.to(name, 'menuitem', { key: 'ArrowDown', most: 12 })
  await walker.key('Enter')
}

async function open(path: string): Promise<{ page: Page; walker: Walker; errors: string[] }> {
  const { page, errors } = await openPage(browser, `${product}/admin${path}`, { width: 1366, height: 900 })
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> tbody tr')
  return { page, errors, walker: await Walker.in(page) }
}

it('ships by tracking numbers, by keyboard alone', { timeout: 120_000 }, async () => {
  const [order] = (await orders('status=1')).filter(({ refund, status }) => refund.length === 0 && status === 0)
  const { walker, errors } = await open('/order/list')
  const number = `SF${Date.now().toString(36)}`
  await walker.to('批量发货', 'button')
  await walker.key('Enter')
  await walker.hears('快递公司', 'combobox')
  await walker.to('快递公司', 'combobox')
  await walker.key('ArrowDown')
  await walker.hears('', 'option')
  await walker.key('ArrowDown')
  await walker.key('Enter')
  await walker.to('发货数据', 'textbox')
  await walker.type(`${order!.order_id} ${number}`)
  await walker.to('检查', 'button')
  await walker.key('Enter')
  await walker.hears('发货 1 单', 'button')
  await walker.to('发货 1 单', 'button')
  await walker.key('Enter')
  await until(
    async () => (await one(order!.order_id)).delivery_id,
    (sent) => sent === number,
  )
  expect(errors).toEqual([])
})

it('gives money back by piece and prints a packing slip, by keyboard alone', { timeout: 120_000 }, async () => {
  const order = (await orders('status=2')).find(({ refund, total_num: count, status }) => refund.length === 0 && count > 1 && status === 1)!
  const { page, walker, errors } = await open(`/order/list?real_name=${order.order_id}`)
  await act(walker, '打印配货单')
  await walker.hears('打印', 'button')
  await walker.to('打印', 'button')
  await walker.key('Escape')
  await until(
    () => page.$$('crm-console >>> dialog[open]'),
    (all) => all.length === 0,
  )
  await act(walker, '立即退款')
  await walker.hears('分单退款', 'switch')
  await walker.to('分单退款', 'switch')
  await walker.key(' ')
  await walker.hears('', 'spinbutton')
  await walker.key('Tab')
  await walker.key('Control+a')
  await walker.type('1')
  const sum = await (await find(page, '退款金额')).evaluate((field) => (field as HTMLInputElement).value)
  await walker.to('确定', 'button')
  await walker.key('Enter')
  await until(
    async () => (await one(order.order_id)).refund_price,
    (back) => Number(back) > 0,
  )
  expect((await one(order.order_id)).refund_price).toBe(sum)
  expect(errors).toEqual([])
})

it('gives a user points, by keyboard alone', { timeout: 120_000 }, async () => {
  const { list } = await ask<{ list: { uid: number; nickname: string; integral: string }[] }>('user/user?page=1&limit=15')
  const [user] = list
  const { page, walker, errors } = await open(`/user/list?nickname=${user!.uid}&field_key=uid`)
  await walker.to('积分余额', 'button')
  await walker.key('Enter')
  await walker.hears('积分', 'spinbutton')
  await walker.to('积分', 'spinbutton')
  await walker.key('Control+a')
  await walker.type('7')
  await walker.to('确定', 'button')
  await walker.key('Enter')
  await until(
    () => page.$$('crm-console >>> dialog[open]'),
    (all) => all.length === 0,
  )
  const points = await ask<{ list: { balance: string }[] }>(`user/one_info/${user!.uid}?type=integral&page=1&limit=1`)
  expect(Number(points.list[0]!.balance)).toBe(Number(user!.integral) + 7)
  expect(errors).toEqual([])
})
