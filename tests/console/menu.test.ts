import { describe, expect, it } from 'vitest'
import { leafOf, leavesOf, pathOfMenu, shownMenu, trailOf, trailOfPage } from '#src/console/menu.ts'
import { readMenu } from '#src/stores/session.ts'
import recorded from '../fixtures/console/menus.json' with { type: 'json' }

const count = (nodes: { children?: unknown[] }[]): number =>
  nodes.reduce((sum, node) => sum + 1 + count((node.children ?? []) as { children?: unknown[] }[]), 0)

const menu = shownMenu(readMenu(recorded.menus), [])

describe('the recorded menu', () => {
  it('shows every entry although each carries auth ["hidden"]', () => {
    expect(count(recorded.menus)).toBeGreaterThan(140)
    expect(count(menu)).toBe(count(recorded.menus))
  })

  it('has places without the server’s prefix', () => {
    expect(leavesOf(menu).filter((entry) => /^\/admin(\/|$)/.test(entry.path) || !entry.path.startsWith('/'))).toEqual([])
    expect(pathOfMenu('/adminsystem/database/index')).toBe('/system/database/index')
  })

  it.each([
    ['/index', ['主页']],
    ['/setting/pages/devise/0', ['装修', '首页装修']],
    ['/app/wechat/reply/keyword', ['应用', '公众号', '自动回复', '关键字回复']],
    ['/system/file', ['装修', '素材管理']],
    ['/marketing/store_coupon_issue/index/5', ['营销', '优惠券', '优惠券列表']],
    ['/nowhere', []],
    // the menu names one tab of a page, which is open at another
    ['/setting/system_config', ['设置', '系统设置']],
    ['/setting/system_config/2/130', ['设置', '系统设置']],
  ])('leads to %s', (path, titles) => expect(trailOf(menu, path).map((entry) => entry.title)).toEqual(titles))

  it('marks a page whose address it has only with more behind it', () => {
    const entry = (path: string, children: (typeof menu)[number][] = []) => ({ id: path, path, title: path, icon: '', auth: [], children })
    const group = entry('/setting', [entry('/setting/system_config/2/129'), entry('/setting/other')])
    const paths = (path: string) => trailOfPage([group], path).map((one) => one.path)
    expect(paths('/setting/system_config')).toEqual(['/setting', '/setting/system_config/2/129'])
    expect(paths('/setting/other')).toEqual(['/setting', '/setting/other'])
    expect(paths('/setting/system')).toEqual([])
  })

  it('opens a group at its first leaf', () => {
    const marketing = menu.find((entry) => entry.title === '营销')!
    expect(leafOf(marketing)).toBe('/marketing/store_coupon_issue/index')
  })
})

describe('entries with an auth list of their own', () => {
  const entry = (auth: string[]) => ({ id: '1', path: '/admin/x', title: 'x', icon: '', auth, children: [] })

  it('show to holders of a key only', () => {
    expect(shownMenu([entry(['a', 'b'])], ['b'])).toHaveLength(1)
    expect(shownMenu([entry(['a', 'b'])], ['c'])).toHaveLength(0)
    expect(shownMenu([entry([])], [])).toHaveLength(1)
  })
})
