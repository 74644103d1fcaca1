// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const row = {
  ...{ id: 5, name: '标准卷', scope: 'global', scope_id: 0, min: '42', max: '46', basis: 'piece', price: '860', price_unit: '卷' },
  ...{ sort: 0, status: 1, version: 3, updated_by: '林店长', updated_at: '2026-11-21 10:00:00' },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: unknown[]
let asked: unknown[]
const others = Array.from({ length: 11 }, (_, at) => ({
  ...row,
  id: 50 + at,
  name: `${48 + at} 起`,
  min: String(48 + at),
  max: String(49 + at),
}))
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()
function fill(label: string, text: string) {
  const field = [...root().querySelectorAll('dialog .ui-field')].find((one) => one.textContent!.startsWith(label))!
  const input = field.querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  backend.features = { factory: true }
  asked = []
  backend.answers.set('POST /api/product/searchWeightRange', (body) => {
    asked.push(body)
    const { basis, page = 1, limit = 10 } = body as { basis: string; page?: number; limit?: number }
    const all = basis === 'piece' ? [row, ...others] : []
    const data = {
      list: all.slice((page - 1) * limit, page * limit),
      count: all.length,
      in_use: all,
      gaps: [{ from: '46', to: '48' }],
      match: null,
    }
    return {
      status: 200,
      msg: 'success',
      data: {
        ...data,
        tabs: [
          { basis: 'piece', count: all.length },
          { basis: 'line', count: 7 },
        ],
      },
    }
  })
  backend.answers.set('POST /api/product/readWeightRange', () => ({ status: 200, msg: 'success', data: row }))
  backend.answers.set('POST /api/product/weightRangeHistory', () => ({ status: 200, msg: 'success', data: { list: [] } }))
  for (const name of ['addWeightRange', 'editWeightRange'])
    backend.answers.set(`POST /api/product/${name}`, (body) => {
      sent.push({ name, body })
      return { status: 200, msg: '保存成功', data: {} }
    })
  history.replaceState(null, '', '/admin/setting/weightRange')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows ranges with their gaps, says what is wrong before it asks the server, and sends decimal text', async () => {
  await seen('有 1 个空档：46–48 千克')
  press('添加区间')
  await vi.waitFor(() => expect(root().querySelector('dialog .ui-field')).not.toBeNull(), patient)
  fill('下限', '48.0001')
  press('确定')
  await seen('最多 3 位小数')
  fill('下限', '48.5')
  fill('价格', '19.1111')
  press('确定')
  await seen('保存成功')
  expect(sent).toMatchObject([
    { name: 'addWeightRange', body: { basis: 'piece', name: '', min: '48.5', max: '', price: '19.1111', price_unit: 'kg', status: 1 } },
  ])
})

it('switches a range off with the version that it knows', async () => {
  await seen('标准卷')
  root().querySelector<HTMLInputElement>('table input[role=switch]')!.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]).toMatchObject({ name: 'editWeightRange', body: { id: '5', version: 3, status: 0 } })
})

it('asks for a page in the body of its POST, draws every band in use, and counts each way of weighing', async () => {
  await seen('标准卷')
  expect(asked).toEqual([{ page: 1, limit: 10, basis: 'piece' }])
  expect(root().querySelectorAll('tbody tr')).toHaveLength(10)
  expect(root().querySelectorAll('.weight-ruler-band')).toHaveLength(12)
  const tabs = [...root().querySelectorAll<HTMLElement>('[role=tab]')]
  expect(tabs.map((tab) => tab.textContent)).toEqual(['按单件12', '按单行7', '按整单'])
  tabs[1]!.click()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, limit: 10, basis: 'line' }), patient)
  // the tab is a kind of its own, no filter that could be cleared
  await seen('还没有区间')
  expect(root().textContent).not.toContain('清空筛选')
  expect(location.search).toBe('?basis=line')
})

