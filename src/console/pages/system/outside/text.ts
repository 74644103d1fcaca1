import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '外部页面', en: 'Outside', 'zh-tw': '外部頁面' },
})
