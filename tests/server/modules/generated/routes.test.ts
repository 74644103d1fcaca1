import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import type { CrudConfig, CrudRow } from '#src/api/crud.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
afterEach(() => held.app.db.execute(sql`delete from equipment`))

interface Reply<Data> {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: Data
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call<Data>(who: SignedIn, method: Method, url: string, body?: object, headers = {}): Promise<Reply<Data>> {
  const reply = await held.app.inject({
    ...{ method, url: `/adminapi/${url}`, headers: { ...who.headers, ...headers } },
    ...(body ? { payload: body } : {}),
  })
  return reply.json()
}
const list = async (who: SignedIn, query = '') =>
  (await call<{ list: CrudRow[]; count: number }>(who, 'GET', `crud/equipment?${query}`)).data
const names = async (who: SignedIn, query: string) => (await list(who, query)).list.map(({ name }) => name)
const add = (who: SignedIn, more: object) => call(who, 'POST', 'crud/equipment', { name: '硫化机', kind: 'press', ...more })

it('describes the table as the contract says, in the language that is asked for', async () => {
  const admin = await signedIn(held.app)
  const { data } = await call<CrudConfig>(admin, 'GET', 'system/crud/config/equipment')
  expect(Object.keys(data)).toEqual(['key', 'route', 'columns', 'readFields', 'search'])
  expect(data).toMatchObject({
    key: 'id',
    route: {
      index: 'crud/equipment',
      create: 'crud/equipment/create',
      edit: 'crud/equipment/<id>/edit',
      read: 'crud/equipment/<id>',
      status: 'crud/equipment/status/<id>',
      delete: 'crud/equipment/<id>',
    },
  })
  expect(data.columns[0]).toEqual({ title: 'ID', key: 'id', from_type: '' })
  expect(data.columns.slice(1).map(({ key, slot, from_type: type }) => [key ?? `slot ${slot}`, type])).toEqual([
    ['name', 'input'],
    ['model', 'input'],
    ['kind_label', 'select'],
    ['location', 'input'],
    ['bought_on', 'dateTime'],
    ['slot warranty', 'dateTimeRange'],
    ['slot is_used', 'switches'],
    ['slot photo', 'frameImageOne'],
    ['slot action', undefined],
  ])
  expect(data.readFields?.name).toBe('设备台账')
  expect(data.readFields?.all?.at(-1)).toEqual({ field: 'note', comment: '备注', from_type: 'textarea' })
  expect(data.search?.map(({ field, type }) => [field, type])).toEqual([
    ['name', 'input'],
    ['kind', 'select'],
    ['bought_on', 'date-picker'],
  ])
  expect(data.search?.[1]?.option?.[0]).toEqual({ value: 'mixer', label: '密炼机' })
  const english = await call<CrudConfig>(admin, 'GET', 'system/crud/config/equipment', undefined, { 'cb-lang': 'en' })
  expect([english.data.readFields?.name, english.data.columns[1]?.title]).toEqual(['Equipment register', 'Name'])
  const none = await held.app.inject({ url: '/adminapi/system/crud/config/accounts', headers: admin.headers })
  expect([none.statusCode, none.json<Reply<unknown>>().msg]).toEqual([404, '没有这个接口'])
})

it('adds, reads, changes and deletes a row through its forms, pictures without the address of the server', async () => {
  const admin = await signedIn(held.app)
  const form = (await call<ServerForm>(admin, 'GET', 'crud/equipment/create')).data
  expect([form.action, form.method]).toEqual(['/crud/equipment', 'POST'])
  expect(form.rules[0]).toMatchObject({ type: 'input', field: 'name', validate: [{ required: true, message: '请输入设备名称' }] })
  expect(form.rules.map(({ type, props }) => [type, (props as { type?: string }).type])).toEqual([
    ...[['input', 'text'], ['input', 'text'], ['select', undefined], ['input', 'text'], ['datePicker', 'date'], ['datePicker', 'daterange']],
    ...[['switch', undefined], ['frame', 'image'], ['frame', 'image'], ['input', 'textarea']],
  ]) // prettier-ignore
  const filled = {
    ...{ name: ' 一号机 ', model: 'X-75', kind: 'mixer', location: '东侧', bought_on: '2024-02-29', is_used: 0, note: '备' },
    ...{ warranty: ['2024-02-29', '2026-02-28'], photo: 'http://localhost:80/uploads/attach/a.jpg', photos: ['/uploads/attach/b.jpg'] },
  }
  expect(await add(admin, filled)).toMatchObject({ status: 200, code: '100000' })
  const [stored] = (await list(admin)).list
  expect(stored).toEqual({
    ...filled,
    ...{ id: stored?.['id'], name: '一号机', kind_label: '密炼机', version: 1, photos: ['http://localhost:80/uploads/attach/b.jpg'] },
  })
  const [kept] = await rows(held.app.db, sql`select photo, photos from equipment`)
  expect(kept).toEqual({ photo: '/uploads/attach/a.jpg', photos: ['/uploads/attach/b.jpg'] })
  const uses = await rows(held.app.db, sql`select place, kind, title from file_uses where source = 'equipment' order by place`)
  expect(uses).toEqual(['a', 'b'].map((file) => ({ place: `attach/${file}`, kind: 'equipment', title: '一号机' })))

  const path = `crud/equipment/${String(stored?.['id'])}`
  const edit = (await call<ServerForm>(admin, 'GET', `${path}/edit`)).data
  expect([edit.action, edit.method]).toEqual([`/${path}`, 'PUT'])
  const values = Object.fromEntries(edit.rules.map(({ field, value }) => [String(field), value]))
  expect(values).toMatchObject({ name: '一号机', warranty: filled.warranty, photo: filled.photo, version: 1 })
  expect(await call(admin, 'PUT', path, { ...values, name: '二号机', warranty: [], bought_on: '' })).toMatchObject({ code: '100001' })
  expect((await call<CrudRow>(admin, 'GET', path)).data).toMatchObject({ name: '二号机', warranty: [], bought_on: '', version: 2 })
  // the one that was opened before
  const refused = await call<{ row: CrudRow }>(admin, 'PUT', path, { ...values, name: '三号机' })
  expect(refused).toMatchObject({ status: 409, code: 'CHANGED' })
  expect(refused.data.row).toEqual((await call<CrudRow>(admin, 'GET', path)).data)

  const status = `crud/equipment/status/${String(stored?.['id'])}`
  expect(await call(admin, 'PUT', status, { field: 'is_used', value: 1 })).toMatchObject({ code: '100001' })
  for (const field of ['name', 'version', 'toString', 'nothing'])
    expect(await call(admin, 'PUT', status, { field, value: 1 }), field).toMatchObject({ status: 400, code: 'CRUD_NO_SWITCH' })
  expect((await call(admin, 'PUT', status, { field: 'is_used', value: 2 })).errors).toHaveProperty('value')
  expect((await call<CrudRow>(admin, 'GET', path)).data).toMatchObject({ is_used: 1, name: '二号机', version: 3 })

  expect(await call(admin, 'DELETE', path)).toMatchObject({ code: '100002' })
  for (const [method, at] of [
    ['GET', path],
    ['GET', `${path}/edit`],
    ['DELETE', path],
  ] as const)
    // prettier-ignore
    expect(await call(admin, method, at), `${method} ${at}`).toMatchObject({ status: 100026 })
  const changes = await rows<{ deed: string }>(held.app.db, sql`select deed from audit_changes where source = 'equipment' order by id`)
  expect(changes.map(({ deed }) => deed)).toEqual(['insert', 'update', 'update', 'delete'])
})

it('says what is wrong at its field, in words', async () => {
  const admin = await signedIn(held.app)
  const refused = async (more: object) => (await add(admin, more)).errors
  expect(await refused({ name: ' ', kind: '' })).toEqual({ name: '必填', kind: '必填' })
  // a client of the generator shows the message alone
  expect((await add(admin, { name: '' })).msg).toBe('设备名称: 必填')
  expect(await refused({ kind: 'rocket' })).toEqual({ kind: '没有这个选项' })
  expect(await refused({ name: '机'.repeat(61) })).toEqual({ name: '最多 60 个字' })
  expect(await refused({ name: { a: 1 } })).toHaveProperty('name')
  for (const day of ['2023-02-29', '2024-13-01', '昨天']) expect(await refused({ bought_on: day }), day).toHaveProperty('bought_on')
  expect(await refused({ warranty: ['2024-01-02', '2024-01-01'] })).toEqual({ warranty: '结束日期不能早于开始日期' })
  expect(await refused({ is_used: 2 })).toHaveProperty('is_used')
  for (const photo of ['javascript:alert(1)', '//elsewhere/a.png', 'a.png']) expect(await refused({ photo }), photo).toHaveProperty('photo')
  expect(await refused({ photos: ['javascript:alert(1)'] })).toHaveProperty('photos')
  expect(await refused({ photos: Array.from({ length: 6 }, () => '/uploads/a.jpg') })).toEqual({ photos: '最多 5 个' })
  expect(await refused({ colour: 'red' })).toEqual({ colour: '未知的字段' })
  expect(await refused({ version: 'x' })).toHaveProperty('version')
  expect(await list(admin)).toEqual({ list: [], count: 0 })
})

it('narrows by a part of a text, a choice and days, and turns pages', async () => {
  const admin = await signedIn(held.app)
  for (const [name, kind, day] of [
    ['甲机', 'mill', '2024-01-31'],
    ['乙机', 'press', '2024-02-01'],
    ['A%机', 'press', ''],
  ])
    // prettier-ignore
    await add(admin, { name, kind, bought_on: day })
  expect(await names(admin, '')).toEqual(['A%机', '乙机', '甲机'])
  expect(await names(admin, 'page=2&limit=2')).toEqual(['甲机'])
  expect((await list(admin, 'page=2&limit=2')).count).toBe(3)
  expect(await names(admin, `name=${encodeURIComponent('%')}`)).toEqual(['A%机'])
  expect(await names(admin, 'name=a')).toEqual(['A%机'])
  expect(await names(admin, 'kind=press&page=1&limit=15')).toEqual(['A%机', '乙机'])
  expect(await names(admin, 'bought_on=2024/01/01-2024/01/31')).toEqual(['甲机'])
  expect(await names(admin, 'bought_on=2024/02/01-2024/02/01&kind=press')).toEqual(['乙机'])
})

it('lets in who has the key of the page, and to each button who has its own, and names no other route', async () => {
  const reader = await signedIn(held.app, ['crud-equipment'])
  const adder = await signedIn(held.app, ['crud-equipment', 'crud-equipment-add'])
  const stranger = await signedIn(held.app, ['system-file', 'crud-equipment-add'])
  const routesOf = async (who: SignedIn) => (await call<CrudConfig>(who, 'GET', 'system/crud/config/equipment')).data.route
  expect(Object.keys(await routesOf(reader))).toEqual(['index', 'read'])
  expect(Object.keys(await routesOf(adder))).toEqual(['index', 'create', 'read'])
  expect(await call(stranger, 'GET', 'system/crud/config/equipment')).toMatchObject({ status: 110000 })
  expect((await call(stranger, 'GET', 'system/crud/config/none')).status).toBe(404)
  for (const [method, url] of [
    ['POST', ''],
    ['PUT', '/1'],
    ['PUT', '/status/1'],
    ['DELETE', '/1'],
    ['GET', '/create'],
    ['GET', '/1/edit'],
  ] as const)
    // prettier-ignore
    expect((await call(reader, method, `crud/equipment${url}`, method === 'GET' ? undefined : {})).status, `${method} ${url}`).toBe(110000)
  expect((await add(stranger, {})).status).toBe(110000)
  expect((await call(stranger, 'GET', 'crud/equipment')).status).toBe(110000)
  expect((await add(adder, {})).code).toBe('100000')
})

it('adds once for a key that comes twice', async () => {
  const admin = await signedIn(held.app)
  const send = () => call(admin, 'POST', 'crud/equipment', { name: '一次', kind: 'other' }, { 'idempotency-key': 'equipment-1' })
  expect([(await send()).code, (await send()).code]).toEqual(['100000', '100000'])
  expect(await names(admin, `name=${encodeURIComponent('一次')}`)).toHaveLength(1)
})
