import type { HTTPRequest, Page } from 'puppeteer-core'
import { quiet } from '../elements.ts'
import { watchTraffic } from '../traffic.ts'
import { farOrigin, htmlAttacks } from './corpus.ts'
import { spellings } from './families.ts'

/** Whole screens are shown every ninth attack; `SWEEPS=whole` shows them all (`npm run test:full`). */
const shown = process.env['SWEEPS'] === 'whole' ? htmlAttacks : htmlAttacks.filter((_, index) => index % 9 === 0)
export const attacks = shown.map(({ html }) => html)

/** Addresses that lead away or run, one for each attack. */
export const attackingAddresses = shown.map(({ id }) => {
  const far = `${farOrigin}/${id}`
  const away = [far, far.slice(6), `\\\\${far.slice(8)}`, `/\\${far.slice(8)}`, `/adminapi/../${far.slice(6)}`, `/admin${far.slice(6)}`]
  const all = [...away, ...spellings.map((spell) => spell(`hit(${id})`))]
  return all[id % all.length]!
})

/** By a part of the path: what becomes of the data that the server answers. */
export type Answers = Record<string, (data: never) => unknown>

export interface Harm {
  /** Attacks whose script ran. */
  ran: number[]
  /** Foreign addresses that were asked. */
  asked: string[]
  /** Where the page was led, and what was opened. */
  led: string[]
  /** What stands on the page and must not. */
  stands: string[]
  /** What went wrong in its scripts. */
  failed: string[]
}

export interface AttackedTab {
  page: Page
  harm(): Promise<Harm>
}

/** A tab in which the server answers with what was put into its replies, and what it asks, runs and opens is written down. */
export async function openAttacked(by: Page, address: string, answers: Answers = {}): Promise<AttackedTab> {
  const page = await by.browserContext().newPage()
  const product = new URL(address).origin
  const asked: string[] = []
  const led: string[] = []
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(String(error)))
  const answer = async (request: HTTPRequest, change: (data: never) => unknown) => {
    const reply = await fetch(request.url(), { headers: request.headers() })
    const body = (await reply.json()) as { data: never }
    await request.respond({ contentType: 'application/json', body: JSON.stringify({ ...body, data: change(body.data) }) })
  }
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const url = request.url()
    const { origin, pathname } = new URL(url)
    const isOwn = origin === product || /^(data|blob):/.test(url)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) led.push(url)
    if (!isOwn || pathname.endsWith('/none')) asked.push(`${request.resourceType()} ${url}`)
    const change = answers[Object.keys(answers).find((one) => pathname.includes(one)) ?? '']
    if (!isOwn) void request.abort()
    else if (change && request.method() === 'GET') void answer(request, change)
    else void request.continue()
  })
  page.on('popup', (opened) => led.push(`opened ${opened?.url()}`))
  page.on('dialog', (dialog) => (led.push(`asked ${dialog.message()}`), void dialog.dismiss()))
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('crm:version', '5.4.0')
    const ran: number[] = []
    Object.assign(globalThis, { ran, hit: (id: number) => void ran.push(id) })
  })
  await watchTraffic(page)
  page.setDefaultTimeout(30_000)
  await page.setViewport({ width: 1366, height: 768 })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await quiet(page)
  led.length = 0
  const harm = async (): Promise<Harm> => ({
    ran: await page.evaluate(() => (globalThis as unknown as { ran: number[] }).ran),
    ...{ asked, led, failed, stands: await standing(page) },
  })
  return { page, harm }
}
/** What is written down where nothing happened. */
export const harmless: Harm = { ran: [], asked: [], led: [], stands: [], failed: [] }

/** What stands anywhere on a page and must not: what runs, loads or leads away. */
export const standing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bad: string[] = []
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot)
        const own = root instanceof ShadowRoot
        const say = (what: string) => bad.push(`${element.localName} ${what}`)
        if (
          own &&
          /^(script|iframe|frame|object|embed|base|meta|link|area|map|math|portal|marquee|foreignobject)$/i.test(element.localName)
        )
          say('stands')
        for (const { name, value } of element.attributes) {
          if (own && /^on/i.test(name)) say(`${name}=${value}`)
          if (!/^(href|src|xlink:href|action|formaction|data|poster|ping|srcset|background)$/.test(name)) continue
          const { origin, protocol } = URL.canParse(value, location.href) ? new URL(value, location.href) : location
          // pictures of a page may lie anywhere
          if (/^(img|video)$/.test(element.localName) && /^https?:$/.test(protocol)) continue
          if (origin !== location.origin && !/^(data:image|blob:)/.test(value)) say(`${name}=${value}`)
        }
      }
    }
    look(document)
    return [...new Set(bad)]
  })

/** What each row is made of, without its words; those of all rows, each once. */
export const built = (page: Page, rows: string): Promise<string[]> =>
  page.$$eval(rows, (all) => [...new Set(all.map((row) => [...row.querySelectorAll('*')].map(({ localName }) => localName).join(' ')))])
/** What can be read in each. */
export const words = (page: Page, rows: string): Promise<(string | null)[]> => page.$$eval(rows, (all) => all.map((row) => row.textContent))
/** The rows over whose middle, or first line, something else lies when they are scrolled to. */
export const covered = (page: Page, rows: string): Promise<string[]> =>
  page.$$eval(rows, (all) =>
    all.flatMap((row) => {
      const isLong = row.clientHeight > 200
      row.scrollIntoView({ block: isLong ? 'start' : 'nearest' })
      const { left, top, width, height } = row.getBoundingClientRect()
      const hit = (row.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + (isLong ? 12 : height / 2))
      return hit && (row.contains(hit) || hit.contains(row)) ? [] : [`${row.textContent}: ${hit?.outerHTML.slice(0, 200)}`]
    }),
  )
