// @vitest-environment happy-dom
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import type { Action } from '#src/console/engine/action.ts'
import type { Page } from '#src/console/engine/page.ts'
import { declaredPage, pageNames } from '#src/console/page-files.ts'
import type { PageRoute } from '#src/console/route.ts'
import { routes } from '#src/console/routes.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale, type Locale } from '#src/text/locale.ts'
import { stage } from '../gate/stage.ts'
import { exampleOf } from '../support/rights-of-pages.ts'
import { rowButton } from './row-button.ts'
import { demoApp, signedIn } from './database.ts'

// the other elements are built apart; here a page only has to show their tag
vi.mock('#src/door/door.ts', () => ({ door: async () => {} }))

// every page is opened; how it filters, its dialogs and its languages are tried on some of them, and on all by `npm run test:full`
const inDepth = new Set(pageNames.filter((_, at) => process.env['SWEEPS'] === 'whole' || at % 4 === 0))

const base = 'http://console.test'
const held = demoApp()

interface Asked {
  method: string
  url: string
  /** What it carries, in its address or its body. */
  carried: URLSearchParams
  reply: { status: number; data?: unknown }
}
let asked: Asked[] = []
let waiting = 0
let show: ReturnType<typeof stage>
const patient = { timeout: 40_000, interval: 15 }

/** Some of the shop's lists stand within `list`, beside figures. */
const countIn = (data: unknown) => {
  const { count, list } = data as { count?: number; list?: { count?: number } }
  return count ?? list?.count
}

function carriedBy(url: string, body: unknown): URLSearchParams {
  const query = new URLSearchParams(url.split('?')[1])
  if (typeof body === 'string' && body.startsWith('{'))
    for (const [name, value] of Object.entries(JSON.parse(body) as object)) query.set(name, String(value))
  return query
}

/** The browser's calls go to the server's app, without a line between. */
async function toApp(address: string, init: RequestInit = {}): Promise<Response> {
  const url = address.slice(base.length)
  const headers = Object.fromEntries(new Headers(init.headers))
  const method = (init.method ?? 'GET') as 'GET'
  waiting++
  try {
    const reply = await held.app.inject({ method, url, headers, ...(init.body ? { payload: String(init.body) } : {}) })
    if (reply.headers['content-type']?.toString().includes('json'))
      asked.push({ method, url, carried: carriedBy(url, init.body), reply: reply.json() })
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type'] ?? '') } })
  } finally {
    waiting--
  }
}

function mounted(token: string) {
  history.replaceState(null, '', '/admin/error_logger_page')
  show?.end()
  show = stage(mount, { baseUrl: base, routePrefix: '/admin', router: 'path', token })
}

beforeAll(async () => {
  const title = JSON.stringify({ 'zh-cn': '帮助中心', en: 'Help', 'zh-tw': '說明中心' })
  await held.app.db.execute(
    sql`insert into menus (id, pid, path, permission, title) values (9001, 0, 'https://help.example/', 'help', ${title}::jsonb)`,
  )
  vi.stubGlobal('fetch', toApp)
  setLocale('zh-cn')
  mounted((await signedIn(held.app)).token)
  await settled()
}, 120_000)
afterAll(() => show.end())

const shownPage = () => [...show.root.querySelectorAll<HTMLElement>('.console-page')].find((one) => one.style.display !== 'none')
const visible = () =>
  shownPage() ?? show.root.querySelector<HTMLElement>('.console-full, .console-open') ?? show.root.querySelector<HTMLElement>('main')
const noted = (kind: string) => show.root.querySelector(`.console-note[data-kind=${kind}]`)

/** Waits until nothing is asked and nothing is awaited on the screen. */
async function settled(): Promise<HTMLElement> {
  let rests = 0
  return vi.waitFor(() => {
    const page = visible()
    const isBusy = waiting > 0 || !page || page.querySelector('.ui-skeleton, .console-pending, [aria-busy=true]')
    rests = isBusy ? 0 : rests + 1
    if (rests < 3) throw new Error(`still waiting: ${waiting} calls; ${page?.textContent?.slice(0, 200)}`)
    return page!
  }, patient)
}
async function open(address: string): Promise<HTMLElement> {
  asked = []
  show.call('navigate', address)
  await vi.waitFor(() => expect(location.pathname + location.search).toBe(`/admin${address}`), patient)
  return settled()
}

const routeOf = (name: string): PageRoute =>
  routes.find((route) => route.page === name && !route.path.includes(':')) ?? routes.find((route) => route.page === name)!
