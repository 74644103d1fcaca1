import type { Browser, Frame, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { clickOn, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { pressInRow } from '../support/rows.ts'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

interface Row {
  id: number
  order_id: string
  real_name: string
  total_num: number
  pay_price: number
  refund: unknown[]
  _info: Record<string, { cart_info: { cart_num: number; productInfo: { store_name: string; attrInfo: { suk: string } } } }>
}
interface Contacts {
  user_phone: string
  user_address: string
}

/** What the server says, past the browser. */
async function ask<Data>(path: string): Promise<Data> {
  const headers = { 'Authori-zation': `Bearer ${await tokenFrom(product)}` }
  return ((await (await fetch(`${product}/adminapi/${path}`, { headers })).json()) as { data: Data }).data
}
const cartsOf = ({ _info }: Row) => Object.values(_info).map(({ cart_info }) => cart_info)

let browser: Browser
let page: Page
let errors: string[]
let waiting: Row[]
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, errors } = await openPage(browser, `${product}/admin/order/list?orderStatus=1`, { width: 1366, height: 900 }))
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> tbody tr')
  const { data } = await ask<{ data: Row[] }>('order/list?status=1&page=1&limit=15')
  waiting = data.filter(({ refund }) => refund.length === 0).slice(0, 3)
})
afterAll(() => browser.close())
beforeEach(() => expect(waiting).toHaveLength(3))

/** The paper that is about to be printed, with all that these words say. */
async function paperWith(words: readonly string[]): Promise<{ paper: Frame; text: string }> {
  const paper = (await (await visible(page, 'crm-console >>> iframe.console-print')).contentFrame())!
  const text = await until(
    () => paper.evaluate(() => document.body.innerText),
    (said) => words.every((word) => said.includes(word)),
  )
  return { paper, text }
}

const tableOf = (paper: Frame, at = 0) =>
  paper.evaluate(
    (which) =>
      [...document.querySelectorAll('table')[which]!.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      ),
    at,
  )

/** Size and margin of the sheets. */
const sheetOf = (paper: Frame) =>
  paper.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText),
  )

async function printed(paper: Frame): Promise<string> {
  await paper.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', document.title) }))
  await clickOn(page, 'crm-console >>> dialog[open] .ui-button.is-primary')
  const title = await until(
    () => paper.evaluate(() => document.body.getAttribute('data-printed')),
    (told) => told !== null,
  )
  await press(page, '取消')
  return title!
}

const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100)

it('puts an order on a delivery slip: its number, where it goes, its goods, and what they come to', { timeout: 90_000 }, async () => {
  const order = waiting[0]!
  const [contacts] = await ask<Contacts[]>(`order/personal_data?ids=${order.id}`)
  await pressInRow(page, order.order_id, '打印配货单')
  const { paper, text } = await paperWith([order.order_id, contacts!.user_phone])
  for (const word of ['配货单', order.real_name, contacts!.user_address]) expect(text).toContain(word)
  const lines = await tableOf(paper)
  expect(lines.map(([, name, sku, , count]) => [name, sku, count])).toEqual(
    cartsOf(order).map(({ productInfo, cart_num }) => [productInfo.store_name, productInfo.attrInfo.suk, String(cart_num)]),
  )
  const sums = await paper.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('footer p')].map(({ textContent }) => (textContent ?? '').trim().split(/\s+/))),
  )
  expect(cents(sums['实付金额'])).toBe(Math.round(order.pay_price * 100))
  const goods = lines.reduce((sum, cells) => sum + cents(cells.at(-1)!), 0)
  expect(goods + cents(sums['运费']) - cents(sums['优惠']) - cents(sums['积分抵扣'])).toBe(cents(sums['实付金额']))
  expect(await sheetOf(paper)).toEqual([expect.stringMatching(/^@page \{.*size: a4.*margin: 15mm/i)])
  expect(await printed(paper)).toBe('配货单')
  expect(errors).toEqual([])
})

it('puts the goods of an order on a picking list', { timeout: 90_000 }, async () => {
  const order = waiting[1]!
  await pressInRow(page, order.order_id, '打印拣货单')
  const { paper, text } = await paperWith(['拣货单', order.order_id])
  expect(text).toContain(`1 个订单，共 ${order.total_num} 件`)
  const lines = await tableOf(paper)
  expect(lines.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(order.total_num)
  for (const { productInfo } of cartsOf(order)) expect(lines.map(([, name]) => name)).toContain(productInfo.store_name)
  expect(await sheetOf(paper)).toHaveLength(1)
  expect(await printed(paper)).toBe('拣货单')
  expect(errors).toEqual([])
})

it('picks several orders at once, and prints a slip of each on a sheet of its own', { timeout: 120_000 }, async () => {
  for (const { order_id: number } of waiting) await press(page, `选择${number}`, 'checkbox')
  await press(page, '打印拣货单')
  const pieces = waiting.reduce((sum, { total_num: count }) => sum + count, 0)
  const list = await paperWith([`3 个订单，共 ${pieces} 件`])
  const lines = await tableOf(list.paper)
  expect(lines.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(pieces)
  for (const { order_id: number } of waiting) expect(lines.some((cells) => cells.at(-1)!.includes(number))).toBe(true)
  expect(await printed(list.paper)).toBe('拣货单')

  await press(page, '批量打印配货单')
  const slips = await paperWith(waiting.map(({ order_id: number }) => number))
  const sheets = await slips.paper.evaluate(() =>
    [...document.querySelectorAll('article')].map((one) => ({ text: one.innerText, after: getComputedStyle(one).breakAfter })),
  )
  expect(sheets.map(({ after }) => after)).toEqual(['page', 'page', 'page'])
  for (const [at, { order_id: number }] of waiting.entries()) expect(sheets[at]!.text).toContain(number)
  expect(await printed(slips.paper)).toBe('配货单')
  expect(errors).toEqual([])
})
