// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChainCheck } from '#src/api/operation-log.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import list from '../../../../fixtures/recorded/adminapi_system_log.json' with { type: 'json' }
import people from '../../../../fixtures/recorded/adminapi_system_log_search_admin.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (data?: unknown) => ({ status: 200, msg: 'success', data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const seen = (text: string) => vi.waitFor(() => expect(show.root.textContent).toContain(text), patient)
const called = (call: string) => vi.waitFor(() => expect(backend.calls).toContain(call), patient)
const buttons = (name: string) => [...show.root.querySelectorAll('button')].filter((button) => button.textContent === name)
const turns = () => [...show.root.querySelectorAll<HTMLElement>('button.ui-table-turn')]
const press = (name: string) => vi.waitFor(() => buttons(name)[0]!.click(), patient)

const open = async (query = '') => {
  history.replaceState(null, '', `/admin/system/maintain/system_log/index${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(show.root.querySelector('tbody td')).not.toBeNull(), patient)
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/system/log', () => list.responseBody)
  backend.answers.set('GET /adminapi/system/log/search_admin', () => people.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows what a shop recorded, narrowed by the address, without what a shop lacks', async () => {
  await open('?data=2026-11-20_2026-11-21&admin_id=2')
  await called('GET /adminapi/system/log?page=1&limit=15&data=2026%2F11%2F20-2026%2F11%2F21&admin_id=2')
  await seen('setting/lang_code/info')
  await seen('语言详情')
  await seen('1 / admin')
  await seen('名称: 小编')
  expect(turns()).toEqual([])
  expect(buttons('校验日志')).toEqual([])
})

const line = { ...list.responseBody.data.list[0]!, id: 9, kind: 'admin', verb: 'PUT', path: 'setting/role/<id>', changes: 1 }

function onOurServer() {
  backend.features = { auditLog: true }
  backend.answers.set('GET /adminapi/system/log', () => done({ list: [line, { ...line, id: 8, changes: 0 }], count: 2 }))
}

it('opens a line to before and after', async () => {
  onOurServer()
  const start = { length: 5000, sha256: 'ab', start: '开头' }
  const changes = [
    { id: 1, source: 'roles', row_key: '3', deed: 'update', before: { name: '运营', note: '' }, after: { name: '主管', note: start } },
  ]
  backend.answers.set('GET /adminapi/system/log/9/changes', () => done({ changes, count: 700 }))
  await open()
  await seen('PUT setting/role/<id>')
  expect(turns()).toHaveLength(1)
  turns()[0]!.click()
  await seen('修改 roles 3')
  const cells = () =>
    [...show.root.querySelectorAll('.log-change tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells()).toEqual([
    ['name', '运营', '主管'],
    ['note', '空', '共 5000 字：开头…'],
  ])
  await seen('共 700 条变更，显示前 1 条')
})

const checked = (more: Partial<ChainCheck>): ChainCheck => ({
  ...{ checked: 2000, total: 3000, next: null, broken: null, unsealed: 0, head: 'c0ffee' },
  ...more,
})

it('checks the whole chain, stretch by stretch', async () => {
  onOurServer()
  const replies = [checked({ next: 2000 }), checked({ checked: 3000 })]
  backend.answers.set('GET /adminapi/system/log/verify', () => done(replies.shift()))
  await open()
  await press('校验日志')
  await seen('3000 条记录完好')
  await seen('c0ffee')
  expect(backend.calls.filter((call) => call.includes('verify'))).toEqual([
    'GET /adminapi/system/log/verify?after=0',
    'GET /adminapi/system/log/verify?after=2000',
  ])
})

it.each([
  [{ broken: { position: 4, operation: 77, reason: 'changed' } } as const, '第 77 条记录被改动过'],
  [{ broken: { position: 4, operation: 78, reason: 'removed' } } as const, '第 78 条记录被删除了'],
  [{ unsealed: 2 }, '有 2 条记录没有校验值'],
])('says where it breaks: %j', async (found, words) => {
  onOurServer()
  backend.answers.set('GET /adminapi/system/log/verify', () => done(checked(found)))
  await open()
  await press('校验日志')
  await seen(words)
})
