// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient, type Order } from './orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
const count = 100_000

beforeEach(() => {
  setLocale('zh-cn')
  desk = ordersStage({ ...declared, isEndless: true })
  desk.backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(desk.last().slice(4), 'http://x').searchParams
    const first = (Number(query.get('page')) - 1) * 100
    const list = Array.from({ length: 100 }, (_, at): Order => ({ id: first + at, code: `DD${first + at}`, total: '1', state: 0 }))
    return { status: 200, msg: 'ok', data: { list, count } }
  })
})
afterEach(() => {
  desk.end()
  vi.restoreAllMocks()
})

it('shows 100,000 rows by a few, and reads what comes into sight', async () => {
  await desk.open()
  await desk.asked('page=1&limit=100')
  await desk.show().reads(`共 ${count} 条`)
  const table = desk.show().find('table')!
  expect(table.getAttribute('aria-rowcount')).toBe(String(count + 1))
  expect(desk.rows().length).toBeLessThan(60)
  expect(desk.button('2')).toBeUndefined()

  // the list was scrolled to its middle; this DOM hears no scrolling
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return this.tagName === 'TBODY' ? new DOMRect(0, -50_000 * 44, 800, count * 44) : new DOMRect(0, 0, 800, 600)
  })
  window.dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(desk.show().root.textContent).toContain('DD50000'), patient)
  expect(desk.backend.calls.filter((call) => call.includes('/orders?'))).toHaveLength(3)
  expect(desk.all('tr[aria-rowindex="50002"]')[0]!.textContent).toContain('DD50000')
  expect(desk.rows().length).toBeLessThan(60)
})

it('asks for the next rows when 85 percent of those before were scrolled through', async () => {
  await desk.open()
  await desk.show().reads(`共 ${count} 条`)
  let first = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return this.tagName === 'TBODY' ? new DOMRect(0, -first * 44, 800, count * 44) : new DOMRect(0, 0, 800, 600)
  })
  const asked = () => desk.backend.calls.filter((call) => call.includes('/orders?')).map((call) => /page=(\d+)/.exec(call)![1])
  const look = async (row: number) => {
    first = row
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('resize'))
      expect(desk.all(`tr[aria-rowindex="${row + 2}"]`)).toHaveLength(1)
    }, patient)
    await new Promise((done) => setTimeout(done, 150))
  }
  await look(50)
  expect(asked()).toEqual(['1'])
  await look(72)
  await vi.waitFor(() => expect(asked()).toEqual(['1', '2']), patient)
})

it('begins anew with another order, and says what could not be read', async () => {
  await desk.open()
  await desk.press('金额')
  await desk.asked('sort=total&order=asc&page=1&limit=100')
  desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 400, msg: '出错了' }))
  await desk.press('金额')
  await desk.show().reads('出错了')
})
