import { appendFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import puppeteer, { type Browser, type ElementHandle, type Page, type Viewport } from 'puppeteer-core'
import { expect, inject, onTestFinished, TestRunner } from 'vitest'
import { browserArguments } from './chromium.mjs'
import './steady-clicks.ts'
import { watchTraffic } from './traffic.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const openBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: inject('chromium'),
    args: browserArguments,
    protocolTimeout: 60_000,
  })

/** What went wrong in a page: uncaught errors and console errors. */
export interface Watched {
  page: Page
  errors: string[]
}

/** A page with an empty cache and no session of its own, watched for errors; closed with the test that opened it, since an open page works on. */
export async function openPage(browser: Browser, url: string, size: Viewport = { width: 1440, height: 900 }): Promise<Watched> {
  const context = await browser.createBrowserContext()
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close().catch(() => undefined))
  return watch(await context.newPage(), url, size)
}

/** The same for a page that shares cookies with others. */
export async function openTab(page: Page, url: string, size: Viewport = { width: 1440, height: 900 }): Promise<Watched> {
  // told and not awaited: one that is about to be left answers late
  if (TestRunner.getCurrentTest()) onTestFinished(() => void page.close().catch(() => undefined))
  return watch(page, url, size)
}

// the one opened last, for what a failure says
let latest: Page | undefined

async function watch(page: Page, url: string, size: Viewport): Promise<Watched> {
  const errors: string[] = []
  latest = page
  // a sign each: what opening pages costs is counted, not timed (parts.mjs)
  const { CRM_OPENINGS: count } = process.env
  if (count) page.on('domcontentloaded', () => appendFileSync(count, '.'))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // a refused call is told to the person; the browser's own line about it is no defect, nor is the one about a plain shop of
    // another origin, which does not know this call
    const isExpected = /Failed to load resource|\/capabilities' from origin .* blocked by CORS policy/.test(message.text())
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  // a device that knows this version is not asked to update
  await page.evaluateOnNewDocument(() => {
    if (location.pathname.startsWith('/admin')) localStorage.setItem('crm:version', '5.4.0')
  })
  await watchTraffic(page)
  // CRM_SLOW=8: pages eight times slower than this machine, where what depends on speed shows
  const slower = Number(process.env.CRM_SLOW ?? 1)
  if (slower > 1) await page.emulateCPUThrottling(slower)
  await page.setViewport(size)
  page.setDefaultTimeout(30_000)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  return { page, errors }
}

/** The first that can be seen of what a selector finds: a page that is kept open behind the one that is seen may say the same. */
async function seen(page: Page, selector: string): Promise<ElementHandle<HTMLElement> | undefined> {
  const handles = await page.$$(selector)
  try {
    for (const [at, handle] of handles.entries())
      if (await handle.isVisible().catch(() => false)) return handles.splice(at, 1)[0] as ElementHandle<HTMLElement>
    return undefined
  } finally {
    for (const handle of handles) void handle.dispose().catch(() => undefined)
  }
}

/** The first element that a selector finds and that can be seen, once there is one. Asked a few times a second: every asking costs the page. */
export async function visible(page: Page, selector: string, limit = 30_000): Promise<ElementHandle<HTMLElement>> {
  const end = Date.now() + limit
  for (let pause = 20; ; pause = Math.min(pause * 2, 160)) {
    // a page that is being left answers nothing
    const found = await seen(page, selector).catch(() => undefined)
    if (found) return found
    if (Date.now() > end) throw new Error(`not to be seen within ${limit} ms: ${selector}\n${await shownText(page)}`)
    await new Promise((done) => setTimeout(done, pause))
  }
}

/** Where the page is and what can be read there, for a failure that happens on another machine. */
export async function shownText(page: Page): Promise<string> {
  const text = page.evaluate(() => {
    const read = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll<HTMLElement>(root instanceof Document ? 'body' : ':host > *')]
        .map((node) => node.innerText ?? '')
        .join('\n') + [...root.querySelectorAll('*')].map((node) => (node.shadowRoot ? read(node.shadowRoot) : '')).join('\n')
    return read(document).replace(/\s+/g, ' ').slice(0, 1500)
  })
  return `${page.url()}: ${await text.catch((error) => String(error))}`
}

