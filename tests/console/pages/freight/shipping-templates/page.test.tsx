// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import cities from '../../../../fixtures/recorded/adminapi_setting_shipping_templates_city_list.json' with { type: 'json' }
import one from '../../../../fixtures/recorded/adminapi_setting_shipping_templates_id_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_setting_shipping_templates_list.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_setting_shipping_templates_save_POST.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const start = '/adminapi/setting/shipping_templates'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const all = <E extends Element>(selector: string) => [...root().querySelectorAll<E>(selector)]
const press = (name: string) =>
  all<HTMLButtonElement>('button')
    .findLast((button) => button.textContent === name)!
    .click()
const regions = () => all<HTMLElement>('[role=treeitem]')
const check = async (name: string) => {
  await vi.waitFor(() => expect(regions().some((row) => row.textContent === name)).toBe(true), patient)
  regions()
    .find((row) => row.textContent === name)!
    .click()
}
const whole = (province: string) => cities.responseBody.data.find(({ name }) => name === province)!
const wired = (province: string, names = whole(province).children.map(({ name }) => name)) => ({
  ...{ city_id: whole(province).city_id, name: province },
  children: whole(province)
    .children.filter(({ name }) => names.includes(name))
    .map(({ city_id, name }) => ({ city_id, name })),
})

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set(`GET ${start}/list`, () => list.responseBody)
  backend.answers.set(`GET ${start}/city_list`, () => cities.responseBody)
  backend.answers.set(`GET ${start}/1/edit`, () => one.responseBody)
  history.replaceState(null, '', '/admin/setting/freight/shipping_templates/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('默认模版')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('gives some regions a fee of their own and leaves others out, by the call of a plain shop', async () => {
  let body: unknown
  backend.answers.set(`POST ${start}/save/1`, (sent) => {
    body = sent
    return saved.responseBody
  })
  // the default one stays
  expect(all('tbody button').map((button) => button.textContent)).not.toContain('删除')
  press('编辑')
  await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')?.value).toBe('默认模版'), patient)
  await vi.waitFor(() => press('添加一行'), patient)
  const cell = root().querySelector<HTMLElement>('.lines-cell[data-kind=regions] .lines-field')!
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
  await check('江苏省')
  press('确定')
  await seen('江苏省')
  const [, off] = all<HTMLInputElement>('dialog [role=radiogroup]').slice(-2)
  off!.querySelector<HTMLInputElement>('input')!.click()
  await vi.waitFor(() => press('选择区域'), patient)
  await check('北京市')
  await check('浙江省')
  press('确定')
  await seen('浙江省')
  press('确定')
  await vi.waitFor(() => expect(body).toBeDefined(), patient)
  expect(body).toMatchObject({
    ...{ name: '默认模版', type: 1, appoint: 0, no_delivery: 1 },
    region_info: [
      { region: [{ city_id: 0, name: '默认全国' }], first: '1', price: '0', continue: '1', continue_price: '0' },
      { region: [wired('江苏省')], regionName: '江苏省', first: '1', price: '0', continue: '1', continue_price: '0' },
    ],
    // a province a row, since a plain shop mixes up the cities of several
    no_delivery_info: [{ place: [wired('北京市')] }, { place: [wired('浙江省')] }],
  })
})
