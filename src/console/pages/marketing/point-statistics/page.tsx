import { readPointFigures, readPointSources, readPointTrend, readPointUses } from '#src/api/point-statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { sharesPart } from '#src/console/parts/statistics/shares-part.ts'
import { linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

/** What users' points come from and go to (statistic contract, 积分统计). */
export default definePage({
  text: $text,
  statistics: {
    parts: [
      {
        word: 'overview',
        show: 'figures',
        from: source(readPointFigures, (reply) => ({
          now: { value: reply.now_point },
          come: { value: reply.all_point },
          gone: { value: reply.pay_point },
        })),
        figures: [{ key: 'now' }, { key: 'come' }, { key: 'gone' }],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(readPointTrend, linesBy({ 积分积累: 'added', 积分消耗: 'used' })),
        charts: [
          [
            { key: 'added', isSum: true },
            { key: 'used', isSum: true },
          ],
        ],
      },
      sharesPart('sources', readPointSources, {
        ...{ 订单赠送: 'byOrder', 商品赠送: 'byProduct', 后台赠送: 'byStaff', 签到获得: 'signed', 九宫格抽奖: 'lottery' },
        ...{ 退款返还: 'returned', 其他: 'other' },
      }),
      sharesPart('uses', readPointUses, {
        ...{ 订单抵扣: 'paid', 九宫格抽奖: 'lottery', 后台减少: 'takenByStaff', 退款退回: 'takenBack', 兑换商品: 'exchanged' },
        其他: 'other',
      }),
    ],
  },
})
