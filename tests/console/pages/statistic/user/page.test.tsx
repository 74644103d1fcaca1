// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import basic from '../../../../fixtures/recorded/adminapi_statistic_user_get_basic.json' with { type: 'json' }
import region from '../../../../fixtures/recorded/adminapi_statistic_user_get_region.json' with { type: 'json' }
import sex from '../../../../fixtures/recorded/adminapi_statistic_user_get_sex.json' with { type: 'json' }
import trend from '../../../../fixtures/recorded/adminapi_statistic_user_get_trend.json' with { type: 'json' }
import wechat from '../../../../fixtures/recorded/adminapi_statistic_user_get_wechat.json' with { type: 'json' }
import wechatTrend from '../../../../fixtures/recorded/adminapi_statistic_user_get_wechat_trend.json' with { type: 'json' }
import { figuresIn, leadsIn, linesIn, savedBy, statisticsStage } from '../stage.ts'

let held: ReturnType<typeof statisticsStage>

beforeEach(() => {
  setLocale('zh-cn')
  held = statisticsStage('user', {
    'user/get_basic': basic,
    'user/get_trend': trend,
    'user/get_region': region,
    'user/get_sex': sex,
    'user/get_wechat': wechat,
    'user/get_wechat_trend': wechatTrend,
  })
})
afterEach(() => held.end())

describe('用户统计', () => {
  it('is narrowed to a channel, and grows from what was told', async () => {
    await held.open('?days=2026-11-01_2026-11-30&channel_type=h5')
    expect(held.carried('user/get_basic').map((query) => query.get('channel_type'))).toEqual(['h5'])
    expect(held.carried('user/get_region')[0]!.get('sort')).toBe('allNum')
    expect(figuresIn(held.part('用户概况'))).toMatchObject({
      累积用户数: '7 环比 ▲ 250.0%',
      新增用户数: '5 上期为 0',
      访客数: '0 上期为 0',
    })
  })

  it('draws followers of a plain shop, and no pie of nothing', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    expect(Object.keys(linesIn(held.part('公众号用户趋势')))).toHaveLength(5)
    expect(held.part('用户性别比例').textContent).toContain('所选时间内没有数据')
    expect(held.part('用户地域分布').textContent).toContain('未知')
    expect(held.part('用户地域分布').textContent).toContain('¥15,128.50')
  })

  it('leads from a province, a sex and new users to those users, of the same channel', async () => {
    const answer = (path: string, data: unknown) =>
      held.backend.answers.set(`GET /adminapi/statistic/user/${path}`, () => ({ status: 200, msg: 'success', data }))
    answer('get_region', [
      { province: '浙江省', allNum: 4, newNum: 2, payPrice: 10, visitNum: 0 },
      { province: '未知', allNum: 3, newNum: 1, payPrice: 0, visitNum: 0 },
    ])
    answer('get_sex', [
      { name: '未知', name_key: 0, value: 0 },
      { name: '女', name_key: 2, value: 3 },
    ])
    await held.open('?days=2026-11-01_2026-11-30&channel_type=h5')
    const added = 'user_time_type=add_time&user_type=h5&user_time=2026-11-01_2026-11-30'
    expect(leadsIn(held.part('用户概况'))).toEqual([['新增用户数', `/user/list?${added}`]])
    expect(leadsIn(held.part('用户地域分布'))).toEqual([
      ['4', '/user/list?province=浙江省&user_type=h5'],
      ['2', `/user/list?province=浙江省&${added}`],
    ])
    expect(leadsIn(held.part('用户性别比例'))).toEqual([['女', '/user/list?sex=2&user_type=h5']])
  })

  it('does not ask our server about followers', async () => {
    held.backend.kind = 'own'
    await held.open()
    expect(held.part('公众号用户概况')).toBeNull()
    expect(held.backend.calls.filter((one) => one.includes('wechat'))).toEqual([])
  })

  it('saves every figure that is seen, its days and its provinces', async () => {
    await held.open('?days=2026-11-01_2026-11-30')
    const { name, lines } = await savedBy(held.root)
    expect(name).toMatch(/^用户统计-\d{4}-\d\d-\d\d\.csv$/)
    const told = (part: string) => lines.slice(lines.findIndex((line) => line.replace('\uFEFF', '') === part))
    for (const figure of Object.keys(figuresIn(held.part('用户概况'))))
      expect(
        told('用户概况').some((line) => line.startsWith(`${figure},`)),
        figure,
      ).toBe(true)
    expect(told('用户概况').find((line) => line.startsWith('累积用户数,'))).toBe('累积用户数,7,250.0')
    const trendLines = Object.entries(linesIn(held.part('用户趋势')))
    expect(trendLines).toHaveLength(5)
    for (const [line] of trendLines) expect(told('用户趋势')[1], line).toContain(line)
    expect(told('用户地域分布').find((line) => line.includes('未知'))).toContain('15128.5')
  })
})
