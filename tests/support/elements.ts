import type { Page } from 'puppeteer-core'
import { shownText, until } from './browse.ts'
import { deepFolder } from './page-server.mjs'
import { stillness } from './traffic.ts'

type Attributes = Record<string, string>

/** Puts an element into `parent`, adds its script from the deep folder once, and does not wait. */
export async function putElement(page: Page, parent: string, tag: string, attributes: Attributes = {}): Promise<void> {
  await page.evaluate(
    ([into, name, src, given]) => {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
      const events = ['crm-ready', 'crm-error', 'crm-auth-required']
      for (const event of events)
        element.addEventListener(event, (heard) => (element.dataset['heard'] = `${element.dataset['heard'] ?? ''} ${heard.type}`.trim()))
      document.querySelector(into)!.append(element)
      if (document.querySelector(`script[src="${src}"]`)) return
      const code = document.createElement('script')
      code.type = 'module'
      code.src = src
      document.head.append(code)
    },
    [parent, tag, `${deepFolder}/${tag}.js`, attributes] as const,
  )
}

/** Waits until an element has fired an event. */
export async function heard(page: Page, tag: string, event: string, limit = 20_000): Promise<void> {
  const read = () => page.evaluate((name) => document.querySelector<HTMLElement>(name)?.dataset['heard'] ?? '', tag)
  await until(read, (events) => events.includes(event), limit).catch(async (error) => {
    throw new Error(`${tag} has not said ${event}\n${await shownText(page)}`, { cause: error })
  })
}

/** Puts an element into the page and waits until it shows its content. */
export async function showElement(page: Page, parent: string, tag: string, attributes: Attributes = {}): Promise<void> {
  await putElement(page, parent, tag, attributes)
  await heard(page, tag, 'crm-ready')
  await quiet(page)
}

/** Waits until nothing is loading any more and the last frame is drawn. */
export async function quiet(page: Page): Promise<void> {
  await stillness(page).catch(async (error) => {
    throw new Error(`${(error as Error).message}\n${await shownText(page)}`, { cause: error })
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
