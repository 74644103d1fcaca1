import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startReplay } from '../replay/server.mjs'
import {
  expectAccessible,
  find,
  openBrowser,
  openPage,
  openTab,
  press,
  seeText,
  shownText,
  signIn,
  until,
  write,
} from '../support/browse.ts'
import { quiet, putElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const listPath = '/admin/setting/pages/devise/0'

/** What the server has stored, asked for past the browser: the draft, or the page that visitors read. */
async function stored(id: string, what: 'draft' | 'get_diy_info' = 'draft') {
  const reply = await fetch(`${product}/adminapi/diy/${what}/${id}`, {
    headers: { Authorization: `Bearer ${await tokenFrom(product)}` },
  })
  return (
    (await reply.json()) as {
      data: { info: { name: string; value: Record<string, { name: string }> } }
    }
  ).data.info
}

/** Presses the button for editing a page of the list. */
async function pressEdit(page: Page, name: string): Promise<void> {
  const isPressed = () =>
    page.evaluate((wanted) => {
      const rows = [...document.querySelector('crm-console')!.shadowRoot!.querySelectorAll('tr, li')]
      // the home page, kept in its tab, names the same pages
      const named = rows.filter(
        (entry) => entry.checkVisibility() && [...entry.querySelectorAll('td, li *')].some((cell) => cell.textContent === wanted),
      )
      const button = named.flatMap((row) => [...row.querySelectorAll('button')]).find((entry) => entry.textContent === '编辑')
      button?.click()
      return button !== undefined
    }, name)
  await until(isPressed, (pressed) => pressed).catch(async (error) => {
    throw new Error(await shownText(page), { cause: error })
  })
}

/** Opens a page of the list by its name, and waits for the designer. */
async function edit(page: Page, name: string): Promise<string> {
  await pressEdit(page, name)
  await find(page, '模板名称', 'textbox')
  await quiet(page)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

const saved = (page: Page) => seeText(page, '已保存')

describe('designing a page', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  async function openList() {
    const seen = await openPage(browser, product + listPath)
    await signIn(seen.page, 'admin')
    await find(seen.page, '添加专题页', 'button')
    return seen
  }

  it('goes from the list into the designer, edits, undoes, saves a draft, finds it again after a reload and publishes it', async () => {
    const { page, errors } = await openList()
    const id = await edit(page, '厨房好物节')
    const before = Object.keys((await stored(id)).value).length
    await press(page, '标题')
    await seeText(page, '未保存')
    await page.keyboard.down('Control')
    await page.keyboard.press('z')
    await page.keyboard.up('Control')
    await press(page, '标题')
    await press(page, '页面设置')
    await write(page, '模板名称', '厨房新物')
    await press(page, '保存')
    await saved(page)
    const after = await stored(id)
    expect(after.name).toBe('厨房新物')
    expect(Object.values(after.value).filter((block) => block.name === 'titles')).not.toEqual([])
    expect(Object.keys(after.value)).toHaveLength(before + 1)
    await page.reload()
    const name = async () => (await find(page, '模板名称', 'textbox')).evaluate((node) => (node as HTMLInputElement).value)
    expect(await name()).toBe('厨房新物')
    // the history of before is still there, and so is what was not saved
    await write(page, '模板名称', '厨房草稿')
    await until(name, (value) => value === '厨房草稿')
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await press(page, '恢复草稿')
    await until(name, (value) => value === '厨房草稿')
    await press(page, '撤销 (Ctrl+Z)')
    await press(page, '撤销 (Ctrl+Z)')
    await until(name, (value) => value === '厨房好物节')
    await press(page, '重做 (Ctrl+Y)')
    await until(name, (value) => value === '厨房新物')
    expect((await stored(id, 'get_diy_info')).name).toBe('厨房好物节')
    await press(page, '发布')
    await press(page, '立即发布')
    await seeText(page, '已发布，访客现在能看到')
    expect((await stored(id, 'get_diy_info')).name).toBe('厨房新物')
    await press(page, '历史版本', 'tab')
    await seeText(page, '线上')
    expect(errors).toEqual([])
  })

  it('begins with a template, keeps it, and takes it out as a zip and in again', async () => {
    const { page, errors } = await openPage(browser, `${product}/admin/setting/pages/diy_index?id=0`)
    await signIn(page, 'admin')
    await press(page, '页面模板', 'tab')
    await press(page, '橡胶板材工厂 工业制造')
    await find(page, '使用此模板', 'button')
    await expectAccessible(page)
    await press(page, '使用此模板')
    await seeText(page, '未保存')
    await press(page, '保存')
    await saved(page)
    const id = new URL(page.url()).searchParams.get('id')!
    const made = JSON.stringify((await stored(id)).value)
    expect(made).not.toContain('crm-art:')
    const pictures = [...made.matchAll(/http[^"]*\/uploads\/[^"]+/g)].map(([address]) => address)
    expect(new Set(pictures).size).toBeGreaterThan(8)
    expect((await fetch(pictures[0]!)).headers.get('content-type')).toBe('image/jpeg')

    await press(page, '另存模板')
    await write(page, '设置模版名称', '我们的首页')
    await press(page, '保存')
    await find(page, '更多: 我们的首页', 'button')

    const folder = mkdtempSync(join(tmpdir(), 'crm-export-'))
    const client = await page.createCDPSession()
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      browserContextId: page.browserContext().id!,
    })
    await press(page, '页面操作')
    await press(page, '导出页面', 'menuitem')
    await press(page, '开始导出')
    const [zip] = await until(
      () => Promise.resolve(readdirSync(folder)),
      (names) => names.some((name) => name.endsWith('.zip')),
    )
    await press(page, '关闭')
    await press(page, '页面操作')
    await press(page, '导入页面', 'menuitem')
    const chooser = await page.waitForSelector('crm-console >>> input[type=file]')
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(join(folder, zip!))
    await expectAccessible(page)
    await press(page, '导入')
    await seeText(page, '新上传 0 张图片')
    await press(page, '关闭')
    rmSync(folder, { recursive: true })
    expect(errors).toEqual([])
  })

  it('edits an older page in its own format, and makes a new page of it', async () => {
    const { page, errors } = await openList()
    await page.setViewport({ width: 1366, height: 640 })
    await pressEdit(page, '默认模版')
    await press(page, '新闻播报')
    // the outline is longer than the screen: it scrolls, and the console's page around it does not
    const beyond = page.$eval('crm-console >>> .console-outlet', (outlet) => outlet.scrollHeight - outlet.clientHeight)
    expect(await beyond).toBe(0)
    await press(page, '是否显示', 'switch')
    await press(page, '保存')
    await saved(page)
    const older = await stored('1')
    expect(older.value).toMatchObject({
      news: { default: { isShow: { val: 0 } } },
      menus: { default: { isShow: { val: 1 } } },
    })
    await press(page, '页面设置')
    await press(page, '转为新版页面')
    await seeText(page, '不能保留：一大两小的排列')
    await expectAccessible(page)
    await press(page, '生成新页面')
    await find(page, '模板名称', 'textbox')
    const id = new URL(page.url()).searchParams.get('id')!
    const made = await stored(id)
    expect(made.name).toBe('默认模版 新版')
    expect(Object.values(made.value).map((block) => block.name)).toEqual(
      expect.arrayContaining(['headerSerch', 'menus', 'activeParty', 'pageFoot']),
    )
    expect(Object.values(made.value).map((block) => block.name)).not.toContain('news')
    expect((await stored('1')).value).toEqual(older.value)
    expect(errors).toEqual([])
  })

  it('keeps the work when the session ends in the middle of it', async () => {
    const { page } = await openList()
    const id = await edit(page, '雨季安心出门')
    await write(page, '模板名称', '雨季出门好')
    const cookies = await page.browserContext().cookies()
    const token = cookies.find((cookie) => cookie.name === 'token')!.value
    await fetch(`${product}/adminapi/setting/admin/logout`, {
      headers: { Authorization: `Bearer ${decodeURIComponent(token)}` },
    })
    await press(page, '保存')
    await signIn(page, 'admin')
    const name = await find(page, '模板名称', 'textbox')
    expect(await name.evaluate((node) => (node as HTMLInputElement).value)).toBe('雨季出门好')
    await press(page, '保存')
    await saved(page)
    expect((await stored(id)).name).toBe('雨季出门好')
  })

  it('merges what a second tab has saved meanwhile, and asks about what both changed', async () => {
    const { page } = await openList()
    const id = '8'
    await page.goto(`${product}/admin/setting/pages/diy_index?id=${id}`)
    await find(page, '模板名称', 'textbox')
    const { page: other } = await openTab(await page.browserContext().newPage(), page.url())
    await write(other, '模板名称', '另一标签页')
    await press(other, '标题')
    await press(other, '保存')
    await saved(other)
    const theirs = Object.keys((await stored(id)).value).length
    await page.bringToFront()
    await write(page, '模板名称', '这个标签页')
    await press(page, '新闻播报')
    await press(page, '保存')
    await seeText(page, '页面已被他人修改')
    expect((await stored(id)).name).toBe('另一标签页')
    await expectAccessible(page)
    // by keyboard alone: the focus is on the first choice
    await page.keyboard.press('ArrowRight')
    await press(page, '合并并保存')
    await saved(page)
    const merged = await stored(id)
    expect([merged.name, Object.keys(merged.value).length]).toEqual(['另一标签页', theirs + 1])
  })
})

