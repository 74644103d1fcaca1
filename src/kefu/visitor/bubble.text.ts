import { columns } from '#src/text/columns.ts'

export const $text = columns({
  open: { 'zh-cn': '联系客服', en: 'Chat with us', 'zh-tw': '聯絡客服' },
  unread: {
    'zh-cn': (n: number) => `联系客服，${n} 条未读消息`,
    en: (n: number) => `Chat with us, ${n} unread`,
    'zh-tw': (n: number) => `聯絡客服，${n} 則未讀訊息`,
  },
  failed: { 'zh-cn': '加载失败，请重试', en: 'Could not be loaded, try again', 'zh-tw': '載入失敗，請重試' },
})
