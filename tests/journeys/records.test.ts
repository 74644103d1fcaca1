import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, openBrowser, openPage, press, seeText, signIn, until, visible, write } from '../support/browse.ts'

const product = inject('productUrl')
const list = '/admin/customerManage/customerlist'
const suppliers = '/admin/customerManage/supplierList'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(path: string, size?: { width: number; height: number }) {
  const opened = await openPage(browser, `${product}${path}`, size)
  await signIn(opened.page, 'admin')
  return opened
}

const pathOf = (page: Page) => new URL(page.url()).pathname.slice(list.length)
const save = async (page: Page) => {
  await page.keyboard.down('Control')
  await page.keyboard.press('s')
  await page.keyboard.up('Control')
}
const name = (of: string) => `${of}${Math.random().toString(36).slice(2, 8)}`

it('adds a customer by keyboard at an address of its own, changes it, and tells who changed what', async () => {
  const { page, errors } = await open(list)
  const [first, second] = [name('苏州密封件'), name('宁波橡胶')]
  await press(page, '添加')
  await until(
    async () => pathOf(page),
    (path) => path === '/new',
  )
  await visible(page, 'crm-console >>> .console-form-page input:focus')
  await save(page)
  await seeText(page, '必填')
  await write(page, '客户名称', first)
  await press(page, '添加一行')
  await page.keyboard.type('王明')
  // other terms bring their usual days
  await (await visible(page, 'crm-console >>> ::-p-aria([name="结算方式"])')).click()
  await (await visible(page, '::-p-aria([name="账期（天）"])')).click()
  await visible(page, 'crm-console >>> .console-form-page input[value="30"]')
  // the list gives the focus back to the form as it closes
  await visible(page, 'crm-console >>> .console-form-page :focus')
  await save(page)
  const id = await until(
    async () => pathOf(page),
    (path) => /^\/\d+$/.test(path),
  )
  await seeText(page, '王明')
  await press(page, '编辑')
  await write(page, '客户名称', second)
  await save(page)
  await until(
    async () => page.url(),
    (url) => url.endsWith(id),
  )
  await visible(page, `crm-console >>> h1::-p-text(${second})`)
  await (await visible(page, 'crm-console >>> summary::-p-text(修改记录)')).click()
  await visible(page, `crm-console >>> del::-p-text(${first})`)
  // its tab is called after it
  await visible(page, `crm-console >>> .console-tabs li[data-shown]::-p-text(${second})`)
  await expectAccessible(page)
  // and stays so after a reload, before it is opened again
  await page.goto(`${product}${suppliers}/new`)
  await visible(page, `crm-console >>> .console-tabs li:not([data-shown])::-p-text(${second})`)
  // a new supplier of that name is the same firm
  await visible(page, 'crm-console >>> .console-form-page input:focus')
  await write(page, '供应商名称', second)
  await save(page)
  await seeText(page, `客户里已经有“${second}”`)
  await press(page, '直接使用')
  await until(
    async () => new URL(page.url()).pathname,
    (path) => path === `${suppliers}${id}`,
  )
  await seeText(page, '王明')
  expect(errors).toEqual([])
})

it('has each record in a tab of its own, and asks before what is typed into one is left', async () => {
  const { page } = await open(list)
  for (const each of [name('甲'), name('乙')]) {
    await press(page, '客户', 'link')
    await press(page, '添加')
    await write(page, '客户名称', each)
    await save(page)
    await visible(page, `crm-console >>> h1::-p-text(${each})`)
  }
  const tabs = await page.$$('crm-console >>> .console-tabs li')
  expect(tabs.length).toBeGreaterThanOrEqual(3)
  await press(page, '编辑')
  await write(page, '简称', '写到一半')
  await press(page, '取消')
  await seeText(page, '未保存')
})

it('shows a change of somebody else in between instead of writing over it', async () => {
  const { page } = await open(list)
  const [mine, theirs] = [name('同时改'), name('别人改的')]
  await press(page, '添加')
  await write(page, '客户名称', mine)
  await save(page)
  await until(
    async () => pathOf(page),
    (path) => /^\/\d+$/.test(path),
  )
  const other = await open(`${list}${pathOf(page)}?edit=1`)
  await press(page, '编辑')
  await write(page, '简称', '我的简称')
  await write(other.page, '简称', theirs)
  await save(other.page)
  await until(
    async () => other.page.url(),
    (url) => !url.includes('edit'),
  )
  await save(page)
  await seeText(page, theirs)
  expect(page.url()).toContain('edit=1')
})

it('says that a record is gone, and leads back, on a phone', async () => {
  const { page } = await open(`${list}/99999999`, { width: 375, height: 760 })
  await seeText(page, '这条数据不存在')
  await expectAccessible(page)
  await press(page, '返回')
  await until(
    async () => pathOf(page),
    (path) => path === '',
  )
})

it('makes one customer of two that are the same', async () => {
  const { page, errors } = await open(list)
  const [first, second] = [name('合并甲'), name('合并乙')]
  for (const each of [first, second]) {
    await press(page, '客户', 'link')
    await press(page, '添加')
    await write(page, '客户名称', each)
    await save(page)
    await visible(page, `crm-console >>> h1::-p-text(${each})`)
  }
  await press(page, '客户', 'link')
  await visible(page, `crm-console >>> tbody tr::-p-text(${first})`)
  for (const each of [first, second]) await press(page, `选择${each}`, 'checkbox')
  await press(page, '合并')
  await (await visible(page, `crm-console >>> dialog label::-p-text(${second})`)).click()
  await expectAccessible(page)
  await press(page, `合并到“${second}”`)
  await until(
    async () => (await page.$$(`crm-console >>> tbody tr::-p-text(${first})`)).length,
    (count) => count === 0,
  )
  await visible(page, `crm-console >>> tbody tr::-p-text(${second})`)
  expect(errors).toEqual([])
})

it('offers first who was chosen last, by nothing but ids on the device', async () => {
  const { page, errors } = await open(`${list}/new`)
  const choose = async () => {
    await visible(page, 'crm-console >>> .console-form-page input:focus')
    await clickOn(page, 'crm-console >>> ::-p-aria([name="业务员"])')
    return visible(page, 'crm-console >>> [role=listbox] [role=option]')
  }
  const option = await choose()
  expect((await page.$$('crm-console >>> [role=listbox] [role=group]')).length).toBe(0)
  const chosen = await option.evaluate((one) => one.querySelector('span')?.textContent ?? '')
  await clickOn(page, 'crm-console >>> [role=listbox] [role=option]')
  // what is typed is left
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto(`${product}${list}/new`)
  await choose()
  await visible(page, `crm-console >>> ::-p-aria([name="最近使用"]) >>> ::-p-text(${chosen})`)
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('crm:recent:')))
  expect(stored).toHaveLength(1)
  expect(stored[0]![1]).toMatch(/^\["\d+"\]$/)
  expect(errors).toEqual([])
})
