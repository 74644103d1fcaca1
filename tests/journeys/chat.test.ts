import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, seeText, signIn } from '../support/browse.ts'

const product = inject('productUrl')

async function say(page: Page, text: string): Promise<void> {
  const box = await find(page, '消息内容', 'textbox')
  await box.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('a visitor and an agent', () => {
  let browser: Browser
  beforeAll(async () => (browser = await openBrowser()))
  afterAll(() => browser.close())

  it('see each other’s messages at once, and again after a reload', async () => {
    const agent = await openPage(browser, `${product}/kefu`)
    await signIn(agent.page, 'kefu')
    const visitor = await openPage(browser, `${product}/support/`)
    await press(visitor.page, '联系客服')
    const question = `雨伞还有吗 ${Date.now() % 10_000}`
    await say(visitor.page, question)
    await seeText(visitor.page, question)
    await agent.page.bringToFront()
    await seeText(agent.page, question)
    await (await agent.page.waitForSelector(`::-p-text(${question})`))!.click()
    await say(agent.page, '有的，今天就能发货')
    await visitor.page.bringToFront()
    await seeText(visitor.page, '有的，今天就能发货')
    await agent.page.bringToFront()
    await Promise.all([visitor.page.reload(), agent.page.reload()])
    await visitor.page.bringToFront()
    await press(visitor.page, '联系客服').catch(() => undefined)
    await seeText(visitor.page, question)
    await seeText(visitor.page, '有的，今天就能发货')
    await agent.page.bringToFront()
    await seeText(agent.page, '有的，今天就能发货')
    expect([...agent.errors, ...visitor.errors]).toEqual([])
  })
})
