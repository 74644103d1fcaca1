import { columns } from '#src/text/columns.ts'

export const $text = columns({
  finish: { 'zh-cn': '结束会话', en: 'Mark as done', 'zh-tw': '結束對話' },
  reopen: { 'zh-cn': '重新打开会话', en: 'Open it again', 'zh-tw': '重新開啟對話' },
  reopened: { 'zh-cn': '会话已重新打开', en: 'The conversation goes on', 'zh-tw': '對話已重新開啟' },
  told: { 'zh-cn': '会话已结束', en: 'The conversation is done', 'zh-tw': '對話已結束' },
})
