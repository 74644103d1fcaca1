// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import empty from '../../../../fixtures/recorded/adminapi_finance_balance_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const rows = [
  {
    id: 2,
    relation: 'cp646',
    add_time: '2026-11-20 10:00:00',
    pm: 0,
    number: '8.80',
    balance: '11.20',
    nickname: '李四',
    type_name: '余额支付购买商品',
    mark: '',
  },
  {
    id: 1,
    relation: '',
    add_time: '2026-11-19 10:00:00',
    pm: 1,
    number: '20.00',
    nickname: '王五',
    type_name: '系统增加余额',
    mark: '补偿',
  },
]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].find((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  const data = { ...empty.responseBody.data, list: rows, count: 2 }
  backend.answers.set('GET /adminapi/finance/balance/list', () => ({ status: 200, msg: 'success', data }))
  history.replaceState(null, '', '/admin/finance/balance/balance?trading_type=system_add')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('李四')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('余额记录', () => {
  it('shows what came in and went out, narrowed by a kind that the server names', async () => {
    for (const text of ['-8.80', '11.20', '+20.00', 'cp646']) expect(root().textContent).toContain(text)
    expect(backend.calls.some((call) => call.includes('trading_type=system_add'))).toBe(true)
    await vi.waitFor(() => expect(root().textContent).toContain('系统增加余额'), patient)
  })

  it('takes a remark, not an empty one', async () => {
    backend.answers.set('POST /adminapi/finance/balance/set_mark/2', () => ({ status: 200, msg: '备注成功', code: '100024' }))
    press('备注')
    const field = await vi.waitFor(() => {
      const found = root().querySelector<HTMLTextAreaElement>('dialog textarea')
      expect(found).not.toBeNull()
      return found!
    }, patient)
    press('确定')
    await seen('请输入备注')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, '已核对')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    press('确定')
    await seen('备注成功')
    expect(Object.fromEntries(backend.bodies.at(-1)!)).toMatchObject({ mark: '已核对' })
  })
})
