// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { figuresIn, linesIn, patient, statisticsStage } from '../stage.ts'

const done = (data: unknown) => ({ responseBody: { status: 200, msg: 'success', data } })
const figures = {
  ...{ conversations: 42, visitors: 30, unanswered: 2, received: 160, sent: 150, first_median: 48, first_p90: 605, duration: 4_980 },
  ...{ transfers: 1, ratings: 0, stars: null },
}
const lines = (xAxis: string[]) => ({
  xAxis,
  series: ['会话量', '访客消息', '客服消息'].map((name) => ({ name, data: xAxis.map((_, at) => at), type: 'line' })),
})
const agents = [
  {
    agent_id: 1,
    name: '客服小美',
    avatar: '',
    conversations: 42,
    sent: 150,
    first_median: 48,
    first_p90: 605,
    duration: 4_980,
    ratings: 0,
    stars: null,
  },
]
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

let held: ReturnType<typeof statisticsStage>
beforeEach(() => {
  setLocale('zh-cn')
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  held = statisticsStage('service', {
    'service/get_basic': done(figures),
    'service/get_trend': done(lines(['11-01', '11-02'])),
    'service/get_hours': done(lines(hours)),
    'service/get_agents': done(agents),
    'service/get_ratings': done({ bing_xdata: [], bing_data: [], list: [] }),
  })
  held.backend.kind = 'own'
  held.backend.features = { chatDesk: true }
})
afterEach(() => {
  held.end()
  vi.useRealTimers()
})

describe('客服统计', () => {
  it('says how long visitors wait in words, and nothing of what has no source', async () => {
    await held.open('?days=thisMonth')
    expect(figuresIn(held.part('接待概况'))).toMatchObject({
      会话量: '42 与上期持平',
      '首次响应（中位）': '48秒 与上期持平',
      '首次响应（90%）': '10分05秒 与上期持平',
      平均会话时长: '1小时23分 与上期持平',
    })
    expect(held.part('接待概况').textContent).not.toContain('平均评分')
    expect(held.part('客服排行').textContent).not.toContain('平均评分')
    expect(held.part('满意度评价').textContent).toContain('所选时间内没有数据')
  })

  it('has every hour of the day, however many days were chosen', async () => {
    // as many days as there are hours
    await held.open('?days=2026-11-10_2026-12-03')
    const { 会话量: counts } = linesIn(held.part('时段分布'))
    expect(counts).toHaveLength(24)
    expect(counts!.at(-1)).toBe('23')
    expect(held.part('时段分布').textContent).not.toContain('未完')
  })

  it('is none of a plain shop', async () => {
    held.backend.kind = 'shop'
    await held.open().catch(() => {})
    await vi.waitFor(() => expect(held.root().querySelector('.console-note[data-kind=missing]')).not.toBeNull(), patient)
    expect(held.carried('service/get_basic')).toEqual([])
  }, 30_000)
})
