// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import bottom from '../../../../fixtures/recorded/adminapi_statistic_trade_bottom_trade.json' with { type: 'json' }
import top from '../../../../fixtures/recorded/adminapi_statistic_trade_top_trade.json' with { type: 'json' }
import { figuresIn, leadsIn, linesIn, savedBy, statisticsStage } from '../stage.ts'

let held: ReturnType<typeof statisticsStage>

beforeEach(() => {
  setLocale('zh-cn')
  vi.setSystemTime(new Date('2026-11-21T02:30:00Z'))
  held = statisticsStage('transaction', { 'trade/top_trade': top, 'trade/bottom_trade': bottom })
})
afterEach(() => {
  held.end()
  vi.useRealTimers()
})

describe('交易统计', () => {
  it('sets today beside yesterday, hour by hour, as far as the day has come', async () => {
    await held.open()
    expect(figuresIn(held.part('今日概况'))).toMatchObject({ 今日金额: '¥512,128.70 昨日 ¥0.00上期为 0', 本月支付人数: '5 上月 0上期为 0' })
    const { 今日金额: today, 昨日金额: yesterday } = linesIn(held.part('今日订单金额'))
    expect([today!.length, today![0], today![10], today![11]]).toEqual([24, '¥512,128.70', '¥0.00', '–'])
    expect(yesterday![11]).toBe('¥0.00')
    // both parts ask once
    expect(held.carried('trade/top_trade')).toHaveLength(1)
  })

  it('shows the lines that the shop has, under their own words', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    expect(Object.keys(figuresIn(held.part('交易概况')))).toEqual([
      ...['营业额', '商品支付金额', '购买会员金额', '充值金额', '线下收银金额'],
      ...['支出金额', '余额支付金额', '支付佣金金额', '商品退款金额'],
    ])
    expect(Object.keys(linesIn(held.part('交易趋势')))).toHaveLength(9)
    expect(held.carried('trade/bottom_trade')[0]!.get('data')).toBe('2026/11/01-2026/11/30')
  })

  it('saves its own figures, those of today and those of the chosen days', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    const { name, lines } = await savedBy(held.root)
    expect(name).toBe('交易统计-2026-11-21.csv')
    // every figure that is seen stands in the file, and every point of time
    for (const [part, count] of [
      ['今日概况', 5],
      ['交易概况', 9],
    ] as const) {
      const seen = Object.keys(figuresIn(held.part(part)))
      expect(seen).toHaveLength(count)
      for (const figure of seen)
        expect(
          lines.some((line) => line.startsWith(`${figure},`)),
          figure,
        ).toBe(true)
    }
    expect(lines.find((line) => line.startsWith('今日金额,'))).toMatch(/^今日金额,512128\.70?(,|$)/)
    for (const line of Object.keys(linesIn(held.part('交易趋势')))) expect(lines.join('\n'), line).toContain(line)
  })

  it('leads from an amount to its flows, of today or of the chosen days, and from orders to their list', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    const [flows, today, days] = ['/finance/capital_flow/index', '2026-11-21_2026-11-21', '2026-11-01_2026-11-30']
    expect(leadsIn(held.part('今日概况'))).toEqual([
      ['今日金额', `${flows}?trading_type=1&time=${today}`],
      ['今日订单数', `/order/list?orderTime=${today}`],
    ])
    expect(leadsIn(held.part('交易概况'))).toEqual([
      ...Object.entries({ 商品支付金额: 1, 购买会员金额: 7, 充值金额: 3, 线下收银金额: 8 }).map(([name, kind]) => [
        name,
        `${flows}?trading_type=${kind}&time=${days}`,
      ]),
      ['余额支付金额', `/finance/balance/balance?trading_type=pay_product&time=${days}`],
      ...Object.entries({ 支付佣金金额: 6, 商品退款金额: 2 }).map(([name, kind]) => [name, `${flows}?trading_type=${kind}&time=${days}`]),
    ])
  })
})
