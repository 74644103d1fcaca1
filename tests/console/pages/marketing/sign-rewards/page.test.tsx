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

const addForm = form.responseBody

/** What a plain shop asks for a reward of the other type; recorded is the first one. */
const inAll = {
  ...addForm,
  data: {
    ...{ ...addForm.data, title: '累积签到奖励' },
    rules: addForm.data.rules.map((rule) => {
      if (rule.field === 'type') return { ...rule, value: 1 }
      return rule.field === 'days' ? { ...rule, title: '累积签到天数' } : rule
    }),
  },
}

it.each([
  { type: 0, tab: '连续签到奖励', days: '连续签到天数' },
  { type: 1, tab: '累积签到奖励', days: '累积签到天数' },
])('shows the rewards of a plain shop by their type, and adds one of the type that is open: $tab', async ({ type, tab, days }) => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/marketing/sign/rewards', () => rewards.responseBody)
  backend.answers.set('GET /adminapi/marketing/sign/add_rewards', () =>
    backend.calls.at(-1)!.endsWith('add_rewards?type=1') ? inAll : addForm,
  )
  let body: unknown
  for (const path of ['/adminapi/marketing/sign/save_rewards/0', '/adminapi/marketing/sign/save_rewards/0.html'])
    backend.answers.set(`POST ${path}`, (sent) => {
      body = sent
      return saved.responseBody
    })
  history.replaceState(null, '', '/admin/marketing/sign_rewards')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('连续签到7天奖励')
  const press = (word: string, among: string) =>
    vi.waitFor(
      () => [...show.root.querySelectorAll<HTMLElement>(among)].findLast((one) => one.textContent?.startsWith(word))!.click(),
      patient,
    )
  await press(tab, '[role=tab]')
  const asked = `GET /adminapi/marketing/sign/rewards?page=1&limit=15&type=${type}`
  await vi.waitFor(() => expect(backend.calls).toContain(asked), patient)
  await press('添加奖励', 'button')
  await vi.waitFor(() => expect(backend.calls).toContain(`GET /adminapi/marketing/sign/add_rewards?type=${type}`), patient)
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain(days), patient)
  const fill = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const fields = [...show.root.querySelectorAll<HTMLInputElement>('dialog input')]
  for (const [at, text] of ['5', '20', '10'].entries()) fill(fields[at]!, text)
  await press('确定', 'dialog button')
  await show.reads('保存成功')
  expect(body).toEqual({ type, days: 5, point: 20, exp: 10 })
})
