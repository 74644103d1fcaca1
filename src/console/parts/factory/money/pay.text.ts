import { columns } from '#src/text/columns.ts'

export const $text = columns({
  date: { 'zh-cn': '日期', en: 'Date', 'zh-tw': '日期' },
  amount: { 'zh-cn': '金额', en: 'Amount', 'zh-tw': '金額' },
  discount: { 'zh-cn': '优惠抹零', en: 'Let off', 'zh-tw': '優惠抹零' },
  account: { 'zh-cn': '结算账户', en: 'Account', 'zh-tw': '結算帳戶' },
  method: { 'zh-cn': '方式', en: 'By', 'zh-tw': '方式' },
  cash: { 'zh-cn': '现金', en: 'Cash', 'zh-tw': '現金' },
  bank: { 'zh-cn': '银行转账', en: 'Bank transfer', 'zh-tw': '銀行轉帳' },
  wechat: { 'zh-cn': '微信', en: 'WeChat', 'zh-tw': '微信' },
  alipay: { 'zh-cn': '支付宝', en: 'Alipay', 'zh-tw': '支付寶' },
  acceptance: { 'zh-cn': '承兑汇票', en: 'Acceptance bill', 'zh-tw': '承兌匯票' },
  refNo: { 'zh-cn': '流水号', en: 'Reference', 'zh-tw': '流水號' },
  remark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  missing: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  payTitle: { 'zh-cn': '付款', en: 'Pay', 'zh-tw': '付款' },
  party: { 'zh-cn': '供应商', en: 'Supplier', 'zh-tw': '供應商' },
  owed: { 'zh-cn': '应付情况', en: 'What is owed', 'zh-tw': '應付情況' },
  auto: { 'zh-cn': '核销', en: 'Settles', 'zh-tw': '核銷' },
  fifo: { 'zh-cn': '按先后', en: 'the oldest first', 'zh-tw': '按先後' },
  byDue: { 'zh-cn': '按到期日', en: 'the first due first', 'zh-tw': '按到期日' },
  later: { 'zh-cn': '以后再核销', en: 'nothing yet', 'zh-tw': '以後再核銷' },
  paid: {
    'zh-cn': (sn: string, left: string) => `已付款 ${sn}${left === '0.00' ? '' : `，未核销 ${left}`}`,
    en: (sn: string, left: string) => `Paid: ${sn}${left === '0.00' ? '' : `, ${left} settle nothing yet`}`,
    'zh-tw': (sn: string, left: string) => `已付款 ${sn}${left === '0.00' ? '' : `，未核銷 ${left}`}`,
  },
})
