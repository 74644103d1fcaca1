// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { matchRoute, routes } from '#src/console/routes.ts'
import { viewOfPlace } from '#src/console/view-of-place.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'
import { buttons, pages, roleNames, roles, type Role } from '../support/permission-matrix.ts'

const view = (path: string, access: readonly string[] | null) =>
  viewOfPlace({ path, query: '' }, [], { access: access && [...access] }).kind

describe('the guard', () => {
  it.each(roleNames)('shows %s the pages of the matrix, and 403 for the others', (role) => {
    const refused = roles[role].length ? 'forbidden' : 'signOut'
    for (const [path, who] of Object.entries(pages)) expect(view(path, roles[role]), path).toBe(who.includes(role) ? 'page' : refused)
  })

  it('has every page that asks for a key in the matrix', () => {
    const known = new Set(Object.keys(pages).map((path) => matchRoute(path)?.route))
    // addresses of the shop's configuration are pages of one kind: the first stands for them
    const asking = routes.filter(
      ({ auth, page, path }) => auth !== true && !known.has(matchRoute(path)?.route ?? routes[0]!) && page !== 'configuration',
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

describe('buttons', () => {
  let show: ReturnType<typeof stage> | undefined
  beforeEach(() => setLocale('zh-cn'))
  afterEach(() => {
    show?.end()
    sessionStorage.clear()
  })

  /** Words of the buttons that a role sees on a page with nothing in it. */
  async function wordsOn(page: string, role: Role): Promise<(string | null)[]> {
    const backend = fakeBackend()
    const done = (data: unknown) => ({ status: 200, msg: 'success', data })
    backend.answers.set('GET /adminapi/menus', () => done({ menus: [], unique: roles[role] }))
    backend.features['factory'] = true
    const ranges = { list: [], count: 0, gaps: [], match: null }
    backend.answers.set('POST /api/product/searchWeightRange', () => done(ranges))
    for (const list of ['admin', 'role', 'basics']) backend.answers.set(`GET /adminapi/setting/${list}`, () => done({ list: [], count: 0 }))
    backend.answers.set('GET /adminapi/setting/menus', () => done([]))
    backend.answers.set('GET /adminapi/cms/cms', () => done({ list: [], count: 0 }))
    backend.answers.set('GET /adminapi/cms/category_list', () => done([]))
    history.replaceState(null, '', `/admin${page}`)
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
    const { root } = show
    await vi.waitFor(() => expect(root.querySelector('.ui-empty, .ui-table-empty')).not.toBeNull(), { timeout: 15_000 })
    return [...root.querySelectorAll('button')].map((button) => button.textContent)
  }

  it.each(buttons)('$word is seen by $having, not by $without', async ({ page, word, having, without }) => {
    expect(await wordsOn(page, having)).toContain(word)
    show!.end()
    expect(await wordsOn(page, without)).not.toContain(word)
  })
})
