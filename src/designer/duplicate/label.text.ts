import { columns } from '#src/text/columns.ts'

export const $text = columns({
  duplicate: { 'zh-cn': '复制页面', en: 'Duplicate page', 'zh-tw': '複製頁面' },
})
