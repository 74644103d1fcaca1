// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
const row = {
  ...{ id: 5, name: '标准卷', scope: 'global', scope_id: 0, min: '42', max: '46', basis: 'piece', price: '860', price_unit: '卷' },
  ...{ sort: 0, status: 1, version: 3, updated_by: '林店长', updated_at: '2026-11-21 10:00:00' },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: unknown[]
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()
function fill(label: string, text: string) {
  const field = [...root().querySelectorAll('dialog .ui-field')].find((one) => one.textContent!.startsWith(label))!
  const input = field.querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.features = { factory: true }
  backend.answers.set('POST /api/product/searchWeightRange', () => ({
    status: 200,
    msg: 'success',
    data: { list: [row], count: 1, gaps: [{ from: '46', to: '48' }], match: null },
  }))
  for (const name of ['addWeightRange', 'editWeightRange'])
    backend.answers.set(`POST /api/product/${name}`, (body) => {
      sent.push({ name, body })
      return { status: 200, msg: '保存成功', data: {} }
    })
  history.replaceState(null, '', '/admin/setting/weightRange')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows ranges with their gaps, says what is wrong before it asks the server, and sends decimal text', async () => {
  await seen('有 1 个空档：46–48 千克')
  press('添加区间')
  await vi.waitFor(() => expect(root().querySelector('dialog .ui-field')).not.toBeNull(), patient)
  fill('下限', '48.0001')
  press('确定')
  await seen('请填 0 到 1000000，最多三位小数')
  fill('下限', '48.5')
  fill('上限', '48.5')
  press('确定')
  await seen('上限要大于下限')
  fill('上限', '')
  fill('价格', '19.1111')
  press('确定')
  await seen('保存成功')
  expect(sent).toEqual([
    { name: 'addWeightRange', body: { basis: 'piece', name: '', min: '48.5', max: '', price: '19.1111', price_unit: 'kg', status: 1 } },
  ])
})

it('switches a range off with the version that it knows', async () => {
  await seen('标准卷')
  root().querySelector<HTMLInputElement>('table input[role=switch]')!.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]).toMatchObject({ name: 'editWeightRange', body: { id: 5, version: 3, status: 0, min: '42', max: '46', price: '860' } })
})
