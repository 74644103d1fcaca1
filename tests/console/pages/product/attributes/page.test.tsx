// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import one from '../../../../fixtures/recorded/adminapi_product_product_rule_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product_rule.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_product_product_rule_id_POST.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/product/product/rule', () => list.responseBody)
  backend.answers.set('GET /adminapi/product/product/rule/1', () => one.responseBody)
  history.replaceState(null, '', '/admin/product/product_attr')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('成人鞋子')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('changes a template with its lines at a plain shop by the calls of its contract', async () => {
  let body: unknown
  backend.answers.set('POST /adminapi/product/product/rule/1', (sent) => {
    body = sent
    return saved.responseBody
  })
  await seen('XXXL、XXL、XL、L、M')
  const edit = [...root().querySelectorAll('tbody button')].findLast((button) => button.textContent === '编辑') as HTMLButtonElement
  edit.click()
  await called('GET /adminapi/product/product/rule/1')
  await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')?.value).toBe('衣服'), patient)
  await vi.waitFor(() => expect(root().querySelector('dialog')!.textContent).toContain('XXXL'), patient)
  const save = [...root().querySelectorAll('dialog button')].findLast((button) => button.textContent === '确定') as HTMLButtonElement
  save.click()
  await called('POST /adminapi/product/product/rule/1')
  expect(body).toMatchObject({
    rule_name: '衣服',
    spec: [
      { value: '尺码', detail: ['XXXL', 'XXL', 'XL', 'L', 'M'] },
      { value: '颜色', detail: ['红色', '蓝色', '黑色', '白色'] },
    ],
  })
})

it('removes several at once, after a question', async () => {
  let body: unknown
  backend.answers.set('DELETE /adminapi/product/product/rule/delete', (sent) => {
    body = sent
    return { status: 200, msg: '删除成功', code: '100002' }
  })
  for (const box of root().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await seen('批量删除')
  ;([...root().querySelectorAll('button')].find((button) => button.textContent === '批量删除') as HTMLButtonElement).click()
  await vi.waitFor(() => expect(root().querySelector('[role=alertdialog]')).not.toBeNull(), patient)
  root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
  await called('DELETE /adminapi/product/product/rule/delete')
  expect(body).toMatchObject({ ids: '3,2,1' })
})
