import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  from: { 'zh-cn': '从哪里来', en: 'Where it came from', 'zh-tw': '從哪裡來' },
  to: { 'zh-cn': '到哪里去', en: 'Where it went', 'zh-tw': '到哪裡去' },
  nowhere: { 'zh-cn': '没有记录', en: 'Nothing is known', 'zh-tw': '沒有記錄' },
  unseen: { 'zh-cn': '（无权查看）', en: '(not for you to see)', 'zh-tw': '（無權檢視）' },
  PO: { 'zh-cn': '采购订单', en: 'Purchase order', 'zh-tw': '採購訂單' },
  IN: { 'zh-cn': '入库单', en: 'Receipt', 'zh-tw': '入庫單' },
  OUT: { 'zh-cn': '出库单', en: 'Issue', 'zh-tw': '出庫單' },
  TRANSFER: { 'zh-cn': '调拨单', en: 'Transfer', 'zh-tw': '調撥單' },
  COUNT: { 'zh-cn': '盘点单', en: 'Stock-take', 'zh-tw': '盤點單' },
  log: { 'zh-cn': '质检判定记录', en: 'What was judged', 'zh-tw': '質檢判定記錄' },
  verdict: { 'zh-cn': '判定', en: 'Verdict', 'zh-tw': '判定' },
  judgedBy: { 'zh-cn': '判定人', en: 'Judged by', 'zh-tw': '判定人' },
  what: { 'zh-cn': '单据或批号', en: 'Document or lot', 'zh-tw': '單據或批號' },
  about: { 'zh-cn': '说明', en: 'About', 'zh-tw': '說明' },
  reading: { 'zh-cn': '正在读取', en: 'Reading', 'zh-tw': '正在讀取' },
})
