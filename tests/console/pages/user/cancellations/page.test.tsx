// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import empty from '../../../../fixtures/recorded/adminapi_user_cancel_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const rows = [
  { id: 2, uid: 8, name: '李四', phone: '13800000002', status: 0, add_time: '2026-11-20 10:00:00', up_time: '', remark: '' },
  { id: 1, uid: 9, name: '王五', phone: '', status: 2, add_time: 1_795_220_534, up_time: 1_795_220_599, remark: '还有订单' },
]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].find((button) => button.textContent === name)!.click()

async function open(kind: 'shop' | 'own', text: string) {
  backend.kind = kind
  history.replaceState(null, '', '/admin/user/cancel')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen(text)
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/user/cancel_list', () => ({ status: 200, msg: 'success', data: { list: rows, count: 2 } }))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('用户注销', () => {
  it('says so where nobody asks', async () => {
    backend.answers.set('GET /adminapi/user/cancel_list', () => empty.responseBody)
    await open('shop', '没有注销申请')
  })

  it.each(['shop', 'own'] as const)('decides what waits at %s, after a question', async (kind) => {
    backend.answers.set('GET /adminapi/user/cancel/agree/2', () => ({ status: 200, msg: '注销成功', code: '400319' }))
    await open(kind, '李四')
    // to the minute, as in every list
    expect([...root().querySelectorAll('time')].map(({ dateTime }) => dateTime)).toContain('2026-11-21T08:23:19')
    // one is decided already
    expect([...root().querySelectorAll('button')].filter((button) => button.textContent === '同意')).toHaveLength(1)
    press('同意')
    await seen('不能恢复')
    expect(backend.calls.some((call) => call.includes('agree'))).toBe(false)
    root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
    await seen('注销成功')
  })

  it('takes a remark', async () => {
    backend.answers.set('POST /adminapi/user/cancel/set_mark', () => ({ status: 200, msg: '备注成功', code: '100024' }))
    await open('shop', '李四')
    press('备注')
    await vi.waitFor(() => expect(root().querySelector('dialog textarea')).not.toBeNull(), patient)
    press('确定')
    await seen('备注成功')
    expect(Object.fromEntries(backend.bodies.at(-1)!)).toMatchObject({ id: '2' })
  })
})
