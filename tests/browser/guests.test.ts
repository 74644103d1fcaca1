import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startReplay } from '../replay/server.mjs'
import { find, openBrowser, openPage, press, seeText, signIn, until, visible, write } from '../support/browse.ts'
import { heard, putElement, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'
import stored from '../fixtures/pages/synthetic-all-blocks-stored-value.json' with { type: 'json' }

const tags = ['crm-console', 'crm-designer', 'crm-media-library', 'crm-kefu']
const product = inject('productUrl')

/** A server that answers everything with this, to a page of any origin or of none. */
async function serverThat(body: unknown, allowsOrigin: boolean): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (allowsOrigin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response
      .setHeader('Access-Control-Allow-Headers', '*, Authorization, Cb-lang, token, Authori-zation')
      .setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

describe('elements in a page of another origin, served from a deep folder', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  const servers: Server[] = []
  beforeAll(async () => {
    browser = await openBrowser()
    pages = await startPages({ backend: product })
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
    for (const server of servers) server.close()
  })
  const blank = () => openPage(browser, `${pages.url}/blank.html`)

  it.each(['crm-designer', 'crm-media-library', 'crm-console'])('%s works with a token handed over, and writes no cookie', async (tag) => {
    const { page, errors } = await blank()
    await showElement(page, 'body', tag, { 'base-url': product, token: await tokenFrom(product), style: 'display:block;height:800px' })
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await page.evaluate(() => [document.title, location.pathname])).toEqual(['blank', '/blank.html'])
    expect(errors).toEqual([])
  })

  it.each(tags)('%s says in a page of an origin that our server does not list that it is refused there', async (tag) => {
    const elsewhere = pages.url.replace('127.0.0.1', 'elsewhere.localhost')
    const { page } = await openPage(browser, `${elsewhere}/blank.html`)
    await putElement(page, 'body', tag, { 'base-url': product, token: 'any', mode: 'agent', style: 'display:block;height:800px' })
    await seeText(page, '服务器拒绝了当前网站的访问')
    await seeText(page, `请管理员把 ${elsewhere} 加入 CRM_ORIGINS 后重启`)
  })

  it('keeps drafts, columns and views of a plain shop on the device: they are there after a reload', async () => {
    const shop = await startReplay()
    try {
      const { page } = await blank()
      const token = await tokenFrom(shop.url)
      const open = async () => {
        await showElement(page, 'body', 'crm-console', { 'base-url': shop.url, token, style: 'display:block;height:860px' })
        await page.evaluate(() =>
          (document.querySelector('crm-console') as unknown as { navigate(to: string): void }).navigate('/setting/system_admin/index'),
        )
        await find(page, '编辑', 'button')
      }
      /** What lies on the device, of a kind. */
      const onDevice = (database: string, store: string) =>
        page.evaluate(
          async ([name, from]) => {
            const wait = <T>(request: IDBRequest<T>) =>
              new Promise<T>((done, fail) => ((request.onsuccess = () => done(request.result)), (request.onerror = fail)))
            if (!(await indexedDB.databases()).some((one) => one.name === name)) return '[]'
            const opened = await wait(indexedDB.open(name))
            const all = await wait(opened.transaction(from).objectStore(from).getAll())
            opened.close()
            return JSON.stringify(all)
          },
          [database, store] as const,
        )
      const lies = (database: string, store: string, text: string) =>
        until(
          () => onDevice(database, store),
          (found) => found.includes(text),
        )

      await open()
      await press(page, '列设置')
      await press(page, '最后一次登录ip', 'checkbox')
      await press(page, '关闭')
      await press(page, '视图')
      await press(page, '保存和管理视图…', 'menuitem')
      await write(page, '视图名称', '停用的人')
      await press(page, '保存当前视图')
      await lies('crm-console', 'preferences', '停用的人')
      await lies('crm-console', 'preferences', 'isHidden')
      await press(page, '编辑')
      await write(page, '管理员姓名', 'xiaozhou')
      await lies('crm-form-drafts', 'forms', 'xiaozhou')

      await page.reload({ waitUntil: 'domcontentloaded' })
      await open()
      await press(page, '视图')
      await seeText(page, '停用的人')
      await page.keyboard.press('Escape')
      const headings = await page.$$eval('crm-console >>> th', (cells) => cells.map((cell) => cell.textContent))
      expect(headings.some((heading) => heading?.includes('姓名'))).toBe(true)
      expect(headings.some((heading) => heading?.includes('最后一次登录ip'))).toBe(false)
      await press(page, '编辑')
      await press(page, '恢复草稿')
      await until(
        async () => (await find(page, '管理员姓名', 'textbox')).evaluate((input) => (input as HTMLInputElement).value),
        (value) => value === 'xiaozhou',
      )
      // nothing of it went to the shop, which knows no such calls
      expect(shop.calls.filter(({ path }) => /preferences|form_drafts/.test(path))).toEqual([])
    } finally {
      await shop.close()
    }
  })

  it('shows sign-in in its own box when it has no token, and says so', async () => {
    const { page } = await blank()
    await putElement(page, 'body', 'crm-media-library', { 'base-url': product, style: 'display:block;height:800px' })
    await heard(page, 'crm-media-library', 'crm-auth-required')
    await signIn(page, 'editor')
    await heard(page, 'crm-media-library', 'crm-ready')
  })

  it.each(tags)('%s shows a card when the server is down', async (tag) => {
    const { page } = await blank()
    await putElement(page, 'body', tag, { 'base-url': 'http://127.0.0.1:9', open: '', mode: tag === 'crm-kefu' ? 'agent' : 'page' })
    await seeText(page, '无法连接服务器')
    await heard(page, tag, 'crm-error')
  })

  it('shows a card when the server refuses this origin, and when it has another version', async () => {
    const [closed, other] = await Promise.all([
      serverThat({ status: 200, msg: '', data: {} }, false),
      serverThat({ status: 200, msg: 'success', data: { kind: 'own', contract: 99, features: {} } }, true),
    ])
    servers.push(closed.server, other.server)
    const { page } = await blank()
    await putElement(page, 'body', 'crm-media-library', { 'base-url': closed.url, token: 'x' })
    await seeText(page, '服务器拒绝了当前网站的访问')
    const second = await blank()
    await putElement(second.page, 'body', 'crm-media-library', { 'base-url': other.url, token: 'x' })
    await seeText(second.page, '服务器版本不匹配')
  })

  it('stores what it stores elsewhere from a page whose Prototype.js 1.6 writes every list as a string', async () => {
    const token = await tokenFrom(product)
    const saved = async (before: string) => {
      const id = await saveBlocks(product, token, Object.values(stored))
      const { page, errors } = await blank()
      await page.evaluate(before)
      const style = 'display:block;height:800px'
      await showElement(page, 'body', 'crm-designer', { 'base-url': product, token, 'page-id': id, style })
      await write(page, '模板名称', '旧页面里改的')
      await press(page, '保存')
      await seeText(page, '已保存')
      const reply = await fetch(`${product}/adminapi/diy/draft/${id}`, { headers: { Authorization: `Bearer ${token}` } })
      const { info } = ((await reply.json()) as { data: { info: { name: string; value: unknown } } }).data
      expect(errors).toEqual([])
      return JSON.stringify([info.name, info.value])
    }
    const prototype = `for (const kind of [Array, String, Number])
      kind.prototype.toJSON = function () { return '[' + Array.from(this, (one) => JSON.stringify(one)).join(', ') + ']' }`
    const plain = await saved('')
    expect(plain).toContain('旧页面里改的')
    expect(await saved(prototype)).toBe(plain)
  })

  it('loads React once for two elements, and shares session, language and theme', async () => {
    const { page } = await blank()
    const loaded: string[] = []
    page.on('response', (response) => loaded.push(response.url()))
    const style = 'display:block;height:700px'
    await putElement(page, 'body', 'crm-media-library', { 'base-url': product, locale: 'en', style })
    await putElement(page, 'body', 'crm-designer', { 'base-url': product, style })
    await heard(page, 'crm-media-library', 'crm-auth-required')
    await (await visible(page, 'crm-media-library >>> input[autocomplete=username]')).type('editor')
    await (await visible(page, 'crm-media-library >>> input[type=password]')).type('crm-demo-2026\n')
    await heard(page, 'crm-media-library', 'crm-ready')
    await heard(page, 'crm-designer', 'crm-ready')
    expect(loaded.filter((url, at) => url.endsWith('.js') && loaded.indexOf(url) !== at)).toEqual([])
    await visible(page, 'crm-designer >>> ::-p-text(Page settings)')
  })
})
