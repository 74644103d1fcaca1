import { columns } from '#src/text/columns.ts'

export const $text = columns({
  mode: { 'zh-cn': '编辑方式', en: 'How to edit', 'zh-tw': '編輯方式' },
  visual: { 'zh-cn': '可视化', en: 'Visual', 'zh-tw': '視覺化' },
  source: { 'zh-cn': 'HTML 源码', en: 'HTML source', 'zh-tw': 'HTML 原始碼' },
})
