import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBasics, readMenus } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { startReplay } from '../replay/server.mjs'
import { openBrowser, openPage, until } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
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

/** Asks through the connection that the page's elements share: no screen of theirs speaks to the manufacturing side yet. */
const ask = (page: Page, endpoint: object) =>
  page.evaluate(async (call) => {
    const registry = (globalThis as unknown as Record<symbol, Map<string, Map<string, Connection>>>)[Symbol.for('crm.v1')]!
    const [connection] = registry.get('connections')!.values()
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
