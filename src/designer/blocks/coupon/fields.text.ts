import { columns } from '#src/text/columns.ts'

export const $fields = columns({
  accent: { 'zh-cn': '主题颜色', en: 'Ticket colour', 'zh-tw': '主題顏色' },
})
