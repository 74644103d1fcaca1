import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { compared, differenceOf, quotientOf, sumOf } from '#src/lib/decimal.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { clickOn, find, openBrowser, openPage, press, until, visible, write } from '../support/browse.ts'
import {
  actOn,
  askFactory,
  become,
  isInState,
  keepFiles,
  noteToasts,
  openPaper,
  pressAct,
  savedFile,
  toldToast,
  writeCell,
} from '../support/factory-stage.ts'
import { Walker } from '../support/walk.ts'
import { goByKeys } from '../support/walk-console.ts'

interface Line {
  sku_id: string
  qty: string
  lot_no: string
  weight_actual: string
}
interface Paper {
  id: string
  sn: string
  status: number
  party_id: string
  warehouse_id: string
  gross: string
  progress: string
  lines: Line[]
}
interface Supplier {
  id: string
  name: string
  payable: string
}

const patient = { timeout: 300_000 }
const orders = '/purchasingManagement/materialPurchase'
const receipts = '/storageManagement/godownEntry'

let browser: Browser
let page: Page
let walker: Walker
let errors: string[]
let rule: string
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, errors } = await openPage(browser, `${inject('productUrl')}/admin${orders}`, { width: 1366, height: 768 }))
  walker = await Walker.in(page)
  // what comes to so much is approved by two people
  const { id } = await askFactory<{ id: string }>('basic/approvalRule/add', {
    type: 'PO',
    kind: 'amount',
    limit_at: '1000',
    remark: '大额',
    status: 1,
  })
  rule = id
})
afterAll(async () => {
  await askFactory('basic/approvalRule/del', { id: Number(rule) })
  // what was short is so again
  if (order) await actOn('purchase-order', order.id, ['void']).catch(() => undefined)
  await browser.close()
})

const paperOf = (kind: string, id: string) => askFactory<Paper>(`doc/${kind}/read`, { id: Number(id) })
const supplierOf = async (id: string) =>
  (await askFactory<{ list: Supplier[] }>('party/supplier/list', { page: 1, limit: 100 })).list.find((one) => one.id === id)!

/** Opens a paper out of its list. */
async function openOf(title: string, path: string, sn: string): Promise<void> {
  await goByKeys(walker, title, path)
  // a list that is drawn anew just then takes no notice of the first press
  const isThere = async () => (await page.$(`::-p-aria([name="${sn}"][role="heading"])`)) !== null
  for (let tries = 0; tries < 3 && !(await isThere()); tries += 1) {
    // not the tab of the same name
    await clickOn(page, `crm-console >>> tbody a::-p-text(${sn})`)
    await isInState(page, sn).catch(() => undefined)
  }
  await isInState(page, sn)
}

let order: { sn: string; id: string }
let receipt: { sn: string; id: string }
let owed: string

it('orders what is short of a supplier, and two people approve it', patient, async () => {
  await become(page, 'caigou')
  await goByKeys(walker, '原料采购', orders)
  await press(page, '缺料采购')
  const section = await visible(page, 'crm-console >>> .shortage section')
  const [supplier, short] = await section.evaluate((one) => [
    one.querySelector('h3')!.textContent,
    one.querySelector('tbody strong')!.textContent,
  ])
  await clickOn(page, 'crm-console >>> .shortage section button.is-primary')
  await visible(page, `crm-console >>> .console-form-page input[value="${supplier}"]`)
  await visible(page, 'crm-console >>> .lines-row')
  await press(page, '保存')
  order = await openPaper(page)
  const { lines, party_id: party } = await paperOf('purchase-order', order.id)
  expect([(await supplierOf(party)).name, lines.map(({ qty }) => qty)]).toEqual([supplier, [short]])
  owed = (await supplierOf(party)).payable
  await pressAct(page, '提交')
  await isInState(page, '待审核')

  await become(page, 'laoban')
  await openOf('原料采购', orders, order.sn)
  await noteToasts(page)
  await pressAct(page, '审批通过')
  await toldToast(page, '还需另一人审批')
  await isInState(page, '待审核')
  await pressAct(page, '审批通过')
  await toldToast(page, '您已审批过')
  await become(page, 'admin')
  await openOf('原料采购', orders, order.sn)
  await pressAct(page, '审批通过')
  await isInState(page, '已审批')
  expect(errors).toEqual([])
})

