import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, until, write } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
let browser: Browser
let pages: Awaited<ReturnType<typeof startPages>>
let page: Page

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product })])
})
beforeEach(async () => {
  ;({ page } = await openPage(browser, `${pages.url}/blank.html`))
})
afterAll(async () => {
  await browser.close()
  await pages.close()
})

const design = async () =>
  showElement(page, 'body', 'crm-designer', {
    ...{ 'base-url': product, 'page-id': '6', locale: 'zh-cn', style: 'display:block;height:800px' },
    token: await tokenFrom(product),
  })
const name = async () => (await find(page, '模板名称', 'textbox')).evaluate((node) => (node as HTMLInputElement).value)

/** From now on the device answers what it is asked a second later, as a busy disk does; other writes wait as long. */
function slowDown(milliseconds: number): void {
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = function (key) {
    const asked = get.call(this, key)
    const end = Date.now() + milliseconds
    Object.defineProperty(asked, 'onsuccess', {
      set: (answer: (event: Event) => void) => {
        const wait = (event: Event) => {
          if (Date.now() >= end) answer.call(asked, event)
          else get.call(this, key).addEventListener('success', wait)
        }
        asked.addEventListener('success', wait)
      },
    })
    return asked
  }
}

it('what was typed before a page is left is offered again, also while a slow device is still busy with it', async () => {
  await design()
  await page.evaluate(slowDown, 1000)
  await write(page, '模板名称', '慢设备上的页面')
  expect(await name()).toBe('慢设备上的页面')
  // the journal is asked for, and not answered yet
  await new Promise((done) => setTimeout(done, 250))
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await design()
  await press(page, '恢复草稿')
  await until(name, (value) => value === '慢设备上的页面')
})

/** The device takes its time to open a database. */
function openLate(milliseconds: number): void {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, version) {
    const asked = open.call(this, name, version)
    Object.defineProperty(asked, 'onsuccess', {
      set: (answer: (event: Event) => void) => {
        asked.addEventListener('success', (event) => setTimeout(() => answer.call(asked, event), milliseconds))
      },
    })
    return asked
  }
}

it('what was typed is offered again where the browser throws away what a page that goes has begun to write', async () => {
  await design()
  await page.evaluate(() => {
    const lose = () => {
      IDBTransaction.prototype.commit = function () {
        this.abort()
      }
    }
    addEventListener('pagehide', lose, true)
  })
  await page.evaluate(slowDown, 1000)
  await write(page, '模板名称', '未写完')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await design()
  await press(page, '恢复草稿')
  await until(name, (value) => value === '未写完')
})

it('what was typed before the device had opened its database is offered again', async () => {
  await page.evaluate(openLate, 20_000)
  // what others have left there under our names is stepped over
  await page.evaluate(() => ['null', '[null]', '[{}]', '{'].forEach((text, at) => localStorage.setItem(`crm:journal:${at}`, text)))
  await design()
  await write(page, '模板名称', '开得太早')
  expect(await name()).toBe('开得太早')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await design()
  await press(page, '恢复草稿')
  await until(name, (value) => value === '开得太早')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crm:journal')).length)).toBe(4)
})

it('what was typed into a form before a page is left is offered again', async () => {
  const open = async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await showElement(page, 'body', 'crm-console', {
      'base-url': product,
      token: await tokenFrom(product),
      style: 'display:block;height:860px',
    })
    await page.evaluate(() =>
      (document.querySelector('crm-console') as unknown as { navigate(to: string): void }).navigate('/setting/system_admin/index'),
    )
    await press(page, '编辑')
    await find(page, '管理员姓名', 'textbox')
  }
  const typed = async () => (await find(page, '管理员姓名', 'textbox')).evaluate((node) => (node as HTMLInputElement).value)
  await open()
  // what is being kept of the first word is still on its way when the page is left after the second
  await write(page, '管理员姓名', '小周')
  await new Promise((done) => setTimeout(done, 600))
  await page.keyboard.type('请假')
  expect(await typed()).toBe('小周请假')
  page.once('dialog', (question) => void question.accept())
  await open()
  await press(page, '恢复草稿')
  await until(typed, (value) => value === '小周请假')
})
