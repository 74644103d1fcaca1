import { columns } from '#src/text/columns.ts'

export const $text = columns({
  format: { 'zh-cn': '格式', en: 'As', 'zh-tw': '格式' },
  word: { 'zh-cn': 'Word 文档', en: 'Word document', 'zh-tw': 'Word 檔' },
  pdf: { 'zh-cn': 'PDF', en: 'PDF', 'zh-tw': 'PDF' },
  workbook: { 'zh-cn': 'Excel 工作簿', en: 'Workbook', 'zh-tw': 'Excel 活頁簿' },
  place: { 'zh-cn': '签订地点', en: 'Signed at', 'zh-tw': '簽訂地點' },
  seal: { 'zh-cn': '盖章', en: 'With the seal', 'zh-tw': '蓋章' },
  sealHelp: {
    'zh-cn': '公司资料里的印章盖在需方栏，会记录在单据上；Excel 里没有图片。',
    en: 'The company’s seal stands on the buyer’s side, and that is written down. A workbook holds no pictures.',
    'zh-tw': '公司資料裡的印章蓋在需方欄，會記錄在單據上；Excel 裡沒有圖片。',
  },
  missing: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  name: { 'zh-cn': '采购合同', en: 'Purchase contract', 'zh-tw': '採購合約' },
  saved: { 'zh-cn': '合同已下载', en: 'The contract was saved', 'zh-tw': '合約已下載' },
})
