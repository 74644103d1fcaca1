// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import entered from '../../../../fixtures/recorded/adminapi_app_wechat_kefu_login_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_app_wechat_kefu.json' with { type: 'json' }
import record from '../../../../fixtures/recorded/adminapi_app_wechat_kefu_record_id.json' with { type: 'json' }

import product from '../../../../fixtures/recorded/kefuapi_product_info_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const kefu = '/adminapi/app/wechat/kefu'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let baseUrl = ''
let token = ''
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = async (name: string) => {
  const found = () => [...root().querySelectorAll('button')].find((button) => button.textContent?.trim() === name)
  await vi.waitFor(() => expect(found()).toBeDefined(), patient)
  found()!.click()
}

async function open(kind: 'shop' | 'own') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/setting/store_service/index')
  baseUrl = freshBase()
  token = backend.tokenOf('admin')
  show = stage(mount, { baseUrl, routePrefix: '/admin', router: 'path', token })
  await seen('客服小强')
}

// loaded before: a busy machine takes longer over it than a person would wait
beforeAll(
  () => Promise.all([import('#src/console/pages/kefu/agents/page.tsx'), import('#src/console/pages/kefu/agents/record-dialog.tsx')]),
  60_000,
)
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set(`GET ${kefu}`, () => list.responseBody)
  backend.answers.set(`GET ${kefu}/record/2`, () => record.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('客服列表', () => {
  it.each(['shop', 'own'] as const)('shows at %s whom an agent talked with, and what they wrote', async (kind) => {
    const message = { uid: 3, to_uid: 2, nickname: '张三', avatar: '', add_time: 1_795_220_534 }
    const rows = [
      { ...message, id: 3, msn: '5', msn_type: 5 },
      { ...message, id: 2, msn: '/uploads/a.jpg', msn_type: 3 },
      { ...message, id: 4, msn: '/uploads/a.mp4', msn_type: 3 },
      { ...message, id: 5, msn: 'a.pdf /kefuapi/file/01', msn_type: 1, file: { name: 'a.pdf', size: 2048, url: '/kefuapi/file/01' } },
      { ...message, id: 6, msn: '好的[em-tlj-30]', msn_type: 1 },
      { ...message, id: 7, msn: '', msn_type: 1, recalled: 1 },
      { ...message, id: 8, msn: '6', msn_type: 5 },
      { ...message, id: 1, msn: '有货吗', msn_type: 1, add_time: '2026-11-21 08:23:19' },
    ]
    backend.answers.set(`GET ${kefu}/chat_list`, () => ({ status: 200, msg: 'success', data: { list: rows, count: 8 } }))
    backend.answers.set('GET /kefuapi/tourist/product/6', () => product.responseBody)
    await open(kind)
    await press('聊天记录')
    await seen('张三')
    await press('查看对话')
    await seen('有货吗')
    // what is gone from the shop is named by its number
    await seen('[商品] 5')
    await seen('[商品] 智能手机 Pro')
    await seen('好的👍')
    await seen('[已撤回]')
    expect(root().querySelector('dialog video')!.getAttribute('src')).toMatch(/^https?:.*\/uploads\/a\.mp4$/)
    const links = [...root().querySelectorAll<HTMLAnchorElement>('dialog td a')].map((link) => [
      link.textContent,
      new URL(link.href).pathname,
    ])
    expect(links).toEqual(
      expect.arrayContaining([
        ['', '/uploads/a.jpg'],
        ['a.pdf · 2.0 KB', '/kefuapi/file/01'],
      ]),
    )
    expect(root().querySelector('dialog')!.textContent).toContain('2026-11-21 08:22')
    const asked = new URLSearchParams(backend.calls.find((call) => call.includes('chat_list'))!.split('?')[1])
    expect(Object.fromEntries(asked)).toMatchObject({ uid: '3', to_uid: '2', id: '2' })
    await press('返回聊天记录')
    await seen('查看对话')
  })

  it("calls a guest in the reader's language, and nobody else", async () => {
    const people = [
      { nickname: '游客41', uid: 41, headimgurl: '', label: [] },
      { nickname: '游客9', uid: 42, headimgurl: '', label: [] },
    ]
    const written = { id: 1, uid: 41, to_uid: 2, nickname: '游客41', avatar: '', msn: 'Hi', msn_type: 1, add_time: 1_795_220_534 }
    backend.answers.set(`GET ${kefu}/record/2`, () => ({ status: 200, msg: 'success', data: { list: people, count: 2 } }))
    backend.answers.set(`GET ${kefu}/chat_list`, () => ({ status: 200, msg: 'success', data: { list: [written], count: 1 } }))
    setLocale('en')
    await open('shop')
    await press('Conversations')
    await seen('Guest 41')
    await seen('游客9')
    await press('Read')
    await seen('Hi')
    expect(root().querySelector('dialog')!.textContent).toMatch(/· Guest 41[\s\S]*Guest 41/)
    expect(root().querySelector('dialog')!.textContent).not.toContain('游客41')
  })

  it('enters the chat desk with a session of the agent, beside its own', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    backend.answers.set(`GET ${kefu}/login/2`, () => entered.responseBody)
    await open('shop')
    await press('进入工作台')
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/admin/kefu', '_blank'), patient)
    const connection = connectionFor({ baseUrl, token })
    expect(connection.$agent.get()).toMatchObject({ token: entered.responseBody.data.token, agent: { nickname: '客服小美' } })
    expect(connection.$session.get()?.token).toBe(token)
  })

  it('opens no window where the server refuses', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    backend.answers.set(`GET ${kefu}/login/2`, () => ({ status: 400267, msg: '请先填写客服账号和密码再尝试进入客服平台' }))
    await open('own')
    await press('进入工作台')
    await seen('请先填写客服账号和密码')
    expect(opened).not.toHaveBeenCalled()
    expect(connectionFor({ baseUrl, token }).$agent.get()).toBeNull()
  })
})
