// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
const title = '新版本升级'
let show: ReturnType<typeof stage>
let base: string

async function open(path: string, props = {}) {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: base, routePrefix: '/admin', router: 'path', standalone: true, ...props })
  await show.signIn('admin', 'right-1')
  await show.appears('.console-user')
}
const press = async (name: string) => {
  const find = () => [...show.root.querySelectorAll('button')].find((one) => one.textContent === name)
  await vi.waitFor(() => expect(find()).toBeDefined(), patient)
  find()!.click()
}
const seen = () => vi.waitFor(() => expect(show.root.textContent).toContain(title), patient)
const pass = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  setLocale('zh-cn')
  fakeBackend()
  base = freshBase()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  show.end()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of ['token', 'uuid', 'expires_time']) document.cookie = `${cookie}=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT`
})

describe('a device of another version', () => {
  it('is told after two seconds; a no is quiet until the next session, and the version stays old', async () => {
    localStorage.setItem('crm:version', '5.3.0')
    await open('/system/file')
    expect(show.root.textContent).not.toContain(title)
    await pass(2100)
    await seen()
    await press('残忍拒绝')
    expect(localStorage.getItem('crm:version')).toBe('5.3.0')
    show.call('navigate', '/index')
    await pass(4000)
    await vi.waitFor(() => expect(show.root.textContent).not.toContain(title), patient)
  })

  it('takes back its settings two seconds after a yes, keeps drafts and what is the host’s, and signs in', async () => {
    localStorage.setItem('crm:console-look', JSON.stringify({ layout: 'columns' }))
    localStorage.setItem('crm:draft:1', 'work')
    localStorage.setItem('theirs', 'x')
    await open('/system/file')
    await pass(2100)
    await seen()
    await press('马上更新')
    expect(localStorage.getItem('crm:version')).toBeNull()
    await pass(2100)
    await show.appears('input[name=password]')
    expect(Object.keys(localStorage).sort()).toEqual(['crm:draft:1', 'crm:version', 'theirs'])
    expect(localStorage.getItem('crm:version')).toBe('5.4.0')
    // not twice
    await show.signIn('admin', 'right-1')
    await show.appears('.console-user')
    await pass(4000)
    expect(show.root.querySelector('dialog[open]')).toBeNull()
  })
})

it('never comes in somebody’s page', async () => {
  await open('/system/file', { standalone: false })
  await pass(4000)
  expect(show.root.textContent).not.toContain(title)
})
