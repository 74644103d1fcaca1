import { partyWords } from '#src/console/parts/parties/party-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...partyWords,
  title: { 'zh-cn': '客户', en: 'Customers', 'zh-tw': '客戶' },
  name: { 'zh-cn': '客户名称', en: 'Name', 'zh-tw': '客戶名稱' },
  search: { 'zh-cn': '搜索名称、编号、电话、拼音', en: 'Search name, number, phone', 'zh-tw': '搜尋名稱、編號、電話、拼音' },
  empty: { 'zh-cn': '还没有客户', en: 'No customers yet', 'zh-tw': '還沒有客戶' },
  level: { 'zh-cn': '等级', en: 'Level', 'zh-tw': '等級' },
  levelA: { 'zh-cn': 'A 重点', en: 'A key account', 'zh-tw': 'A 重點' },
  levelB: { 'zh-cn': 'B 普通', en: 'B regular', 'zh-tw': 'B 一般' },
  levelC: { 'zh-cn': 'C 零散', en: 'C occasional', 'zh-tw': 'C 零散' },
  salesman: { 'zh-cn': '业务员', en: 'Salesperson', 'zh-tw': '業務員' },
  creditLimit: { 'zh-cn': '信用额度', en: 'Credit limit', 'zh-tw': '信用額度' },
  creditPolicy: { 'zh-cn': '超额度时', en: 'Above the limit', 'zh-tw': '超額度時' },
  noLimit: { 'zh-cn': '不控制', en: 'No control', 'zh-tw': '不控制' },
  warn: { 'zh-cn': '提醒', en: 'Warn', 'zh-tw': '提醒' },
  quotations: { 'zh-cn': '报价单', en: 'Quotations', 'zh-tw': '報價單' },
  block: { 'zh-cn': '禁止下单', en: 'Refuse orders', 'zh-tw': '禁止下單' },
})
