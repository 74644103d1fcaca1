// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pageNames } from '#src/console/page-files.ts'
import { matchRoute, ordered, redirects, routes } from '#src/console/routes.ts'
import { viewOfLocation } from '#src/console/view-of-location.ts'
import { shownMenu } from '#src/console/menu.ts'
import { withElsewhere } from '#src/console/shop-console.ts'
import { readMenu, type MenuEntry } from '#src/stores/session.ts'
import recorded from '../fixtures/console/menus.json' with { type: 'json' }

const menu = shownMenu(readMenu(recorded.menus), [])
const view = (path: string, access: string[] | null = ['admin-home']) => viewOfLocation({ path, query: '' }, menu, { access })

describe('routes', () => {
  it('have a page each, and every page has a route', () => {
    expect([...new Set(routes.map((route) => route.page))].sort()).toEqual([...pageNames].sort())
  })

  it('fill in the parts that have a name', () => {
    const table = [{ path: '/crud/:table/:id', page: 'x', auth: true as const }]
    expect(matchRoute('/crud/goods/5', table)?.params).toEqual({ table: 'goods', id: '5' })
    expect(matchRoute('/crud/goods', table)).toBeUndefined()
  })

  it('lead to the more specific one of two, in whatever order they were found', () => {
    const paths = ['/crud/:table/:id?', '/crud/goods/:id', '/crud/goods/add', '/crud/:table']
    const tables = [paths, paths.toReversed()].map((found) => ordered(found.map((path) => ({ path, page: 'x', auth: true as const }))))
    const led = (path: string) => tables.map((table) => matchRoute(path, table)?.route.path)
    expect(led('/crud/goods/add')).toEqual(['/crud/goods/add', '/crud/goods/add'])
    expect(led('/crud/goods/5')).toEqual(['/crud/goods/:id', '/crud/goods/:id'])
    expect(led('/crud/orders')).toEqual(['/crud/:table', '/crud/:table'])
    expect(led('/crud/orders/5')).toEqual(['/crud/:table/:id?', '/crud/:table/:id?'])
  })

  it('have an address each', () => {
    const plain = routes.map(({ path }) => path.replace(/:\w+/g, ':'))
    expect(plain.filter((path, index) => plain.indexOf(path) !== index)).toEqual([])
  })
})

/** Of every page that there is. */
const everyKey = routes.flatMap(({ auth }) => (auth === true ? [] : auth))
const shopConsole = 'https://shop.example/admin'
const leavesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leavesOf(entry.children) : [entry]))

it('leads every leaf of a recorded menu to a page, or to the same path of the shop’s own console', () => {
  const entries = withElsewhere(readMenu(recorded.menus), shopConsole)
  const leaves = leavesOf(entries)
  const keys = leaves.flatMap(({ auth }) => auth)
  const shown = leaves.map(({ path }) => ({
    path,
    shown: viewOfLocation({ path, query: '' }, entries, { access: [...keys, ...everyKey] }),
  }))
  const elsewhere = shown.filter(({ shown: one }) => one.kind !== 'page')
  expect(elsewhere.map(({ path, shown: one }) => [path, one])).toEqual(
    elsewhere.map(({ path }) => [path, expect.objectContaining({ kind: 'later', elsewhere: shopConsole + path })]),
  )
  // what a shop works with every day is here
  const daily =
    /^\/(index|order|product|user\/(list|group|label|level)|cms|finance|system\/file|setting\/(pages|store_service|system_(role|admin)))/
  expect(elsewhere.filter(({ path }) => daily.test(path)).map(({ path }) => path)).toEqual([])
  expect(leaves.length).toBeGreaterThan(100)
})

describe('what a place shows', () => {
  // specification 2
  it.each([
    ['/', '/index'],
    ['/home', '/index'],
    ['/home_index', '/index'],
    ['/setting/pages/devise', '/setting/pages/devise/0'],
  ])('%s leads to %s', (path, to) => expect(view(path)).toMatchObject({ kind: 'redirect', to }))

  it('is led elsewhere by nothing else', () => expect(Object.keys(redirects)).toHaveLength(4))

  it('leads who may not see the home page to the first page that he may', () => {
    expect(view('/', ['system-file'])).toMatchObject({ kind: 'redirect', to: '/system/file' })
  })

  it.each([
    ['/403', 'forbidden'],
    ['/500', 'broken'],
    ['/no/such', 'missing'],
    ['/index', 'page'],
    ['/system/file', 'forbidden'],
    ['/app/wechat/setting/menus/index', 'later'],
    ['/login', 'nothing'],
  ])('%s: %s', (path, kind) => expect(view(path).kind).toBe(kind))

  it('marks the list while the designer is open', () => {
    const shown = view('/setting/pages/diy_index', ['admin-setting-pages-diy'])
    expect(shown.kind).toBe('page')
    expect(shown.trail.map((entry) => entry.title)).toEqual(['装修', '首页装修'])
  })
})
