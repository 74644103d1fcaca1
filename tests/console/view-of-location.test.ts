// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { matchRoute, routes } from '#src/console/routes.ts'
import { viewOfLocation } from '#src/console/view-of-location.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'
import orders from '../fixtures/recorded/adminapi_order_list.json' with { type: 'json' }
import users from '../fixtures/recorded/adminapi_user_user.json' with { type: 'json' }
import { pages, roleNames, roles, shopButtons, slips } from '../support/permission-matrix.ts'

const view = (path: string, access: readonly string[] | null) =>
  viewOfLocation({ path, query: '' }, [], { access: access && [...access] }).kind

describe('the matrix', () => {
  it('means what it says', () => expect(slips()).toEqual([]))
})

describe('the guard', () => {
  it.each(roleNames)('shows %s the pages of the matrix, and 403 for the others', (role) => {
    const refused = roles[role]!.length ? 'forbidden' : 'signOut'
    for (const [path, who] of Object.entries(pages)) expect(view(path, roles[role]!), path).toBe(who.includes(role) ? 'page' : refused)
  })

  it('has every page that asks for a key in the matrix', () => {
    const known = new Set(Object.keys(pages).map((path) => matchRoute(path)?.route))
    // addresses of the shop's configuration are pages of one kind: the first stands for them
    const asking = routes.filter(
      ({ auth, page, path }) => auth !== true && !known.has(matchRoute(path)?.route ?? routes[0]!) && page !== 'setting/configuration',
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

describe('buttons at a plain shop', () => {
  let show: ReturnType<typeof stage> | undefined
  beforeEach(() => setLocale('zh-cn'))
  afterEach(() => {
    show?.end()
    sessionStorage.clear()
  })

  /** Words of the buttons that somebody with these keys sees on a page, those behind "more" included. */
  async function wordsOn(page: string, keys: readonly string[]): Promise<(string | null)[]> {
    const backend = fakeBackend()
    backend.kind = 'shop'
    const done = (data: unknown) => ({ status: 200, msg: 'success', data })
    backend.answers.set('GET /adminapi/menus', () => done({ menus: [], unique: keys }))
    const room = { id: 1, name: '直播间', anchor_name: '小云', live_status: 101, is_show: 1, sort: 0, start_time: '', end_time: '' }
    backend.answers.set('GET /adminapi/live/room/list', () => done({ list: [room], count: 1 }))
    const courier = { id: 1, name: '一家快递', code: 'yijia', is_show: 1, sort: 0, status: 1 }
    backend.answers.set('GET /adminapi/freight/express', () => done({ list: [courier], count: 1 }))
    const [order] = orders.responseBody.data.data
    const printed = { ...order, _status: 4, express_dump: '{}' }
    backend.answers.set('GET /adminapi/order/list', () => done({ data: [printed], count: 1 }))
    const payment = {
      id: 1,
      order_id: 'hy1',
      uid: 1,
      nickname: '陈晓雨',
      pay_price: '1.00',
      true_price: '0.00',
      pay_time: '2026-11-21 08:00:00',
    }
    backend.answers.set('GET /adminapi/order/scan_list', () => done({ list: [payment], count: 1 }))
    backend.answers.set('GET /adminapi/user/user', () => users.responseBody)
    // another one than the home page
    backend.pages = [{ ...backend.pages[1]!, status: 0 }]
    history.replaceState(null, '', `/admin${page}`)
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
    const { root } = show
    await vi.waitFor(() => expect(root.querySelector('tbody')?.textContent).toMatch(/页面 31|直播间|一家快递|cp6|陈晓雨|孙七/), {
      timeout: 15_000,
    })
    const more = root.querySelector<HTMLElement>('.console-row-actions [aria-label=更多]')
    more?.click()
    if (more) await vi.waitFor(() => expect(root.querySelector('[role=menuitem]')).not.toBeNull(), { timeout: 15_000 })
    return [...root.querySelectorAll('button, [role=menuitem]')].map((button) => button.textContent)
  }

  it.each(shopButtons)('$page $word is seen with $key, and with all other keys not', async ({ page, word, key }) => {
    const others = new Set(shopButtons.map((button) => button.key).filter((one) => one !== key))
    const opening = (matchRoute(page)!.route.auth as readonly string[])[0]!
    expect(await wordsOn(page, [opening, key])).toContain(word)
    show!.end()
    expect(await wordsOn(page, [opening, ...others])).not.toContain(word)
  })
})
