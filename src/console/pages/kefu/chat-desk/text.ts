import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '客服工作台', en: 'Chat desk', 'zh-tw': '客服工作台' },
})
