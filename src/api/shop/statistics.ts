import { endpoint } from '../endpoint.ts'
import type { ChannelQuery, Growing, Wire } from '../statistics.ts'

/** Who follows and leaves the shop's official account (statistic contract). */
export type FollowerFigures = Partial<
  Record<'subscribe' | 'unSubscribe' | 'increaseSubscribe' | 'cumulativeSubscribe' | 'cumulativeUnSubscribe', Growing>
>
export const readFollowerFigures = endpoint<{ query: ChannelQuery }, FollowerFigures>('GET', '/statistic/user/get_wechat')
export const readFollowerTrend = endpoint<{ query: ChannelQuery }, { xAxis: string[]; series: { name: string; value: Wire[] }[] }>(
  'GET',
  '/statistic/user/get_wechat_trend',
)
