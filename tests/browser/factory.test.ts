import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readBasics, readMenus } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { startReplay } from '../replay/server.mjs'
import { expectAccessible, find, openBrowser, openPage, press, seeText, signIn, until, visible } from '../support/browse.ts'
import { putElement, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'

/** The manufacturing side on an origin of its own: its preflight allows its own headers, and it knows one token. */
async function startFactory(living: Set<string>) {
  const calls: { path: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    response
      .setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
      .setHeader('Access-Control-Allow-Credentials', 'true')
      .setHeader('Access-Control-Allow-Headers', 'Authorization, token, Content-Type, Cb-lang')
    if (request.method === 'OPTIONS') return response.end()
    calls.push({ path: request.url ?? '', headers: request.headers })
    const isKnown = living.has(String(request.headers['token']))
    const answer = isKnown ? { status: 200, msg: 'success', data: { site_name: '云杉工厂' } } : { status: 410000, msg: '请登录', data: [] }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, calls, close: () => new Promise((done) => server.close(done)) }
}

/** Asks through the connection of the page's element. */
const ask = (page: Page, endpoint: object) =>
  page.evaluate(async (call) => {
    const registry = (globalThis as unknown as Record<symbol, Map<string, Map<string, Connection>>>)[Symbol.for('crm.v1')]!
    const connection = [...registry.get('connections')!.values()].find((one) => one.$factory.get() !== one)
    try {
      return { data: await connection!.send(call as never, {}) }
    } catch (error) {
      return { failure: (error as { kind: string }).kind }
    }
  }, endpoint)

describe('an element with the manufacturing side beside a shop server', () => {
  const living = new Set(['plant-token', 'plant-token-2'])
  let browser: Browser
  let shop: Awaited<ReturnType<typeof startReplay>>
  let factory: Awaited<ReturnType<typeof startFactory>>
  let pages: Awaited<ReturnType<typeof startPages>>
  beforeAll(async () => {
    ;[browser, shop, factory] = await Promise.all([openBrowser(), startReplay(), startFactory(living)])
    pages = await startPages({ backend: shop.url })
  })
  afterAll(() => Promise.all([browser.close(), shop.close(), factory.close(), pages.close()]))

  it('gives each its own token in its own headers, and the end of one session is not the end of the other', async () => {
    const { page, errors } = await openPage(browser, `${pages.url}/blank.html`)
    const shopToken = shop.sessions.give('admin')
    const tag = 'crm-media-library'
    const tokens = { token: shopToken, 'factory-token': 'plant-token' }
    await showElement(page, 'body', tag, {
      'base-url': shop.url,
      'factory-url': factory.url,
      ...tokens,
      style: 'display:block;height:780px',
    })
    expect(factory.calls).toEqual([])

    expect(await ask(page, readBasics)).toEqual({ data: { site_name: '云杉工厂' } })
    expect(await ask(page, readMenus)).toMatchObject({ data: { menus: expect.any(Array) } })
    const given = () => factory.calls.map(({ path, headers }) => [path, headers['token'], headers['authorization']].join(' '))
    expect(given()).toEqual(['/api/admin/Basics plant-token Bearer plant-token'])

    // a fresh token from the host goes out with the next call
    await page.$eval(tag, (element) => element.setAttribute('factory-token', 'plant-token-2'))
    await until(
      async () => (await ask(page, readBasics), given().at(-1)),
      (last) => last === '/api/admin/Basics plant-token-2 Bearer plant-token-2',
    )

    living.clear()
    expect(await ask(page, readBasics)).toEqual({ failure: 'session' })
    expect(await ask(page, readMenus)).toMatchObject({ data: {} })
    expect(await page.$$('crm-media-library >>> .media-tile')).not.toEqual([])
    // and without its own token it goes without any, never with the shop's
    await ask(page, readBasics)
    expect(given().at(-1)).toBe('/api/admin/Basics  ')
    expect(JSON.stringify(factory.calls)).not.toContain(shopToken)
    const atShop = shop.calls.map(({ path, headers }: { path: string; headers: IncomingHttpHeaders }) => ({ path, headers }))
    expect(JSON.stringify(atShop)).not.toContain('plant-token')
    for (const { path, headers } of atShop) {
      expect(path.startsWith('/api/'), path).toBe(false)
      expect([headers['token'], headers['authorization']], path).toEqual([undefined, undefined])
    }
    expect(atShop.some(({ headers }) => headers['authori-zation'] === `Bearer ${shopToken}`)).toBe(true)
    expect(errors).toEqual([])
  })
})

describe('a console beside a plain shop, with a server of ours for the manufacturing side', () => {
  const product = inject('productUrl')
  let browser: Browser
  let shop: Awaited<ReturnType<typeof startReplay>>
  let pages: Awaited<ReturnType<typeof startPages>>
  beforeAll(async () => {
    ;[browser, shop] = await Promise.all([openBrowser(), startReplay()])
    pages = await startPages({ backend: shop.url })
  })
  afterAll(() => Promise.all([browser.close(), shop.close(), pages.close()]))

  const style = 'display:block;height:860px'
  const go = (page: Page, place: string) =>
    page.evaluate((to) => (document.querySelector('crm-console') as unknown as { navigate(to: string): void }).navigate(to), place)
  const card = 'crm-console >>> .gate-sign-in[data-kind=factory]'
  const signedOut = (page: Page) =>
    until(
      async () => (await page.$(card)) !== null,
      (isThere) => isThere,
    )

  it('signs in there on the screen, works there, stays signed in after a reload, and out', async () => {
    const { page, errors } = await openPage(browser, `${pages.url}/blank.html`)
    const attributes = { 'base-url': shop.url, 'factory-url': product, standalone: '', style }
    // a device that knows this version is not asked to update
    await page.evaluate(() => localStorage.setItem('crm:version', '5.4.0'))
    await putElement(page, 'body', 'crm-console', attributes)
    await signIn(page, 'admin')
    await seeText(page, '生产管理')
    await go(page, '/setting/weightRange')
    await visible(page, card)
    await seeText(page, new URL(product).host)
    await expectAccessible(page, ['crm-console', '.console-factory'])
    await signIn(page, 'admin')
    await find(page, '添加区间', 'button')
    await go(page, '/setting/systemBasicdata')
    await find(page, '公司资料', 'button')
    await go(page, '/setting/systemStructure')
    await visible(page, 'crm-console >>> .console-aside [role=tree]')
    // its menu is the manufacturing side's own, from purchasing to stock
    await seeText(page, '采购管理')
    await go(page, '/purchasingManagement/materialPurchase')
    await find(page, '添加', 'button')
    expect(shop.calls.filter(({ path }: { path: string }) => /structure|basics|WeightRange/.test(path))).toEqual([])

    await page.reload({ waitUntil: 'domcontentloaded' })
    await putElement(page, 'body', 'crm-console', attributes)
    await seeText(page, '生产管理')
    await go(page, '/setting/weightRange')
    await find(page, '添加区间', 'button')
    expect(await page.$(card)).toBeNull()
    // the cookies of a page are its own server's
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/token|uuid|expires_time/)

    await press(page, '退出生产系统')
    await signedOut(page)
    // the shop's session goes on
    await go(page, '/index')
    await go(page, '/setting/system_admin/index')
    await find(page, '编辑', 'button')
    await page.evaluate(() => (document.querySelector('crm-console') as unknown as { signOut(): Promise<void> }).signOut())
    await find(page, '账号', 'textbox')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('crm:session')))).toEqual([])
    expect(errors).toEqual([])
  })

  it('asks again when the session there has ended, and takes a token that the host gives', async () => {
    const { page, errors } = await openPage(browser, `${pages.url}/blank.html`)
    const token = await freshToken(product)
    await showElement(page, 'body', 'crm-console', {
      'base-url': shop.url,
      'factory-url': product,
      token: shop.sessions.give('admin'),
      'factory-token': token,
      style,
    })
    await go(page, '/setting/weightRange')
    await find(page, '添加区间', 'button')
    expect(await page.$(card)).toBeNull()
    await fetch(`${product}/adminapi/setting/admin/logout`, { headers: { Authorization: `Bearer ${token}` } })
    await go(page, '/setting/systemBasicdata')
    await signedOut(page)
    await signIn(page, 'admin')
    await find(page, '公司资料', 'button')
    expect(errors).toEqual([])
  })
})

async function freshToken(url: string): Promise<string> {
  const reply = await fetch(`${url}/adminapi/login`, {
    method: 'POST',
    body: new URLSearchParams({ account: 'admin', pwd: 'crm-demo-2026' }),
  })
  return ((await reply.json()) as { data: { token: string } }).data.token
}
