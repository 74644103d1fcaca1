// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter, type Router, type RouterMode } from '#src/console/router/router.ts'
import { toLocation, toPrefix } from '#src/console/router/location.ts'

let router: Router
const open = (mode: RouterMode, address = '/', prefix: unknown = '/admin') => {
  history.replaceState(null, '', address)
  router = createRouter({ mode, prefix })
  return router
}
const url = () => location.pathname + location.search + location.hash

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => router?.stop())

describe('places', () => {
  it.each([
    ['', '/', ''],
    ['/setting//pages/', '/setting/pages', ''],
    ['setting?a=1?b#c', '/setting', 'a=1?b'],
  ])('reads %s', (address, path, query) => expect(toLocation(address)).toEqual({ path, query }))

  it.each([
    ['/admin', '/admin'],
    ['admin/', '/admin'],
    ['/', ''],
    ['', ''],
    [undefined, ''],
  ])('reads the prefix %s', (text, prefix) => expect(toPrefix(text)).toBe(prefix))
})

describe('path mode', () => {
  it('reads the location behind the prefix, and writes it', async () => {
    open('path', '/admin/setting/pages/devise/0?page=2')
    expect(router.$location.get()).toEqual({ path: '/setting/pages/devise/0', query: 'page=2' })
    await router.go('/index')
    expect(url()).toBe('/admin/index')
    await router.go('/index?x=1', { replace: true })
    expect(url()).toBe('/admin/index?x=1')
    expect(router.href('/login')).toBe('/admin/login')
  })

  it('works with an empty prefix', async () => {
    open('path', '/index', '')
    expect(router.$location.get().path).toBe('/index')
    await router.go('/login')
    expect(url()).toBe('/login')
  })

  it.each(['/', '/administration', '/shop/admin/index'])('leaves %s outside the prefix to the host', (address) => {
    open('path', address)
    expect(router.$location.get().path).toBe('/')
    expect(url()).toBe(address)
  })
})

describe('hash mode', () => {
  it('lives in the hash and ignores anchors of the host', async () => {
    open('hash', '/orders.php?x=1#/setting?page=3')
    expect(router.$location.get()).toEqual({ path: '/setting', query: 'page=3' })
    await router.go('/index')
    expect(url()).toBe('/orders.php?x=1#/index')
    history.replaceState(null, '', '#footer')
    dispatchEvent(new Event('hashchange'))
    expect(router.$location.get().path).toBe('/index')
    expect(router.href('/index')).toBe('#/index')
  })
})

describe('memory mode', () => {
  it('never touches the host’s address, and can go back', async () => {
    open('memory', '/host/page?x=1#y')
    await router.go('/index')
    await router.go('/setting?page=2')
    expect(router.$location.get()).toEqual({ path: '/setting', query: 'page=2' })
    router.back()
    expect(router.$location.get().path).toBe('/index')
    router.back()
    router.back()
    expect(router.$location.get().path).toBe('/')
    expect(url()).toBe('/host/page?x=1#y')
    expect(router.href('/index')).toBeUndefined()
  })
})

describe('a location that leads on', () => {
  it('does so in location of itself, and not for somebody who has gone elsewhere meanwhile', async () => {
    open('memory')
    const start = router.$location.get()
    router.redirect(start, '/index')
    await vi.waitFor(() => expect(router.$location.get().path).toBe('/index'))
    router.back()
    expect(router.$location.get().path).toBe('/index')
    await router.go('/setting')
    router.redirect(start, '/index')
    await Promise.resolve()
    expect(router.$location.get().path).toBe('/setting')
  })
})

describe('leaving with something unsaved', () => {
  it('asks, and stays when the answer is no', async () => {
    open('memory')
    await router.go('/designer')
    const leave = vi.fn(async () => false)
    const release = router.guardLeave(leave)
    expect(await router.go('/index')).toBe(false)
    router.back()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
    expect(router.$location.get().path).toBe('/designer')
    expect(await router.go('/designer?id=5')).toBe(true)
    release()
    expect(await router.go('/index')).toBe(true)
  })

  it('goes back when the answer is yes', async () => {
    open('memory')
    await router.go('/list')
    await router.go('/designer')
    router.guardLeave(async () => true)
    router.back()
    await vi.waitFor(() => expect(router.$location.get().path).toBe('/list'))
  })

  it('asks once when the browser tells twice', async () => {
    open('hash', '/page#/designer')
    const leave = vi.fn(async () => false)
    router.guardLeave(leave)
    history.pushState(null, '', '#/index')
    dispatchEvent(new Event('popstate'))
    dispatchEvent(new Event('hashchange'))
    await new Promise((resume) => setTimeout(resume, 20))
    expect(leave).toHaveBeenCalledTimes(1)
    expect(router.$location.get().path).toBe('/designer')
  })

  it('does not ask when it is told to go anyway', async () => {
    open('path')
    await router.go('/designer')
    router.guardLeave(() => false)
    expect(await router.go('/login', { force: true })).toBe(true)
    expect(url()).toBe('/admin/login')
  })
})
