import { readTrade, readTradeToday } from '#src/api/statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { $text } from './text.ts'
import { todayFigures, todayLines, tradeFigures, tradeLines } from './trade-wire.ts'

const unit = 'money'
const isSum = true
/** Flows of money of a kind (finance contract, `trading_type`). */
const flow = (kind: number) => ({ path: `/finance/capital_flow/index?trading_type=${kind}`, days: 'time' })

export default definePage({
  text: $text,
  statistics: {
    parts: [
      {
        word: 'today',
        show: 'figures',
        of: 'today',
        from: source(readTradeToday, todayFigures),
        figures: [
          { key: 'amountToday', unit, beforeWord: 'yesterday', leads: flow(1) },
          { key: 'ordersToday', beforeWord: 'yesterday', leads: { path: '/order/list', days: 'orderTime' } },
          { key: 'payersToday', beforeWord: 'yesterday' },
          { key: 'ordersMonth', beforeWord: 'lastMonth' },
          { key: 'payersMonth', beforeWord: 'lastMonth' },
        ],
      },
      {
        word: 'byHour',
        show: 'trend',
        of: 'today',
        from: source(readTradeToday, todayLines),
        charts: [
          [
            { key: 'amountToday', unit },
            { key: 'amountYesterday', unit, isOver: true },
          ],
        ],
      },
      {
        word: 'overview',
        show: 'figures',
        from: source(readTrade, tradeFigures),
        figures: [
          { key: 'turnover', unit, about: 'turnoverAbout' },
          { key: 'paid', unit, about: 'paidAbout', leads: flow(1) },
          { key: 'membership', unit, about: 'membershipAbout', leads: flow(7) },
          { key: 'recharge', unit, about: 'rechargeAbout', leads: flow(3) },
          { key: 'cashier', unit, about: 'cashierAbout', leads: flow(8) },
          { key: 'expenses', unit, about: 'expensesAbout' },
          {
            key: 'balance',
            unit,
            about: 'balanceAbout',
            leads: { path: '/finance/balance/balance?trading_type=pay_product', days: 'time' },
          },
          { key: 'commission', unit, about: 'commissionAbout', leads: flow(6) },
          { key: 'refunded', unit, about: 'refundedAbout', leads: flow(2) },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(readTrade, tradeLines),
        charts: [
          [
            { key: 'turnover', unit, isSum },
            { key: 'expenses', unit, isSum },
          ],
          [
            { key: 'paid', unit, isSum },
            { key: 'membership', unit, isSum },
            { key: 'recharge', unit, isSum },
            { key: 'cashier', unit, isSum },
          ],
          [
            { key: 'balance', unit, isSum },
            { key: 'commission', unit, isSum },
            { key: 'refunded', unit, isSum },
          ],
        ],
      },
    ],
  },
})
