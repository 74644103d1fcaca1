import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { customerUid } from '../replay/chats.mjs'
import { clickOn, find, openBrowser, openPage, press, seeText, signIn, until } from '../support/browse.ts'
import { putElement } from '../support/elements.ts'
import { agentSessionFrom } from '../support/stage.mjs'
import { answerSideBySide } from './side-by-side.ts'
import { sites, type Site } from './sites.ts'
import { stageShop } from '../support/pages-stage.ts'

async function say(page: Page, text: string): Promise<void> {
  const box = await find(page, '消息内容', 'textbox')
  await box.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** The texts that stand in the thread, each with its state. */
const thread = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('crm-kefu')?.shadowRoot?.querySelectorAll<HTMLElement>('.kefu-row') ?? []
    return [...rows].map((row) => `${row.dataset['state']}: ${row.querySelector('.kefu-bubble-body')!.textContent}`)
  })
const conversations = (page: Page) =>
  page.evaluate(() => document.querySelector('crm-kefu')!.shadowRoot!.querySelectorAll('.kefu-conversation').length)
/** Brings a page to the front first: one in the background draws nothing. */
const stands = async (page: Page, ...wanted: string[]) => {
  await page.bringToFront()
  await until(
    () => thread(page),
    (shown) => shown.join() === wanted.join(),
    20_000,
  )
}

describe.each(sites)('a visitor and an agent at %s', (_, open) => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), open()])
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it('see each other’s messages at once, and again after a reload', { timeout: 240_000 }, async () => {
    const agent = await openPage(browser, `${site.url}/kefu`)
    await signIn(agent.page, 'kefu')
    const visitor = await openPage(browser, `${site.url}/support/`)
    await press(visitor.page, '联系客服')
    const question = `雨伞还有吗 ${Date.now() % 10_000}`
    await say(visitor.page, question)
    await stands(visitor.page, `sent: ${question}`)
    await agent.page.bringToFront()
    await seeText(agent.page, question)
    await clickOn(agent.page, `::-p-text(${question})`)
    await say(agent.page, '有的，今天就能发货')
    await stands(visitor.page, `sent: ${question}`, 'sent: 有的，今天就能发货')
    await agent.page.bringToFront()
    const before = await conversations(agent.page)
    await Promise.all([visitor.page.reload(), agent.page.reload()])
    await stands(agent.page, `sent: ${question}`, 'sent: 有的，今天就能发货')
    await visitor.page.bringToFront()
    await press(visitor.page, '联系客服')
    // a shop hands a tourist no history: the chat starts afresh on this side, and says nothing of what it cannot show
    const earlier = site.shop ? [] : [`sent: ${question}`, 'sent: 有的，今天就能发货']
    await find(visitor.page, '消息内容', 'textbox')
    await stands(visitor.page, ...earlier)
    expect(await visitor.page.$$('crm-kefu >>> .kefu-thread .kefu-link')).toEqual([])
    await say(visitor.page, '好的，谢谢')
    await stands(visitor.page, ...earlier, 'sent: 好的，谢谢')
    // still the same conversation for the agent
    await stands(agent.page, `sent: ${question}`, 'sent: 有的，今天就能发货', 'sent: 好的，谢谢')
    expect(await conversations(agent.page)).toBe(before)
    if (!site.shop) await answerSideBySide({ agent: agent.page, visitor: visitor.page })
    expect([...agent.errors, ...visitor.errors]).toEqual([])
  })
})

/** An agent without a page, who writes to a visitor first. */
async function writeFirst(url: string, visitor: Page, msn: string): Promise<void> {
  const { token } = await agentSessionFrom(url)
  const tourist = await visitor.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^crm:chat:.*:tourist$/.test(name))!
    return Number((JSON.parse(localStorage.getItem(key)!) as { tourist: string }).tourist)
  })
  const socket = new WebSocket(`${url.replace('http', 'ws')}/msg`)
  const heard = (type: string) =>
    new Promise<void>((resolve) => {
      socket.on('message', (raw) => (JSON.parse(String(raw)) as { type: string }).type === type && resolve())
    })
  await new Promise((ready) => socket.once('open', ready))
  const isIn = heard('success')
  socket.send(JSON.stringify({ type: 'kefu_login', data: token }))
  await isIn
  const isStored = heard('chat')
  socket.send(JSON.stringify({ type: 'chat', data: { msn, type: 1, to_uid: tourist, is_tourist: 1 } }))
  await isStored
  socket.close()
}

