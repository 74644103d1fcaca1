import { columns } from '#src/text/columns.ts'

/** The words on the paper. */
export const $text = columns({
  title: { 'zh-cn': '报价单', en: 'Quotation', 'zh-tw': '報價單' },
  orderSn: { 'zh-cn': '单号', en: 'Order No.', 'zh-tw': '單號' },
  date: { 'zh-cn': '时间', en: 'Date', 'zh-tw': '時間' },
  total: { 'zh-cn': '总价', en: 'Total price', 'zh-tw': '總價' },
  varieties: { 'zh-cn': '品种数', en: 'Items', 'zh-tw': '品項數' },
  quantity: { 'zh-cn': '总数量', en: 'Total quantity', 'zh-tw': '總數量' },
  number: { 'zh-cn': '序号', en: 'No.', 'zh-tw': '序號' },
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  unit: { 'zh-cn': '单位', en: 'Unit', 'zh-tw': '單位' },
  num: { 'zh-cn': '数量', en: 'Quantity', 'zh-tw': '數量' },
  subtotal: { 'zh-cn': '小计', en: 'Subtotal', 'zh-tw': '小計' },
  remark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  difference: { 'zh-cn': '尾差', en: 'Rounding difference', 'zh-tw': '尾差' },
})