const addressOf = (name: string) => exampleOf(name) ?? routeOf(name).path
const refused = () => asked.filter(({ reply }) => reply.status !== 200).map(({ method, url, reply }) => `${method} ${url}: ${reply.status}`)

/** Everything that is read or heard. */
function wordsOf(page: HTMLElement): string[] {
  const words: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? '')
  for (const element of page.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) words.push(element.getAttribute(name) ?? '')
  return words.map((text) => text.trim()).filter(Boolean)
}
const runs = (text: string): string[] => text.match(/[\p{Script=Han}]+/gu) ?? []

/** Values of filters to be tried: two choices, the first that the server names, words, days. */
async function tried(filter: NonNullable<NonNullable<Page['list']>['filters']>[number]): Promise<string[]> {
  if (filter.as === 'choice') return filter.options.flatMap(({ value }) => value || []).slice(0, 2)
  if (filter.as === 'remote' || filter.as === 'several') {
    const values = (await filter.load(connectionFor({ baseUrl: base, token: tokenOfShow() }))).map(({ value }) => value)
    return [values.slice(0, filter.as === 'remote' ? 1 : 2).join(',')]
  }
  if (filter.as === 'range') return ['1~2']
  if (filter.as === 'reference') return ['999999'] // of no row
  return { dates: ['2026-11-01_2026-11-21'], range: ['1~50'], text: ['没有这样的'] }[filter.as]
}
const tokenOfShow = () => String(show.$props.get()['token'])

const buttonsOf = (page: HTMLElement, selector: string) => [...page.querySelectorAll<HTMLElement>(`${selector} button`)]

/** A button, or where a row has more of them, its entry in the menu behind them. */
async function buttonFor(page: HTMLElement, selector: string, word: string): Promise<HTMLElement> {
  const open = buttonsOf(page, selector).find((one) => one.textContent === word)
  if (open) return open
  page.querySelector<HTMLElement>(`${selector} button[aria-label=更多]`)?.click()
  return vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === word)
    if (!found) throw new Error(`no ${word} at ${selector}`)
    return found
  }, patient)
}

const dialog = () => show.root.querySelector<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]')

