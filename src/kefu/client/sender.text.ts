import { columns } from '#src/text/columns.ts'

export const $text = columns({
  tooLong: { 'zh-cn': '消息内容过长', en: 'The message is too long', 'zh-tw': '訊息內容過長' },
})
