import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage, until, visible } from '../support/browse.ts'
import { actOn, askFactory, isInState, openPaper } from '../support/factory-stage.ts'
import { Walker } from '../support/walk.ts'
import { goByKeys, signInByKeys } from '../support/walk-console.ts'

interface Paper {
  sn: string
  status: number
  lines: { qty: string; weight_actual: string; lot_no: string }[]
}

let browser: Browser
let page: Page
let errors: string[]
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, errors } = await openPage(browser, `${inject('productUrl')}/admin/index`, { width: 1366, height: 768 }))
})
afterAll(() => browser.close())

/** An order of five materials that is approved. */
async function ordered(): Promise<{ id: string; sn: string }> {
  const { list: goods } = await askFactory<{ list: { sku_id: string }[] }>('product/list', { kind: 'material', page: 1, limit: 10 })
  const { list: suppliers } = await askFactory<{ list: { id: string }[] }>('party/supplier/list', { page: 1, limit: 1 })
  const { list: warehouses } = await askFactory<{ list: { id: string; name: string }[] }>('basic/warehouse/options', { words: '原料仓' })
  const lines = goods
    .slice(0, 5)
    .map(({ sku_id }, at) => ({ sku_id: String(sku_id), qty: String(100 + at), price: '1', price_unit: 'kg', tax_rate: '13' }))
  const body = { party_id: suppliers[0]!.id, warehouse_id: warehouses[0]!.id, tax_mode: 'incl', lines }
  const { id } = await askFactory<{ id: string }>('doc/purchase-order/add', body)
  await actOn('purchase-order', id, ['submit', 'approve'])
  return { id, sn: (await askFactory<Paper>('doc/purchase-order/read', { id: Number(id) })).sn }
}

it('receives five lines of an order by keyboard alone', { timeout: 300_000 }, async () => {
  const order = await ordered()
  const walker = await Walker.in(page)
  await signInByKeys(walker, 'cangguan')
  const began = Date.now()
  await goByKeys(walker, '原料采购', '/purchasingManagement/materialPurchase')
  await walker.to('单号、往来单位、产品、规格、批号、拼音', 'textbox')
  await walker.type(order.sn)
  await walker.key('Enter')
  await until(
    () => page.$$('crm-console >>> .console-list tbody tr'),
    (rows) => rows.length === 1,
  )
  await walker.to('收货入库', 'button')
  await walker.key('Enter')
  await visible(page, 'crm-console >>> .lines-row:nth-child(5)')
  // past the field of the scanner into the lines, to what the scale says
  await walker.key('F9')
  await walker.key('Tab')
  await walker.to(/过磅重量\(kg\)$/, 'textbox', { key: 'ArrowRight', most: 12 })
  for (const weight of ['100.5', '101.2', '102', '103.4', '104.1']) {
    await walker.type(weight)
    await walker.key('ArrowDown')
  }
  await walker.key('Control+s')
  const { id } = await openPaper(page)
  for (const [act, state] of [
    ['提交', '待审核'],
    ['审核', '已审核'],
  ] as const) {
    await walker.hears(act, 'button')
    await walker.to(act, 'button')
    // a second press within a second does nothing: what comes in place of a button is not pressed by a double press
    await new Promise((done) => setTimeout(done, 1_000))
    await walker.key('Enter')
    await isInState(page, state)
  }
  console.info(`five lines received by keyboard in ${((Date.now() - began) / 1000).toFixed(1)} s (aim 40)`)
  const posted = await askFactory<Paper>('doc/goods-receipt/read', { id: Number(id) })
  expect(posted.lines.map(({ weight_actual }) => weight_actual)).toEqual(['100.5', '101.2', '102', '103.4', '104.1'])
  expect(posted.lines.every(({ lot_no }) => lot_no !== '')).toBe(true)
  expect(errors).toEqual([])
})
