import { columns } from '#src/text/columns.ts'

export const $text = columns({
  finish: { 'zh-cn': '结束会话', en: 'Mark as done', 'zh-tw': '結束對話' },
  done: { 'zh-cn': '已结束', en: 'Done', 'zh-tw': '已結束' },
  told: { 'zh-cn': '会话已结束', en: 'The conversation is done', 'zh-tw': '對話已結束' },
})
