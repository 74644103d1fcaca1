// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gate } from '#src/gate/gate.tsx'
import type { GateKind } from '#src/gate/gate-kind.ts'
import { RequestError } from '#src/http/failure.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../fake-backend.ts'
import { freshBase, stage } from '../stage.ts'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let base: string

const open = (kind: GateKind) => {
  const App = () => (
    <Gate kind={kind}>
      <textarea aria-label="work" />
    </Gate>
  )
  show = stage(mountReact(App), { baseUrl: base })
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  base = freshBase()
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('the code of an agent', () => {
  it('lets them in who confirm it elsewhere', async () => {
    const kefuInfo = { id: 1, uid: 7, nickname: '小云', avatar: '', account: 'kefu' }
    const data = { status: 3, token: 'agent-token', exp_time: 4_000_000_000, kefuInfo }
    backend.answers.set('GET /kefuapi/key', () => ({ status: 200, msg: 'success', data: { key: 'k1', time: 1 } }))
    backend.answers.set('GET /kefuapi/scan/k1', () => ({ status: 200, msg: 'success', data }))
    open('agent')
    await vi.waitFor(
      () => [...show.root.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === '扫码登录')!.click(),
      {
        timeout: 15_000,
      },
    )
    await show.appears('.gate-scan-code svg')
    await show.appears('textarea')
    expect(backend.calls).not.toContain('POST /kefuapi/login')
  })
})

describe("the shop's own line at an agent's sign-in", () => {
  const told = (copyright: unknown, copyrightImg: unknown = '') => {
    const data = { appid: '', version: '5.4.0', site_name: '', copyright, copyrightImg }
    backend.answers.set('GET /kefuapi/config', () => ({ status: 200, msg: 'success', data }))
    open('agent')
  }
  it('stands at its foot', async () => {
    told(' © 2026 <b>青岚</b> ')
    await show.appears('.gate-sign-in-foot')
    expect(show.root.querySelector('.gate-sign-in-foot')!.textContent).toBe('© 2026 <b>青岚</b>')
  })

  const picture = () => show.root.querySelector<HTMLImageElement>('.gate-sign-in-foot img')

  it.each([
    ['© 2026 青岚', ''],
    ['', 'Copyright'],
  ])('has its picture too: beside %o it says %o', async (line, said) => {
    told(line, '/uploads/mark.png')
    await show.appears('.gate-sign-in-foot')
    expect(picture()!.src).toBe(`${base}/uploads/mark.png`)
    expect(picture()!.getAttribute('alt')).toBe(said)
    picture()!.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(picture()).toBeNull())
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 7, null])('has no picture of %o', async (address) => {
    told('© 2026', address)
    await show.appears('.gate-sign-in-foot')
    expect(picture()).toBeNull()
  })

  it.each(['', null, ['x']])('is not there where it is %o', async (copyright) => {
    told(copyright)
    await vi.waitFor(() => expect(backend.calls).toContain('GET /kefuapi/config'))
    await show.appears('[role=tab]')
    expect(show.root.querySelector('.gate-sign-in-foot')).toBeNull()
  })
})

describe('signing out by hand', () => {
  const leave = async (kind: 'console' | 'agent') => {
    const connection = connectionFor({ baseUrl: base })
    await (kind === 'agent' ? connection.signOutAgent() : connection.signOut())
    await show.appears('form')
  }

  it.each([
    ['console', 'admin', 'right-1'],
    ['agent', 'kefu', 'secret'],
  ] as const)('is no expiry: %s', async (kind, account, password) => {
    open(kind)
    await show.signIn(account, password)
    await show.appears('textarea')
    await leave(kind)
    expect(show.find('.gate-note')).toBeNull()
  })

  it('is forgotten when the next session expires', async () => {
    open('agent')
    await show.signIn('kefu', 'secret')
    await show.appears('textarea')
    await leave('agent')
    await show.signIn('kefu', 'secret')
    await vi.waitFor(() => expect(show.find('form')).toBeNull())
    const connection = connectionFor({ baseUrl: base })
    connection.sessionEnded(
      'kefu',
      connection.tokenFor('kefu'),
      new RequestError({ kind: 'session', status: 110006, code: '', message: '' }),
    )
    await show.reads('登录已过期')
  })
})