/** Presses what opens a dialog; its content is there without a failure, and Escape leaves it. */
async function opensDialog(button: HTMLElement): Promise<void> {
  button.click()
  const shown = await vi.waitFor(() => {
    const found = dialog()
    if (!found || waiting > 0 || found.querySelector('.ui-skeleton')) throw new Error(`no dialog after ${button.textContent}`)
    return found
  }, patient)
  expect(shown.querySelector('.ui-error-card, .form-failed'), button.textContent ?? '').toBeNull()
  shown
    .querySelector<HTMLElement>('button, input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }))
  await vi
    .waitFor(() => expect(dialog()).toBeNull(), patient)
    .catch(() => {
      ;[...shown.querySelectorAll('button')]
        .find((one) => /取消|关闭/.test(one.textContent + String(one.getAttribute('aria-label'))))
        ?.click()
    })
  await vi.waitFor(() => expect(dialog()).toBeNull(), patient)
}

/** What each page asks as it is opened. */
const called = new Map<string, string[]>()

describe.each(pageNames)('%s', (name) => {
  const route = routeOf(name)
  const address = addressOf(name)
  const deep = (title: string, run: () => Promise<void>) => inDepth.has(name) && it(title, run)

  it('opens, and the server refuses nothing that it asks', async () => {
    const page = await open(address)
    expect(noted('missing') ?? noted('forbidden') ?? noted('later')).toBeNull()
    expect(page.querySelector('.ui-error-card, .console-chunk-error')).toBeNull()
    expect(refused()).toEqual([])
    const reads = asked.filter(({ method }) => method === 'GET')
    called.set(
      name,
      reads.map(({ url }) => url),
    )
    if (!route.isBare) expect(page.querySelector('h1, section[aria-label]')).not.toBeNull()
  })

  deep('is narrowed and ordered by everything that it declares', async () => {
    const { list: declared } = await declaredPage(name)
    for (const filter of (declared?.filters ?? []).filter(({ at }) => at !== 'shop'))
      for (const value of await tried(filter)) {
        const page = await open(`${address}?${new URLSearchParams({ [filter.field]: value })}`)
        expect(page.querySelector('.ui-error-card'), `${filter.field}=${value}`).toBeNull()
        expect(refused()).toEqual([])
        if (declared && 'whole' in declared.list) {
          // narrowed here: the server is told nothing
          expect(asked.filter(({ carried }) => carried.has(filter.field))).toEqual([])
          if (filter.as === 'text') expect(page.querySelector('tbody .console-row-actions')).toBeNull()
          continue
        }
        const sent = filter.as === 'range' ? `${filter.field}_from` : (filter.name ?? filter.field)
        const list = asked.filter(({ carried }) => carried.has('limit') && (filter.as === 'dates' || carried.has(sent)))
        expect(list, `${filter.field}=${value}`).not.toEqual([])
        // words that stand nowhere find nothing
        if (filter.as === 'text') expect(list.map(({ reply }) => countIn(reply.data))).toEqual(list.map(() => 0))
      }
    for (const column of declared?.columns ?? [])
      if (typeof column !== 'string' && column.sort) {
        await open(`${address}?sort=${String(column.key)}&order=desc`)
        expect(refused()).toEqual([])
      }
  })

  deep('opens its dialogs', async () => {
    const { list, text } = await declaredPage(name)
    let page = await open(address)
    const opensOne = (action: Action<never, never>) => {
      if (action.on === 'batch' || action.at === 'shop') return false
      // a frame has no document here: journeys/quotation.test.ts looks at the paper
      if (['print', 'printSlip', 'pick', 'labels', 'printLabels'].includes(action.key as string)) return false
      return action.Dialog !== undefined || (action.form !== undefined && action.form.in !== 'page')
    }
    const opening = (list?.actions ?? []).filter(opensOne)
    for (const action of opening) {
      const word = String((text.get() as Record<string, unknown>)[action.key])
      const at = 'within' in action && action.within ? `${address}?${new URLSearchParams(action.within)}` : address
      if (location.pathname + location.search !== `/admin${at}`) page = await open(at)
      const button =
        action.on === 'row'
          ? await rowButton({ root: show.root, page }, action, word)
          : await buttonFor(page, '.console-list-actions', word)
      if (button) await opensDialog(button)
    }
    // pages of their own have the same buttons above their list
    if (!list) for (const button of buttonsOf(page, '.console-list-actions')) await opensDialog(button)
    expect(refused()).toEqual([])
  })

  deep('speaks three languages', async () => {
    await open(address)
    const { text } = await declaredPage(name)
    const keys = Object.keys(text.get())
    for (const locale of ['en', 'zh-tw', 'zh-cn'] satisfies Locale[]) {
      asked = []
      setLocale(locale)
      // afresh, so that what the server says is said in this language
      if (locale === 'en' && !route.isBare) show.call('navigate', '/refresh')
      await vi.waitFor(() => expect(location.pathname + location.search).toBe(`/admin${address}`), patient)
      const page = await settled()
      const said = text.get() as Record<string, unknown>
      expect(keys.filter((key) => said[key] === '' || said[key] === undefined)).toEqual([])
      const words = wordsOf(page)
      expect(words.filter((word) => /\bundefined\b|\[object|\{[a-z]\w*\}/.test(word))).toEqual([])
      if (locale !== 'en') continue
      // what stands in Chinese has come from the server
      const told = JSON.stringify(asked)
      expect(words.flatMap(runs).filter((run) => !told.includes(run))).toEqual([])
    }
  })
})

describe('without permission', () => {
  const keyed = pageNames.filter((name) => Array.isArray(routeOf(name).auth))
  beforeAll(async () => {
    const { token } = await signedIn(held.app, ['nothing-at-all'])
    mounted(token)
    await settled()
  })

  it.each(keyed)('%s is refused by the console, and its calls by the server', async (name) => {
    const keys = routeOf(name).auth as readonly string[]
    asked = []
    show.call('navigate', addressOf(name))
    await vi.waitFor(() => expect(noted('forbidden')).not.toBeNull(), patient)
    expect(shownPage()).toBeUndefined()
    const stated = new Map(held.app.statedRoutes.map(({ method, url, permission }) => [`${method} ${url}`, permission.split(' | ')]))
    const own = (called.get(name) ?? []).filter((url) =>
      [...stated].some(([route, permissions]) => {
        const [method, path] = route.split(' ')
        return (
          method === 'GET' &&
          permissions.some((key) => keys.includes(key)) &&
          new RegExp(`^${path!.replace(/:\w+/g, '[^/]+')}$`).test(url.split('?')[0]!)
        )
      }),
    )
    for (const url of own) {
      const reply = await held.app.inject({ method: 'GET', url, headers: { 'authori-zation': `Bearer ${tokenOfShow()}` } })
      expect(reply.json<{ status: number }>().status, url).toBe(110000)
    }
  })
})
