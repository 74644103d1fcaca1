// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { columns } from '#src/text/columns.ts'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient, type Order } from './orders-stage.tsx'

const word = (text: string) => ({ 'zh-cn': text, en: `${text} en`, 'zh-tw': text })
const $text = columns({ code: word('单号'), total: word('金额'), codeMissing: word('请输入单号'), totalMissing: word('请输入金额') })
const form = defineForm({
  text: $text,
  in: 'page',
  start: ({ row }: FormTarget<Order>) => ({ code: row?.code ?? '', total: row?.total ?? '' }),
  fields: [
    { key: 'code', required: 'codeMissing' },
    { key: 'total', required: 'totalMissing' },
  ],
  async save(body, { connection, options }) {
    const call = endpoint<{ body: object }, unknown>('POST', '/orders/save', { encoding: 'json' })
    return (await connection.answer(call, { body }, options)).message
  },
})

let desk: ReturnType<typeof ordersStage>
let sent: unknown[]

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  desk = ordersStage({
    ...declared,
    detail: {
      sections: [
        { key: 'title', fields: ['code', { key: 'total', show: ({ total }) => `¥${total}` }] },
        { key: 'state', tab: 'state', fields: [{ key: 'state', show: ({ state }) => (state ? '待审核的' : '') }] },
        { key: 'time', tab: 'time', Show: ({ row }) => <p>{`${row.code} 的经过`}</p> },
        { key: 'due', fold: 'closed', fields: ['code'], when: ({ id }) => id === 2 },
      ],
    },
    actions: [
      { key: 'add', on: 'list', form },
      { key: 'edit', on: 'row', form },
      {
        key: 'ship',
        on: 'row',
        call: ({ id }) => ({ url: 'orders', method: 'DELETE', ids: [id] }),
      },
    ],
  })
  desk.backend.answers.set('POST /adminapi/orders/save', (body) => {
    sent.push(body)
    return { status: 200, msg: '已保存' }
  })
})
afterEach(() => desk.end())

const text = () => desk.show().root.textContent ?? ''
const titled = (title: string) => vi.waitFor(() => expect(desk.all('.console-part h1')[0]!.textContent).toBe(title), patient)
const link = (name: string) =>
  vi.waitFor(() => {
    const found = desk.all('tbody a').find((one) => one.textContent === name)
    if (!found) throw new Error(`no link ${name}`)
    return found
  }, patient)
const isList = () => vi.waitFor(() => expect(desk.all('.console-part')).toHaveLength(0), patient)
const fill = async (at: number, value: string) => {
  const input = await vi.waitFor(() => desk.all<HTMLInputElement>('.console-part .ui-field input')[at]!, patient)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a detail view', () => {
  it('opens from its row at an address of its own, and Escape leads back to the list as it was', async () => {
    await desk.open('?state=1')
    const row = await link('DD2')
    expect(row.getAttribute('href')).toBe('/orders?state=1&at=detail-2')
    row.focus()
    row.click()
    await titled('DD2')
    expect(location.search).toBe('?state=1&at=detail-2')
    await desk.show().reads('¥10.10')
    expect(text()).toContain('待审核的')
    expect(text()).not.toContain('DD2 的经过')
    await desk.press('时间')
    await desk.show().reads('DD2 的经过')
    expect(desk.all<HTMLDetailsElement>('details')[0]!.open).toBe(false)
    const heading = desk.all('.console-part h1')[0]!
    expect(desk.show().root.activeElement).toBe(heading)
    heading.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await isList()
    expect(location.search).toBe('?state=1')
    expect(await link('DD2')).toBe(row)
    await vi.waitFor(() => expect(desk.show().root.activeElement).toBe(row), patient)
  })

  it('opens by its address, whatever page of the list the row is on, and leads to the list', async () => {
    await desk.open('?at=detail-12', 'admin', 'DD12')
    await titled('DD12')
    await desk.press('返回：订单')
    await isList()
    expect(location.search).toBe('')
  })

  it('says that there is no such row', async () => {
    history.replaceState(null, '', '/orders')
    await desk.open()
    history.replaceState(null, '', '/orders?at=detail-99')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await desk.show().reads('这条数据不存在，可能已被删除')
    // the way back names the list already
    expect(desk.all('.console-part h1').map(({ className }) => className)).toEqual(['ui-sr'])
  })

  it('has the actions of its row, and closes when the row is gone', async () => {
    await desk.open()
    ;(await link('DD3')).click()
    await titled('DD3')
    const ship = await vi.waitFor(() => desk.all('.console-part button').find((one) => one.textContent === '发货')!, patient)
    ship.click()
    await desk.show().reads('删除 3')
    await isList()
    await vi.waitFor(() => expect(text()).not.toContain('DD3删'), patient)
  })
})

describe('a form with a page of its own', () => {
  it('has an address, sums up what is wrong, and leads back when it is stored', async () => {
    await desk.open()
    await desk.press('新建')
    await titled('新建')
    expect(location.search).toBe('?at=add')
    await desk.press('保存')
    await desk.show().reads('有 2 处需要修改')
    await fill(0, 'DD30')
    await fill(1, '5')
    await desk.show().reads('有未保存的修改')
    await desk.press('保存')
    await desk.show().reads('已保存')
    await isList()
    expect(sent).toEqual([{ code: 'DD30', total: '5' }])
    expect(location.search).toBe('')
  })

  it('names its row, and asks before it is left by any way', async () => {
    await desk.open('?at=edit-2', 'admin', '单号*')
    await titled('修改 ID:2')
    await fill(0, 'DD2-b')
    await desk.show().reads('有未保存的修改')
    await desk.press('取消')
    await desk.show().reads('修改还没有保存，确定离开吗？')
    await desk.press('继续编辑')
    expect(location.search).toBe('?at=edit-2')
    await desk.press('返回：订单')
    await desk.press('离开')
    await isList()
    expect(location.search).toBe('')
    expect(sent).toEqual([])
  })
})
