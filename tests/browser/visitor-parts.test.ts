import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import WebSocket from 'ws'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, until, visible, write } from '../support/browse.ts'
import { putElement } from '../support/elements.ts'
import { startPages } from '../support/page-server.mjs'

const product = inject('productUrl')

/** A plain shop where nobody is online; `left` is what visitors left there. */
async function emptyShop(): Promise<{ url: string; left: string[]; server: Server }> {
  const left: string[] = []
  const answer = (method: string, path: string): object | undefined => {
    if (path.endsWith('/tourist/user')) return { status: 410136, msg: '暂无客服人员在线，请稍后联系', data: [] }
    if (!path.endsWith('/tourist/feedback')) return undefined
    if (method === 'GET') return { status: 200, msg: 'success', data: { feedback: '客服休息中，请给我们留言' } }
    // refused once, as a shop does it
    return left.length === 1 ? { status: 400, msg: '手机号格式错误', data: [], code: '410158' } : { status: 200, msg: '保存成功', data: [] }
  }
  const server = createServer((request, response) => {
    response
      .setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
      .setHeader('Access-Control-Allow-Headers', '*, Authorization, Cb-lang, token, Authori-zation, Content-Type')
      .setHeader('Access-Control-Allow-Credentials', 'true')
      .setHeader('Content-Type', 'application/json')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url!, 'http://shop')
      if (request.method === 'POST') left.push(String(Buffer.concat(chunks)))
      const body = answer(request.method!, pathname)
      response.writeHead(body ? 200 : request.method === 'OPTIONS' ? 204 : 404).end(body && JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, left, server }
}

/** An agent of the demo shop, without a page. */
async function agentOf(url: string) {
  const post = async (path: string, body: object, token = '') =>
    (
      await fetch(`${url}/kefuapi/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'authori-zation': `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ status: number; data: { token: string } }>
  const { token } = (await post('login', { account: 'kefu', password: 'crm-demo-2026' })).data
  const socket = new WebSocket(`${url.replace('http', 'ws')}/msg`)
  const frames: { type: string; data: Record<string, unknown> }[] = []
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw)) as (typeof frames)[number]))
  await new Promise((resolve) => socket.once('open', resolve))
  const heard = (type: string, isMeant: (data: Record<string, unknown>) => boolean = () => true) =>
    until(
      async () => frames.find((frame) => frame.type === type && isMeant(frame.data)),
      (frame) => frame !== undefined,
    )
  socket.send(JSON.stringify({ type: 'kefu_login', data: token }))
  await heard('success')
  // who is silent for twelve seconds is gone
  const beat = setInterval(() => socket.send('{"type":"ping"}'), 5000)
  return {
    heard,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    finish: (uid: unknown) => post('service/done', { uid }, token),
    close() {
      clearInterval(beat)
      socket.close()
    },
  }
}

const rows = (page: Page) =>
  page.$$eval('crm-kefu >>> .kefu-row', (all) =>
    all.map((row) => `${(row as HTMLElement).dataset['kind']} ${(row as HTMLElement).dataset['state']}`),
  )
const rowsAre = (page: Page, wanted: string[]) =>
  until(
    () => rows(page),
    (shown) => shown.join() === wanted.join(),
  )

/** Pictures that are cut off on their way, one that lies, a file; then the pictures large, by keys. */
async function sendsPictures(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crm-pictures-'))
  const path = (name: string) => join(folder, name)
  for (const [index, name] of ['a.jpg', 'b.jpg'].entries())
    await sharp({ create: { width: 400 + index, height: 300, channels: 3, background: '#39c' } })
      .jpeg()
      .toFile(path(name))
  writeFileSync(path('lie.jpg'), Buffer.from('\xff\xd8\xff\xe0 no picture', 'latin1'))
  writeFileSync(path('报价单.txt'), '尺寸 12 × 8')
  const attach = async (label: string, ...names: string[]) => {
    const input = (await page.$(`crm-kefu >>> input[aria-label="${label}"]`)) as ElementHandle<HTMLInputElement>
    await input.uploadFile(...names.map(path))
    for (const name of names)
      await visible(page, `crm-kefu >>> .kefu-strip ${name.endsWith('txt') ? `::-p-text(${name})` : `img[alt="${name}"]`}`)
  }
  const choose = async (label: string, ...names: string[]) => {
    await attach(label, ...names)
    await press(page, '发送')
  }
  // cut off, they wait with what they show, and go on by themselves
  await attach('发送图片', 'a.jpg', 'b.jpg')
  await page.setOfflineMode(true)
  await press(page, '发送')
  await rowsAre(page, ['image sending', 'image sending'])
  await page.setOfflineMode(false)
  await rowsAre(page, ['image sent', 'image sent'])
  // what the server refuses can be tried again, or thrown away
  await choose('发送图片', 'lie.jpg')
  await seeText(page, '文件内容不是有效的图片')
  await press(page, '重新发送')
  await rowsAre(page, ['image sent', 'image sent', 'image failed'])
  await press(page, '删除')
  await choose('发送文件', '报价单.txt')
  await rowsAre(page, ['image sent', 'image sent', 'file sent'])
  const link = await visible(page, 'crm-kefu >>> a.kefu-file')
  expect(await link.evaluate((node) => (node as HTMLAnchorElement).innerText.replace(/\s+/g, ' '))).toBe('报价单.txt 14 B')
  rmSync(folder, { recursive: true })

  await clickOn(page, 'crm-kefu >>> button.kefu-picture')
  await seeText(page, '第 1 张，共 2 张')
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await seeText(page, '第 1 张，共 2 张')
  await page.keyboard.press('ArrowRight')
  await seeText(page, '第 2 张，共 2 张')
  await page.keyboard.press('Escape')
  await until(
    () => page.$$('crm-kefu >>> dialog[open]'),
    (open) => open.length === 0,
  )
  // the chat itself is open still
  await find(page, '消息内容', 'textbox')
}

