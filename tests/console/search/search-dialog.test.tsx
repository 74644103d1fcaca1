// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
const done = (data: unknown) => ({ status: 200, msg: 'success', data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let typed = ''

async function open(account = 'admin') {
  history.replaceState(null, '', '/admin/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf(account) })
  await show.appears('section h1')
  show.root.querySelector('main')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, composed: true }))
  await show.appears('[role=combobox]')
}
const lines = () =>
  [...show.root.querySelectorAll('[role=listbox] [role=option]')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' · '),
  )
const write = (words: string) => {
  typed = words
  return show.type('[role=combobox]', words)
}
const listed = (wanted: string[]) => vi.waitFor(() => expect(lines()).toEqual(wanted), patient)

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  const known = [
    { id: 1, title: '素材管理', path: '/admin/system/file' },
    { id: 2, title: '素材每页数量', path: '/admin/system/file?tab_id=3' },
    { id: 3, title: '素材密钥', path: '/admin/setting/secret?tab_id=1' },
  ]
  backend.answers.set('POST /adminapi/menusSearch', () => done(known.filter(({ title }) => title.includes(typed))))
  backend.answers.set('GET /adminapi/setting/admin', () => done({ list: [], count: 0 }))
})
afterEach(() => {
  show.end()
  setLocale('zh-cn')
})

describe('the search of the console', () => {
  it('opens by Ctrl-K and finds pages by name and pinyin, settings that the server knows on pages one may see, and actions', async () => {
    await open()
    await write('素材')
    await listed(['装修 / 素材管理 · 页面', '装修 / 素材管理 / 素材每页数量 · 设置项'])
    await write('没有的')
    await listed([])
    await write('scgl')
    await vi.waitFor(() => expect(lines()).toContain('装修 / 素材管理 · 页面'), patient)
    await write('Engl')
    await vi.waitFor(() => expect(lines()).toContain('English · 操作'), patient)
  })

  it('goes to the marked line by Enter and closes', async () => {
    await open()
    await write('素材管理')
    await listed(['装修 / 素材管理 · 页面'])
    const field = show.root.querySelector('[role=combobox]')!
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.waitFor(() => expect(location.pathname).toBe('/admin/system/file'), patient)
    expect(show.root.querySelector('[role=combobox]')).toBeNull()
  })
})
