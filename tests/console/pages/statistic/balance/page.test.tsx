// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import basic from '../../../../fixtures/recorded/adminapi_statistic_balance_get_basic.json' with { type: 'json' }
import channel from '../../../../fixtures/recorded/adminapi_statistic_balance_get_channel.json' with { type: 'json' }
import trend from '../../../../fixtures/recorded/adminapi_statistic_balance_get_trend.json' with { type: 'json' }
import use from '../../../../fixtures/recorded/adminapi_statistic_balance_get_type.json' with { type: 'json' }
import { figuresIn, leadsIn, linesIn, savedBy, statisticsStage } from '../stage.ts'

let held: ReturnType<typeof statisticsStage>

beforeEach(() => {
  setLocale('zh-cn')
  held = statisticsStage('balance', {
    'balance/get_basic': basic,
    'balance/get_trend': trend,
    'balance/get_channel': channel,
    'balance/get_type': use,
  })
})
afterEach(() => held.end())

describe('余额统计', () => {
  it('tells what is owned and what it was used for', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    // nothing was compared: nothing is said about it
    expect(figuresIn(held.part('余额概况（累计）'))).toEqual({
      当前余额: '¥487,871.30',
      累计余额: '¥500,000.00',
      累计消耗余额: '¥12,128.70',
    })
    expect(held.carried('balance/get_basic')[0]!.has('time')).toBe(false)
    expect(linesIn(held.part('余额来源分析'))['余额来源分析']).toContain('¥2,999.80')
    expect(held.part('余额来源分析').textContent).toContain('99.4%')
    expect(linesIn(held.part('余额消耗'))['余额消耗']).toEqual(['¥0.00', '¥0.00', '¥15,128.50'])
  })

  it('leads from what it counts to the records of it', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    const records = '/finance/balance/balance'
    expect(leadsIn(held.part('余额概况（累计）'))).toEqual([
      ['当前余额', '/user/list?sort=balance&order=desc'],
      ['累计余额', records],
      ['累计消耗余额', records],
    ])
    const days = 'time=2026-11-01_2026-11-30'
    // what the shop gave has two kinds of records, which no filter finds together
    expect(leadsIn(held.part('余额来源分析'))).toEqual([['商品退款', `${records}?trading_type=pay_product_refund&${days}`]])
    expect(leadsIn(held.part('余额消耗'))).toEqual([['购买商品', `${records}?trading_type=pay_product&${days}`]])
  })

  it('saves what is owned, each day and where it came from', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    const { name, lines } = await savedBy(held.root)
    expect(name).toMatch(/^余额统计-\d{4}-\d\d-\d\d\.csv$/)
    const told = (part: string) => lines.slice(lines.findIndex((line) => line.replace('\uFEFF', '') === part))
    expect(told('余额概况（累计）').slice(2, 5)).toEqual(['当前余额,487871.3', '累计余额,500000', '累计消耗余额,12128.70'])
    expect(told('余额使用趋势')[1]).toContain('余额积累,余额消耗')
    expect(told('余额来源分析').find((line) => line.startsWith('商品退款,'))).toBe('商品退款,2999.8')
    expect(told('余额消耗').find((line) => line.startsWith('购买商品,'))).toBe('购买商品,15128.5')
  })
})
