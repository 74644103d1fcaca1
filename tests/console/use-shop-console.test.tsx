// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const path = '/app/wechat/setting/menus/index'

/** Puts the page to where a shop server answers that no test before has used; answers its address. */
function standingAt(address: string): string {
  const base = freshBase()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(base + address)
  return base
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  history.replaceState(null, '', `/admin${path}`)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('leads to the shop’s own back office for a page that only that has', async () => {
  backend.kind = 'shop'
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', shopConsole: 'https://shop.example/admin' })
  await show.signIn('admin', 'right-1')
  await show.reads('“微信菜单”在商城后台')
  const link = show.find<HTMLAnchorElement>(`.console-note a[href="https://shop.example/admin${path}"]`)!
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

it('says that a page is not there yet where nobody knows another place', async () => {
  backend.kind = 'own'
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', shopConsole: 'https://shop.example/admin' })
  await show.signIn('admin', 'right-1')
  await show.reads('“微信菜单”尚未提供')
})

it('leads to it beside the console of a shop server of this origin, which nobody has named', async () => {
  backend.kind = 'shop'
  const baseUrl = standingAt(`/office${path}`)
  show = stage(mount, { baseUrl, routePrefix: '/office', router: 'path' })
  await show.signIn('admin', 'right-1')
  await show.reads('“微信菜单”在商城后台')
  expect(show.find(`.console-note a[href="${location.origin}/admin${path}"]`)).not.toBeNull()
})

it('says that its address is not known where this console stands in its place', async () => {
  backend.kind = 'shop'
  show = stage(mount, { baseUrl: standingAt(`/admin${path}`), routePrefix: '/admin', router: 'path' })
  await show.signIn('admin', 'right-1')
  await show.reads('“微信菜单”在商城后台')
  await show.reads('请管理员在页面的 shop-console 属性中填写')
  expect(show.root.textContent).not.toContain('尚未提供')
  expect(show.find('.console-note a[target=_blank]')).toBeNull()
})
