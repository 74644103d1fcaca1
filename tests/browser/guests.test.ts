import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, seeText, signIn, visible } from '../support/browse.ts'
import { heard, putElement, showElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

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
