import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { inject } from 'vitest'
import { browserArguments, findChromium, findFirefox } from '../../support/chromium.mjs'
import '../../support/steady-clicks.ts'

const built = inject('gallery')
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' }

/** The strictest host there is: no inline style or script, no eval, Trusted Types without a default policy. */
export const strict =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

export interface Gallery {
  browser: Browser
  address: string
  close(): Promise<void>
}

const hostPage = (style: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Host</title><link rel="stylesheet" href="host.css"><body><button id="before">before</button><div id="box" class="${style}"><crm-ui-gallery></crm-ui-gallery></div><button id="after">after</button><script type="module" src="gallery.js"></script></body></html>`
const hostStyle = `
  html { font-size: 10px } * { box-sizing: content-box; letter-spacing: 1px; line-height: 3 }
  button { background: red !important; padding: 30px !important; font: italic 9px serif !important }
  .caged { width: 900px; height: 700px; overflow: hidden; transform: translate(20px, 10px); z-index: 0; position: relative }
  .caged crm-ui-gallery { height: 100%; overflow: auto }`

function serve(): Promise<Server> {
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://host')
    const send = (type: string, body: string | Buffer) => {
      if (searchParams.has('strict')) reply.setHeader('Content-Security-Policy', strict)
      reply.setHeader('Content-Type', `${type}; charset=utf-8`).end(body)
    }
    if (pathname === '/') return send('text/html', hostPage(searchParams.get('style') ?? ''))
    if (pathname === '/host.css') return send('text/css', searchParams.has('plain') ? '' : hostStyle)
    try {
      send(types[extname(pathname)] ?? 'text/plain', readFileSync(join(built, pathname)))
    } catch {
      reply.writeHead(404).end()
    }
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

const firefox = process.env.FIREFOX_PATH ?? findFirefox()

/** The browsers that are here; Firefox has no DevTools protocol, so what needs it runs in Chromium alone. */
export const kinds: ('chromium' | 'firefox')[] = firefox ? ['chromium', 'firefox'] : ['chromium']

async function launch(kind: 'chromium' | 'firefox'): Promise<Browser> {
  if (kind === 'firefox') return puppeteer.launch({ browser: 'firefox', executablePath: firefox })
  return puppeteer.launch({ executablePath: (await findChromium()).path, args: browserArguments })
}

/** Serves the gallery in a hostile page and starts a browser. */
export async function startGallery(kind: 'chromium' | 'firefox' = 'chromium'): Promise<Gallery> {
  const [server, browser] = await Promise.all([serve(), launch(kind)])
  const { port } = server.address() as { port: number }
  return {
    browser,
    address: `http://127.0.0.1:${port}/`,
    async close() {
      await browser.close()
      server.close()
    },
  }
}

export interface Look {
  query?: string
  theme?: 'light' | 'dark'
  width?: number
  /** Pixels of the screen to one of the page. */
  scale?: number
}

/** A fresh page with the gallery ready. */
export async function openGallery(
  { browser, address }: Gallery,
  { query = '', theme = 'light', width = 1366, scale = 1 }: Look = {},
): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // a third of what a test may take: beside other parts of a run a browser is late
  page.setDefaultTimeout(20_000)
  await page.setViewport({ width, height: 768, deviceScaleFactor: scale })
  await page.evaluateOnNewDocument((mode) => localStorage.setItem('crm:theme', JSON.stringify({ mode, primary: '#0256FF' })), theme)
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${address}${query}`)
  await inside(page, '.gallery')
  return page
}

/** Waits for a node inside the gallery; by polling, because nobody is told of changes in a shadow root. */
export async function inside(page: Page, selector: string): Promise<ElementHandle<HTMLElement>> {
  const find = (chosen: string) => document.querySelector('crm-ui-gallery')?.shadowRoot?.querySelector(chosen)
  return (await page.waitForFunction(find, { polling: 50 }, selector)) as ElementHandle<HTMLElement>
}

/** A widget in the gallery by the words on it. */
export async function byText(page: Page, selector: string, text: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (chosen, words) => {
      const gallery = document.querySelector('crm-ui-gallery')!.shadowRoot!
      return [...gallery.querySelectorAll<HTMLElement>(chosen)].findLast((node) => (node.ariaLabel ?? node.innerText).trim() === words)
    },
    { polling: 50 },
    selector,
    text,
  )
  return found as unknown as ElementHandle<HTMLElement>
}

/** The focused node inside the gallery as `tag "words"`, or the focused node of the host. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement
    const inner = outer?.shadowRoot?.activeElement
    if (!inner) return `host ${outer?.id || outer?.tagName.toLowerCase()}`
    const words = inner.ariaLabel ?? inner.id ?? ''
    return `${inner.role ?? inner.tagName.toLowerCase()} ${(inner as HTMLElement).innerText?.trim() || words}`.trim()
  })
}

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Waits until what was started has come to rest: two frames, every animation that ends, and two frames more. */
export async function still(page: Page): Promise<void> {
  await pause(40)
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const gallery = document.querySelector('crm-ui-gallery')?.shadowRoot
    const ending = () =>
      (gallery?.getAnimations() ?? []).filter(
        (motion) => motion.effect?.getComputedTiming().endTime !== Infinity && motion.playState === 'running',
      )
    await frames()
    // what ends may start another
    for (let rounds = 0; rounds < 5 && ending().length > 0; rounds++) {
      await Promise.race([Promise.allSettled(ending().map((motion) => motion.finished)), new Promise((done) => setTimeout(done, 600))])
      await frames()
    }
    await frames()
  })
  await pause(40)
}

/** How many nodes inside the gallery match. */
export const count = (page: Page, selector: string): Promise<number> =>
  page.evaluate((chosen) => document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll(chosen).length, selector)

const named: Record<string, [code: number, text?: string]> = { Tab: [9], Escape: [27], Enter: [13, '\r'], ArrowDown: [40], ArrowUp: [38] }

/** Presses keys faster than the page, on a slow machine, can draw; waits until all is at rest. */
export async function rush(page: Page, ...keys: string[]): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const sent = keys.flatMap((key) => {
    const [code, text] = named[key] ?? [key.toUpperCase().charCodeAt(0), key]
    const what = { key, code: named[key] ? key : `Key${key.toUpperCase()}`, windowsVirtualKeyCode: code, text }
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...what }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...what }),
    ]
  })
  await Promise.all(sent)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await still(page)
}