/** The visible element with this role and name, in any shadow root. */
export async function find(page: Page, name: string, role?: string): Promise<ElementHandle<HTMLElement>> {
  const selector = `::-p-aria(${JSON.stringify(name)}${role ? `, ${role}` : ''})`
  const query = role ? `::-p-aria([name=${JSON.stringify(name)}][role="${role}"])` : selector
  return visible(page, query)
}

/** Finds and clicks. What is drawn anew between the two has not been clicked yet, and is found again. */
async function click(lookFor: () => Promise<ElementHandle<Element>>, count = 1): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      await (await lookFor()).click({ count })
      return
    } catch (error) {
      if (!/detached|not clickable/i.test(String(error)) || Date.now() > end) throw error
    }
  }
}

/** Clicks the nth of what a selector finds, once it can be seen. */
export const clickOn = (page: Page, selector: string, at = 0): Promise<void> =>
  click(async () => {
    const first = await visible(page, selector)
    const wanted = at === 0 ? first : (await page.$$(selector))[at]
    if (!wanted) throw new Error(`not clickable: there are fewer than ${at + 1} of ${selector}`)
    return wanted
  })

export const press = (page: Page, name: string, role = 'button'): Promise<void> => click(() => find(page, name, role))

export async function write(page: Page, name: string, text: string): Promise<void> {
  await click(() => find(page, name, 'textbox'), 3)
  await page.keyboard.type(text)
}

/** Waits until this text stands somewhere, shadow roots included. */
export async function seeText(page: Page, text: string): Promise<void> {
  await visible(page, `::-p-text(${text})`)
}

/** Waits until something is true; the last value is in the failure, and what stood on the screen then. */
export async function until<T>(read: () => Promise<T>, isGood: (value: T) => boolean, limit = 20_000): Promise<T> {
  const end = Date.now() + limit
  let value = await read()
  while (!isGood(value) && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 50))
    value = await read()
  }
  if (isGood(value)) return value
  const shown = latest && !latest.isClosed() ? `\n${await shownText(latest)}` : ''
  expect.fail(`still ${JSON.stringify(value)}${shown}`)
}

/**
 * Waits until nothing is on its way: a list that is read anew is paler meanwhile, a colour that changes has weak contrast in between.
 * What stays busy is judged as it is.
 */
export async function rested(page: Page): Promise<void> {
  const isResting = () => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
    const isOver = (one: Animation) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity
    return roots.every((root) => !root.querySelector('[aria-busy=true]') && root.getAnimations().every(isOver))
  }
  await page.waitForFunction(isResting, { polling: 50, timeout: 5_000 }).catch(() => undefined)
}

/**
 * No accessibility defect that axe finds, shadow roots included. Colours inside a drawn phone are the
 * shop's own and not ours to judge; a tooltip comes and goes beside all landmarks. `within`: a selector of the light DOM, or
 * one after the other through shadow roots.
 */
export async function expectAccessible(page: Page, within: string | string[] = 'body'): Promise<void> {
  await rested(page)
  await page.evaluate(axeSource)
  const lines = await page.evaluate(async (selector) => {
    interface Found {
      id: string
      impact: string
      help: string
      nodes: { target: unknown[]; failureSummary: string; element: Element }[]
    }
    const { axe } = globalThis as unknown as {
      axe: { run(node: unknown, options: unknown): Promise<{ violations: Found[] }> }
    }
    const { violations } = await axe.run(typeof selector === 'string' ? document.querySelector(selector) : { fromShadowDom: selector }, {
      resultTypes: ['violations'],
      elementRef: true,
      // off unless asked for
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    const isExcused = (id: string, element: Element) =>
      (id === 'color-contrast' && element.closest('.designer-phone, .shop-phone') !== null) ||
      (id === 'region' && element.closest('[role=tooltip]') !== null)
    return violations.flatMap(({ id, impact, help, nodes }) =>
      nodes
        .filter(({ element }) => !isExcused(id, element))
        .map(
          ({ target, failureSummary }) =>
            `${id} (${impact}): ${help} ${JSON.stringify(target)} ${failureSummary.split('\n').slice(1, 3).join(' ')}`,
        ),
    )
  }, within)
  expect(lines.length, `\n${lines.join('\n')}`).toBe(0)
}

/** Signs in at the form that stands in the page. */
export async function signIn(page: Page, account: string, password = 'crm-demo-2026'): Promise<void> {
  await write(page, '账号', account)
  await write(page, '密码', password)
  await press(page, '登录')
}
