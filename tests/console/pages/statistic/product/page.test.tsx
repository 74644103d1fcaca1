// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import basic from '../../../../fixtures/recorded/adminapi_statistic_product_get_basic.json' with { type: 'json' }
import ranking from '../../../../fixtures/recorded/adminapi_statistic_product_get_product_ranking.json' with { type: 'json' }
import trend from '../../../../fixtures/recorded/adminapi_statistic_product_get_trend.json' with { type: 'json' }
import { figuresIn, linesIn, patient, savedBy, statisticsStage } from '../stage.ts'

let held: ReturnType<typeof statisticsStage>

beforeEach(() => {
  setLocale('zh-cn')
  vi.setSystemTime(new Date('2026-12-02T04:00:00Z'))
  held = statisticsStage('product', {
    'product/get_basic': basic,
    'product/get_trend': trend,
    'product/get_product_ranking': ranking,
  })
})
afterEach(() => {
  held.end()
  vi.useRealTimers()
})

const rows = [
  { product_id: 2, store_name: '手套', image: '', orders: 5, pay: 3, price: '1234.50', cost: '30.00', profit: 0.9 },
  { product_id: 1, store_name: '胶板', image: '', orders: 1, pay: 1, price: '9.00', cost: '0.00', profit: 1 },
]
const answersRows = () =>
  held.backend.answers.set('GET /adminapi/statistic/product/get_product_ranking', () => ({ status: 200, msg: 'success', data: rows }))

describe('商品统计', () => {
  it('does not make growth of what a previous nought counts as', async () => {
    await held.open('?days=lastMonth')
    expect(figuresIn(held.part('商品概况'))).toMatchObject({
      商品浏览量: '0 上期为 0',
      支付件数: '15 上期为 0',
      支付金额: '¥15,128.50 上期为 0',
      退款件数: '2 上期为 0',
    })
    expect(Object.keys(linesIn(held.part('商品趋势')))).toEqual(['支付金额', '退款金额', '商品浏览量', '商品访客数'])
  })

  it('shows no figure without a source', async () => {
    held.backend.kind = 'own'
    const num = { num: 4, percent: '33.33' }
    held.backend.answers.set('GET /adminapi/statistic/product/get_basic', () => ({
      status: 200,
      msg: 'success',
      data: { order: num, pay: num },
    }))
    held.backend.answers.set('GET /adminapi/statistic/product/get_trend', () => ({
      ...{ status: 200, msg: 'success' },
      data: { xAxis: trend.responseBody.data.xAxis, series: trend.responseBody.data.series.slice(2) },
    }))
    answersRows()
    await held.open('?days=lastMonth')
    expect(figuresIn(held.part('商品概况'))).toEqual({ 下单件数: '4 环比 ▲ 33.3%', 支付件数: '4 环比 ▲ 33.3%' })
    expect(Object.keys(linesIn(held.part('商品趋势')))).toEqual(['支付金额', '退款金额'])
    // a name leads to the orders that it is counted from
    expect(held.part('商品排行').querySelector('tbody a')?.getAttribute('href')).toMatch(
      /\/order\/list\?fieldKey=title&real_name=%E6%89%8B%E5%A5%97&orderTime=2026-11-01_2026-11-30$/,
    )
    const heads = [...held.part('商品排行').querySelectorAll('thead th')].map((one) => one.textContent)
    expect(heads).toEqual(['排名', '商品名称', '下单件数', '支付件数', '支付金额', '成本金额'])
    expect(held.part('商品排行').textContent).toContain('¥1,234.50')
  })

  it('always says what the ranking is ordered by, without which the shop fails, and keeps it in the address', async () => {
    await held.open('?sort=visit')
    expect(held.carried('product/get_product_ranking')[0]!.get('sort')).toBe('visit')
    expect(held.part('商品排行').textContent).toContain('order express error:')
    held.end()
    answersRows()
    await held.open('?sort=nonsense')
    const carried = held.carried('product/get_product_ranking').at(-1)!
    expect([carried.get('sort'), carried.get('limit')]).toEqual(['price', '20'])
    await vi.waitFor(() => expect(held.part('商品排行').textContent).toContain('手套'), patient)
  })

  it('saves its figures, its days and the ranking as it is ordered', async () => {
    answersRows()
    await held.open('?days=2026-11-01_2026-11-30')

    const { name, lines } = await savedBy(held.root)
    expect(name).toMatch(/^商品统计-\d{4}-\d\d-\d\d\.csv$/)
    const told = (part: string) => lines.slice(lines.findIndex((line) => line.replace('\uFEFF', '') === part))
    for (const figure of Object.keys(figuresIn(held.part('商品概况'))))
      expect(
        told('商品概况').some((line) => line.startsWith(`${figure},`)),
        figure,
      ).toBe(true)
    for (const line of Object.keys(linesIn(held.part('商品趋势')))) expect(told('商品趋势')[1], line).toContain(line)
    expect(told('商品排行').slice(2, 4)).toEqual([expect.stringMatching(/^1,手套,.*1234\.50/), expect.stringMatching(/^2,胶板,.*9\.00/)])
  })
})
