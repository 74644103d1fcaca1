import { columns } from '#src/text/columns.ts'

export const $text = columns({
  edit: { 'zh-cn': '编辑', en: 'Editing', 'zh-tw': '編輯' },
  block: { 'zh-cn': '组件', en: 'Blocks', 'zh-tw': '元件' },
  page: { 'zh-cn': '页面', en: 'Page', 'zh-tw': '頁面' },
  view: { 'zh-cn': '视图', en: 'View', 'zh-tw': '檢視' },
  help: { 'zh-cn': '帮助', en: 'Help', 'zh-tw': '說明' },
  several: { 'zh-cn': '多选', en: 'Select several', 'zh-tw': '多選' },
  open: { 'zh-cn': '打开所选组件的设置', en: 'Open the settings of the block', 'zh-tw': '開啟所選元件的設定' },
  click: { 'zh-cn': '点击', en: 'click', 'zh-tw': '點擊' },
})
