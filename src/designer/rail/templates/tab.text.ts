import { columns } from '#src/text/columns.ts'

export const $text = columns({
  templates: { 'zh-cn': '页面模板', en: 'Templates', 'zh-tw': '頁面範本' },
  saveTemplate: { 'zh-cn': '另存模板', en: 'Save as template', 'zh-tw': '另存範本' },
})
