// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import list from '../../../../fixtures/recorded/adminapi_product_reply.json' with { type: 'json' }
import replied from '../../../../fixtures/recorded/adminapi_product_reply_set_reply_PUT.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const [recorded] = list.responseBody.data.list
const rows = [recorded!, { ...recorded!, id: 2, comment: '破了' }, { ...recorded!, id: 3, comment: '不错', status: 1 }]

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = (name: string) => [...root().querySelectorAll('button')].filter((button) => button.textContent === name)

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/product/reply', () => ({ status: 200, msg: 'success', data: { list: rows, count: rows.length } }))
  history.replaceState(null, '', '/admin/product/product_reply')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('质量很好，物流很快')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('answers a review, beginning with what was said before', async () => {
  let body: unknown
  backend.answers.set('PUT /adminapi/product/reply/set_reply/1', (sent) => {
    body = sent
    return replied.responseBody
  })
  buttons('回复')[0]!.click()
  await vi.waitFor(() => expect(root().querySelector<HTMLTextAreaElement>('dialog textarea')?.value).toBe('感谢支持'), patient)
  buttons('确定').at(-1)!.click()
  await seen('回复成功')
  expect(body).toEqual({ content: '感谢支持' })
})

it('gives several the same answer, and writes over nobody else’s', async () => {
  const sent: unknown[] = []
  const unanswered = rows.map((row) => (row.id === 2 ? { ...row, is_reply: 0, merchant_reply_content: null } : { ...row, is_reply: 1 }))
  backend.answers.set('GET /adminapi/product/reply', () => ({ status: 200, msg: 'success', data: { list: unanswered, count: 3 } }))
  show.end()
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('质量很好，物流很快')
  for (const id of [1, 2, 3])
    backend.answers.set(`PUT /adminapi/product/reply/set_reply/${id}`, (body) => {
      sent.push([id, body])
      return replied.responseBody
    })
  for (const box of root().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await seen('批量回复')
  buttons('批量回复')[0]!.click()
  await seen('批量回复（1 条未回复的评论）')
  const field = await show.appears<HTMLTextAreaElement>('dialog textarea')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, '谢谢您的评价')
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  buttons('确定').at(-1)!.click()
  await seen('回复成功')
  expect(sent).toEqual([[2, { content: '谢谢您的评价' }]])
})

it('passes several one after another, those that wait alone', async () => {
  const passed: string[] = []
  for (const id of [1, 2, 3])
    backend.answers.set(`PUT /adminapi/product/reply/set_status/${id}/1`, () => {
      passed.push(String(id))
      return { status: 200, msg: '设置成功' }
    })
  expect(buttons('通过')).toHaveLength(2)
  for (const box of root().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await seen('批量通过')
  buttons('批量通过')[0]!.click()
  await seen('设置成功')
  expect(passed).toEqual(['1', '2'])
})

it('refuses several after being asked, those that wait alone', async () => {
  const refused: number[] = []
  for (const id of [1, 2, 3])
    backend.answers.set(`PUT /adminapi/product/reply/set_status/${id}/2`, () => (refused.push(id), { status: 200, msg: '设置成功' }))
  for (const box of root().querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')) box.click()
  await seen('批量驳回')
  buttons('批量驳回')[0]!.click()
  await show.appears('dialog[open], [role=alertdialog]')
  expect(refused).toEqual([])
  const agree = () => [...root().querySelectorAll<HTMLElement>('dialog button, [role=alertdialog] button')]
  await vi.waitFor(
    () =>
      agree()
        .findLast(({ textContent }) => textContent && textContent !== '取消')!
        .click(),
    patient,
  )
  await seen('设置成功')
  expect(refused).toEqual([1, 2])
})

it('opens a picture large, and the next one from there', async () => {
  const pics = ['/uploads/a.jpg', '/uploads/b.jpg']
  backend.answers.set('GET /adminapi/product/reply', () => ({
    ...{ status: 200, msg: 'success' },
    data: { list: [{ ...recorded!, comment: '有图', pics }], count: 1 },
  }))
  buttons('待审核')[0]!.click()
  await seen('有图')
  root().querySelector<HTMLElement>('button[aria-label="查看第 1 张图片"]')!.click()
  const large = () => root().querySelector<HTMLImageElement>('dialog img')?.src
  await vi.waitFor(() => expect(large()).toMatch(/\/uploads\/a\.jpg$/), patient)
  await seen('图片 1 / 2')
  buttons('下一张')[0]!.click()
  await vi.waitFor(() => expect(large()).toMatch(/\/uploads\/b\.jpg$/), patient)
  expect(buttons('下一张')[0]!.disabled).toBe(true)
})
