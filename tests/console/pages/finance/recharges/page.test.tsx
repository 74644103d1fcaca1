// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import form from '../../../../fixtures/recorded/adminapi_finance_recharge_id_refund_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_finance_recharge.json' with { type: 'json' }
import figures from '../../../../fixtures/recorded/adminapi_finance_recharge_user_recharge.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const [given] = list.responseBody.data.list
const paid = { ...given!, id: 1, recharge_type: 'weixin', nickname: '周一' }
const unpaid = { ...paid, id: 2, paid: 0, paid_type: '未支付', pay_time: 0, _pay_time: '暂无', nickname: '吴二' }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  const rows = [given, paid, unpaid]
  backend.answers.set('GET /adminapi/finance/recharge', () => ({ ...list.responseBody, data: { list: rows, count: 3 } }))
  backend.answers.set('GET /adminapi/finance/recharge/user_recharge', () => figures.responseBody)
  backend.answers.set('GET /adminapi/finance/recharge/1/refund_edit', () => form.responseBody)
  history.replaceState(null, '', '/admin/finance/user_recharge/index?paid=1')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('吴二')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('充值记录', () => {
  it('shows figures of what the filter finds', async () => {
    await seen('充值总金额500,000 元')
    expect(backend.calls).toContain('GET /adminapi/finance/recharge/user_recharge?paid=1')
  })

  it('gives back what was paid in, and deletes what was not', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/finance/recharge/1', (sent) => {
      body = sent
      return { status: 200, msg: '操作成功' }
    })
    const rows = [...root().querySelectorAll('tbody tr')].map((row) => row.textContent)
    // the shop gave the first by itself
    expect(rows.map((row) => [row.includes('退款'), row.includes('删除')])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
    press('退款')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('仅本金'), patient)
    press('确定')
    await seen('操作成功')
    expect(body).toMatchObject({ refund_price: 1 })
  })
})
