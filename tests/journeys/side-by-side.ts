import type { Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { clickOn, expectAccessible, rested, until, visible } from '../support/browse.ts'
import type { Locale } from '#src/text/locale.ts'

/** What is pressed by its name. */
const names = {
  'zh-cn': { card: '发送商品或订单', replies: '客服话术', info: '客户信息', transfer: '转接客服', close: '关闭' },
  en: { card: 'Send a product or an order', replies: 'Canned replies', info: 'Customer', transfer: 'Hand over', close: 'Close' },
  'zh-tw': { card: '傳送商品或訂單', replies: '客服話術', info: '客戶資訊', transfer: '轉接客服', close: '關閉' },
} satisfies Record<Locale, object>

const desktop = { width: 1366, height: 768 }
const phone = { width: 375, height: 720 }

const inChat = (selector: string) => `crm-kefu >>> ${selector}`
const field = inChat('.kefu-composer textarea')
const count = (page: Page, selector: string) => page.$$(inChat(selector)).then(({ length }) => length)
const named = (name: string) => inChat(`button[aria-label="${name}"]`)

/** Whether the element that has the focus, in whichever root, is such a one, with this text in it. */
const hasFocus = (page: Page, selector: string, text = '') =>
  page.evaluate(
    (wanted, words) => {
      let at = document.activeElement
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
      return Boolean(at?.matches(wanted) && at.textContent!.includes(words))
    },
    selector,
    text,
  )

/** Goes there as who has no mouse. */
async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await hasFocus(page, selector, text)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`)
}

interface Pair {
  agent: Page
  visitor: Page
}

async function speak({ agent, visitor }: Pair, locale: Locale, size: typeof phone): Promise<void> {
  for (const page of [visitor, agent]) {
    await page.setViewport(size)
    await page.evaluate((to) => document.querySelector('crm-kefu')!.setAttribute('locale', to), locale)
  }
}

async function ask(visitor: Page, question: string): Promise<void> {
  await visitor.bringToFront()
  if ((await count(visitor, '.kefu-sheet:not([hidden])')) === 0) {
    await tabTo(visitor, '.kefu-bubble')
    await visitor.keyboard.press('Enter')
  }
  await visible(visitor, field)
  await until(
    () => hasFocus(visitor, 'textarea'),
    (is) => is,
  )
  await visitor.keyboard.type(question)
  await visitor.keyboard.press('Enter')
  await visible(visitor, `::-p-text(${question})`)
}

/** A canned reply by its slash, and the first product's card; with the mouse, or by keyboard alone. */
async function answer(agent: Page, question: string, card: string, byKeys: boolean): Promise<void> {
  if (byKeys) {
    await tabTo(agent, '.kefu-conversation', question)
    await agent.keyboard.press('Enter')
  } else await clickOn(agent, `${inChat('.kefu-conversation')} ::-p-text(${question})`)
  await visible(agent, field)
  await until(
    () => hasFocus(agent, 'textarea'),
    (is) => is,
  )
  await agent.keyboard.type('/')
  await visible(agent, inChat('.kefu-suggestions [role=option]'))
  if (byKeys) await agent.keyboard.press('ArrowDown')
  await agent.keyboard.press('Enter')
  await until(
    () => agent.$eval(field, (node) => (node as HTMLTextAreaElement).value),
    (text) => text.length > 3,
  )
  await agent.keyboard.press('Enter')
  if (byKeys) {
    await tabTo(agent, `button[aria-label="${card}"]`)
    await agent.keyboard.press('Enter')
  } else await clickOn(agent, named(card))
  await visible(agent, inChat('.kefu-card-choice'))
  if (byKeys) {
    await tabTo(agent, '.kefu-card-choice')
    await agent.keyboard.press('Enter')
  } else await clickOn(agent, inChat('.kefu-card-choice'))
}

/**
 * Answers with a canned reply and a product card, on desktop and phone, in three languages, by mouse and by keyboard alone; how long each
 * takes is printed. Both pages stand at `/kefu` and `/support/`, the agent signed in.
 */
export async function answerSideBySide(pair: Pair): Promise<void> {
  const { agent, visitor } = pair
  const rounds: [Locale, typeof phone, byKeys: boolean][] = [
    ['zh-cn', desktop, false],
    ['en', phone, false],
    ['zh-tw', desktop, true],
  ]
  for (const [index, [locale, size, byKeys]] of rounds.entries()) {
    await speak(pair, locale, size)
    const question = `${locale} ${Date.now() % 1_000_000}`
    await ask(visitor, question)
    await agent.bringToFront()
    // a phone shows one pane at a time
    if (size === phone) await clickOn(agent, inChat('.kefu-pane-thread .kefu-back button'))
    await visible(agent, `${inChat('.kefu-conversation')} ::-p-text(${question})`)
    const started = performance.now()
    await answer(agent, question, names[locale].card, byKeys)
    await visitor.bringToFront()
    await until(
      () => count(visitor, '.kefu-row:not([data-mine]) .kefu-card-name'),
      (cards) => cards > index,
    )
    const took = Math.round(performance.now() - started)
    console.info(`a canned reply and a product card, ${locale}, ${size.width} wide${byKeys ? ', by keys' : ''}: ${took} ms`)
    // nothing stands beside its place
    for (const page of [visitor, agent])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await expectAccessible(visitor, 'crm-kefu')
    await agent.bringToFront()
    await lookAround(agent, names[locale])
  }
  await speak(pair, 'zh-cn', desktop)
}

/** The states of a workbench with an open conversation, each accessible; left at the list. */
async function lookAround(agent: Page, words: (typeof names)[Locale]): Promise<void> {
  await expectAccessible(agent, 'crm-kefu')
  for (const name of [words.replies, words.transfer]) {
    await clickOn(agent, named(name))
    await visible(agent, inChat('dialog[open]'))
    await rested(agent)
    await expectAccessible(agent, 'crm-kefu')
    await agent.keyboard.press('Escape')
    await until(
      () => count(agent, 'dialog[open]'),
      (open) => open === 0,
    )
  }
  const isNarrow = await agent.evaluate(() => innerWidth < 640)
  if (!isNarrow) return
  await clickOn(agent, named(words.info))
  await visible(agent, inChat('.kefu-pane-info'))
  await expectAccessible(agent, 'crm-kefu')
  await clickOn(agent, inChat('.kefu-pane-info .kefu-back button'))
  await clickOn(agent, inChat('.kefu-pane-thread .kefu-back button'))
  await visible(agent, inChat('.kefu-conversation'))
}
