// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_app_feedback_id_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_app_feedback.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = (name: string) => [...root().querySelectorAll('button')].filter((button) => button.textContent?.trim() === name)

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(status: number, more: object = {}) {
  const [one] = list.responseBody.data.data
  backend.answers.set('GET /adminapi/app/feedback', () => ({
    status: 200,
    msg: 'success',
    data: { data: [{ ...one, status, ...more }], count: 1 },
  }))
  history.replaceState(null, '', '/admin/setting/store_service/feedback')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('反馈内容')
}

it('handles what is open, with a remark', async () => {
  let body: unknown
  backend.answers.set('GET /adminapi/app/feedback/1/edit', () => form.responseBody)
  backend.answers.set('PUT /adminapi/app/feedback/1', (sent) => {
    body = sent
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  await open(0)
  expect(buttons('备注')).toHaveLength(0)
  buttons('处理')[0]!.click()
  await vi.waitFor(() => expect(root().querySelectorAll('dialog input[type=radio]')).toHaveLength(2), patient)
  root().querySelector<HTMLInputElement>('dialog input[type=radio]')!.click()
  buttons('确定').at(-1)!.click()
  await seen('修改成功')
  expect(body).toEqual({ make: '', status: 1 })
})

it('adds to the remark of what is handled', async () => {
  await open(1)
  expect(buttons('处理')).toHaveLength(0)
  expect(buttons('备注')).toHaveLength(1)
})

it('leads to the customer who left it, where one is known', async () => {
  await open(0)
  expect(buttons('查看用户')).toHaveLength(0)
  show.end()
  backend.kind = 'own'
  await open(0, { user_uid: 5 })
  buttons('查看用户')[0]!.click()
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/admin/user/list?at=detail-5'), patient)
})
