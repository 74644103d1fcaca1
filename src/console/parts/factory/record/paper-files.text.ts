import { columns } from '#src/text/columns.ts'

export const $text = columns({
  none: {
    'zh-cn': '还没有附件，可上传盖章合同、送货单、检验报告等',
    en: 'No files yet: signed contracts, delivery notes, test reports',
    'zh-tw': '還沒有附件，可上傳蓋章合約、送貨單、檢驗報告等',
  },
  add: { 'zh-cn': '上传附件', en: 'Add a file', 'zh-tw': '上傳附件' },
  notRead: { 'zh-cn': '附件没有读到', en: 'The files could not be read', 'zh-tw': '附件沒有讀到' },
})
