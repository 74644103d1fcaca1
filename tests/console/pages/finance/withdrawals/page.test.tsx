// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import recorded from '../../../../fixtures/recorded/adminapi_finance_extract.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const waiting = {
  ...{ id: 3, uid: 7, nickname: '孙七', real_name: '孙七', extract_type: 'bank', bank_code: '6222', bank_address: '中国银行' },
  ...{ alipay_code: '', wechat: '', qrcode_url: '', extract_price: '50.00', extract_fee: '0.50', balance: '0.00', mark: '' },
  ...{ status: 0, fail_msg: '', add_time: 1795220599 },
}
const refused = {
  ...waiting,
  id: 2,
  extract_type: 'alipay',
  alipay_code: 'a@b.c',
  status: -1,
  fail_msg: '账号不符',
  add_time: '2026-11-20 08:00:00',
}
// the list stands within the list, beside its figures
const reply = {
  ...recorded.responseBody,
  data: { ...recorded.responseBody.data, list: { list: [waiting, refused], count: 2 } },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = () => [...root().querySelectorAll('button')].map((button) => button.textContent)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/finance/extract', () => reply)
  history.replaceState(null, '', '/admin/finance/user_extract/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('孙七')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('提现申请', () => {
  it('shows rows and figures of a plain shop, times in either way; what is decided has no buttons', () => {
    const rows = [...root().querySelectorAll('tbody tr')].map((row) => row.textContent)
    expect(rows[0]).toContain('银行卡 孙七 6222 中国银行')
    expect(rows[0]).toContain('2026-11-21 08:23')
    expect(rows[1]).toContain('支付宝 孙七 a@b.c')
    expect(rows[1]).toContain('未通过 账号不符')
    expect(root().textContent).toContain('佣金总金额0.00')
    expect(buttons().filter((name) => name === '通过')).toHaveLength(1)
  })

  it('passes and refuses by the calls of the contract', async () => {
    backend.answers.set('PUT /adminapi/finance/extract/adopt/3', () => ({ status: 200, msg: '操作成功', code: '100010' }))
    press('通过')
    await seen('确定通过吗')
    press('确定')
    await seen('操作成功')
    let body: unknown
    backend.answers.set('PUT /adminapi/finance/extract/refuse/3', (sent) => {
      body = sent
      return { status: 400660, msg: '您的提现申请已被拒绝' }
    })
    press('驳回')
    await vi.waitFor(() => expect(root().querySelector('dialog textarea')).not.toBeNull(), patient)
    press('确定')
    await seen('请输入未通过原因')
    const field = root().querySelector<HTMLTextAreaElement>('dialog textarea')!
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, '账号不符')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    press('确定')
    await seen('您的提现申请已被拒绝')
    expect(body).toEqual({ message: '账号不符' })
  })

  it('decides several alike, each by a call of its own, and shows before what is paid out', async () => {
    backend.answers.set('GET /adminapi/finance/extract', () => ({
      ...reply,
      data: { ...reply.data, list: { list: [waiting, { ...waiting, id: 4, shared_users: 2, is_unusual: 1 }, refused], count: 3 } },
    }))
    show.end()
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
    await seen('另有 2 人用此账号')
    await seen('金额偏大')
    backend.answers.set('PUT /adminapi/finance/extract/adopt/3', () => ({ status: 200, msg: '操作成功', code: '100010' }))
    backend.answers.set('PUT /adminapi/finance/extract/adopt/4', () => ({ status: 400659, msg: '已经提现' }))
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await seen('批量审核')
    press('批量审核')
    // what is decided already is left out, and the fee stays in the shop
    await seen('通过后将付出 2 笔，扣除手续费后合计 ¥99.00')
    press('通过 2 笔')
    await seen('已处理 2 / 2，失败 1')
    await seen('已经提现')
    const sent = () => backend.calls.filter((one) => one.startsWith('PUT /adminapi/finance/extract/adopt'))
    expect(sent()).toHaveLength(2)
    press('重试失败项')
    await vi.waitFor(() => expect(sent()).toHaveLength(3), patient)
    expect(sent().at(-1)).toContain('/4')
  })

  it('refuses several for one reason, which has to be given', async () => {
    const both = { ...reply, data: { ...reply.data, list: { list: [waiting, { ...waiting, id: 4 }], count: 2 } } }
    backend.answers.set('GET /adminapi/finance/extract', () => both)
    show.end()
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
    await seen('孙七')
    const sent: unknown[] = []
    for (const id of [3, 4])
      backend.answers.set(`PUT /adminapi/finance/extract/refuse/${id}`, (body) => {
        sent.push([id, body])
        return { status: 400660, msg: '您的提现申请已被拒绝' }
      })
    root().querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await seen('批量审核')
    press('批量审核')
    const verdict = () => [...root().querySelectorAll('dialog label')].find(({ textContent }) => textContent === '驳回')
    await vi.waitFor(() => verdict()!.querySelector('input')!.click(), patient)
    const field = await show.appears<HTMLTextAreaElement>('dialog textarea')
    press('驳回 2 笔')
    await seen('请输入未通过原因')
    expect(sent).toEqual([])
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, '账号不符')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    press('驳回 2 笔')
    await vi.waitFor(() => expect(sent).toEqual([3, 4].map((id) => [id, { message: '账号不符' }])), patient)
  })

  it('shows an account of our own server in clear when it is asked for, each time anew; a plain shop hides none', async () => {
    expect(buttons()).not.toContain('查看账号')
    show.end()
    backend.kind = 'own'
    backend.answers.set('GET /adminapi/finance/extract', () => ({
      ...reply,
      data: { ...reply.data, list: { list: [{ ...waiting, status: 1, bank_code: '622****7890' }], count: 1 } },
    }))
    const account = { real_name: '孙七', bank_code: '6222021234567890', bank_address: '中国银行', alipay_code: '', wechat: '' }
    backend.answers.set('GET /adminapi/finance/extract_account/3', () => ({ status: 200, msg: 'success', data: account }))
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
    await seen('622****7890')
    const looks = () => backend.calls.filter((one) => one === 'GET /adminapi/finance/extract_account/3').length
    for (const count of [1, 2]) {
      press('查看账号')
      await seen('6222021234567890')
      expect(root().textContent).not.toContain('支付宝账号')
      expect(looks()).toBe(count)
      press('关闭')
      await vi.waitFor(() => expect(root().textContent).not.toContain('6222021234567890'), patient)
    }
  })
})
