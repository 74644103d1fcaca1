import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, seeText, signIn, until, visible } from '../support/browse.ts'
import { pressInRow } from '../support/rows.ts'
import { tokenFrom } from '../support/stage.mjs'
import { sites } from './sites.ts'

const product = inject('productUrl')
let browser: Browser
let page: Page
let errors: string[]
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, errors } = await openPage(browser, `${product}/admin/order/list?orderStatus=1`, { width: 1366, height: 900 }))
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> tbody tr')
})
afterAll(() => browser.close())

interface Call {
  method: string
  path: string
  body: unknown
}

interface Row {
  id: number
  order_id: string
  total_num: number
  pay_price: number
  delivery_id: string
  status: number
  refund_price: string
  refund: unknown[]
}

/** What the server says of orders, past the browser. */
async function orders(query: string): Promise<Row[]> {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(product)}` }
  const reply = await fetch(`${product}/adminapi/order/list?limit=100&${query}`, { headers })
  return ((await reply.json()) as { data: { data: Row[] } }).data.data
}
const one = async (number: string) => (await orders(`field_key=order_id&real_name=${number}`))[0]!
const go = (path: string) =>
  page.evaluate((to) => (document.querySelector('crm-console') as HTMLElement & { navigate(at: string): void }).navigate(to), path)

it('ships by pasted tracking numbers: checked first, told by line, sent where nothing is wrong', { timeout: 90_000 }, async () => {
  const [first, second] = (await orders('status=1')).filter(({ refund, status }) => refund.length === 0 && status === 0)
  await press(page, '批量发货')
  await clickOn(page, 'crm-console >>> dialog[open] ::-p-aria([name="快递公司"])')
  await clickOn(page, 'crm-console >>> [role=listbox] [role=option]')
  await clickOn(page, 'crm-console >>> dialog[open] textarea')
  const stamp = Date.now().toString(36)
  for (const line of [
    `${first!.order_id} SF${stamp}1`,
    `${second!.order_id} SF${stamp}2`,
    `cp404 SF${stamp}3`,
    `${first!.order_id} SF${stamp}4`,
  ]) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await press(page, '检查')
  for (const told of ['可发货', '没有这个订单', '订单号重复']) await visible(page, `crm-console >>> dialog[open] tbody ::-p-text(${told})`)
  // nothing was written yet
  expect(await one(first!.order_id)).toMatchObject({ status: 0, delivery_id: '' })
  await press(page, '发货 2 单')
  await until(
    async () => [(await one(first!.order_id)).delivery_id, (await one(second!.order_id)).delivery_id],
    (sent) => sent.join() === `SF${stamp}1,SF${stamp}2`,
  )
  await press(page, '关闭')
  await until(
    () => page.$$(`crm-console >>> tbody tr::-p-text(${first!.order_id})`),
    (rows) => rows.length === 0,
  )
  expect(errors).toEqual([])
})

it('gives money back by piece, and says how much before it happens', { timeout: 90_000 }, async () => {
  const order = (await orders('status=2')).find(({ refund, total_num: count, status }) => refund.length === 0 && count > 1 && status === 1)!
  await go(`/order/list?real_name=${order.order_id}`)
  await visible(page, `crm-console >>> tbody tr::-p-text(${order.order_id})`)
  await pressInRow(page, order.order_id, '立即退款')
  await press(page, '分单退款', 'switch')
  const price = async () => (await find(page, '退款金额')).evaluate((field) => (field as HTMLInputElement).value)
  expect(Number(await price())).toBe(order.pay_price)
  await clickOn(page, 'crm-console >>> dialog[open] [role=group] tbody input')
  // of the first article one piece less than there are, or none
  const [piece] = await page.$$('crm-console >>> dialog[open] [role=group] tbody input')
  const count = await piece!.evaluate((field) => Number((field as HTMLInputElement).value))
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(String(count - 1))
  const sum = await until(price, (shown) => Number(shown) > 0 && Number(shown) < order.pay_price)
  await press(page, '确定')
  await until(
    async () => (await one(order.order_id)).refund_price,
    (back) => back === sum,
  )
  await seeText(page, '退款')
  expect(errors).toEqual([])
})

it('prints the packing slip of an order on a sheet of its own', { timeout: 90_000 }, async () => {
  const [order] = await orders('status=4')
  await go(`/order/list?real_name=${order!.order_id}`)
  await visible(page, `crm-console >>> tbody tr::-p-text(${order!.order_id})`)
  await pressInRow(page, order!.order_id, '打印配货单')
  const paper = (await (await visible(page, 'crm-console >>> iframe.console-print')).contentFrame())!
  const printed = await until(
    () => paper.evaluate(() => document.body.innerText),
    (text) => text.includes(order!.order_id),
  )
  expect(printed).toContain('配货单')
  expect(printed).toContain(String(order!.pay_price.toFixed(2)))
  await paper.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.title) }))
  await (await find(page, '打印')).click()
  await until(
    () => paper.evaluate(() => document.body.getAttribute('data-printed')),
    (title) => title !== null,
  )
  await press(page, '取消')
  expect(errors).toEqual([])
})

it('does the same at a plain shop, with the calls of its contract', { timeout: 120_000 }, async () => {
  const [, open] = sites[1]!
  const site = await open({ isDaily: true })
  onTestFinished(() => void site.close())
  const { page: there, errors: own } = await openPage(browser, `${site.url}/admin/order/list`, { width: 1366, height: 900 })
  await signIn(there, 'admin')
  const sent = (path: RegExp) => (site.shop!.calls as Call[]).findLast((call) => call.method === 'PUT' && path.test(call.path))?.body
  const name = await visible(there, 'crm-console >>> tbody tr .console-name')
  const number = (await name.evaluate((element) => element.textContent))!

  await press(there, '批量发货')
  await clickOn(there, 'crm-console >>> dialog[open] ::-p-aria([name="快递公司"])')
  await clickOn(there, 'crm-console >>> [role=listbox] [role=option]')
  await clickOn(there, 'crm-console >>> dialog[open] textarea')
  await there.keyboard.type(`${number} SF1234567`)
  await press(there, '检查')
  await visible(there, 'crm-console >>> dialog[open] tbody ::-p-text(可发货)')
  expect(sent(/order\/delivery\//)).toBeUndefined()
  await press(there, '发货 1 单')
  await until(async () => sent(/order\/delivery\//), Boolean)
  expect(sent(/order\/delivery\//)).toMatchObject({ type: 1, delivery_id: 'SF1234567', delivery_name: expect.stringMatching(/./) })
  await press(there, '关闭')

  await pressInRow(there, number, '立即退款')
  const whole = await (await find(there, '退款金额')).evaluate((field) => (field as HTMLInputElement).value)
  await press(there, '分单退款', 'switch')
  await clickOn(there, 'crm-console >>> dialog[open] [role=group] tbody input')
  await there.keyboard.down('Control')
  await there.keyboard.press('a')
  await there.keyboard.up('Control')
  await there.keyboard.type('1')
  const part = await until(
    async () => (await find(there, '退款金额')).evaluate((field) => (field as HTMLInputElement).value),
    (shown) => shown !== whole,
  )
  await press(there, '确定')
  await until(async () => sent(/order\/refund\//), Boolean)
  expect(sent(/order\/refund\//)).toMatchObject({ refund_price: part, cart_ids: [{ cart_num: 1 }] })

  await pressInRow(there, number, '打印配货单')
  const paper = (await (await visible(there, 'crm-console >>> iframe.console-print')).contentFrame())!
  await until(
    () => paper.evaluate(() => document.body.innerText),
    (text) => text.includes(number),
  )
  await press(there, '取消')

  await pressInRow(there, number, '打印拣货单')
  const list = (await (await visible(there, 'crm-console >>> iframe.console-print')).contentFrame())!
  const picked = await until(
    () => list.evaluate(() => document.body.innerText),
    (text) => text.includes('拣货单') && text.includes(number),
  )
  expect(picked).toMatch(/1 个订单，共 \d+ 件/)
  await list.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.title) }))
  await clickOn(there, 'crm-console >>> dialog[open] .ui-button.is-primary')
  await until(
    () => list.evaluate(() => document.body.getAttribute('data-printed')),
    (title) => title === '拣货单',
  )
  expect(own).toEqual([])
})
