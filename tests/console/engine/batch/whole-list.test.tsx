// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient } from '../orders-stage.tsx'

const job = {
  id: 7,
  name: 'list-batch',
  title: '批量操作',
  state: 'running',
  progress: 0.4,
  step: '5 / 12',
  created_at: '',
  finished_at: '',
  file: null,
}
let desk: ReturnType<typeof ordersStage>
let sent: unknown

beforeEach(() => {
  setLocale('zh-cn')
  const actions = declared.actions!.map((action) =>
    action.key === 'drop' && action.on === 'batch' ? { ...action, whole: { batch: 'orders.drop', values: { is_del: 1 } } } : action,
  )
  desk = ordersStage({ ...declared, actions })
  sent = undefined
  const { answers } = desk.backend
  answers.set('POST /adminapi/setting/batches', (body) => {
    sent = body
    return { status: 200, data: { id: 7, count: 12 } }
  })
  answers.set('GET /adminapi/setting/jobs/7', () => ({ status: 200, data: job }))
})
afterEach(() => desk.end())

const tick = (name: string) =>
  vi.waitFor(
    () =>
      desk
        .all('input')
        .find((box) => box.getAttribute('aria-label') === `选择${name}`)!
        .click(),
    patient,
  )
const heading = () => desk.all('.console-selection')[0]?.getAttribute('aria-label')

it('chooses everything that the filter finds, offers what the server can do with it, and tells how far that is', async () => {
  desk.backend.features['listBatches'] = true
  await desk.open('?state=1')
  await tick('DD1')
  await desk.press('选择全部 12 条')
  await vi.waitFor(() => expect(heading()).toBe('已选择筛选出的全部 12 条'), patient)
  expect(desk.button('驳回')).toBeUndefined()
  await desk.press('删除')
  await desk.show().reads('确定对 12 条执行“删除”吗？')
  const sure = () => desk.all('[role=alertdialog] button, [role=dialog] button').find((one) => one.textContent === '删除')
  await vi.waitFor(() => sure()!.click(), patient)
  await desk.show().reads('5 / 12')
  expect(sent).toEqual({ batch: 'orders.drop', query: { state: '1' }, values: { is_del: 1 } })
  desk.backend.answers.set('GET /adminapi/setting/jobs/7', () => ({
    status: 200,
    data: { ...job, state: 'done', progress: 1, step: '11 / 12，1 条未更改：已发货' },
  }))
  await desk.show().reads('已完成：11 / 12，1 条未更改：已发货')
  await vi.waitFor(() => expect(heading()).toBeUndefined(), patient)
})

it('says before it begins that a search was counted so far only, and that all of it is meant', async () => {
  desk.backend.features['listBatches'] = true
  const { answers } = desk.backend
  answers.set('GET /adminapi/orders', () => ({
    status: 200,
    data: { list: [{ id: 1, code: 'DD1', total: '1.00', state: 1 }], count: 1000, is_capped: true },
  }))
  answers.set('POST /adminapi/setting/batches', () => ({ status: 200, data: { id: 7, count: 3388 } }))
  await desk.open('?state=1')
  await tick('DD1')
  await desk.press('选择全部（超过 1000 条）')
  await vi.waitFor(() => expect(heading()).toBe('已选择筛选出的全部 1000+ 条'), patient)
  await desk.press('删除')
  await desk.show().reads('确定对 1000+ 条执行“删除”吗？')
  await desk.show().reads('搜索只数到 1000 条，实际更多：找到的会全部处理')
  const sure = () => desk.all('[role=alertdialog] button, [role=dialog] button').find((one) => one.textContent === '删除')
  await vi.waitFor(() => sure()!.click(), patient)
  await desk.show().reads('共 3388 条')
})

it('goes back to what is ticked', async () => {
  desk.backend.features['listBatches'] = true
  await desk.open()
  await tick('DD1')
  await desk.press('选择全部 12 条')
  await desk.press('只选当前勾选的')
  await vi.waitFor(() => expect(heading()).toBe('已选 1 项'), patient)
  expect(sent).toBeUndefined()
})

it('is offered by no server that cannot do it', async () => {
  await desk.open()
  await tick('DD1')
  await vi.waitFor(() => expect(desk.button('删除')).toBeDefined(), patient)
  expect(desk.button('选择全部 12 条')).toBeUndefined()
})
