import { columns } from '#src/text/columns.ts'

export const $text = columns({
  sendCard: { 'zh-cn': '发送给客服', en: 'Send to the agent', 'zh-tw': '傳送給客服' },
  notNow: { 'zh-cn': '暂不发送', en: 'Not now', 'zh-tw': '暫不傳送' },
})
