import { columns } from '#src/text/columns.ts'

export const $text = columns({
  checks: { 'zh-cn': '页面检查', en: 'Check the page', 'zh-tw': '頁面檢查' },
})
