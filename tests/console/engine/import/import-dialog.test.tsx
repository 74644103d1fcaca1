// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportBody } from '#src/api/imports.ts'
import page from '#src/console/pages/basic-data.page.tsx'
import { readSheet } from '#src/console/sheet/read-sheet.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'

const patient = { timeout: 5000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: ImportBody[]
let problems: { row: number; field: string; message: string }[]

beforeEach(async () => {
  setLocale('zh-cn')
  history.replaceState(null, '', '/setting/systemBasicdata')
  backend = fakeBackend()
  sent = []
  problems = []
  backend.answers.set('GET /adminapi/setting/basics', () => ({ status: 200, msg: 'ok', data: { list: [], count: 0, tabs: [] } }))
  backend.answers.set('POST /adminapi/setting/basics/import', (body) => {
    const given = body as ImportBody
    sent.push(given)
    const data = { count: given.rows.length, wrong: new Set(problems.map(({ row }) => row)).size, problems, id: null as number | null }
    if (given.dry) return { status: 200, msg: 'ok', data }
    if (data.wrong) return { status: 400, code: 'IMPORT_ROWS', msg: '有 1 行不能导入，一行也没有写入', data }
    return { status: 200, msg: `已导入 ${data.count} 行`, code: 'IMPORTED', data: { ...data, id: 7 } }
  })
  backend.answers.set('DELETE /adminapi/setting/basics/import/7', () => ({ status: 200, msg: '已撤销导入' }))
  const unique = ['setting-systemBasicdata', 'setting-systemBasicdata-import']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'ok', data: { menus: [], unique } }))
  const props = { baseUrl: freshBase(), router: 'path', token: backend.tokenOf('admin') }
  await connectionFor(props).check()
  await connectionFor(props).readMenu()
  show = stage(mountReact(page.View), props)
  await press('导入')
})
let saved: Blob | undefined
beforeEach(() => {
  saved = undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = blob as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  show.end()
  vi.restoreAllMocks()
})

const button = (name: string) => [...show.root.querySelectorAll('button')].find((one) => one.textContent === name && !one.disabled)
const press = (name: string) => vi.waitFor(() => button(name)!.click(), patient)

async function choose(text: BlobPart, name = '数据.csv') {
  const input = await show.appears<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('matches headings, checks without writing, writes all rows once, and takes them back', async () => {
  await choose('名称,Kind,备注,税率（%）,状态\n增值税,税率,x,13%,启用\n低税,tax_rate,,9,')
  await show.reads('“数据.csv”有 2 行数据')
  await show.reads('不会导入的列：备注')
  await press('检查数据')
  await show.reads('2 行都可以导入，还没有写入任何数据')
  expect(sent).toEqual([
    {
      fields: ['kind', 'name', 'rate', 'status'],
      rows: [
        ['tax_rate', '增值税', '13', '1'],
        ['tax_rate', '低税', '9', ''],
      ],
      dry: true,
    },
  ])
  await press('导入 2 行')
  await show.reads('已导入 2 行')
  expect(sent[1]).toMatchObject({ rows: sent[0]!.rows, dry: false, client_token: expect.stringMatching(/.{20}/) })
  await press('撤销导入')
  await show.reads('已撤销导入')
  expect(button('撤销导入')).toBeUndefined()
  // read anew after each of the two
  const readings = () => backend.calls.filter((call) => call.startsWith('GET /adminapi/setting/basics')).length
  await vi.waitFor(() => expect(readings()).toBeGreaterThan(2), patient)
})

it('shows what is wrong with which line, and offers no write', async () => {
  problems = [{ row: 1, field: 'name', message: '已有同名的数据' }]
  await choose('类别,名称\n颜色,红\n\n颜色,黑\n金,银\n')
  await press('检查数据')
  await show.reads('3 行中有 2 行有问题')
  const rows = () => [...show.root.querySelectorAll('.console-import tbody tr')].map((row) => row.textContent)
  await vi.waitFor(() => expect(rows().join()).toContain('4名称：已有同名的数据'), patient)
  expect(rows().join()).toContain('5类别：没有“金”这个选项')
  expect(rows().join()).not.toContain('红')
  expect(button('导入 3 行')).toBeUndefined()
})

it('shows it as well when somebody else was faster', async () => {
  await choose('类别,名称\n颜色,红')
  await press('检查数据')
  await show.reads('1 行都可以导入')
  problems = [{ row: 0, field: 'name', message: '已有同名的数据' }]
  await press('导入 1 行')
  await show.reads('有 1 行不能导入，一行也没有写入')
  await show.reads('1 行中有 1 行有问题')
})

it('waits for what is required, and says why a file is not read', async () => {
  await choose('颜色,x\n红,1')
  await show.reads('还缺必填字段：类别、名称')
  expect(button('检查数据')).toBeUndefined()
  await press('重新选择')
  await choose('%PDF-1.4', 'x.pdf')
  await show.reads('不支持这种文件，请另存为 .xlsx 或 CSV 再试')
  await choose('a,b')
  await show.reads('文件里没有数据')
})

it('gives a template that it reads itself', async () => {
  await press('下载模板')
  await vi.waitFor(() => expect(saved).toBeDefined(), patient)
  const bytes = await saved!.arrayBuffer()
  // it has headings alone
  await expect(readSheet(new Blob([bytes]))).rejects.toMatchObject({ fault: 'empty' })
})

it.each(['Excel 文件（.xlsx）', 'CSV 文件'])('brings back what was exported: %s', async (kind) => {
  const entry = (id: number, name: string, more: object) => ({ ...{ id, name, sort: id, status: id % 2, version: 1 }, ...more })
  const list = [
    entry(1, '=卷', { kind: 'unit', details: { decimals: 3 } }),
    entry(2, '成品仓, 二号', { kind: 'warehouse', details: { type: 'finished', address: '"路" 1' } }),
    entry(3, '增值税', { kind: 'tax_rate', details: { rate: '0.0001' } }),
  ]
  backend.answers.set('GET /adminapi/setting/basics', () => ({ status: 200, msg: 'ok', data: { list, count: 3, tabs: [] } }))
  await press('取消')
  await press('导出')
  await vi.waitFor(
    () => [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === kind)!.click(),
    patient,
  )
  await show.reads('已导出 3 条')
  await press('导入')
  await choose(await saved!.arrayBuffer())
  await press('检查数据')
  await vi.waitFor(() => expect(sent).toHaveLength(1), patient)
  expect(sent[0]!.fields).toEqual(['kind', 'name', 'decimals', 'type', 'address', 'rate', 'sort', 'status'])
  expect(sent[0]!.rows).toEqual([
    ['unit', '=卷', '3', '', '', '', '1', '1'],
    ['warehouse', '成品仓, 二号', '', 'finished', '"路" 1', '', '2', '0'],
    ['tax_rate', '增值税', '', '', '', '0.0001', '3', '1'],
  ])
})
