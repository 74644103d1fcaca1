import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400250': { 'zh-cn': '请选择用户', en: 'Choose a customer', 'zh-tw': '請選擇會員' },
  CASHIER_AMOUNT: {
    'zh-cn': '金额必须大于0，最多两位小数',
    en: 'Above zero, with two places at most',
    'zh-tw': '金額必須大於0，最多兩位小數',
  },
  CASHIER_DUE: { 'zh-cn': '实收金额不能大于应收金额', en: 'More was paid than was asked for', 'zh-tw': '實收金額不能大於應收金額' },
  CASHIER_ENTERED: { 'zh-cn': '收款已登记', en: 'The payment was entered', 'zh-tw': '收款已登記' },
  'cashier.balance': { 'zh-cn': '线下收银', en: 'Paid at the counter', 'zh-tw': '線下收銀' },
}

export default messages
