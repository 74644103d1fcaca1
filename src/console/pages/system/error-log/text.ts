import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '错误日志', en: 'Error log', 'zh-tw': '錯誤日誌' },
  about: {
    'zh-cn': '本次打开后台以来出现的错误，仅保存在当前页面，刷新后清空。',
    en: 'What failed since the console was opened. Kept in this page only; a reload empties it.',
    'zh-tw': '本次開啟後台以來出現的錯誤，僅保留在目前頁面，重新整理後清空。',
  },
  at: { 'zh-cn': '时间', en: 'Time', 'zh-tw': '時間' },
  kind: { 'zh-cn': '类型', en: 'Kind', 'zh-tw': '類型' },
  message: { 'zh-cn': '内容', en: 'Message', 'zh-tw': '內容' },
  path: { 'zh-cn': '页面', en: 'Page', 'zh-tw': '頁面' },
  none: { 'zh-cn': '没有错误', en: 'No errors', 'zh-tw': '沒有錯誤' },
  clear: { 'zh-cn': '清空', en: 'Clear', 'zh-tw': '清空' },
})
