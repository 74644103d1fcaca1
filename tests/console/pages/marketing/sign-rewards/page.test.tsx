// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import form from '../../../../fixtures/recorded/adminapi_marketing_sign_add_rewards.json' with { type: 'json' }
import rewards from '../../../../fixtures/recorded/adminapi_marketing_sign_rewards.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_marketing_sign_save_rewards_POST.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows the rewards of a plain shop by their type, and adds one of the type that is open', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/marketing/sign/rewards', () => rewards.responseBody)
  backend.answers.set('GET /adminapi/marketing/sign/add_rewards', () => form.responseBody)
  let body: unknown
  for (const path of ['/adminapi/marketing/sign/save_rewards/0', '/adminapi/marketing/sign/save_rewards/0.html'])
    backend.answers.set(`POST ${path}`, (sent) => {
      body = sent
      return saved.responseBody
    })
  history.replaceState(null, '', '/admin/marketing/sign_rewards')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('连续签到7天奖励')
  expect(backend.calls).toContain('GET /adminapi/marketing/sign/rewards?page=1&limit=15&type=0')
  const press = (word: string, among: string) =>
    vi.waitFor(
      () => [...show.root.querySelectorAll<HTMLElement>(among)].findLast((one) => one.textContent?.startsWith(word))!.click(),
      patient,
    )
  await press('累积签到奖励', '[role=tab]')
  await vi.waitFor(() => expect(backend.calls).toContain('GET /adminapi/marketing/sign/rewards?page=1&limit=15&type=1'), patient)
  await press('添加奖励', 'button')
  await vi.waitFor(() => expect(backend.calls).toContain('GET /adminapi/marketing/sign/add_rewards?type=1'), patient)
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('赠送经验'), patient)
  await press('确定', 'dialog button')
  await show.reads('保存成功')
  expect(body).toEqual({ type: 0, days: 0, point: 0, exp: 0 })
})
