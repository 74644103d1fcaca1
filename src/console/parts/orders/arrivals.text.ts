import { columns } from '#src/text/columns.ts'

export const $text = columns({
  orders: {
    'zh-cn': (count: number) => `有 ${count} 个新订单，点击查看`,
    en: (count: number) => (count === 1 ? 'Show 1 new order' : `Show ${count} new orders`),
    'zh-tw': (count: number) => `有 ${count} 個新訂單，點擊查看`,
  },
  refunds: {
    'zh-cn': (count: number) => `有 ${count} 个新的售后申请，点击查看`,
    en: (count: number) => (count === 1 ? 'Show 1 new refund request' : `Show ${count} new refund requests`),
    'zh-tw': (count: number) => `有 ${count} 個新的售後申請，點擊查看`,
  },
})
