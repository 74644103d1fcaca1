import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  name: { 'zh-cn': '产品', en: 'Product', 'zh-tw': '產品' },
  spec: { 'zh-cn': '规格', en: 'Size', 'zh-tw': '規格' },
  done: { 'zh-cn': '已完成', en: 'Done', 'zh-tw': '已完成' },
  open: { 'zh-cn': '未完成', en: 'Open', 'zh-tw': '未完成' },
  none: { 'zh-cn': '没有明细', en: 'No lines', 'zh-tw': '沒有明細' },
  notRead: { 'zh-cn': '明细没有读到', en: 'The lines could not be read', 'zh-tw': '明細沒有讀到' },
})
