// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormDraft } from '#src/api/preferences.ts'
import { setLocale } from '#src/text/locale.ts'
import { form, keepDrafts, type Values } from './order-form.ts'
import { declared, ordersStage, patient } from '../engine/orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
let drafts: Map<string, FormDraft>
let keys: (string | null)[]
let sent: Values[]
let reply: (body: Values) => object

beforeEach(async () => {
  setLocale('zh-cn')
  drafts = new Map()
  keys = []
  sent = []
  reply = () => ({ status: 200, msg: '' })
  desk = ordersStage({
    ...declared,
    actions: [
      { key: 'add', on: 'list', form },
      { key: 'edit', on: 'row', form },
    ],
  })
  desk.backend.features = { preferences: true, idempotency: true }
  keepDrafts(desk.backend, drafts)
  desk.backend.answers.set('POST /adminapi/orders/save', (body) => {
    sent.push(body as Values)
    return reply(body as Values)
  })
  const network = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/orders/save')) keys.push(new Headers(init.headers).get('Idempotency-Key'))
    return network(address, init)
  })
  await desk.open()
})
afterEach(() => desk.end())

const field = (label: string) =>
  vi.waitFor(() => {
    const found = desk.all('dialog .ui-field').find((one) => one.textContent!.startsWith(label))
    if (!found) throw new Error(`no field ${label}`)
    return found
  }, patient)
