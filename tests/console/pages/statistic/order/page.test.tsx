// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import basic from '../../../../fixtures/recorded/adminapi_statistic_order_get_basic.json' with { type: 'json' }
import channel from '../../../../fixtures/recorded/adminapi_statistic_order_get_channel.json' with { type: 'json' }
import trend from '../../../../fixtures/recorded/adminapi_statistic_order_get_trend.json' with { type: 'json' }
import type_ from '../../../../fixtures/recorded/adminapi_statistic_order_get_type.json' with { type: 'json' }
import { figuresIn, leadsIn, linesIn, patient, savedBy, sheetBy, statisticsStage } from '../stage.ts'

let held: ReturnType<typeof statisticsStage>

beforeEach(() => {
  setLocale('zh-cn')
  // the day after the one with the recorded orders
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  held = statisticsStage('order', {
    'order/get_basic': basic,
    'order/get_trend': trend,
    'order/get_channel': channel,
    'order/get_type': type_,
  })
})
afterEach(() => {
  held.end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('订单统计', () => {
  it('asks for the days of its address, in both names of the shop, and for as many days before', async () => {
    await held.open('?days=thisMonth')
    const carried = held.carried('order/get_basic').map((query) => [query.get('time'), query.get('data')])
    expect(carried).toEqual([
      ['2026/11/01-2026/11/30', '2026/11/01-2026/11/30'],
      ['2026/10/02-2026/10/31', '2026/10/02-2026/10/31'],
    ])
    expect(held.root().textContent).toContain('统计时间：2026-11-01 至 2026-11-30')
    expect(held.root().textContent).toContain('今天还没过完，数据截至 12:00')
    // the recorded shop answers both alike
    expect(figuresIn(held.part('订单概况'))).toEqual({
      订单金额: '¥15,128.50 与上期持平',
      订单量: '10 与上期持平',
      退款金额: '¥2,999.80 与上期持平',
      退款订单量: '1 与上期持平',
    })
  })

  it('leads from a figure to the list of what it counts, of the same days', async () => {
    await held.open('?days=thisMonth')
    const links = [...held.root().querySelectorAll('dt a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace(/^.*?(?=\/(order|finance))/, ''),
    ])
    expect(links).toEqual([
      ['订单金额', '/finance/capital_flow/index?trading_type=1&time=2026-11-01_2026-11-30'],
      ['订单量', '/order/list?orderTime=2026-11-01_2026-11-30'],
      ['退款金额', '/finance/capital_flow/index?trading_type=2&time=2026-11-01_2026-11-30'],
      ['退款订单量', '/order/refund?time=2026-11-01_2026-11-30'],
    ])
  })

  it('leads from a channel to its orders where the server can narrow them so', async () => {
    await held.open('?days=thisMonth')
    const links = () =>
      [...held.root().querySelectorAll('.console-statistics-leads a')].map((link) =>
        link.getAttribute('href')?.replace(/^.*?(?=[/]order)/, ''),
      )
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(0), { timeout: 15_000 })
    expect(links().some((link) => link?.includes('orderChannel'))).toBe(false)
    held.end()
    held.backend.kind = 'own'
    await held.open('?days=thisMonth')
    await vi.waitFor(() => expect(links()).toContain('/order/list?orderChannel=2&orderTime=2026-11-01_2026-11-30'), { timeout: 15_000 })
  })

  it('compares what was with what is, and says of nothing that it was nothing', async () => {
    held.backend.answers.set('GET /adminapi/statistic/order/get_basic', () => ({
      ...{ status: 200, msg: 'success' },
      data:
        held.carried('order/get_basic').length === 1
          ? { pay_price: '90.00', pay_count: 3, refund_price: 0, refund_count: 2 }
          : { pay_price: 120, pay_count: 0, refund_price: 0, refund_count: 1 },
    }))
    await held.open('?days=yesterday')
    expect(figuresIn(held.part('订单概况'))).toEqual({
      订单金额: '¥90.00 环比 ▼ 25.0%',
      订单量: '3 上期为 0',
      退款金额: '¥0.00 上期为 0',
      退款订单量: '2 环比 ▲ 100.0%',
    })
    expect(held.root().textContent).not.toContain('还没过完')
  })

  it('draws a gap where the shop says nought of days to come', async () => {
    await held.open('?days=thisMonth')
    const { 订单金额: amounts, 订单量: counts } = linesIn(held.part('营业趋势'))
    expect(amounts!.slice(20, 24)).toEqual(['¥12,128.70', '¥0.00', '–', '–'])
    expect(counts!.slice(20, 24)).toEqual(['9', '0', '–', '–'])
  })

  it('shows the time before beside it when it is asked for, and marks the day that is not over', async () => {
    await held.open('?days=thisMonth')
    expect(held.carried('order/get_trend')).toHaveLength(1)
    const head = () => [...held.part('营业趋势').querySelectorAll('tbody th')].map((one) => one.textContent)
    expect(head().slice(20, 23)).toEqual(['11-21', '11-22（未完）', '11-23'])
    held.root().querySelector<HTMLElement>('.console-statistics-note input')!.click()
    await vi.waitFor(() => expect(Object.keys(linesIn(held.part('营业趋势')))).toContain('订单金额（上期）'), patient)
    expect(Object.keys(linesIn(held.part('营业趋势')))).toEqual([
      ...['订单金额', '退款金额', '订单金额（上期）', '退款金额（上期）'],
      ...['订单量', '退款订单量', '订单量（上期）', '退款订单量（上期）'],
    ])
    expect(held.carried('order/get_trend').map((query) => query.get('time'))).toContain('2026/10/02-2026/10/31')
    // of the time before every day is over
    expect(linesIn(held.part('营业趋势'))['订单金额（上期）']!.slice(21, 24)).toEqual(['¥0.00', '¥0.00', '¥0.00'])
  })

  it('shows weeks that are made of a plain shop’s days', async () => {
    await held.open('?days=thisMonth&cut=week')
    expect(held.part('营业趋势').querySelector('[aria-label="营业趋势：时间粒度"]')!.textContent).toContain('按周')
    const heads = () =>
      [...held.part('营业趋势').querySelectorAll('.ui-chart table')].map((one) => one.querySelector('tbody th')!.textContent)
    expect(heads()).toEqual(['11-01', '11-01'])
    const lines = linesIn(held.part('营业趋势'))
    expect(lines['订单金额']).toEqual(['¥0.00', '¥0.00', '¥0.00', '¥12,128.70', '–', '–'])
    expect(lines['订单量']).toEqual(['0', '0', '0', '9', '–', '–'])
    expect(held.carried('order/get_trend').map((query) => query.get('cut'))).toEqual([null])
  })

  it('asks our own server for the weeks themselves', async () => {
    held.backend.kind = 'own'
    await held.open('?days=2026-09-01_2026-11-22&cut=week')
    expect(held.carried('order/get_trend').map((query) => query.get('cut'))).toEqual(['week'])
    expect(held.carried('order/get_basic').map((query) => query.get('cut'))).toEqual([null, null])
    // what is none of them is no wish
    held.end()
    await held.open('?days=2026-09-01_2026-11-22&cut=fortnight')
    expect(held.carried('order/get_trend').map((query) => query.get('cut'))).toEqual(['week', null])
  })

  it('shows the last thirty days unless told, whatever nonsense the address says', async () => {
    await held.open('?days=gestern')
    expect(held.carried('order/get_trend')[0]!.get('time')).toBe('2026/10/24-2026/11/22')
  })

  it('says which channel has which part', async () => {
    await held.open()
    expect(held.part('订单来源分析').textContent).toContain('H5100%')
    // the list of orders of a plain shop knows types, and no channel
    expect(leadsIn(held.part('订单类型分析'))).toEqual([['普通订单', '/order/list?orderType=1&orderTime=2026-10-24_2026-11-22']])
    expect(leadsIn(held.part('订单来源分析'))).toEqual([])
    expect(linesIn(held.part('订单类型分析'))['订单类型分析']).toEqual(['¥15,128.50', '¥0.00', '¥0.00', '¥0.00', '¥0.00'])
    held.end()
    setLocale('en')
    await held.open()
    expect(held.part('Amounts by type of order').textContent).toContain('Flash sales')
  })

  it('goes on where one of its calls fails', async () => {
    held.backend.answers.set('GET /adminapi/statistic/order/get_channel', () => ({ status: 400, msg: 'order express error:', data: [] }))
    await held.open()
    expect(held.part('订单来源分析').textContent).toContain('order express error:')
    expect(held.part('订单概况').textContent).toContain('¥15,128.50')
  })

  it('saves what is seen', async () => {
    await held.open('?days=thisMonth')
    const { name, lines } = await savedBy(held.root)
    expect(name).toBe('订单统计-2026-11-22.csv')
    expect(lines).toContain('订单金额,15128.5,0.0')
    expect(lines).toContain('11-21,12128.7,2999.8,9,1')
    // a day to come is no nought in the file, either
    expect(lines).toContain('11-23,,,,')
    expect(lines).toContain('H5,10')
  })

  it('saves the time before beside what is, as it is shown', async () => {
    await held.open('?days=thisMonth&compare=1')
    const [head, ...rows] = await sheetBy(held.root, '营业趋势')
    expect(head).toEqual([
      ...['时间', '订单金额', '退款金额', '订单金额（上期）', '退款金额（上期）'],
      ...['订单量', '退款订单量', '订单量（上期）', '退款订单量（上期）'],
    ])
    expect(rows.find(([day]) => day === '11-21')).toEqual(['11-21', '12128.7', '2999.8', '12128.7', '2999.8', '9', '1', '9', '1'])
    // of a day that is not there yet the one before is known
    expect(rows.find(([day]) => day === '11-23')).toEqual(['11-23', '', '', '0', '0', '', '', '0', '0'])
  })

  it('names what is missing in the file, and in the sentence about it', async () => {
    await held.open('?days=thisMonth')
    held.backend.answers.set('GET /adminapi/statistic/order/get_channel', () => ({ status: 400, msg: 'no channels', data: [] }))
    const { lines } = await savedBy(held.root)
    expect(lines).toContain('11-21,12128.7,2999.8,9,1')
    expect(lines.slice(lines.indexOf('订单来源分析')).slice(0, 3)).toEqual(['订单来源分析', '订单来源分析', '未能读取：no channels'])
    await vi.waitFor(() => expect(held.root().textContent).toContain('文件已导出，但缺少：订单来源分析'), patient)
    expect(held.root().textContent).not.toContain('导出成功')
  })

  it('saves no file where nothing can be read', async () => {
    await held.open('?days=thisMonth')
    for (const call of ['basic', 'trend', 'channel', 'type'])
      held.backend.answers.set(`GET /adminapi/statistic/order/get_${call}`, () => ({ status: 400, msg: 'no figures', data: [] }))
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const press = (name: string) =>
      [...held.root().querySelectorAll<HTMLElement>('button, [role=menuitem]')].find((one) => one.textContent === name)!.click()
    press('导出')
    await vi.waitFor(() => press('CSV 文件'), patient)
    await vi.waitFor(() => expect(held.root().textContent).toContain('no figures'), patient)
    expect(saved).not.toHaveBeenCalled()
  })
})
