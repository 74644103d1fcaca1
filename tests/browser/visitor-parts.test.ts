import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import WebSocket from 'ws'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, until, write } from '../support/browse.ts'
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
  return {
    heard,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    finish: (uid: unknown) => post('service/done', { uid }, token),
    close: () => socket.close(),
  }
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

  it('are stars to give when the agent calls the conversation done, and the agent hears of them', async () => {
    const agent = await agentOf(product)
    const page = await open({ 'base-url': product })
    await find(page, '消息内容', 'textbox')
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
