import { readProductFigures, readProductRanking, readProductTrend } from '#src/api/statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { growingFigures, linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

/** Flows of money of a kind (finance contract, `trading_type`). */
const flow = (kind: number) => ({ path: `/finance/capital_flow/index?trading_type=${kind}`, days: 'time' })

/** Orders of a product, by its name: the list knows no other way to it. */
const ordersOf = (name: string) => ({
  path: `/order/list?${new URLSearchParams({ fieldKey: 'title', real_name: name }).toString()}`,
  days: 'orderTime',
})

export default definePage({
  text: $text,
  statistics: {
    parts: [
      {
        word: 'overview',
        show: 'figures',
        from: source(readProductFigures, growingFigures),
        figures: [
          { key: 'browse', about: 'browseAbout' },
          { key: 'user', about: 'userAbout' },
          { key: 'cart', about: 'cartAbout' },
          { key: 'order', about: 'orderAbout', leads: { path: '/order/list', days: 'orderTime' } },
          { key: 'pay', about: 'payAbout' },
          { key: 'payPrice', unit: 'money', about: 'payPriceAbout', leads: flow(1) },
          { key: 'cost', unit: 'money', about: 'costAbout' },
          { key: 'refundPrice', unit: 'money', about: 'refundPriceAbout', leads: flow(2) },
          { key: 'refund', about: 'refundAbout', leads: { path: '/order/refund', days: 'time' } },
          { key: 'payPercent', unit: 'percent', about: 'payPercentAbout' },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(
          readProductTrend,
          linesBy({ 商品浏览量: 'browse', 商品访客量: 'user', 支付金额: 'payPrice', 退款金额: 'refundPrice' }),
        ),
        charts: [
          [
            { key: 'payPrice', unit: 'money', isSum: true },
            { key: 'refundPrice', unit: 'money', isSum: true },
          ],
          [{ key: 'browse', isSum: true }, { key: 'user' }],
        ],
      },
      {
        word: 'ranking',
        show: 'ranking',
        from: source(readProductRanking, (rows) => rows.map((row) => ({ ...row }))),
        query: { limit: 20 },
        sorts: [
          { value: 'price', word: 'payPrice' },
          { value: 'orders', word: 'order' },
          { value: 'visit', word: 'browse', at: 'shop' },
          { value: 'user', word: 'user', at: 'shop' },
          { value: 'cart', word: 'cart', at: 'shop' },
          { value: 'collect', word: 'collect', at: 'shop' },
          { value: 'changes', word: 'payPercent', at: 'shop' },
        ],
        columns: [
          { key: 'image', as: 'picture' },
          { key: 'name', field: 'store_name', as: 'text', leads: ({ store_name: name }) => ordersOf(String(name ?? '')) },
          { key: 'browse', field: 'visit' },
          { key: 'user' },
          { key: 'cart' },
          { key: 'order', field: 'orders' },
          { key: 'pay' },
          { key: 'payPrice', field: 'price', unit: 'money' },
          { key: 'cost', unit: 'money' },
          { key: 'collect' },
          { key: 'payPercent', field: 'changes', unit: 'percent' },
        ],
      },
    ],
  },
})
