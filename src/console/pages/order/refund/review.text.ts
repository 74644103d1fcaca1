import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (count: number) => `批量审核 ${count} 笔售后`,
    en: (count: number) => `Review ${count} ${count === 1 ? 'refund' : 'refunds'}`,
    'zh-tw': (count: number) => `批次審核 ${count} 筆售後`,
  },
  verdict: { 'zh-cn': '处理方式', en: 'Verdict', 'zh-tw': '處理方式' },
  agree: {
    'zh-cn': '同意（仅退款立即退款，退货退款同意退货）',
    en: 'Agree: refund, or let it be sent back',
    'zh-tw': '同意（僅退款立即退款，退貨退款同意退貨）',
  },
  refuse: { 'zh-cn': '不退款', en: 'Refuse', 'zh-tw': '不退款' },
  reason: { 'zh-cn': '不退款原因', en: 'Reason', 'zh-tw': '不退款原因' },
  reasonMissing: { 'zh-cn': '请填写不退款原因', en: 'Enter the reason', 'zh-tw': '請填寫不退款原因' },
  total: {
    'zh-cn': (sum: string, count: number) => `将立即退款 ${count} 笔，合计 ${sum}`,
    en: (sum: string, count: number) => `${count} are paid back now, ${sum} in all`,
    'zh-tw': (sum: string, count: number) => `將立即退款 ${count} 筆，合計 ${sum}`,
  },
  submit: {
    'zh-cn': (count: number) => `提交 ${count} 笔`,
    en: (count: number) => `Submit ${count}`,
    'zh-tw': (count: number) => `提交 ${count} 筆`,
  },
  number: { 'zh-cn': '退款订单号', en: 'Refund', 'zh-tw': '退款訂單號' },
  buyer: { 'zh-cn': '用户', en: 'Buyer', 'zh-tw': '會員' },
  state: { 'zh-cn': '退款状态', en: 'State', 'zh-tw': '退款狀態' },
  owed: { 'zh-cn': '应退金额', en: 'Amount', 'zh-tw': '應退金額' },
  notNow: { 'zh-cn': '当前状态不能这样处理', en: 'Not in this state', 'zh-tw': '目前狀態不能這樣處理' },
})
