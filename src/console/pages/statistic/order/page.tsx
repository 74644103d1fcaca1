import { readOrderChannels, readOrderFigures, readOrderTrend, readOrderTypes } from '#src/api/statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { leadsBy, sharesPart } from '#src/console/parts/statistics/shares-part.ts'
import { linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

const isSum = true

export default definePage({
  text: $text,
  statistics: {
    parts: [
      {
        word: 'overview',
        show: 'figures',
        from: source(readOrderFigures, (reply) => ({
          pay_price: { value: reply.pay_price },
          pay_count: { value: reply.pay_count },
          refund_price: { value: reply.refund_price },
          refund_count: { value: reply.refund_count },
        })),
        comparesBefore: true,
        figures: [
          { key: 'pay_price', unit: 'money', leads: { path: '/finance/capital_flow/index?trading_type=1', days: 'time' } },
          { key: 'pay_count', leads: { path: '/order/list', days: 'orderTime' } },
          { key: 'refund_price', unit: 'money', leads: { path: '/finance/capital_flow/index?trading_type=2', days: 'time' } },
          { key: 'refund_count', leads: { path: '/order/refund', days: 'time' } },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(
          readOrderTrend,
          linesBy({ 订单金额: 'pay_price', 订单量: 'pay_count', 退款金额: 'refund_price', 退款订单量: 'refund_count' }),
        ),
        charts: [
          [
            { key: 'pay_price', unit: 'money', isSum },
            { key: 'refund_price', unit: 'money', isSum },
          ],
          [
            { key: 'pay_count', isSum },
            { key: 'refund_count', isSum },
          ],
        ],
      },
      sharesPart(
        'channels',
        readOrderChannels,
        { 公众号: 'wechat', 小程序: 'routine', APP: 'app' },
        undefined,
        leadsBy('/order/list?orderChannel=', 'orderTime', { 公众号: '0', 小程序: '1', H5: '2', PC: '3', APP: '4' }, 'own'),
      ),
      sharesPart(
        'types',
        readOrderTypes,
        { 普通订单: 'usual', 秒杀订单: 'seckill', 砍价订单: 'bargain', 拼团订单: 'combination', 预售订单: 'presale' },
        'money',
        leadsBy('/order/list?orderType=', 'orderTime', { 普通订单: '1', 拼团订单: '2', 秒杀订单: '3', 砍价订单: '4', 预售订单: '5' }),
      ),
    ],
  },
})
