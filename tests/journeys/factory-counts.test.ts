import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { quotientOf, sumOf, trimmed } from '#src/lib/decimal.ts'
import { clickOn, find, openBrowser, openPage, press, seeText, signIn, visible, write } from '../support/browse.ts'
import { askFactory, become, isInState, noteToasts, openPaper, pressAct, toldToast } from '../support/factory-stage.ts'

interface SheetRow {
  sku_id: number
  lot_no: string
  counted_by: 'pieces' | 'weight'
}
interface StockRow {
  sku_id: string
  lot_no: string
  weight: string
}

const patient = { timeout: 300_000 }
const counts = `${inject('productUrl')}/admin/storageManagement/stockTake`

let browser: Browser
let desktop: Page
let errors: string[][]
beforeAll(async () => {
  browser = await openBrowser()
  const opened = await openPage(browser, counts, { width: 1366, height: 768 })
  desktop = opened.page
  errors = [opened.errors]
  await become(desktop, 'cangguan')
})
afterAll(() => browser.close())

const stockOf = async ({ sku_id, lot_no }: SheetRow) => {
  const { list } = await askFactory<{ list: StockRow[] }>('stock/balance', { sku_id: String(sku_id), page: 1, limit: 100 })
  return list.find((one) => one.lot_no === lot_no)!.weight
}

/** Counts on the sheet that is open: the code as a scanner types it, Enter, how much, Enter; or the button, pressed twice by a finger in a hurry. */
async function count(phone: Page, code: string, amount: string, isPressedTwice = false): Promise<void> {
  await write(phone, '扫描或输入批号、条码、编号', code)
  await phone.keyboard.press('Enter')
  await phone.keyboard.type(amount)
  if (isPressedTwice) await (await find(phone, '记一笔', 'button')).click({ count: 2 })
  else await phone.keyboard.press('Enter')
  await visible(phone, `crm-console >>> .counting-kept output::-p-text(${amount})`)
}

it('counts a store on two phones without a network, and posts what both found', patient, async () => {
  await press(desktop, '添加')
  await clickOn(desktop, 'crm-console >>> .console-form-page ::-p-aria([name="仓库"][role="combobox"])')
  await (await visible(desktop, 'crm-console >>> [role=option]::-p-text(原料仓)')).click()
  await press(desktop, '保存')
  const { id } = await openPaper(desktop)
  const { list } = await askFactory<{ list: SheetRow[] }>('stock/countSheet', { id: Number(id) }, 'cangguan')
  const [both, one, other, nobody] = list.filter(({ lot_no, counted_by }) => lot_no !== '' && counted_by === 'weight') as [
    SheetRow,
    SheetRow,
    SheetRow,
    SheetRow,
  ]
  const before = await Promise.all([both, one, other, nobody].map(stockOf))
  const [ofBoth, ofOne, ofOther] = before as [string, string, string]
  const counted = { first: ofBoth, second: '1.5', one: sumOf([ofOne, '2']), other: trimmed(quotientOf(ofOther, '2', 3)) }

  const phones: Page[] = []
  for (let at = 0; at < 2; at += 1) {
    const opened = await openPage(browser, `${counts}/${id}`, { width: 375, height: 667, hasTouch: true, isMobile: true })
    errors.push(opened.errors)
    phones.push(opened.page)
    await signIn(opened.page, 'cangguan')
    await press(opened.page, '录入盘点数')
    await visible(opened.page, 'crm-console >>> .counting-list button')
  }
  const [first, second] = phones as [Page, Page]
  // who counts blind is shown no book
  expect(await first.$eval('crm-console >>> .counting-list', (sheet) => sheet.textContent)).not.toContain('账面')
  for (const phone of phones) await phone.setOfflineMode(true)
  await count(first, both.lot_no, counted.first)
  await count(first, one.lot_no, counted.one, true)
  await count(second, both.lot_no, counted.second)
  await count(second, other.lot_no, counted.other)
  await seeText(first, '2 笔未上传')
  // what lies on the phone is there for who opens the sheet again, still without a network
  await press(second, '关闭')
  await press(second, '录入盘点数')
  await seeText(second, '2 笔未上传')
  expect(await askFactory('stock/countState', { id: Number(id) }, 'cangguan')).toMatchObject({ entries: 0 })
  for (const phone of phones) {
    await phone.setOfflineMode(false)
    await seeText(phone, '已全部上传')
  }

  await pressAct(desktop, '差异与过账')
  await seeText(desktop, '2 台设备共 4 笔')
  await write(desktop, '差异原因', '季度盘点')
  await noteToasts(desktop)
  await press(desktop, '差异过账')
  // what it is worth is not for who may not see costs
  expect(await toldToast(desktop, '已过账 3 笔')).not.toContain('元')
  await isInState(desktop, '已过账')
  const found = await Promise.all([both, one, other, nobody].map(stockOf))
  expect(found).toEqual([trimmed(sumOf([counted.first, counted.second])), trimmed(counted.one), counted.other, before.at(-1)])
  // that there was no network is no defect
  expect(errors.flat().filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
