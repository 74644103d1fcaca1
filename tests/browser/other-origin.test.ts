import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openPage, press, seeText, signIn, until, write } from '../support/browse.ts'
import { heard, putElement } from '../support/elements.ts'
import { draw } from '../support/media-pictures.ts'
import { uploadByDialog } from '../support/media.ts'
import { stageShop } from '../support/pages-stage.ts'

interface Call {
  method: string
  path: string
}

/** Frames that come in on the sockets of a page, by the path of the socket. */
async function frames(page: Page): Promise<string[]> {
  const client = await page.createCDPSession()
  const paths = new Map<string, string>()
  const seen: string[] = []
  client.on('Network.webSocketCreated', ({ requestId, url }) => void paths.set(requestId, new URL(url).pathname))
  client.on('Network.webSocketFrameReceived', ({ requestId, response }) => {
    seen.push(`${paths.get(requestId)} ${(JSON.parse(response.payloadData) as { type: string }).type}`)
  })
  await client.send('Network.enable')
  return seen
}

describe('a plain shop on another port than the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crm-origin-'))
  const held = stageShop()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const blank = () => openPage(held.browser, `${held.pages.url}/blank.html`)
  const called = (method: string, path: string) => held.shop.calls.filter((call: Call) => call.method === method && call.path === path)
  const style = 'display:block;height:860px'

  it('answers what it does not know without a word to other origins, as the real one', async () => {
    const reply = await fetch(`${held.shop.url}/adminapi/capabilities`, { headers: { Origin: held.pages.url } })
    expect([reply.status, await reply.text(), reply.headers.get('access-control-allow-origin')]).toEqual([404, '', null])
  })

  it('signs in to the designer, which opens a page and saves it', async () => {
    const { page, errors } = await blank()
    await putElement(page, 'body', 'crm-designer', { 'base-url': held.shop.url, 'page-id': '5', style })
    await heard(page, 'crm-designer', 'crm-auth-required')
    await signIn(page, 'admin')
    await heard(page, 'crm-designer', 'crm-ready')
    await press(page, '标题')
    await press(page, '保存并发布')
    await until(
      async () => called('POST', '/adminapi/diy/diy_save/5').length,
      (count) => count === 1,
    )
    await seeText(page, '已保存')
    expect(errors).toEqual([])
  })

  it('takes pictures into its library', async () => {
    await draw(folder)
    const { page, errors } = await blank()
    await putElement(page, 'body', 'crm-media-library', { 'base-url': held.shop.url, token: held.shop.sessions.give('admin'), style })
    await heard(page, 'crm-media-library', 'crm-ready')
    await uploadByDialog(page, [join(folder, 'small.png')])
    await page.waitForSelector('crm-media-library >>> .media-tile[title="small.png"]')
    expect(called('POST', '/adminapi/file/upload')).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('sends each of two elements’ calls with its own token alone', async () => {
    const { page, errors } = await blank()
    const [clerk, chief] = [held.shop.sessions.give('admin'), held.shop.sessions.give('admin', 2)]
    const from = held.shop.calls.length
    await putElement(page, 'body', 'crm-designer', { 'base-url': held.shop.url, 'page-id': '5', token: clerk, style })
    await putElement(page, 'body', 'crm-media-library', { 'base-url': held.shop.url, token: chief, style })
    await heard(page, 'crm-designer', 'crm-ready')
    await heard(page, 'crm-media-library', 'crm-ready')
    await press(page, '标题')
    await press(page, '保存并发布')
    await seeText(page, '已保存')
    await page.waitForSelector('crm-media-library >>> .media-tile')
    const tokensOf = (part: string) => [
      ...new Set(
        (held.shop.calls.slice(from) as (Call & { headers: Record<string, string> })[])
          .filter(({ path }) => path.startsWith(part))
          .map(({ headers }) => headers['authori-zation']),
      ),
    ]
    expect(tokensOf('/adminapi/diy/')).toEqual([`Bearer ${clerk}`])
    expect(tokensOf('/adminapi/file/')).toEqual([`Bearer ${chief}`])
    expect(errors).toEqual([])
  })

  it('lets the console and the agents in at its sockets', async () => {
    const console_ = await blank()
    const notices = await frames(console_.page)
    await putElement(console_.page, 'body', 'crm-console', { 'base-url': held.shop.url, token: held.shop.sessions.give('admin'), style })
    await heard(console_.page, 'crm-console', 'crm-ready')
    await until(
      async () => notices,
      (seen) => seen.includes('/notice success'),
    )
    const agent = await blank()
    const chats = await frames(agent.page)
    await putElement(agent.page, 'body', 'crm-kefu', { 'base-url': held.shop.url, mode: 'agent', style })
    await heard(agent.page, 'crm-kefu', 'crm-auth-required')
    await write(agent.page, '账号', 'kefu')
    await write(agent.page, '密码', 'crm-demo-2026')
    await press(agent.page, '登录')
    await heard(agent.page, 'crm-kefu', 'crm-ready')
    await until(
      async () => chats,
      (seen) => seen.includes('/msg success'),
    )
    expect([...console_.errors, ...agent.errors]).toEqual([])
  })
})
