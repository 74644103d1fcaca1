import { entryWords } from '#src/console/parts/master-data/entry-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...entryWords,
  title: { 'zh-cn': '结算账户', en: 'Accounts', 'zh-tw': '結算帳戶' },
  type: { 'zh-cn': '类型', en: 'Kind', 'zh-tw': '類型' },
  cash: { 'zh-cn': '现金', en: 'Cash', 'zh-tw': '現金' },
  bank: { 'zh-cn': '银行', en: 'Bank', 'zh-tw': '銀行' },
  wechat: { 'zh-cn': '微信', en: 'WeChat', 'zh-tw': '微信' },
  alipay: { 'zh-cn': '支付宝', en: 'Alipay', 'zh-tw': '支付寶' },
  acceptance: { 'zh-cn': '承兑汇票', en: 'Acceptance bill', 'zh-tw': '承兌匯票' },
  balance: { 'zh-cn': '余额', en: 'Balance', 'zh-tw': '餘額' },
  number: { 'zh-cn': '账号', en: 'Number', 'zh-tw': '帳號' },
})
