// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import addForm from '../../../../fixtures/recorded/adminapi_order_delivery_add.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_order_delivery_id_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_order_delivery_index.json' with { type: 'json' }
import people from '../../../../fixtures/recorded/adminapi_app_wechat_kefu_create.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = async (name: string) => {
  const found = () => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)
  await vi.waitFor(() => expect(found()).toBeDefined(), patient)
  found()!.click()
}

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/order/delivery/index', () => list.responseBody)
  backend.answers.set('GET /adminapi/order/delivery/add', () => addForm.responseBody)
  backend.answers.set('GET /adminapi/order/delivery/1/edit', () => form.responseBody)
  backend.answers.set('GET /adminapi/app/wechat/kefu/create', () => people.responseBody)
  history.replaceState(null, '', '/admin/setting/delivery_service/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('骑手小王')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('switches and changes one by the calls of the contract', async () => {
  backend.answers.set('GET /adminapi/order/delivery/set_status/1/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
  root().querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await seen('设置成功')
  let body: unknown
  backend.answers.set('PUT /adminapi/order/delivery/update/1', (sent) => {
    body = sent
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  await press('编辑')
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('配送员头像'), patient)
  await press('确定')
  await seen('修改成功')
  expect(body).toEqual({
    ...{ avatar: '/statics/system_images/default_avatar.jpeg', nickname: '骑手小王', phone: '13900000001', status: 1 },
  })
})

it('takes a customer of the shop for a new one', async () => {
  let body: unknown
  backend.answers.set('POST /adminapi/order/delivery/save', (sent) => {
    body = sent
    return { status: 200, msg: '保存成功', code: '100000' }
  })
  await press('添加配送员')
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('商城用户'), patient)
  const fields = () => root().querySelectorAll<HTMLInputElement>('dialog input[type=text], dialog input:not([type])')
  await vi.waitFor(() => expect(root().querySelector('dialog .pick-record, dialog button')).not.toBeNull(), patient)
  expect(fields().length).toBeGreaterThan(1)
  const type = (input: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const [name, phone] = [...fields()].slice(-2)
  type(name!, '赵六')
  type(phone!, '13800000004')
  await press('选择用户')
  await seen('孙七')
  root().querySelectorAll<HTMLElement>('dialog tbody input[type=radio]')[1]!.click()
  await press('确定')
  await vi.waitFor(() => expect(root().querySelectorAll('dialog')).toHaveLength(1), patient)
  await press('确定')
  await seen('保存成功')
  expect(body).toMatchObject({ image: { uid: 6, name: '赵六' }, nickname: '赵六', phone: '13800000004', status: 1 })
})
