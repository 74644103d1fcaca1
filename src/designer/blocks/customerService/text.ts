import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '在线客服', en: 'Customer service', 'zh-tw': '線上客服' },
  floats: { 'zh-cn': '悬浮按钮 · 距顶部', en: 'Floating button · from the top', 'zh-tw': '懸浮按鈕 · 距頂部' },
})
