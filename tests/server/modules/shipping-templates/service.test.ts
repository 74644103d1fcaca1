import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ShippingTemplateForm, ShippingTemplateRow } from '#src/api/shipping-templates.ts'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()
const page = 'setting-shipping-templates'

interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: { data: ShippingTemplateRow[]; count: number; row: ShippingTemplateForm } & ShippingTemplateForm
}

async function as(keys?: string[]) {
  const { headers } = await signedIn(held.app, keys)
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Reply> =>
    (await held.app.inject({ method, url: `/adminapi/setting/shipping_templates${path}`, headers, ...(payload && { payload }) })).json()
}

const region = (city_id: number, name: string, ...children: [number, string][]) => ({
  ...{ city_id, name },
  children: children.map(([id, child]) => ({ city_id: id, name: child })),
})
const jiangsu = region(100, '江苏省', [101, '南京市'], [102, '苏州市'])
const suzhou = region(100, '江苏省', [102, '苏州市'])
const shanghai = region(200, '上海市', [201, '上海市'])
const figures = { first: '1', price: '8.50', continue: 2, continue_price: 0.5 }
const whole = { region: [{ city_id: 0, name: '默认全国' }], ...figures }
const body = (more: object = {}) => ({
  ...{ name: '江浙沪', type: 1, appoint: 0, no_delivery: 0, sort: 5 },
  ...{ region_info: [whole], appoint_info: [], no_delivery_info: [], ...more },
})

beforeAll(async () => {
  await held.app.db.execute(sql`insert into cities (city_id, level, parent_id, name) values
    (100, 0, 0, '江苏省'), (101, 1, 100, '南京市'), (102, 1, 100, '苏州市'), (200, 0, 0, '上海市'), (201, 1, 200, '上海市')`)
})

it('is kept with its rows, figures and regions exactly, found by its name, and removed', async () => {
  const call = await as()
  const fee = { region: [jiangsu, shanghai], ...figures, price: '6' }
  const free = { place: [suzhou], a_num: '2', a_price: '99.90' }
  const sent = body({
    region_info: [whole, fee],
    appoint: 1,
    appoint_info: [free],
    no_delivery: 1,
    no_delivery_info: [{ place: [shanghai] }],
  })
  expect(await call('POST', '/save/0', sent)).toMatchObject({ status: 200, code: '100000' })
  const { data, count } = (await call('GET', '/list?name=江浙')).data
  expect([count, data[0]]).toMatchObject([1, { name: '江浙沪', type: '按件数', appoint: '开启', no_delivery: 1, sort: 5 }])
  const id = data[0]!.id
  const stored = { first: 1, price: 8.5, continue: 2, continue_price: 0.5 }
  expect((await call('GET', `/${id}/edit`)).data).toMatchObject({
    templateList: [
      { region: { city_id: 0, name: '默认全国' }, regionName: '默认全国', ...stored },
      { region: [jiangsu, shanghai], regionName: '江苏省;上海市', ...stored, price: 6 },
    ],
    appointList: [{ place: [suzhou], placeName: '江苏省', a_num: 2, a_price: 99.9 }],
    noDeliveryList: [{ place: [shanghai], placeName: '上海市' }],
    formData: { name: '江浙沪', type: 1, appoint_check: 1, no_delivery_check: 1, sort: 5 },
  })
  // what is switched off keeps its rows, as a shop keeps them
  await call('POST', `/save/${id}`, body())
  expect((await call('GET', `/${id}/edit`)).data).toMatchObject({
    appointList: [free].map(() => ({ a_num: 2 })),
    formData: { appoint_check: 0 },
  })
  expect(await call('DELETE', `/del/${id}`)).toMatchObject({ code: '100002' })
  expect(await call('GET', `/${id}/edit`)).toMatchObject({ status: 400, code: '400592' })
  expect(await call('POST', `/save/${id}`, body())).toMatchObject({ status: 400, code: '400592' })
})

it.each<[string, object, string, string?]>([
  ['without a name', { name: ' ' }, '400025'],
  ['charged by nothing', { type: 4 }, '400029'],
  ['without a default fee', { region_info: [{ ...whole, region: [jiangsu] }] }, 'SHIPPING_NO_DEFAULT'],
  ['with a part of a piece', { region_info: [{ ...whole, first: '1.5' }] }, '100100', 'region_info.0.first'],
  ['with no quantity', { region_info: [{ ...whole, continue: '0' }] }, '100100', 'region_info.0.continue'],
  [
    'with a city in two rows',
    { region_info: [whole, { ...whole, region: [jiangsu] }, { ...whole, region: [suzhou] }] },
    'SHIPPING_CITY_TWICE',
  ],
  ['with a city that is not there', { region_info: [whole, { ...whole, region: [region(900, '外', [901, '外'])] }] }, '400591'],
  ['with free delivery nowhere', { appoint: 1, appoint_info: [{ place: [], a_num: 1, a_price: 1 }] }, '100100', 'appoint_info.0.place'],
])('is refused %s', async (_, more, code, field) => {
  const reply = await (await as())('POST', '/save/0', body(more))
  expect(reply).toMatchObject({ status: 400, code })
  if (field) expect(Object.keys(reply.errors ?? {})).toEqual([field])
})

it('takes parts of a weight, keeps the default template and says who was first', async () => {
  const call = await as()
  expect(await call('DELETE', '/del/1')).toMatchObject({ status: 400, code: '400181' })
  const { version, formData } = (await call('GET', '/1/edit')).data
  const weighed = body({ ...formData, type: 2, region_info: [{ ...whole, first: '0.5' }] })
  expect(await call('POST', '/save/1', { ...weighed, version })).toMatchObject({ status: 200 })
  const late = await call('POST', '/save/1', { ...weighed, version })
  expect(late).toMatchObject({ status: 409, data: { row: { templateList: [{ first: 0.5 }], version: version! + 1 } } })
  // the shop's own screens name no version
  expect(await call('POST', '/save/1', weighed)).toMatchObject({ status: 200 })
})

it('is added with one key and changed with another', async () => {
  const adder = await as([page, 'shipping-temp-add'])
  const editor = await as([page, 'shipping-temp-edit'])
  expect(await editor('POST', '/save/0', body())).toMatchObject({ status: 110000 })
  expect(await adder('POST', '/save/0', body())).toMatchObject({ status: 200 })
  expect(await adder('POST', '/save/1', body())).toMatchObject({ status: 110000 })
  expect(await editor('POST', '/save/1', body())).toMatchObject({ status: 200 })
})