async function fill(label: string, text: string) {
  const input = (await field(label)).querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const valueOf = async (label: string) => (await field(label)).querySelector('input')!.value
const choice = (words: string) =>
  desk
    .all<HTMLLabelElement>('dialog label')
    .find((label) => label.textContent === words)!
    .querySelector('input')!
const isGone = () => vi.waitFor(() => expect(desk.all('dialog')).toHaveLength(0), patient)
const answer = (name: string) =>
  vi.waitFor(
    () =>
      desk
        .all('dialog button')
        .findLast((one) => one.textContent === name)!
        .click(),
    patient,
  )
const kept = (name: string, values: object) => vi.waitFor(() => expect(drafts.get(name)?.values).toEqual(values), patient)

describe('a declared form', () => {
  it('says the first thing that is wrong and takes you there, and sends once however often it is pressed', async () => {
    await desk.press('新建')
    await fill('金额', 'viel')
    await answer('确定')
    await desk.show().reads('请输入单号')
    expect(desk.show().root.activeElement).toBe((await field('单号')).querySelector('input'))
    await desk.show().reads('金额不对')
    await fill('单号', 'DD20')
    await fill('金额', '12.50')
    expect(sent).toEqual([])
    await answer('确定')
    await answer('确定').catch(() => {})
    await desk.show().reads('提交成功')
    await isGone()
    expect(sent).toEqual([{ code: 'DD20', total: '12.50', pin: '', state: 0, version: 1 }])
    expect(desk.backend.calls.filter((call) => call.startsWith('GET /adminapi/orders?'))).toHaveLength(2)
  })

  it('says that it was not sent where the server has no sentence for it', async () => {
    reply = () => ({ status: 400, msg: '' })
    await desk.press('新建')
    await fill('单号', 'DD1')
    await answer('确定')
    await desk.show().reads('提交失败')
  })

  it('shows what the server refuses at its field, and sends the same again under the same key', async () => {
    reply = () => ({ status: 400, msg: '单号重复', errors: { code: '这个单号已经有了' } })
    await desk.press('新建')
    await fill('单号', 'DD1')
    await answer('确定')
    expect(await vi.waitFor(async () => (await field('单号')).querySelector('.ui-field-error')!.textContent, patient)).toBe(
      '这个单号已经有了',
    )
    await vi.waitFor(async () => {
      await answer('确定')
      expect(keys).toHaveLength(2)
    }, patient)
    await fill('单号', 'DD21')
    reply = () => ({ status: 200, msg: '已新建' })
    await vi.waitFor(async () => {
      await answer('确定')
      expect(keys).toHaveLength(3)
    }, patient)
    expect(keys[0]).toMatch(/^[\w-]{16,}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    await isGone()
  })

  it('keeps what is typed in another language', async () => {
    await desk.press('新建')
    await fill('单号', 'DD7')
    setLocale('en')
    expect(await valueOf('单号 en')).toBe('DD7')
  })
})

describe('what is not sent', () => {
  it('is asked about when the dialog is closed, offered as a draft, and dropped after the server’s ok alone', async () => {
    await desk.press('新建')
    await fill('单号', 'DD3')
    await fill('口令', 'geheim')
    await kept('add.new.orders', { code: 'DD3' })
    await answer('取消')
    await desk.show().reads('修改还没有保存，确定关闭吗？')
    await answer('继续编辑')
    expect(await valueOf('单号')).toBe('DD3')
    await answer('取消')
    await answer('关闭')
    await isGone()

    await desk.press('新建')
    await desk.show().reads('填写的内容还没有提交')
    expect(await valueOf('单号')).toBe('')
    await answer('恢复草稿')
    await vi.waitFor(async () => expect(await valueOf('单号')).toBe('DD3'), patient)
    expect(await valueOf('口令')).toBe('')
    reply = () => ({ status: 400, msg: '出错了' })
    await answer('确定')
    await desk.show().reads('出错了')
    expect(drafts.has('add.new.orders')).toBe(true)
    reply = () => ({ status: 200, msg: '好了' })
    await vi.waitFor(async () => {
      await answer('确定')
      expect(sent).toHaveLength(2)
    }, patient)
    await isGone()
    await vi.waitFor(() => expect(drafts.size).toBe(0), patient)
  })

  it('can be thrown away', async () => {
    drafts.set('add.new.orders', { values: { code: 'alt' }, base: { code: '' }, at: 1 })
    await desk.press('新建')
    await answer('丢弃')
    await vi.waitFor(() => expect(drafts.size).toBe(0), patient)
    expect(await valueOf('单号')).toBe('')
    await answer('取消')
    await isGone()
  })

  it('is put beside what somebody else stored since', async () => {
    drafts.set('edit.1.orders', { values: { total: '99', state: '1' }, base: { total: '9', state: '0' }, at: 1 })
    await desk.press('修改')
    await answer('恢复草稿')
    await desk.show().reads('我填写的：99')
    await desk.show().reads('现在保存的：10.10')
    expect(await valueOf('金额')).toBe('99')
    await answer('确定')
    await desk.show().reads('请先选择保留哪一份')
    expect(sent).toHaveLength(0)
    // left without a choice, it asks again
    await kept('edit.1.orders', { total: '99', state: '1' })
    expect(drafts.get('edit.1.orders')?.base).toEqual({ total: '9', state: '0' })
    await answer('取消')
    await answer('关闭')
    await isGone()
    await desk.press('修改')
    await answer('恢复草稿')
    await desk.show().reads('现在保存的：10.10')
    choice('我填写的：99').click()
    await vi.waitFor(async () => {
      await answer('确定')
      expect(sent).toHaveLength(1)
    }, patient)
  })

  it('tells of somebody else’s change to the row, whatever it concerns', async () => {
    drafts.set('edit.1.orders', { values: { total: '99' }, base: { total: '10.10' }, at: 1, version: 0 })
    await desk.press('修改')
    await answer('恢复草稿')
    await desk.show().reads('您修改的内容没有冲突')
    await vi.waitFor(() => expect(drafts.get('edit.1.orders')).toMatchObject({ version: 1 }), patient)
    await answer('确定')
    await isGone()
  })

  it('of another window is offered still when this form is finished, with or without changes of its own', async () => {
    const elsewhere = { values: { total: '99' }, base: { total: '10.10' }, at: 1, by: 'elsewhere' }
    await desk.press('修改')
    await fill('金额', '55')
    await kept('edit.1.orders', { total: '55' })
    drafts.set('edit.1.orders', elsewhere)
    await answer('确定')
    await isGone()
    await vi.waitFor(() => expect(desk.backend.calls.some((call) => call.startsWith('DELETE'))).toBe(true), patient)
    expect(drafts.get('edit.1.orders')).toEqual(elsewhere)

    await desk.press('修改')
    await desk.show().reads('填写的内容还没有提交')
    await fill('金额', '66')
    await kept('edit.1.orders', { total: '66' })
    await vi.waitFor(async () => {
      await answer('确定')
      expect(sent).toHaveLength(2)
    }, patient)
    await isGone()
    await vi.waitFor(() => expect(drafts.get('edit.1.orders')).toEqual(elsewhere), patient)
  })
})

it('shows what somebody else stored meanwhile beside mine, and overwrites nothing by itself', async () => {
  const theirs = { id: 1, code: 'DD1-b', total: '77', state: 0, version: 5 }
  reply = ({ version }) =>
    version === 5 ? { status: 200, msg: '已修改' } : { status: 409, msg: '已被修改', code: 'X', data: { row: theirs } }
  await desk.press('修改')
  await fill('金额', '66')
  await answer('确定')
  await desk.show().reads('其他人刚刚修改了这条数据')
  await desk.show().reads('现在保存的：77')
  expect(await valueOf('单号')).toBe('DD1-b')
  expect(await valueOf('金额')).toBe('66')
  expect(sent).toHaveLength(1)
  choice('现在保存的：77').click()
  await vi.waitFor(async () => expect(await valueOf('金额')).toBe('77'), patient)
  await vi.waitFor(async () => {
    await answer('确定')
    expect(sent).toHaveLength(2)
  }, patient)
  await isGone()
  expect(sent[1]).toMatchObject({ code: 'DD1-b', total: '77', version: 5 })
})

it('takes the reader to what somebody else stored, chooses nothing, and sends nothing before one was chosen', async () => {
  const theirs = { id: 1, code: 'DD1', total: '77', state: 0, version: 5 }
  reply = ({ version }) =>
    version === 5 ? { status: 200, msg: '已修改' } : { status: 409, msg: '已被修改', code: 'X', data: { row: theirs } }
  await desk.press('修改')
  await fill('金额', '66')
  await answer('确定')
  await desk.show().reads('现在保存的：77')
  const notice = desk.all('dialog [role=alert]').find((one) => one.textContent.includes('其他人刚刚修改了这条数据'))!
  await vi.waitFor(() => expect(desk.show().root.activeElement).toBe(notice), patient)
  expect([choice('我填写的：66').checked, choice('现在保存的：77').checked]).toEqual([false, false])
  ;(await field('金额')).querySelector('input')!.focus()
  await vi.waitFor(async () => {
    await answer('确定')
    expect(notice.textContent).toContain('请先选择保留哪一份')
  }, patient)
  expect(desk.show().root.activeElement).toBe(notice)
  expect(sent).toHaveLength(1)
  choice('我填写的：66').click()
  await vi.waitFor(() => expect(notice.textContent).not.toContain('请先选择保留哪一份'), patient)
  await answer('确定')
  await isGone()
  expect(sent[1]).toMatchObject({ total: '66', version: 5 })
})

it('asks for no choice any more once the row is deleted, says so, and keeps what was typed', async () => {
  reply = () => ({ status: 409, msg: '已被修改', code: 'X', data: { row: { id: 1, code: 'DD1', total: '77', state: 0, version: 5 } } })
  await desk.press('修改')
  await fill('金额', '66')
  await answer('确定')
  await desk.show().reads('现在保存的：77')
  choice('我填写的：66').click()
  reply = () => ({ status: 400, msg: '这条数据已被删除', code: 'RECORD_GONE' })
  await vi.waitFor(async () => {
    await answer('确定')
    expect(sent).toHaveLength(2)
  }, patient)
  await desk.show().reads('这条数据已被删除')
  await vi.waitFor(() => expect(desk.show().root.textContent).not.toContain('其他人刚刚修改了这条数据'), patient)
  expect(await valueOf('金额')).toBe('66')
})
