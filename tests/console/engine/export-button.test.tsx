// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient } from './orders-stage.tsx'

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

it('holds no column that needs a key which somebody has not', async () => {
  desk.end()
  const cells = ['code', { key: 'total', of: () => '10.10', needs: 'setting-system_admin-add' }] as never
  desk = ordersStage({ ...declared, export: { cells } })
  await desk.open('', 'editor')
  await save('CSV 文件')
  await desk.show().reads('已导出')
  const [head, first] = (await saved[0]!.text).replace('\uFEFF', '').split('\r\n')
  expect([head, first]).toEqual(['单号', 'DD1'])
})

it('goes on where a search was counted so far only', async () => {
  desk.backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(desk.last().slice(4), 'http://x').searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const rows = Array.from({ length: 230 }, (_, at) => ({ id: at, code: `DD${at}`, total: '0.10', state: 1 }))
    return { status: 200, msg: 'ok', data: { list: rows.slice((page - 1) * limit, page * limit), count: 100, is_capped: true } }
  })
  await desk.open('?state=1')
  await save('CSV 文件')
  await desk.show().reads('已导出 230 条')
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

describe('columns of the file', () => {
  let stored: { value: unknown; version: number }
  beforeEach(() => {
    stored = { value: null, version: 0 }
    desk.backend.features = { preferences: true }
    desk.backend.answers.set('GET /adminapi/setting/preferences/list.orders', () => ({ status: 200, msg: 'ok', data: stored }))
    desk.backend.answers.set('PUT /adminapi/setting/preferences/list.orders', (body) => {
      stored = { ...(body as typeof stored), version: stored.version + 1 }
      return { status: 200, msg: 'ok', data: { version: stored.version } }
    })
  })
  const boxes = () => desk.all('dialog .console-column').map((line) => line.textContent)
  const box = (name: string) =>
    desk
      .all('dialog .console-column label')
      .find((label) => label.textContent === name)!
      .querySelector<HTMLInputElement>('input')!
  const choose = async () => {
    await desk.press('导出')
    await vi.waitFor(
      () =>
        desk
          .all('[role=menuitem]')
          .find((item) => item.textContent === '选择导出的列…')!
          .click(),
      patient,
    )
    await vi.waitFor(() => expect(boxes()).toHaveLength(3), patient)
  }

  it('are chosen and put in order, and kept for the person', async () => {
    await desk.open()
    await choose()
    box('金额').click()
    await vi.waitFor(() => expect(boxes()).toEqual(['单号', '状态', '金额']), patient)
    await desk.press('上移状态')
    await vi.waitFor(() => expect(boxes()).toEqual(['状态', '单号', '金额']), patient)
    await vi.waitFor(() => expect(stored.value).toEqual({ columns: [], views: [], exported: ['state', 'code'] }), patient)
    await desk.press('关闭')
    await save('CSV 文件')
    await vi.waitFor(() => expect(saved).toHaveLength(1), patient)
    expect((await saved[0]!.text).replace('\uFEFF', '').split('\r\n')[0]).toBe('状态,单号')
  })

  it('are one at least, and all of them again when the choice is taken back', async () => {
    stored = { value: { exported: ['total', 'gone'] }, version: 1 }
    await desk.open()
    await choose()
    expect(boxes()).toEqual(['金额', '单号', '状态'])
    expect([box('金额').disabled, box('单号').disabled]).toEqual([true, false])
    await desk.press('重置')
    await vi.waitFor(() => expect(stored.value).toEqual({ columns: [], views: [] }), patient)
    await desk.press('导出 Excel')
    await vi.waitFor(() => expect(saved).toHaveLength(1), patient)
    expect((await readSheet(saved[0]!.file))[0]!.cells).toEqual(['单号', '金额', '状态'])
  })

  it('are those of the file that the server writes, too', async () => {
    stored = { value: { exported: ['state', 'code'] }, version: 1 }
    desk.backend.features = { preferences: true, recordExports: true }
    let sent: unknown
    desk.backend.answers.set('POST /adminapi/setting/exports', (body) => {
      sent = body
      return { status: 400, msg: '先不写' }
    })
    desk.backend.answers.set('GET /adminapi/orders', () => ({
      status: 200,
      data: { list: [{ id: 1, code: 'DD1', total: '1.00', state: 1 }], count: 2001 },
    }))
    await desk.open()
    await choose()
    await desk.press('导出 Excel')
    await vi.waitFor(() => expect(sent).toMatchObject({ columns: [{ name: 'state' }, { name: 'code' }] }), patient)
  })

  it('are a plain shop’s own where it writes the file', async () => {
    desk.backend.kind = 'shop'
    await desk.open()
    await desk.press('导出')
    await vi.waitFor(() => expect(desk.all('[role=menuitem]').length).toBeGreaterThan(0), patient)
    expect(desk.all('[role=menuitem]').map((item) => item.textContent)).not.toContain('选择导出的列…')
  })
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

describe('more rows than a browser fetches by itself', () => {
  const job = { id: 7, name: 'export-records', title: '导出', state: 'running', progress: 0.4, step: '', created_at: '', finished_at: '' }
  const asked = () => desk.backend.calls.filter((call) => call.includes('/setting/'))
  let state: object

  beforeEach(async () => {
    state = { ...job, file: null }
    desk.backend.features['recordExports'] = true
    const { answers } = desk.backend
    answers.set('GET /adminapi/orders', () => ({
      status: 200,
      data: { list: [{ id: 1, code: 'DD1', total: '1.00', state: 1 }], count: 2001 },
    }))
    answers.set('POST /adminapi/setting/exports', () => ({ status: 200, data: { id: 7 } }))
    answers.set('GET /adminapi/setting/jobs/7', () => ({ status: 200, data: state }))
    answers.set('PUT /adminapi/setting/jobs/7/cancel', () => ({ status: 200, data: { ...job, state: 'cancelled', file: null } }))
    await desk.open('?state=1')
    await save('Excel 文件（.xlsx）')
  })

  it('are written by the server, with what narrows the list; the file is saved when it is there', async () => {
    await desk.show().reads('40%')
    await desk.show().reads('共 2001 条')
    state = { ...job, state: 'done', progress: 1, file: { name: '订单.xlsx', size: 3 } }
    // the stage answers in envelopes alone: what is no file is a refusal
    desk.backend.answers.set('GET /adminapi/setting/jobs/7/file', () => ({ status: 400, msg: '文件已过期或不存在' }))
    await desk.show().reads('文件已过期或不存在')
    expect(asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /adminapi/setting/exports'])
    expect(desk.all('.console-job')).toHaveLength(0)
  })

  it('are those of a search that was counted so far only, which the list itself does not show', async () => {
    desk.backend.answers.set('GET /adminapi/orders', () => ({
      status: 200,
      data: { list: [{ id: 1, code: 'DD1', total: '1.00', state: 1 }], count: 1000, is_capped: true },
    }))
    await desk.open('?state=2')
    await desk.press('导出')
    const offered = () => desk.all('[role=menuitem]').map((item) => item.textContent)
    await vi.waitFor(() => expect(offered()).toEqual(['Excel 文件（.xlsx）', '选择导出的列…']), patient)
    // before anything has begun: the file holds all of them
    desk.all('[role=menuitem]')[0]!.click()
    await desk.show().reads('超过 1000 条，搜索只数到这里；由服务器把找到的全部写入 Excel 文件')
  })

  it('stop when somebody says so', async () => {
    await desk.show().reads('40%')
    await desk.press('停止')
    await vi.waitFor(() => expect(asked()).toContain('PUT /adminapi/setting/jobs/7/cancel'), patient)
    await vi.waitFor(() => expect(desk.all('.console-job')).toHaveLength(0), patient)
    expect(saved).toEqual([])
  })

  it('say that they failed', async () => {
    await desk.show().reads('40%')
    state = { ...job, state: 'failed', file: null }
    await desk.show().reads('没有完成，请重试')
  })
})
