import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { clickOn, find, openBrowser, openPage, openTab, seeText, signIn, until } from '../support/browse.ts'
import { countSockets } from '../support/counted-sockets.ts'
import { sites, type Site } from './sites.ts'

interface Context {
  uid: number
  tourist_uid: number
  tourist_token?: string
}

/** A guest without a page, who writes to the agent and hears what comes. */
async function guest(url: string) {
  const { data } = (await (await fetch(`${url}/kefuapi/tourist/user?may_wait=1&token=`)).json()) as { data: Context }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/msg`)
  const heard: string[] = []
  const waiting: (() => void)[] = []
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  socket.on('message', (raw) => {
    const { type, data: said } = JSON.parse(String(raw)) as { type: string; data?: { msn?: string; message?: { msn: string } } }
    if (type === 'success' || type === 'chat') waiting.shift()?.()
    const text = type === 'reply' ? said?.msn : type === 'mssage_num' ? said?.message?.msn : undefined
    if (text) heard.push(text)
  })
  // a server closes what is silent for twelve seconds
  const pings = setInterval(() => send({ type: 'ping' }), 4000)
  onTestFinished(() => (clearInterval(pings), socket.close()))
  await new Promise((open) => socket.once('open', open))
  const answered = () => new Promise<void>((resolve) => waiting.push(resolve))
  if (data.tourist_token) {
    const isIn = answered()
    send({ type: 'tourist_login', data: data.tourist_token, form_type: 3 })
    await isIn
  }
  send({ type: 'to_chat', data: { id: data.uid, tourist_uid: data.tourist_uid } })
  const person = { is_tourist: 1, tourist_uid: data.tourist_uid, tourist_avatar: '' }
  return {
    heard,
    /** Resolves when the server has it. */
    say(msn: string) {
      const isKept = answered()
      send({ type: 'chat', data: { msn, type: 1, to_uid: data.uid, ...person } })
      return isKept
    },
  }
}

const thread = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('crm-kefu')?.shadowRoot?.querySelectorAll<HTMLElement>('.kefu-row') ?? []
    return [...rows].map((row) => `${row.dataset['state']}: ${row.querySelector('.kefu-bubble-body')!.textContent}`)
  })

async function write(page: Page, text: string): Promise<void> {
  await page.bringToFront()
  await (await find(page, '消息内容', 'textbox')).focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe.each(sites)('three tabs of an agent at %s', (_, open) => {
  let browser: Browser
  let site: Site
  let counted: Awaited<ReturnType<typeof countSockets>>
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), open()])
    counted = await countSockets(site.url)
  })
  afterAll(async () => {
    await browser.close()
    await counted.close()
    await site.close()
  })

  it('have one socket, and go on where the one that carries it crashes', { timeout: 120_000 }, async () => {
    const visitor = await guest(site.url)
    // a shop shows ten signs of it
    const question = `三页 ${Date.now() % 10_000}`
    await visitor.say(question)
    const first = await openPage(browser, `${counted.url}/kefu`)
    await signIn(first.page, 'kefu')
    await seeText(first.page, question)
    const context = first.page.browserContext()
    const tabs = [first.page]
    for (let more = 0; more < 2; more++) {
      const { page } = await openTab(await context.newPage(), `${counted.url}/kefu`)
      await clickOn(page, `crm-kefu >>> .kefu-conversation::-p-text(${question})`)
      await find(page, '消息内容', 'textbox')
      tabs.push(page)
    }
    const [, second, third] = tabs as [Page, Page, Page]
    expect([counted.open(), counted.most()]).toEqual([1, 1])

    const said: string[] = []
    const answers: string[] = []
    for (let turn = 0; turn < 12; turn++) {
      said.push(`问 ${turn}`)
      const isKept = visitor.say(`问 ${turn}`)
      if (turn % 3 === 0) {
        answers.push(`答 ${turn}`)
        await write(turn % 2 === 0 ? second : third, `答 ${turn}`)
      }
      if (turn === 5) {
        const devtools = await first.page.createCDPSession()
        void devtools.send('Page.crash').catch(() => undefined)
      }
      await isKept
    }
    const of = (mark: string) => (lines: string[]) => lines.filter((line) => line.startsWith(`sent: ${mark}`))
    for (const page of [second, third]) {
      await page.bringToFront()
      const shown = await until(
        () => thread(page),
        (lines) => of('问')(lines).length >= said.length && of('答')(lines).length >= answers.length,
      )
      expect(of('问')(shown)).toEqual(said.map((text) => `sent: ${text}`))
      expect(of('答')(shown).toSorted()).toEqual(answers.map((text) => `sent: ${text}`).toSorted())
    }
    await until(
      async () => visitor.heard.length,
      (count) => count >= answers.length,
    )
    expect(visitor.heard.toSorted()).toEqual(answers.toSorted())
    expect([counted.open(), counted.most()]).toEqual([1, 1])
  })
})