describe.each(sites)('a visitor at %s', (_, open) => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), open()])
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it('is told of the first message while the chat is closed, and keeps writing through a break of the network', async () => {
    const { page, errors } = await openPage(browser, `${site.url}/support/`)
    await press(page, '联系客服')
    await find(page, '消息内容', 'textbox')
    await press(page, '收起')
    await writeFirst(site.url, page, '您好，需要帮忙吗')
    const badge = () => page.evaluate(() => document.querySelector('crm-kefu')!.shadowRoot!.querySelector('.kefu-bubble span')!.textContent)
    await until(badge, (count) => count === '1')
    await clickOn(page, 'crm-kefu >>> .kefu-bubble')
    await stands(page, 'sent: 您好，需要帮忙吗')
    await until(badge, (count) => count === '')
    await page.setOfflineMode(true)
    await seeText(page, '未连接')
    await seeText(page, '网络已断开，消息会在恢复后自动发送')
    await say(page, '断网时写的')
    await stands(page, 'sent: 您好，需要帮忙吗', 'sending: 断网时写的')
    await page.setOfflineMode(false)
    await seeText(page, '已重新连接')
    await stands(page, 'sent: 您好，需要帮忙吗', 'sent: 断网时写的')
    // what the browser says of a socket without a network is no defect of ours
    expect(errors.filter((line) => !/WebSocket|ERR_INTERNET/.test(line))).toEqual([])
  })
})

describe('a customer of a plain shop server', () => {
  const held = stageShop()

  it('reads what was said before, and loses and doubles nothing when the line breaks, in a page of another origin', async () => {
    const chat = async (attributes: Record<string, string>) => {
      const seen = await openPage(held.browser, `${held.pages.url}/blank.html`)
      await putElement(seen.page, 'body', 'crm-kefu', { 'base-url': held.shop.url, style: 'display:block;height:860px', ...attributes })
      return seen
    }
    const agent = await chat({ mode: 'agent', token: held.shop.sessions.give('kefu') })
    const customer = await chat({ token: held.shop.sessions.give('user', customerUid), open: '' })
    const earlier = (await history(held.shop)).map((text) => `sent: ${text}`)
    await stands(customer.page, ...earlier)
    await agent.page.bringToFront()
    await clickOn(agent.page, 'crm-kefu >>> .kefu-conversation')
    await stands(agent.page, ...earlier)
    await customer.page.bringToFront()
    await find(customer.page, '消息内容', 'textbox')
    held.shop.dropSockets()
    await say(customer.page, '线断了')
    held.shop.dropSockets()
    await say(customer.page, '还在吗')
    await stands(customer.page, ...earlier, 'sent: 线断了', 'sent: 还在吗')
    await stands(agent.page, ...earlier, 'sent: 线断了', 'sent: 还在吗')
    await say(agent.page, '在的')
    await stands(customer.page, ...earlier, 'sent: 线断了', 'sent: 还在吗', 'sent: 在的')
    const sent = held.shop.calls.filter(
      (call: { headers: Record<string, unknown> }) => 'token' in call.headers || 'authorization' in call.headers,
    )
    expect(sent).toEqual([])
    expect([...agent.errors, ...customer.errors].filter((line) => !/WebSocket/.test(line))).toEqual([])
  })
})

/** What was said before, as a bubble shows it. */
async function history(shop: { url: string; sessions: { give(kind: string): string } }): Promise<string[]> {
  const headers = { 'Authori-zation': `Bearer ${shop.sessions.give('kefu')}` }
  const reply = await fetch(`${shop.url}/kefuapi/service/list?uid=${customerUid}&is_tourist=0`, { headers })
  const { data } = (await reply.json()) as {
    data: {
      msn: string
      msn_type: number
      productInfo: { store_name: string; stock: number; sales: number; ficti: number; price: string }
    }[]
  }
  return data.map(({ msn, msn_type, productInfo: product }) =>
    msn_type === 5 ? `${product.store_name}库存 ${product.stock} · 销量 ${product.sales + product.ficti}¥${product.price}查看商品` : msn,
  )
}
