// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })
const config = {
  key: 'no',
  route: {
    index: 'crud/course',
    create: 'crud/course/create',
    edit: 'crud/course/<id>/edit',
    read: 'crud/course/<id>',
    status: 'crud/course/status/<id>',
    delete: 'crud/course/<id>',
  },
  columns: [
    { title: 'ID', key: 'no' },
    { title: '课程', key: 'name', from_type: 'input' },
    { title: '上架', slot: 'is_open', from_type: 'switches' },
    { title: '时间', slot: 'span', from_type: 'dateTimeRange' },
    { title: '操作', slot: 'action' },
  ],
  readFields: { name: '课程表', all: [{ field: 'name', comment: '课程', from_type: 'input' }] },
  search: [
    { field: 'name', type: 'input', name: '课程' },
    { field: 'level', type: 'select', name: '级别', option: [{ value: 1, label: '初级' }] },
  ],
}
const row = { no: 7, name: '做手工', is_open: 1, span: ['2026-11-01', '2026-11-02'] }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const press = (name: string) => [...root().querySelectorAll('button')].find((button) => button.textContent === name)!.click()

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/system/crud/config/course', () => done(config))
  backend.answers.set('GET /adminapi/crud/course', () => done({ list: [row], count: 1 }))
  backend.answers.set('GET /adminapi/crud/course/7', () => done({ name: '做手工' }))
  history.replaceState(null, '', '/admin/crud/course?level=1')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
  setLocale('zh-cn')
})

it('lists a generated table as its declaration says, and calls what it names for a row', async () => {
  await seen('做手工')
  await seen('2026-11-01--2026-11-02')
  await vi.waitFor(() => expect(root().querySelector('.console-trail')!.textContent).toBe('课程表'), patient)
  await called('GET /adminapi/crud/course?page=1&limit=15&level=1')
  backend.answers.set('PUT /adminapi/crud/course/status/7', (body) => done(undefined, JSON.stringify(body)))
  root().querySelector<HTMLInputElement>('table input[role=switch]')!.click()
  await called('PUT /adminapi/crud/course/status/7')
  press('详情')
  await called('GET /adminapi/crud/course/7')
  await vi.waitFor(() => expect(root().querySelector('dialog dd')?.textContent).toBe('做手工'), patient)
  expect(root().querySelector('dialog dt')?.textContent).toBe('课程')
})

it('puts what somebody else stored meanwhile beside what is filled in, and sends it upon that', async () => {
  const rule = (type: string, field: string, title: string, value: unknown) => ({ type, field, title, value, props: {} })
  const rules = [rule('input', 'name', '课程', '做手工'), rule('input', 'place', '地点', '一楼'), rule('hidden', 'version', '', 1)]
  const sent: unknown[] = []
  backend.answers.set('GET /adminapi/crud/course/7/edit', () => done({ title: '修改', action: '/crud/course/7', method: 'PUT', rules }))
  backend.answers.set('PUT /adminapi/crud/course/7', (body) => {
    sent.push(body)
    if ((body as { version: number }).version === 2) return done()
    return { status: 409, msg: '改过了', data: { row: { no: 7, name: '陶艺', place: '二楼', version: 2 } } }
  })
  await seen('做手工')
  press('修改')
  await vi.waitFor(() => expect(root().querySelector('dialog input')).not.toBeNull(), patient)
  const name = root().querySelector<HTMLInputElement>('dialog input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, '木工')
  name.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => (press('确定'), expect(sent).toHaveLength(1)), patient)
  await seen('陶艺')
  const shown = [...root().querySelectorAll('dialog .form-clash label')].map((one) => one.textContent)
  expect(shown).toEqual([expect.stringContaining('木工'), expect.stringContaining('陶艺')])
  root().querySelector<HTMLElement>('dialog .form-clash [role=radio], dialog .form-clash input[type=radio]')!.click()
  await vi.waitFor(() => (sent.length < 2 && press('确定'), expect(sent).toHaveLength(2)), patient)
  // mine where I changed it, theirs where I did not
  expect(sent[1]).toMatchObject({ name: '木工', place: '二楼', version: 2 })
  await vi.waitFor(() => expect(root().querySelector('dialog')).toBeNull(), patient)
})

it('offers only what has an address', async () => {
  await seen('做手工')
  const offered = () =>
    ['添加', '详情', '修改', '删除'].filter((name) => [...root().querySelectorAll('button')].some((one) => one.textContent === name))
  expect(offered()).toEqual(['添加', '详情', '修改', '删除'])
  show.end()
  backend.answers.set('GET /adminapi/system/crud/config/course', () =>
    done({ ...config, route: { index: 'crud/course', edit: 'crud/course/<id>/edit' } }),
  )
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('做手工')
  expect(offered()).toEqual(['修改'])
  // what may not be switched is said
  expect(root().querySelector('table input[role=switch]')).toBeNull()
  expect(root().querySelector('table .console-state')?.textContent).toBe('是')
})

it('says that there is no such page where the server has none, and leads home', async () => {
  await seen('做手工')
  show.end()
  backend.answers.delete('GET /adminapi/system/crud/config/course')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('页面不存在')
  expect(root().textContent).not.toContain('重试')
  expect(root().querySelector('.console-note a')?.textContent).toBe('返回首页')
})

it('says that it is not for this person, where the server says so', async () => {
  await seen('做手工')
  show.end()
  backend.answers.set('GET /adminapi/system/crud/config/course', () => ({ status: 110000, msg: '您暂时没有访问权限' }))
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(root().querySelector('.console-note[data-kind=forbidden]')).not.toBeNull(), patient)
})

it('asks for the words of the table again in another language', async () => {
  await seen('做手工')
  const columns = config.columns.map((column) => (column.title === '课程' ? { ...column, title: 'Course' } : column))
  backend.answers.set('GET /adminapi/system/crud/config/course', () => done({ ...config, columns }))
  setLocale('en')
  await vi.waitFor(() => expect(root().querySelector('thead')?.textContent).toContain('Course'), patient)
})

it('has an address for each row, which its title names and which is left to the list', async () => {
  await seen('做手工')
  show.call('navigate', '/crud/course/7')
  await seen('课程表 ID:7')
  await called('GET /adminapi/crud/course/7')
  await vi.waitFor(() => expect(root().querySelector('dialog .console-crud-detail')?.textContent).toContain('做手工'), patient)
  ;[...root().querySelectorAll<HTMLElement>('dialog button')].find((button) => button.textContent === '关闭')!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/crud/course'), patient)
})