it('opens a band from the ruler and from the list at an address of its own', async () => {
  await seen('标准卷')
  root().querySelector<HTMLElement>('.weight-ruler-band')!.click()
  await seen('区间与价格')
  expect(location.search).toBe('?at=detail-5')
  await seen('860')
  history.back()
  await vi.waitFor(() => expect(location.search).toBe(''), patient)
  ;[...root().querySelectorAll<HTMLElement>('tbody a')].find((link) => link.textContent === '标准卷')!.click()
  await vi.waitFor(() => expect(location.search).toBe('?at=detail-5'), patient)
})

it('begins a new one with the way of weighing that is looked at', async () => {
  await seen('标准卷')
  ;[...root().querySelectorAll<HTMLElement>('[role=tab]')][1]!.click()
  await seen('还没有区间')
  press('添加区间')
  await vi.waitFor(() => expect(root().querySelector('dialog .ui-field')).not.toBeNull(), patient)
  fill('下限', '5')
  press('确定')
  await seen('保存成功')
  expect(sent).toMatchObject([{ body: { basis: 'line', min: '5' } }])
})

it('saves all bands that the filter finds, in large pages', async () => {
  backend.features = { factory: true, largePages: true }
  show.end()
  let saved = Promise.resolve('')
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = (blob as Blob).text()), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('标准卷')
  press('导出')
  await vi.waitFor(
    () => [...root().querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === 'CSV 文件')!.click(),
    patient,
  )
  await seen('已导出 12 条')
  expect(asked.at(-1)).toEqual({ page: 1, limit: 1000, basis: 'piece' })
  const [head, first] = (await saved).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('名称,下限（千克）,上限（千克）,计重方式,价格（元）,计价单位,适用范围,产品类别,产品,适用对象编号,排序,状态,最后修改')
  expect(first).toBe('标准卷,42,46,按单件,860,卷,全部产品,,,0,0,启用,2026-11-21 10:00:00 林店长')
  vi.restoreAllMocks()
})

it('writes the bands of a file in one go, however many: one may stand where another one leaves', async () => {
  const written: { rows: string[][] }[] = []
  backend.answers.set('POST /api/product/importWeightRange', (body) => {
    const { rows, dry } = body as { rows: string[][]; dry: boolean }
    if (!dry) written.push({ rows })
    const counts = { added: rows.length, updated: 0, skipped: 0 }
    const data = { count: rows.length, wrong: 0, problems: [], duplicates: [], ...counts, id: dry ? null : 9 }
    return { status: 200, msg: '已导入', data }
  })
  show.end()
  const unique = ['setting-weightRange', 'setting-weightRange-import']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'ok', data: { menus: [], unique } }))
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => press('导入'), patient)
  const input = await show.appears<HTMLInputElement>('input[type=file]')
  const text = `下限（千克）,上限（千克）\n${Array.from({ length: 450 }, (_, at) => `${100 + at},${101 + at}`).join('\n')}`
  Object.defineProperty(input, 'files', { value: [new File([text], '区间.csv')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await seen('有 450 行数据')
  await vi.waitFor(() => press('检查数据'), patient)
  await seen('450 行都可以导入')
  press('导入 450 行')
  await seen('已新增450')
  expect(written.map(({ rows }) => rows.length)).toEqual([450])
})

it('copies ranges to another scope and closes gaps, of what is looked at', async () => {
  for (const name of ['copyWeightRange', 'closeWeightGaps'])
    backend.answers.set(`POST /api/product/${name}`, (body) => {
      sent.push({ name, body })
      return { status: 200, msg: 'ok', data: { count: 2 } }
    })
  await seen('标准卷')
  press('补齐空档')
  await vi.waitFor(() => expect(root().querySelector('dialog .ui-field')).not.toBeNull(), patient)
  press('确定')
  await seen('已补齐 2 个空档')
  expect(sent).toEqual([{ name: 'closeWeightGaps', body: { basis: 'piece', scope: 'global', scope_id: 0, way: 'below' } }])
})
