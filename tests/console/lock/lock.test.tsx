// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocked } from '#src/console/lock/locked.ts'
import { changePreferences, $preferences, defaultPreferences } from '#src/console/preferences/preferences.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let base: string

async function open() {
  history.replaceState(null, '', '/admin/system/file')
  show = stage(mount, { baseUrl: base, routePrefix: '/admin', router: 'path' })
  await show.signIn('admin', 'right-1')
  await show.appears('.console-user')
}
const isLocked = () => show.find<HTMLDialogElement>('.console-lock') !== null
const unlock = async (password: string) => {
  await show.type('.console-lock input[name=password]', password)
  show.find('.console-lock form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  setLocale('zh-cn')
  backend = fakeBackend()
  base = freshBase()
})
afterEach(() => {
  show.end()
  vi.useRealTimers()
  setLocked('')
  $preferences.set(defaultPreferences)
  localStorage.clear()
  sessionStorage.clear()
})

describe('the lock', () => {
  it('comes when nobody touches anything for as long as one chose, and not before', async () => {
    await open()
    changePreferences({ isAutoLocked: true, lockSeconds: 30 })
    await vi.advanceTimersByTimeAsync(20_000)
    window.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(isLocked()).toBe(false)
    await vi.advanceTimersByTimeAsync(11_000)
    await show.reads('屏幕已锁定')
  })

  it('lets no search over itself', async () => {
    await open()
    const search = () =>
      show
        .find('.console-main')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, composed: true, cancelable: true }))
    setLocked('admin')
    await show.appears('.console-lock input[name=password]')
    expect(search()).toBe(true)
    await unlock('right-1')
    await vi.waitFor(() => expect(isLocked()).toBe(false), patient)
    // taken by the search now
    expect(search()).toBe(false)
  })

  it('opens with the person’s password, which the server judges; a reload does not open it', async () => {
    await open()
    const page = show.find('.console-main')
    setLocked('admin')
    await show.appears('.console-lock input[name=password]')
    expect(localStorage.getItem('crm:locked')).toBe('admin')
    await unlock('wrong-one')
    await vi.waitFor(() => expect(show.find('.console-lock [role=alert]')).not.toBeNull(), patient)
    expect(isLocked()).toBe(true)
    const before = backend.calls.filter((call) => call.includes('/login')).length
    await unlock('right-1')
    await vi.waitFor(() => expect(isLocked()).toBe(false), patient)
    expect(backend.calls.filter((call) => call.includes('/login')).length).toBeGreaterThan(before)
    expect(localStorage.getItem('crm:locked')).toBeNull()
    // what lay beneath is still there
    expect(show.find('.console-main')).toBe(page)
  })

  it('can be left for another account', async () => {
    await open()
    setLocked('admin')
    const find = () => [...show.root.querySelectorAll('button')].find((one) => one.textContent === '退出登录，换个账号')
    await vi.waitFor(() => expect(find()).toBeDefined(), patient)
    find()!.click()
    await vi.waitFor(() => expect(show.events).toContain('crm-signed-out'), patient)
    expect(localStorage.getItem('crm:locked')).toBeNull()
  })

  it('comes in every tab, and goes from all of them when one is unlocked', async () => {
    await open()
    const told = (value: string | null) => {
      if (value === null) localStorage.removeItem('crm:locked')
      else localStorage.setItem('crm:locked', value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'crm:locked', newValue: value }))
    }
    told('admin')
    await show.appears('.console-lock input[name=password]')
    told(null)
    await vi.waitFor(() => expect(isLocked()).toBe(false), patient)
  })

  it('is the server’s, too, where it can: what is cleared on the device opens nothing', async () => {
    backend.features['sessionLock'] = true
    const done = { status: 200, msg: 'success' }
    const refused = { status: 423, msg: '屏幕已锁定，请输入密码解锁', code: 'SESSION_LOCKED' }
    let isHeld = false
    backend.answers.set('POST /adminapi/session/lock', () => ((isHeld = true), done))
    backend.answers.set('POST /adminapi/session/unlock', () => {
      isHeld = backend.bodies.at(-1)?.get('pwd') !== 'right-1'
      return isHeld ? { status: 400, msg: '密码错误', code: '400140' } : done
    })
    await open()
    setLocked('admin')
    await vi.waitFor(() => expect(isHeld).toBe(true), patient)
    backend.answers.set('GET /adminapi/menus', () => (isHeld ? refused : { ...done, data: { menus: [], unique: ['system-file'] } }))
    // as if the page was opened again after its storage was cleared
    setLocked('')
    await show.appears('.console-lock input[name=password]')
    await unlock('wrong-one')
    await show.reads('密码错误')
    expect(isLocked()).toBe(true)
    await unlock('right-1')
    await vi.waitFor(() => expect(isLocked()).toBe(false), patient)
    expect(backend.calls.filter((call) => call.endsWith('/login'))).toHaveLength(1)
  })
})
