// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { isFramed, sandbox } from '#src/console/pages/system/outside/framing.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

let show: ReturnType<typeof stage>
const entry = (id: number, path: string, title: string) => ({ id, pid: 0, path, title, icon: '', is_show: 1, auth: ['hidden'] })

beforeEach(() => {
  setLocale('zh-cn')
  // nothing is fetched from a stranger
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { disableIframePageLoading: true })
})
afterEach(() => {
  show?.end()
  sessionStorage.clear()
})

function open(place: string, props = {}) {
  const backend = fakeBackend()
  const menus = [
    entry(7, '/admin/https://help.example/guide', '帮助'),
    entry(8, 'https://wiki.example/', '百科'),
    entry(9, '/admin/index', '主页'),
  ]
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus, unique: ['system-file'] } }))
  history.replaceState(null, '', `/admin${place}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor'), ...props })
}
const button = (name: string) =>
  vi.waitFor(() => {
    const found = [...show.root.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!found) throw new Error(`no ${name} in ${show.root.textContent}`)
    return found
  })

it('is a page of its own with a button, opened in another window', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  open('/link/7')
  await show.reads('页面 "帮助" 已在新窗口中打开')
  ;(await button('立即前往')).click()
  expect(opened).toHaveBeenCalledWith('https://help.example/guide', '_blank', 'noopener,noreferrer')
  expect(show.find('iframe')).toBeNull()
})

it('stands in a sandboxed frame where its origin is in the list', async () => {
  open('/link/8', { frameOrigins: 'https://other.example https://wiki.example' })
  const frame = await show.appears<HTMLIFrameElement>('iframe')
  expect(frame.getAttribute('src')).toBe('https://wiki.example/')
  expect(frame.getAttribute('sandbox')).toBe(sandbox)
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
})

it.each(['/link/9', '/link/99'])('knows no site at %s', async (place) => {
  open(place)
  await show.reads('404')
})

it.each([
  ['https://a.example/x', 'https://a.example', true],
  ['https://a.example/x', 'https://a.example/other/', true],
  ['http://a.example/x', 'https://a.example', false],
  ['https://a.example.evil/', 'https://a.example', false],
  ['https://a.example:8443/', 'https://a.example', false],
  ['https://a.example/', undefined, false],
  ['https://a.example/', '* nonsense', false],
  ['https://console.example/page', 'https://console.example', false],
])('%s with the list %s', (url, list, framed) => {
  expect(isFramed(url, list, 'https://console.example')).toBe(framed)
})
