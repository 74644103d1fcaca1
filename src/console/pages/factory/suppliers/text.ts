import { partyWords } from '#src/console/parts/parties/party-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...partyWords,
  title: { 'zh-cn': '供应商', en: 'Suppliers', 'zh-tw': '供應商' },
  name: { 'zh-cn': '供应商名称', en: 'Name', 'zh-tw': '供應商名稱' },
  search: { 'zh-cn': '搜索名称、编号、电话、拼音', en: 'Search name, number, phone', 'zh-tw': '搜尋名稱、編號、電話、拼音' },
  empty: { 'zh-cn': '还没有供应商', en: 'No suppliers yet', 'zh-tw': '還沒有供應商' },
  materials: { 'zh-cn': '供应材料', en: 'Materials', 'zh-tw': '供應材料' },
  buyer: { 'zh-cn': '采购员', en: 'Buyer', 'zh-tw': '採購員' },
  leadDays: { 'zh-cn': '交货天数', en: 'Lead time (days)', 'zh-tw': '交貨天數' },
  payable: { 'zh-cn': '应付余额', en: 'Payable', 'zh-tw': '應付餘額' },
  balance: { 'zh-cn': '往来余额', en: 'Balance', 'zh-tw': '往來餘額' },
  minOrder: { 'zh-cn': '起订金额', en: 'Least order', 'zh-tw': '起訂金額' },
})
