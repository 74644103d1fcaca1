import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, signIn, until, visible, write } from '../support/browse.ts'
import { draw } from '../support/media-pictures.ts'
import { uploadByDialog } from '../support/media.ts'

let browser: Browser
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crm-crud-'))
  ;[browser] = await Promise.all([openBrowser(), draw(folder)])
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowNames = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('crm-console')!.shadowRoot!
    return [...root.querySelectorAll('tbody tr')].map((row) => (row as HTMLElement).innerText.split(/\s*[\t\n]\s*/)[1])
  })
const inRow = (page: Page, name: string, selector: string) =>
  page.evaluateHandle(
    (wanted, within) => {
      const root = document.querySelector('crm-console')!.shadowRoot!
      const row = [...root.querySelectorAll<HTMLElement>('tbody tr')].find((one) => one.innerText.includes(wanted))
      return [...(row?.querySelectorAll<HTMLElement>(within) ?? [])]
    },
    name,
    selector,
  )
async function pressInRow(page: Page, name: string, word: string) {
  const buttons = await inRow(page, name, '.console-row-actions button')
  await buttons.evaluate((all, wanted) => all.find((one) => one.textContent === wanted)!.click(), word)
}

/** The first field of the dialog has the focus; the search above the list has the same label. */
async function name(page: Page, text: string) {
  await find(page, '型号', 'textbox')
  await visible(page, 'crm-console >>> dialog input:focus')
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(text)
}

it('keeps machines in a generated table: lists, adds, refuses, edits, switches, looks for and deletes', async () => {
  const { page, errors } = await openPage(browser, `${inject('productUrl')}/admin/crud/equipment`)
  await signIn(page, 'admin')
  await find(page, '设备台账', 'heading')
  await until(
    () => rowNames(page),
    (names) => names.length >= 5,
  )
  await expectAccessible(page)

  await press(page, '添加')
  await name(page, '激光裁切机')
  await press(page, '确定')
  await seeText(page, '请选择类别')
  await press(page, '类别', 'combobox')
  await press(page, '裁切机', 'option')
  await write(page, '型号', 'JG-1610')
  await press(page, '确定')
  await until(
    () => rowNames(page),
    (names) => names[0] === '激光裁切机',
  )

  await pressInRow(page, '激光裁切机', '修改')
  await name(page, '激光切割机')
  await press(page, '确定')
  await until(
    () => rowNames(page),
    (names) => names[0] === '激光切割机',
  )

  const isOn = async () => (await inRow(page, '激光切割机', 'input[role=switch]')).evaluate(([one]) => (one as HTMLInputElement).checked)
  expect(await isOn()).toBe(true)
  await (await inRow(page, '激光切割机', 'input[role=switch]')).evaluate(([one]) => one!.click())
  await until(isOn, (on) => !on)
  // it is on the screen at once; a page that leaves before the server has answered takes the call with it
  await until(
    async () => (await inRow(page, '激光切割机', 'input[role=switch]')).evaluate(([one]) => one!.ariaBusy),
    (busy) => busy === 'false',
  )
  await page.reload()
  await until(
    () => rowNames(page),
    (names) => names[0] === '激光切割机',
  )
  expect(await isOn()).toBe(false)

  await write(page, '设备名称', '切割')
  await until(
    () => rowNames(page),
    (names) => names.length === 1,
  )
  await pressInRow(page, '激光切割机', '删除')
  await seeText(page, '删除这条数据？')
  await clickOn(page, 'crm-console >>> dialog[open] .is-danger')
  await until(
    () => rowNames(page),
    (names) => !names.includes('激光切割机'),
  )
  expect(errors).toEqual([])
}, 120_000)

it('shows pictures of a machine that are chosen, uploaded, taken out and found again when it is opened anew', async () => {
  const { page, errors } = await openPage(browser, `${inject('productUrl')}/admin/crud/equipment`)
  await signIn(page, 'admin')
  await find(page, '设备台账', 'heading')
  const library = 'crm-console >>> crm-media-library'
  const pictures = (group: string) =>
    page.$$eval(`crm-console >>> [role=group][aria-label="${group}"] img`, (all) =>
      all.map((one) => (one as HTMLImageElement).src.replace(/.*\//, '')),
    )
  const tile = (at: number) => clickOn(page, `${library} >>> .media-tile`, at)
  const names: Record<string, string[]> = {}

  await press(page, '添加')
  await name(page, '涂布机')
  await press(page, '类别', 'combobox')
  await press(page, '其他', 'option')
  await press(page, '照片: 选择图片')
  await tile(1)
  await press(page, '使用选中图片')
  names['照片'] = await until(
    () => pictures('照片'),
    (all) => all.length === 1,
  )
  // the focus is where one was
  await visible(page, 'crm-console >>> [aria-label="照片: 更换图片"]:focus')

  await press(page, '细节照片: 添加图片')
  await visible(page, `${library} >>> .media-tile`)
  await uploadByDialog(page, [join(folder, 'small.png')], library)
  await visible(page, `${library} >>> .media-tile[title="small.png"][aria-selected=true]`)
  await tile(3)
  await press(page, '使用选中图片 (2)')
  names['细节照片'] = await until(
    () => pictures('细节照片'),
    (all) => all.length === 2,
  )
  await press(page, '确定')
  await until(
    () => rowNames(page),
    (rows) => rows[0] === '涂布机',
  )

  await pressInRow(page, '涂布机', '修改')
  for (const group of ['照片', '细节照片'])
    await until(
      () => pictures(group),
      (all) => all.join() === names[group]!.join(),
    )
  await press(page, '清除 第 1 张')
  await press(page, '清除 照片')
  await visible(page, 'crm-console >>> [aria-label="照片: 选择图片"]:focus')
  await press(page, '确定')
  await until(
    () => page.$$('crm-console >>> dialog'),
    (all) => all.length === 0,
  )
  await pressInRow(page, '涂布机', '修改')
  await until(
    () => pictures('细节照片'),
    (all) => all.join() === names['细节照片']![1],
  )
  expect(await pictures('照片')).toEqual([])
  expect(errors).toEqual([])
}, 120_000)

it('has a form that was open, and the focus in its first field, when one comes back by the browser', async () => {
  const { page, errors } = await openPage(browser, `${inject('productUrl')}/admin/index`)
  await signIn(page, 'admin')
  await visible(page, 'crm-console >>> .console-outlet')
  await page.$eval('crm-console', (element) => (element as HTMLElement & { navigate(path: string): void }).navigate('/crud/equipment'))
  await until(
    () => rowNames(page),
    (names) => names.length >= 5,
  )
  await press(page, '添加')
  await name(page, '半个名字')
  await page.goBack()
  await until(
    () => page.$$('crm-console >>> dialog:modal'),
    (all) => all.length === 0,
  )
  await page.goForward()
  await visible(page, 'crm-console >>> dialog:modal')
  const held = () =>
    page.evaluate(() => {
      const { activeElement } = document.querySelector('crm-console')!.shadowRoot!
      return activeElement instanceof HTMLInputElement ? activeElement.value : activeElement?.localName
    })
  await until(held, (value) => value === '半个名字')
  expect(errors).toEqual([])
}, 60_000)
