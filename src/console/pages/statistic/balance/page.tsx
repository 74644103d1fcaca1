import { readBalanceFigures, readBalanceSources, readBalanceTrend, readBalanceUses } from '#src/api/statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { leadsBy, sharesPart } from '#src/console/parts/statistics/shares-part.ts'
import { linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

const records = (values: Readonly<Record<string, string>>) => leadsBy('/finance/balance/balance?trading_type=', 'time', values)

export default definePage({
  text: $text,
  statistics: {
    parts: [
      {
        word: 'overview',
        show: 'figures',
        of: 'ever',
        from: source(readBalanceFigures, (reply) => ({
          now: { value: reply.now_balance },
          come: { value: reply.add_balance },
          gone: { value: reply.sub_balance },
        })),
        figures: [
          { key: 'now', unit: 'money', leads: { path: '/user/list?sort=balance&order=desc' } },
          { key: 'come', unit: 'money', leads: { path: '/finance/balance/balance' } },
          { key: 'gone', unit: 'money', leads: { path: '/finance/balance/balance' } },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(readBalanceTrend, linesBy({ 余额积累: 'added', 余额消耗: 'used' })),
        charts: [
          [
            { key: 'added', unit: 'money', isSum: true },
            { key: 'used', unit: 'money', isSum: true },
          ],
        ],
      },
      sharesPart(
        'sources',
        readBalanceSources,
        {
          系统增加: 'bySystem',
          用户充值: 'recharged',
          佣金提现: 'commission',
          抽奖赠送: 'lottery',
          商品退款: 'refunded',
          其他: 'other',
        },
        'money',
        // two kinds of records stand behind what the shop itself gave: no filter of the list has both
        records({ 用户充值: 'recharge', 佣金提现: 'extract', 抽奖赠送: 'lottery_add', 商品退款: 'pay_product_refund' }),
      ),
      sharesPart(
        'uses',
        readBalanceUses,
        { 系统减少: 'takenBySystem', 充值退款: 'rechargeRefunded', 购买商品: 'bought', 其他: 'other' },
        'money',
        records({ 系统减少: 'system_sub', 充值退款: 'recharge_refund', 购买商品: 'pay_product' }),
      ),
    ],
  },
})
