import { columns } from '#src/text/columns.ts'

export const $text = columns({
  commands: { 'zh-cn': '搜索组件、字段和操作', en: 'Find blocks, fields and actions', 'zh-tw': '搜尋元件、欄位和操作' },
  keys: { 'zh-cn': '快捷键', en: 'Keyboard shortcuts', 'zh-tw': '快捷鍵' },
  preview: { 'zh-cn': '扫码预览', en: 'Preview on a phone', 'zh-tw': '掃碼預覽' },
  savePreset: { 'zh-cn': '存为预设', en: 'Save as preset', 'zh-tw': '存為預設' },
  exportPage: { 'zh-cn': '导出页面', en: 'Export page', 'zh-tw': '匯出頁面' },
  importPage: { 'zh-cn': '导入页面', en: 'Import page', 'zh-tw': '匯入頁面' },
})