/** What the host's page shows is offered, and sent as a card when the visitor wishes. */
async function offersCards(page: Page): Promise<void> {
  const show = (method: 'showProduct' | 'showOrder', what: string) =>
    page.$eval(
      'crm-kefu',
      (chat, name, value) => (chat as unknown as Record<string, (of: string) => Promise<void>>)[name]!(value),
      method,
      what,
    )
  await show('showOrder', 'none-of-theirs')
  await seeText(page, '订单不存在或无法查看')
  expect(await page.$$('crm-kefu >>> .kefu-offer-send')).toEqual([])
  await press(page, '暂不发送')
  await show('showProduct', '1')
  await expectAccessible(page)
  await press(page, '发送给客服')
  await rowsAre(page, ['image sent', 'image sent', 'file sent', 'product sent'])
  expect(await page.$$('crm-kefu >>> .kefu-offer')).toEqual([])
  await leadsToCards(page)
}

/** A card leads to its product, over the chat; a host that has a page of its own shows that. */
async function leadsToCards(page: Page): Promise<void> {
  const isClosed = () =>
    until(
      () => page.$$('crm-kefu >>> dialog[open]'),
      (open) => open.length === 0,
    )
  await clickOn(page, 'crm-kefu >>> .kefu-card-way')
  await visible(page, 'crm-kefu >>> .kefu-look')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await isClosed()
  await page.$eval('crm-kefu', (chat) =>
    chat.addEventListener(
      'crm-card',
      (event) => {
        event.preventDefault()
        document.title = JSON.stringify((event as CustomEvent).detail)
      },
      { once: true },
    ),
  )
  await clickOn(page, 'crm-kefu >>> .kefu-card-way')
  await until(
    () => page.title(),
    (title) => title === '{"kind":"product","id":"1"}',
  )
  await isClosed()
}

describe('beside a visitor’s messages', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let shop: Awaited<ReturnType<typeof emptyShop>>
  beforeAll(async () => {
    ;[browser, pages, shop] = await Promise.all([openBrowser(), startPages({ backend: product }), emptyShop()])
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
    shop.server.close()
  })
  const open = async (attributes: Record<string, string>): Promise<Page> => {
    const { page } = await openPage(browser, `${pages.url}/blank.html`, { width: 375, height: 720 })
    await putElement(page, 'body', 'crm-kefu', { open: '', ...attributes })
    return page
  }

  it('stands a form where nobody is online: checked, refused at its field, saved once the shop has it', async () => {
    const page = await open({ 'base-url': shop.url })
    await seeText(page, '客服休息中，请给我们留言')
    await press(page, '提交留言')
    await seeText(page, '请输入您的联系电话')
    await write(page, '姓名', '陈晓雨')
    await write(page, '联系电话', '13800000001')
    await write(page, '留言内容', '请回电')
    await expectAccessible(page)
    await press(page, '提交留言')
    await seeText(page, '手机号格式错误')
    await press(page, '提交留言')
    await seeText(page, '您的信息提交成功，我们会尽快与您取得联系！')
    expect(shop.left.map((body) => JSON.parse(body) as object)).toEqual(
      Array.from({ length: 2 }, () => ({ rela_name: '陈晓雨', phone: '13800000001', content: '请回电' })),
    )
  })

  it('are stars to give when the agent calls the conversation done, and the agent hears of them', { timeout: 120_000 }, async () => {
    const agent = await agentOf(product)
    const page = await open({ 'base-url': product })
    await find(page, '消息内容', 'textbox')
    await sendsPictures(page)
    await offersCards(page)
    // other visitors of the product write as well
    const question = `雨伞还有吗 ${Date.now()}`
    await page.evaluate(
      (text) => (document.querySelector('crm-kefu') as unknown as { send(text: string): Promise<void> }).send(text),
      question,
    )
    const { uid } = (await agent.heard('mssage_num', ({ message }) => (message as { msn: string } | undefined)?.msn === question))!.data
    agent.send({ type: 'to_chat', data: { id: uid } })
    agent.send({ type: 'chat', data: { msn: '有的', type: 1, to_uid: uid } })
    await seeText(page, '有的')
    expect(await agent.finish(uid)).toMatchObject({ status: 200 })
    await clickOn(page, 'crm-kefu >>> .kefu-rating-stars label', 3)
    await write(page, '想说的话（选填）', '回复很快')
    await expectAccessible(page)
    await press(page, '提交评价')
    await seeText(page, '感谢您的评价')
    expect((await agent.heard('rated', (data) => data['uid'] === uid))!.data).toMatchObject({ uid, stars: 4, words: '回复很快' })
    await seeText(page, '评价 ★★★★☆ · 回复很快')
    agent.close()
  })
})
