// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportBody } from '#src/api/imports.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'
import page from './entries-page.ts'

const patient = { timeout: 5000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: ImportBody[]
let problems: { row: number; field: string; message: string }[]
let duplicates: { row: number; version: number }[]
let isBroken: boolean

beforeEach(async () => {
  setLocale('zh-cn')
  history.replaceState(null, '', '/setting/systemBasicdata')
  backend = fakeBackend()
  sent = []
  problems = []
  duplicates = []
  isBroken = false
  backend.answers.set('GET /adminapi/setting/basics', () => ({ status: 200, msg: 'ok', data: { list: [], count: 0, tabs: [] } }))
  backend.answers.set('POST /adminapi/setting/basics/import', (body) => {
    const given = body as ImportBody
    sent.push(given)
    const wrong = new Set(problems.map(({ row }) => row)).size
    const written = given.rows.length - wrong - duplicates.length
    const counts = { added: written, updated: 0, skipped: 0, [given.duplicates === 'update' ? 'updated' : 'skipped']: duplicates.length }
    const data = { count: given.rows.length, wrong, problems, duplicates, ...counts, id: null as number | null }
    if (given.dry) return { status: 200, msg: 'ok', data }
    if (isBroken) return { status: 503, msg: '服务器忙' }
    return { status: 200, msg: '已导入', code: 'IMPORTED', data: { ...data, id: 7 } }
  })
  backend.answers.set('POST /adminapi/setting/basics/import/undo/7', () => ({ status: 200, msg: '已撤销导入' }))
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
      duplicates: 'skip',
    },
  ])
  await press('导入 2 行')
  await show.reads('已新增2已更新0已跳过0被拒绝0')
  expect(sent[1]).toMatchObject({ rows: sent[0]!.rows, dry: false, seen: [null, null], client_token: expect.stringMatching(/.{20}/) })
  await press('撤销导入')
  await show.reads('已撤销导入')
  expect(button('撤销导入')).toBeUndefined()
  // read anew after each of the two
  const readings = () => backend.calls.filter((call) => call.startsWith('GET /adminapi/setting/basics')).length
  await vi.waitFor(() => expect(readings()).toBeGreaterThan(2), patient)
})

const lines = () => [...show.root.querySelectorAll('.console-import tbody tr')].map((row) => row.textContent)
const cellsOf = async (file: Blob) => (await readSheet(new Blob([await file.arrayBuffer()]))).map(({ cells }) => cells)

it('shows what is wrong with which line, leaves it out, and gives it back as a file with its reasons', async () => {
  problems = [{ row: 1, field: 'name', message: '已有同名的数据' }]
  await choose('类别,名称,备注\n颜色,红,a\n\n颜色,黑,b\n金,银,c\n')
  await press('检查数据')
  await show.reads('3 行中有 2 行有问题，不会导入')
  await vi.waitFor(() => expect(lines().join()).toContain('4名称：已有同名的数据'), patient)
  expect(lines().join()).toContain('5类别：没有“金”这个选项')
  expect(lines().join()).not.toContain('红')
  problems = []
  await press('导入 1 行')
  await show.reads('已新增1已更新0已跳过0被拒绝2')
  expect(sent[1]!.rows).toEqual([['colour', '红']])
  await press('下载被拒绝的 2 行')
  await vi.waitFor(() => expect(saved).toBeDefined(), patient)
  expect(await cellsOf(saved!)).toEqual([
    ['类别', '名称', '备注', '原因'],
    ['颜色', '黑', 'b', '名称：已有同名的数据'],
    ['金', '银', 'c', '类别：没有“金”这个选项'],
  ])
})

it('lets a person choose what becomes of rows that are there, and checks again for each choice', async () => {
  duplicates = [{ row: 1, version: 4 }]
  await choose('类别,名称\n颜色,红\n颜色,黑')
  await press('检查数据')
  await show.reads('已有的数据（按类别、名称判断）')
  await vi.waitFor(() => expect(lines()).toEqual(['2新增颜色红', '3已有，跳过颜色黑']), patient)
  expect(button('导入 1 行')).toBeDefined()
  const radio = (word: string) =>
    [...show.root.querySelectorAll<HTMLElement>('.console-import label')].find((one) => one.textContent === word)!.querySelector('input')!
  radio('拒绝').click()
  await vi.waitFor(() => expect(lines()[1]).toBe('3已有，拒绝颜色黑'), patient)
  radio('更新').click()
  await vi.waitFor(() => expect(lines()[1]).toBe('3已有，更新颜色黑'), patient)
  expect(sent.map((one) => one.duplicates)).toEqual(['skip', 'refuse', 'update'])
  await press('导入 2 行')
  await show.reads('已新增1已更新1已跳过0被拒绝0')
  expect(sent.at(-1)).toMatchObject({ duplicates: 'update', seen: [null, 4] })
})

it('writes many rows piece by piece as one import, and goes on where a failure stopped it', async () => {
  await choose(`类别,名称\n${Array.from({ length: 450 }, (_, at) => `颜色,色${at}`).join('\n')}`)
  await press('检查数据')
  await show.reads('450 行都可以导入')
  isBroken = true
  await press('导入 450 行')
  await vi.waitFor(() => expect(button('继续')).toBeDefined(), { timeout: 20_000 })
  await show.reads('导入中断了')
  isBroken = false
  await press('继续')
  await show.reads('已新增450')
  const pieces = sent.filter((one) => !one.dry)
  expect(pieces.slice(-3).map(({ rows, run }) => [rows.length, run])).toEqual([
    [200, undefined],
    [200, 7],
    [50, 7],
  ])
  // what was tried again came under the same key, every other piece under its own
  expect(new Set(pieces.slice(0, -2).map((one) => one.client_token)).size).toBe(1)
  expect(new Set(pieces.map((one) => one.client_token)).size).toBe(3)
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
    entry(1, '=卷', { kind: 'unit', decimals: 3 }),
    entry(2, '成品仓, 二号', { kind: 'warehouse', type: 'finished', address: '"路" 1' }),
    entry(3, '增值税', { kind: 'tax_rate', rate: '0.0001' }),
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