it('receives it weighed, in two lots with a label each, and says what is owed for it', patient, async () => {
  await become(page, 'cangguan')
  await openOf('原料采购', orders, order.sn)
  await press(page, '收货入库')
  await visible(page, 'crm-console >>> .lines-row')
  // who may not see prices has no columns of them to fill in
  const titles = await page.$$eval('crm-console >>> .lines-row .lines-cell', (cells) =>
    cells.map((cell) => (cell as HTMLElement).dataset['title']),
  )
  expect(titles).toContain('过磅重量(kg)')
  expect(titles.filter((title) => /单价|计价|税率|金额/.test(title ?? ''))).toEqual([])
  const { lines } = await paperOf('purchase-order', order.id)
  const part = quotientOf(lines[0]!.qty, '3', 0)
  const [weighed, rest] = [sumOf([part, '0.5']), differenceOf(lines[0]!.qty, part)]
  const lot = `J${Date.now().toString(36)}`
  await writeCell(page, 0, '批号', `${lot}a*${part},${lot}b*${rest}`)
  await visible(page, 'crm-console >>> .lines-row:nth-child(2)')
  await writeCell(page, 0, '过磅重量(kg)', weighed)
  await writeCell(page, 1, '过磅重量(kg)', rest)
  await press(page, '保存')
  receipt = await openPaper(page)
  for (const [act, state] of [
    ['提交', '待审核'],
    ['审核', '已审核'],
  ] as const) {
    await pressAct(page, act)
    await isInState(page, state)
  }
  await pressAct(page, '打印标签')
  const labels = (await (await visible(page, 'crm-console >>> iframe.console-labels')).contentFrame())!
  const said = await until(
    () => labels.$$eval('section', (all) => all.map((one) => (one as HTMLElement).innerText)),
    (all) => all.length === 2,
  )
  expect(said[0]).toContain(`${lot}a`)
  expect(said[0]).toContain(`${weighed} kg`)
  expect(said[1]).toContain(`${lot}b`)
  await press(page, '取消')

  const posted = await paperOf('goods-receipt', receipt.id)
  expect(posted.lines.map(({ lot_no, qty, weight_actual }) => [lot_no, qty, weight_actual])).toEqual([
    [`${lot}a`, part, weighed],
    [`${lot}b`, rest, rest],
  ])
  expect((await paperOf('purchase-order', order.id)).status).toBe(4)

  await become(page, 'kuaiji')
  await goByKeys(walker, '供应商', '/customerManage/supplierList')
  const supplier = await supplierOf(posted.party_id)
  await write(page, '搜索名称、编号、电话、拼音', supplier.name)
  await page.keyboard.press('Enter')
  const now = sumOf([owed, posted.gross])
  const shown = Number(now).toLocaleString('en', { minimumFractionDigits: 2 })
  await visible(page, `crm-console >>> tbody td::-p-text(${shown})`)
  expect(compared(supplier.payable, now)).toBe(0)
  expect(errors).toEqual([])
})

it('takes a receipt back only once nothing of it is used', patient, async () => {
  const { lines, warehouse_id: warehouse } = await paperOf('goods-receipt', receipt.id)
  const lots = await askFactory<{ list: { lot_id: string; lot_no: string }[] }>('stock/lots', { sku_id: lines[0]!.sku_id })
  const lot = lots.list.find(({ lot_no }) => lot_no === lines[0]!.lot_no)!.lot_id
  const issue = await askFactory<{ id: string }>(
    'doc/outbound-order/add',
    { sub_type: 'other', warehouse_id: warehouse, reason: '车间试样', lines: [{ sku_id: lines[0]!.sku_id, lot_id: lot, qty: '20' }] },
    'cangguan',
  )
  await actOn('outbound-order', issue.id, ['submit', 'audit'], 'cangguan')
  const { sn } = await paperOf('outbound-order', issue.id)

  /** Takes back what is open, for a reason; who does may write none anew. */
  const takeBack = async (reason: string) => {
    await pressAct(page, '反审核')
    await write(page, '原因', reason)
    await press(page, '确定')
  }
  await openOf('入库单', receipts, receipt.sn)
  await takeBack('供应商送错')
  // it stays in sight until somebody has read it
  await visible(page, `crm-console >>> dialog[open] .ui-field-error::-p-text(已被 ${sn} 出库)`)
  await press(page, '取消')
  expect((await paperOf('goods-receipt', receipt.id)).status).toBe(2)

  await openOf('出库单', '/outboundManagement/outboundOrder', sn)
  await takeBack('试样取消')
  await isInState(page, '已红冲')
  await openOf('入库单', receipts, receipt.sn)
  await takeBack('供应商送错')
  await isInState(page, '已红冲')
  const { party_id: party, status, progress } = await paperOf('purchase-order', order.id)
  expect([status, progress, compared((await supplierOf(party)).payable, owed)]).toEqual([2, '0', 0])
  expect(errors).toEqual([])
})

/** Heads of the list that is open, once it has rows; other lists are kept behind it. */
async function heads(): Promise<string[]> {
  const read = () =>
    page.$$eval('crm-console >>> table', (all) =>
      all
        .filter((one) => one.getClientRects().length > 0 && one.querySelector('tbody td'))
        .flatMap((one) => [...one.querySelectorAll('th')].map((head) => head.textContent?.trim() ?? '')),
    )
  return until(read, (found) => found.length > 0)
}

it('shows no cost to a buyer: in lists, of a record, in files, on paper', patient, async () => {
  const lists = [
    ['库存明细', '/storageManagement/storageDetails'],
    ['产品', '/product/productList'],
  ] as const
  const seen: Record<string, string[]> = {}
  for (const account of ['laoban', 'caigou']) {
    await become(page, account)
    await keepFiles(page)
    const found: string[] = []
    for (const [at, [title, path]] of lists.entries()) {
      await goByKeys(walker, title, path)
      found.push(...(await heads()))
      await press(page, '导出')
      await press(page, 'Excel 文件（.xlsx）', 'menuitem')
      const [head] = await readSheet(new Blob([new Uint8Array(await savedFile(page, at + 1))]))
      found.push(...head!.cells)
    }
    seen[account] = [...new Set(found)].filter((one) => /成本|库存金额/.test(one))
  }
  expect(seen['laoban']).not.toEqual([])
  expect(seen['caigou']).toEqual([])

  // still the buyer: what came and went of one thing, and the order on paper
  await goByKeys(walker, '库存明细', '/storageManagement/storageDetails')
  await press(page, '库存流水')
  await until(
    async () => new URL(page.url()).pathname,
    (path) => path.endsWith('/card'),
  )
  expect((await heads()).filter((head) => /金额|成本/.test(head))).toEqual([])
  await openOf('原料采购', orders, order.sn)
  await pressAct(page, '打印')
  const paper = (await (await visible(page, 'crm-console >>> iframe.console-print')).contentFrame())!
  const text = await until(
    () => paper.evaluate(() => document.body.innerText),
    (said) => said.includes(order.sn),
  )
  expect(text).toContain('单价')
  expect(text).not.toContain('成本')
  await find(page, '打印')
  expect(errors).toEqual([])
})
