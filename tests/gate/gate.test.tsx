// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gate } from '#src/gate/gate.tsx'
import type { GateKind } from '#src/gate/gate-kind.ts'
import type { Backend } from '#src/http/backend.ts'
import { headersFor } from '#src/http/headers.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from './fake-backend.ts'
import { freshBase, stage } from './stage.ts'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let base: string

const open = (kind: GateKind = 'designer', props = {}, cancels: string[] = []) => {
  show = stage(
    mountReact(() => (
      <Gate kind={kind}>
        <textarea aria-label="work" />
      </Gate>
    )),
    { baseUrl: base, ...props },
    cancels,
  )
  return show
}
const work = () => show.find<HTMLTextAreaElement>('textarea')

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  base = freshBase()
})
afterEach(() => {
  show?.end()
  sessionStorage.clear()
})

describe('signing in', () => {
  it('asks for it in the element’s own box and then shows the content', async () => {
    open()
    await show.signIn('admin', 'right-1')
    await show.appears('textarea')
    expect(show.events).toEqual(['crm-auth-required', 'crm-ready'])
  })

  it('is the main part of a page that has none, and no second one', async () => {
    open()
    await show.appears('main input[name=username]')
    show.end()
    const main = document.createElement('main')
    document.body.append(main)
    open()
    main.append(show.root.host)
    await show.appears('input[name=username]')
    expect(show.find('main')).toBeNull()
    main.remove()
  })

  it('shows the server’s sentence for a wrong password, and keeps the account', async () => {
    open()
    await show.signIn('admin', 'wrong')
    await show.reads('账号或密码错误')
    expect(show.find<HTMLInputElement>('input[name=username]')!.value).toBe('admin')
    expect(work()).toBeNull()
  })

  it('asks for what is missing without calling the server', async () => {
    open()
    await show.signIn('  ', '')
    await show.reads('请输入账号')
    await show.reads('请输入密码')
    expect(backend.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('wants the captcha after the second failure, and leads back from it', async () => {
    open()
    await show.signIn('admin', 'wrong')
    await show.reads('账号或密码错误')
    await show.signIn('admin', 'wrong')
    await vi.waitFor(() => expect(backend.failures).toBe(2))
    await vi.waitFor(() => expect(show.find('button[type=submit]')!.getAttribute('aria-busy')).toBeNull())
    await show.signIn('admin', 'right-1')
    const captcha = await show.appears('.gate-captcha')
    captcha.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await show.appears('input[name=password]')
    expect(show.find<HTMLInputElement>('input[name=username]')!.value).toBe('admin')
  })

  it('lets an agent in with the agent’s own call', async () => {
    open('agent')
    await show.signIn('kefu', 'secret')
    await show.appears('textarea')
    expect(backend.calls).toContain('POST /kefuapi/login')
    expect(backend.calls).not.toContain('GET /adminapi/login/info')
  })

  it('shows the password on demand', async () => {
    open()
    const eye = await show.appears<HTMLButtonElement>('.gate-eye')
    eye.click()
    await show.appears('input[name=password][type=text]')
    expect(show.find('.gate-eye')!.getAttribute('aria-label')).toBe('隐藏密码')
  })

  it('speaks the language that is chosen', async () => {
    open('console')
    const languages = await show.appears('.gate-languages')
    languages.querySelectorAll('button')[1]!.click()
    await show.reads('Sign in to the console')
  })
})

describe('when the session ends in the middle of work', () => {
  const endSession = async () => {
    backend.endSessions()
    await connectionFor({ baseUrl: base })
      .readMenu()
      .catch(() => {})
    await show.appears('form')
  }
  const begin = async () => {
    open()
    await show.signIn('admin', 'right-1')
    await show.appears('textarea')
    work()!.focus()
    work()!.value = 'half a sentence'
    await endSession()
  }

  it('keeps what was typed beneath, out of reach, for the same person', async () => {
    await begin()
    expect(show.find('.gate-content')!.hasAttribute('inert')).toBe(true)
    expect(work()!.value).toBe('half a sentence')
    await show.reads('未保存的内容不会丢失')
    await show.signIn('admin', 'right-1')
    await vi.waitFor(() => expect(show.find('.gate-content')!.hasAttribute('inert')).toBe(false))
    expect(work()!.value).toBe('half a sentence')
    await vi.waitFor(() => expect(show.root.activeElement).toBe(work()))
  })

  it('gives the focus back before the next key, and calls nobody back who has gone on', async () => {
    const frames: FrameRequestCallback[] = []
    await begin()
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    // as a browser does with what cannot be reached
    work()!.blur()
    await show.signIn('admin', 'right-1')
    await vi.waitFor(() => expect(show.find('.gate-content')!.hasAttribute('inert')).toBe(false))
    await vi.waitFor(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      expect(show.root.activeElement).toBe(work())
    })
    const other = document.createElement('input')
    show.find('.gate-content')!.append(other)
    other.focus()
    for (const frame of frames) frame(0)
    expect(show.root.activeElement).toBe(other)
    vi.restoreAllMocks()
  })

  it('gives another person a fresh start', async () => {
    await begin()
    await show.signIn('editor', 'right-2')
    await vi.waitFor(() => expect(show.find('form')).toBeNull())
    expect(work()!.value).toBe('')
  })
})

describe('a host that signs in by itself', () => {
  it('is waited for, and continues with the token that it sets', async () => {
    open('media', {}, ['crm-auth-required'])
    await show.reads('正在等待所在页面完成登录')
    show.$props.set({ baseUrl: base, token: backend.tokenOf('admin') })
    await show.appears('textarea')
  })

  it('may renew its token without anything being lost', async () => {
    open('designer', { token: backend.tokenOf('admin') })
    await show.appears('textarea')
    work()!.value = 'typed'
    show.$props.set({ baseUrl: base, token: backend.tokenOf('admin') })
    await vi.waitFor(() => expect(backend.calls.filter((call) => call === 'GET /adminapi/setting/info').length).toBeGreaterThan(1))
    await new Promise((resume) => setTimeout(resume, 20))
    expect(work()!.value).toBe('typed')
  })

  it('may hand over somebody else’s token: what was typed is not shown to them', async () => {
    open('designer', { token: backend.tokenOf('admin') })
    await show.appears('textarea')
    work()!.value = 'typed'
    show.$props.set({ baseUrl: base, token: backend.tokenOf('editor') })
    await vi.waitFor(() => expect(work()?.value).toBe(''))
  })

  it('renews the tokens of two elements in one moment, and nothing is lost in either', async () => {
    const token = backend.tokenOf('admin')
    const first = open('designer', { token })
    const second = open('designer', { token })
    const fields = await Promise.all([first, second].map((one) => one.appears<HTMLTextAreaElement>('textarea')))
    fields.forEach((field, at) => (field.value = `typed ${at}`))
    const newer = backend.tokenOf('admin')
    for (const one of [first, second]) one.$props.set({ baseUrl: base, token: newer })
    await vi.waitFor(() => expect(connectionFor({ baseUrl: base, token: newer }).$session.get()?.token).toBe(newer))
    await vi.waitFor(() => expect(connectionFor({ baseUrl: base, token: newer }).$session.get()?.user?.account).toBe('admin'))
    expect([first, second].map((one) => one.find<HTMLTextAreaElement>('textarea')!.value)).toEqual(['typed 0', 'typed 1'])
    first.end()
  })

  it('gives one of two elements another token, and the other one keeps its own', async () => {
    const token = backend.tokenOf('editor')
    const first = open('designer', { token })
    const second = open('designer', { token })
    const [kept] = await Promise.all([first, second].map((one) => one.appears<HTMLTextAreaElement>('textarea')))
    kept!.value = 'typed'
    const other = backend.tokenOf('admin')
    second.$props.set({ baseUrl: base, token: other })
    await vi.waitFor(() => expect(connectionFor({ baseUrl: base, token: other }).$session.get()?.user?.account).toBe('admin'))
    expect(connectionFor({ baseUrl: base, token }).tokenFor('admin')).toBe(token)
    expect(first.find<HTMLTextAreaElement>('textarea')!.value).toBe('typed')
    first.end()
  })

  it('hears that its token is none', async () => {
    open('designer', { token: 'undefined' })
    await show.reads('没有传入有效的登录凭证')
  })
})

describe('a server that cannot be used', () => {
  it.each([
    ['down', '无法连接服务器', 'cannot be reached', '無法連線到伺服器'],
    ['cors', 'Access-Control-Allow-Origin', 'does not allow cross-origin', '沒有允許目前網站'],
    ['version', '服务器的接口版本为 9', 'speaks contract 9', '伺服器的介面版本為 9'],
    ['broken', '服务器暂时不可用', 'or it has failed', '發生故障'],
  ] as const)('%s: says what it is in three languages, and is tried again on demand', async (mode, ...sentences) => {
    backend.mode = mode
    open()
    for (const [at, locale] of (['zh-cn', 'en', 'zh-tw'] as const).entries()) {
      setLocale(locale)
      await show.reads(sentences[at]!)
    }
    expect(show.find('[role=alert]')).not.toBeNull()
    expect(show.events).toEqual(['crm-error'])
    backend.mode = 'ok'
    show.find<HTMLButtonElement>('.gate-card button')!.click()
    await show.appears('form')
  })

  it('is told of this site, at a server of ours by CRM_ORIGINS, at others by every header that a call carries', async () => {
    backend.mode = 'cors'
    open()
    for (const locale of ['zh-cn', 'en', 'zh-tw'] as const) {
      setLocale(locale)
      await show.reads({ 'zh-cn': '重启', en: 'restart it', 'zh-tw': '重新啟動' }[locale])
      expect(show.find('.gate-card p')!.textContent).toContain(location.origin)
      expect(show.find('.gate-card p')!.textContent).toContain('CRM_ORIGINS')
    }
    const lines = show.find('.gate-card pre')!.textContent!
    expect(lines).toContain(`Access-Control-Allow-Origin: ${location.origin}`)
    const server = { tokenFor: () => 'any' } as unknown as Backend
    const sent = (['own', 'shop'] as const).flatMap((kind) => Object.keys(headersFor({ ...server, kind }, 'admin')))
    const allowed = /Allow-Headers: (.*)/.exec(lines)![1]!.split(', ')
    expect(allowed).toEqual(expect.arrayContaining([...sent, 'Content-Type', 'Idempotency-Key']))
  })

  it('may be a plain shop server', async () => {
    backend.kind = 'shop'
    open()
    await show.signIn('admin', 'right-1')
    await show.appears('textarea')
  })
})
