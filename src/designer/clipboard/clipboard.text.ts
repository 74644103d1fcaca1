import { columns } from '#src/text/columns.ts'

export const $text = columns({
  copy: { 'zh-cn': '复制到剪贴板', en: 'Copy', 'zh-tw': '複製到剪貼簿' },
  cut: { 'zh-cn': '剪切', en: 'Cut', 'zh-tw': '剪下' },
  paste: { 'zh-cn': '粘贴到下方', en: 'Paste below', 'zh-tw': '貼到下方' },
})
