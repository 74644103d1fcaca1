// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { setLocale } from '#src/text/locale.ts'
import { ordersStage, patient } from './orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
let saved: { name: string; text: Promise<string>; file: Blob }[]

beforeEach(() => {
  setLocale('zh-cn')
  desk = ordersStage()
  saved = []
  let last: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: last.text(), file: last })
  })
})
afterEach(() => {
  desk.end()
  vi.restoreAllMocks()
})

/** Opens the menu and chooses what kind of file. */
async function save(kind: 'Excel 文件（.xlsx）' | 'CSV 文件') {
  await desk.press('导出')
  await vi.waitFor(
    () =>
      desk
        .all('[role=menuitem]')
        .find((item) => item.textContent === kind)!
        .click(),
    patient,
  )
}

it('saves exactly what the filter finds, in its order, all pages of it', async () => {
  desk.backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(desk.last().slice(4), 'http://x').searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const rows = Array.from({ length: 230 }, (_, at) => ({ id: at, code: at ? `DD${at}` : '=DD', total: '0.10', state: 1 }))
    return { status: 200, msg: 'ok', data: { list: rows.slice((page - 1) * limit, page * limit), count: 230 } }
  })
  await desk.open('?state=1&sort=total&page=2')
  await save('CSV 文件')
  await desk.show().reads('已导出 230 条')
  const asked = desk.backend.calls.filter((call) => call.includes('limit=100'))
  expect(asked).toEqual([1, 2, 3].map((page) => `GET /adminapi/orders?state=1&sort=total&order=asc&page=${page}&limit=100`))
  expect(saved[0]!.name).toMatch(/^订单-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await saved[0]!.text).replace('\uFEFF', '').split('\r\n')
  expect(lines).toHaveLength(232)
  expect(lines.slice(0, 3)).toEqual(['单号,金额,状态', "'=DD,0.10,待审核", 'DD1,0.10,待审核'])
})

it('takes a plain shop’s own export, page by page until none come', async () => {
  desk.backend.kind = 'shop'
  desk.backend.answers.set('GET /adminapi/export/orders', () => {
    const page = new URL(desk.backend.calls.at(-1)!.slice(4), 'http://x').searchParams.get('page')
    const rows = page === '3' ? [] : [{ b: '9.90', a: `DD${page}` }]
    return { status: 200, msg: 'ok', data: { header: ['订单号', '实付'], filekey: ['a', 'b'], export: rows, filename: 'x' } }
  })
  await desk.open('?state=1')
  await save('CSV 文件')
  await vi.waitFor(() => expect(saved).toHaveLength(1), patient)
  expect((await saved[0]!.text).replace('\uFEFF', '')).toBe('订单号,实付\r\nDD1,9.90\r\nDD2,9.90\r\n')
})

it('says what went wrong, and saves nothing', async () => {
  await desk.open()
  desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 400, msg: '出错了' }))
  await save('CSV 文件')
  await desk.show().reads('出错了')
  expect(saved).toEqual([])
})

it('saves a workbook: ids as text, money as numbers; it can be stopped on its way', async () => {
  let stop: (() => void) | undefined
  desk.backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(desk.last().slice(4), 'http://x').searchParams
    const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    if (number === 2) stop?.()
    const rows = Array.from({ length: 150 }, (_, at) => ({ id: at, code: `DD3456789012345678${at}`, total: '1234.50', state: 1 }))
    return { status: 200, msg: 'ok', data: { list: rows.slice((number - 1) * limit, number * limit), count: 150 } }
  })
  await desk.open()
  const running = () => desk.all('button').find((one) => one.getAttribute('aria-label')?.startsWith('停止导出'))!
  stop = () => running().click()
  await save('Excel 文件（.xlsx）')
  await vi.waitFor(() => expect(desk.button('导出')).toBeDefined(), patient)
  expect(saved).toEqual([])
  stop = undefined
  await save('Excel 文件（.xlsx）')
  await desk.show().reads('已导出 150 条')
  expect(saved[0]!.name).toMatch(/\.xlsx$/)
  const lines = await readSheet(saved[0]!.file)
  expect(lines).toHaveLength(151)
  expect(lines[150]!.cells).toEqual(['DD3456789012345678149', '1234.5', '待审核'])
})
