// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { isWholeRegion } from '#src/console/pages/freight/pick-up-stores/region-input.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import header from '../../../../fixtures/recorded/adminapi_merchant_store_get_header.json' with { type: 'json' }
import info from '../../../../fixtures/recorded/adminapi_merchant_store_get_info_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_merchant_store.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_merchant_store_id_POST.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const tree = [
  {
    label: '北京',
    value: 1,
    children: [{ label: '北京市', value: 2, children: ['东城区', '朝阳区'].map((label, at) => ({ label, value: 3 + at })) }],
  },
  { label: '台湾', value: 9, children: [] },
]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/merchant/store', () => list.responseBody)
  backend.answers.set('GET /adminapi/merchant/store/get_header', () => header.responseBody)
  backend.answers.set('GET /adminapi/merchant/store/get_info/1', () => info.responseBody)
  backend.answers.set('GET /adminapi/setting/city/full_list', () => ({ status: 200, msg: 'success', data: tree }))
  history.replaceState(null, '', '/admin/setting/merchant/system_store/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('朝阳自提点')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('counts its tabs and asks for those that are shown', async () => {
  await vi.waitFor(
    () =>
      expect([...root().querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
        '显示中的提货点1',
        '隐藏中的提货点0',
        '回收站的提货点0',
      ]),
    patient,
  )
  expect(backend.calls.find((call) => call.startsWith('GET /adminapi/merchant/store?'))).toContain('type=0')
})

it('sends a store as the shop takes it: names of regions, hours and place', async () => {
  let body: unknown
  backend.answers.set('POST /adminapi/merchant/store/1', (sent) => {
    body = sent
    return saved.responseBody
  })
  press('编辑')
  await vi.waitFor(() => expect(root().querySelector('.region-input')?.textContent).toContain('朝阳区'), patient)
  press('确定')
  await seen('设置成功')
  expect(body).toMatchObject({
    ...{ name: '朝阳自提点', address: ['北京', '北京市', '朝阳区'], detailed_address: '幸福路1号' },
    ...{ latlng: '39.915,116.404', day_time: ['08:00:00', '22:00:00'] },
  })
})

it('wants a region as far down as there are any', () => {
  expect(isWholeRegion([], tree)).toBe(false)
  expect(isWholeRegion(['北京', '北京市'], tree)).toBe(false)
  expect(isWholeRegion(['北京', '北京市', '朝阳区'], tree)).toBe(true)
  expect(isWholeRegion(['台湾'], tree)).toBe(true)
})
