// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import mount from '#src/console/app.tsx'
import { declaredPage, pageNames } from '#src/console/page-files.ts'
import { routes } from '#src/console/routes.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { freshBase, stage } from '../gate/stage.ts'
import { exampleOf } from '../support/rights-of-pages.ts'
import { madeRows, places, type Place } from './recorded-places.ts'
import { endpointOf, keyOf, recorded, recordedShop } from './recorded-shop.ts'
import { isAnswered } from './recorded-answers.ts'
import { unread } from './recorded-unread.ts'
import { walkerOf } from './recorded-walk.ts'

// our client reads everything that a shop server was seen to answer in its daily areas

const names = pageNames.filter((name) => /^(product|order|user|finance|statistic|freight|marketing|cms|home)\//.test(name))
const isDaily = (path: string) =>
  /^\/adminapi\/(product|order|refund|user|finance|statistic|freight|marketing|merchant|export|cms|home|setting\/(sign|shipping|city|group_data))/.test(
    path,
  )
const isListed = (name: string) => unread.some(([names]) => names.test(name))
const daily = [...recorded].filter(([, { path }]) => isDaily(path))
let token: string
let shop: ReturnType<typeof recordedShop>
let show: ReturnType<typeof stage> | undefined
let walker: ReturnType<typeof walkerOf>

/** The console, remembering nothing. */
async function afresh(): Promise<void> {
  show?.end()
  history.replaceState(null, '', '/admin/error_logger_page')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token })
  walker = walkerOf(show, shop)
  await walker.settled()
}

beforeAll(async () => {
  setLocale('zh-cn')
  shop = recordedShop()
  shop.rows = madeRows
  token = shop.backend.tokenOf('admin')
  await afresh()
}, 60_000)
afterAll(() => {
  show?.end()
  sessionStorage.clear()
})

const routeOf = (name: string) =>
  routes.find(({ page, path }) => page === name && !path.includes(':')) ?? routes.find(({ page }) => page === name)!
const addressOf = (name: string, { at = '' }: Place) => (at.startsWith('/') ? at : `${exampleOf(name) ?? routeOf(name).path}${at}`)

/** Where each call was first read. */
const read = new Map<string, { name: string; place: Place }>()

/** Goes to a place of a page; everything that was answered is on the screen, refusals in the shop's words. */
async function visit(name: string, place: Place): Promise<void> {
  const from = shop.given.length
  const where = [addressOf(name, place), ...(place.press ?? [])].join(' ')
  const { text, list } = await declaredPage(name)
  const words = text.get() as Record<string, unknown>
  const page = await walker.open(addressOf(name, place))
  if (list && !place.at) walker.hasRows(page, list, from)
  for (const word of place.press ?? []) await walker.press(String(words[word] ?? word))
  walker.sound(place.press ? await walker.opened() : walker.page()!, from, where)
  if (place.at?.includes('detail'))
    for (const { textContent: tab } of walker.page()!.querySelectorAll<HTMLElement>('.console-part [role=tab]')) {
      await walker.press(tab)
      walker.sound(walker.page()!, from, `${where} ${tab}`)
    }
  const open = walker.dialog()
  if (open) await walker.leave(open)
  for (const { key } of shop.given.slice(from)) if (!read.has(key)) read.set(key, { name, place })
}

describe.each(names)('%s', (name) => {
  it('reads what was recorded', async () => {
    await visit(name, {})
    for (const place of places[name] ?? []) await visit(name, place)
  }, 120_000)
})

describe('what was recorded more than once', () => {
  it('is read each time', async () => {
    for (const [name, call] of daily) {
      const endpoint = endpointOf(call)
      const known = endpoint && call.method === 'GET' && read.get(keyOf(endpoint))
      if (!known || isListed(name) || shop.given.some((one) => one.name === name)) continue
      shop.forced = name
      // what is remembered of the call is the other recording
      await afresh()
      await visit(known.name, known.place)
      expect(shop.given.map((one) => one.name)).toContain(name)
    }
    shop.forced = undefined
  }, 240_000)
})

describe('what was recorded of writes', () => {
  const writes = daily.filter(([, call]) => call.method !== 'GET' && endpointOf(call))
  it.each(writes)('%s is told as the shop says it', async (name, call) => {
    shop.forced = name
    const { status, msg, data } = call.responseBody
    const endpoint = endpointOf(call)!
    const at = endpoint.path.split('/')
    const params = Object.fromEntries(
      call.path
        .slice('/adminapi'.length)
        .split('/')
        .flatMap((part, index) => (at[index]?.startsWith(':') ? [[at[index].slice(1), part]] : [])),
    )
    const answer = connectionFor({ baseUrl: freshBase(), token }).answer(endpoint, { params, body: {} })
    if (status === 200) expect(await answer).toMatchObject({ message: msg, ...(data !== undefined && { data }) })
    else await expect(answer).rejects.toMatchObject({ message: msg })
    shop.forced = undefined
  })
})

it('leaves nothing unread but what is listed, with its reason', () => {
  const given = new Set(shop.given.map(({ name }) => name))
  const left = daily.filter(([, call]) => call.method === 'GET' || !endpointOf(call)).map(([name]) => name)
  expect(left.filter((name) => !given.has(name) && !isAnswered(name) && !isListed(name))).toEqual([])
  // what is read stands on no list
  expect(left.filter((name) => (given.has(name) || isAnswered(name)) && isListed(name))).toEqual([])
})
