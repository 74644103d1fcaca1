// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import agreement from '../../../../fixtures/recorded/adminapi_user_member_agreement.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

function open() {
  history.replaceState(null, '', '/admin/user/grade/agreement')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const title = () => vi.waitFor(() => show.root.querySelector<HTMLInputElement>('input[type=text]')!, patient)
const save = () => vi.waitFor(() => [...show.root.querySelectorAll('button')].find((one) => one.textContent === '保存')!.click(), patient)

it('changes the agreement of a plain shop and stays with it', async () => {
  let body: unknown
  backend.answers.set('GET /adminapi/user/member/agreement', () => agreement.responseBody)
  backend.answers.set('POST /adminapi/user/member_agreement/save/1', (sent) => {
    body = sent
    return { status: 200, msg: '保存成功', code: '100000' }
  })
  open()
  await vi.waitFor(async () => expect((await title()).value).toBe('付费会员协议'), patient)
  await save()
  await show.reads('保存成功')
  expect(body).toMatchObject({ type: 1, title: '付费会员协议', status: 1 })
  await vi.waitFor(() => expect(backend.calls.filter((one) => one === 'GET /adminapi/user/member/agreement')).toHaveLength(2), patient)
  expect(location.pathname).toBe('/admin/user/grade/agreement')
})

it('begins empty where a shop has none, and asks for what is missing', async () => {
  backend.answers.set('GET /adminapi/user/member/agreement', () => ({ status: 200, msg: 'success', data: [] }))
  open()
  await title()
  await save()
  await show.reads('请填写协议名称')
  expect(backend.calls.filter((one) => one.startsWith('POST'))).toEqual([])
})