describe('designing a page of a plain shop server', () => {
  let browser: Browser
  let replay: Awaited<ReturnType<typeof startReplay>>
  let pages: Awaited<ReturnType<typeof startPages>>
  beforeAll(async () => {
    browser = await openBrowser()
    replay = await startReplay()
    pages = await startPages({ backend: replay.url })
  })
  afterAll(async () => {
    await browser.close()
    await replay.close()
    await pages.close()
  })

  it('signs in, lists, edits and saves, with nothing that the shop refuses', async () => {
    const { page, errors } = await openPage(browser, `${pages.url}/blank.html`)
    await putElement(page, 'body', 'crm-console', {
      'base-url': replay.url,
      locale: 'zh-cn',
      style: 'display:block;height:860px',
    })
    await signIn(page, 'admin')
    await find(page, '菜单', 'navigation')
    await page.evaluate(() =>
      (document.querySelector('crm-console') as unknown as { navigate(path: string): void }).navigate('/setting/pages/devise/0'),
    )
    await edit(page, '模板')
    const before = replay.pages.stored(5)
    const version = before.version
    await write(page, '模板名称', '改过的页')
    await press(page, '保存并发布')
    await until(
      () => Promise.resolve(replay.pages.stored(5)),
      (info) => info.version !== version,
    )
    expect(replay.pages.stored(5).name).toBe('改过的页')
    await seeText(page, '已保存')
    const sent = replay.calls.filter(
      (call: { headers: Record<string, unknown> }) => 'token' in call.headers || 'authorization' in call.headers,
    )
    expect(sent).toEqual([])
    expect(errors).toEqual([])
  })
})
