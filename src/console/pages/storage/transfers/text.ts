import { documentWords } from '#src/papers/factory/document-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...documentWords,
  title: { 'zh-cn': '调拨单', en: 'Transfers', 'zh-tw': '調撥單' },
  paperTitle: { 'zh-cn': '调拨单', en: 'Stock transfer', 'zh-tw': '調撥單' },
  warehouse: { 'zh-cn': '调出仓库', en: 'From', 'zh-tw': '調出倉庫' },
  toWarehouse: { 'zh-cn': '调入仓库', en: 'To', 'zh-tw': '調入倉庫' },
  lines: { 'zh-cn': '调拨明细', en: 'Lines', 'zh-tw': '調撥明細' },
  linesHelp: {
    'zh-cn': '按批号管理的产品不填批号时，保存后按先进先出自动分配',
    en: 'Where goods are kept by lots and none is chosen, the oldest are taken when it is saved',
    'zh-tw': '按批號管理的產品不填批號時，儲存後按先進先出自動分配',
  },
  search: {
    'zh-cn': '单号、产品、规格、批号、拼音',
    en: 'Number, product, size, lot',
    'zh-tw': '單號、產品、規格、批號、拼音',
  },
  empty: { 'zh-cn': '还没有调拨单', en: 'Nothing has been transferred yet', 'zh-tw': '還沒有調撥單' },
})
