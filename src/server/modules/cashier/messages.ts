import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400250': { 'zh-cn': '请选择用户', en: 'Choose a customer', 'zh-tw': '請選擇會員' },
  CASHIER_AMOUNT: {
    'zh-cn': '金额必须大于0，最多两位小数',
    en: 'Above zero, with two places at most',
    'zh-tw': '金額必須大於0，最多兩位小數',
  },
  CASHIER_DUE: { 'zh-cn': '实收金额不能大于应收金额', en: 'More was paid than was asked for', 'zh-tw': '實收金額不能大於應收金額' },
  CASHIER_DISCOUNT: {
    'zh-cn': '优惠金额必须小于应收金额',
    en: 'Take off less than it costs',
    'zh-tw': '優惠金額必須小於應收金額',
  },
  CASHIER_PRICE: { 'zh-cn': '应收金额现在是 {due}', en: 'It costs {due} by now', 'zh-tw': '應收金額現在是 {due}' },
  CASHIER_SOLD: { 'zh-cn': '开单成功', en: 'Sold', 'zh-tw': '開單成功' },
  CASHIER_ENTERED: { 'zh-cn': '收款已登记', en: 'The payment was entered', 'zh-tw': '收款已登記' },
  'cashier.balance': { 'zh-cn': '线下收银', en: 'Paid at the counter', 'zh-tw': '線下收銀' },
}

export default messages
