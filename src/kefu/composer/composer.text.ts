import { columns } from '#src/text/columns.ts'

export const $text = columns({
  label: { 'zh-cn': '消息内容', en: 'Message', 'zh-tw': '訊息內容' },
  send: { 'zh-cn': '发送', en: 'Send', 'zh-tw': '傳送' },
  keys: {
    'zh-cn': 'Enter 发送，Shift + Enter 换行',
    en: 'Enter sends, Shift + Enter breaks the line',
    'zh-tw': 'Enter 傳送，Shift + Enter 換行',
  },
  left: {
    'zh-cn': (n: number) => `还可以输入 ${n} 个字`,
    en: (n: number) => `${n} characters left`,
    'zh-tw': (n: number) => `還可以輸入 ${n} 個字`,
  },
})
