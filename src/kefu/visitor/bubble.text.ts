import { columns } from '#src/text/columns.ts'

export const $text = columns({
  open: {
    'zh-cn': (unread: number) => (unread ? `联系客服，${unread} 条未读` : '联系客服'),
    en: (unread: number) => (unread ? `Chat with us, ${unread} unread` : 'Chat with us'),
    'zh-tw': (unread: number) => (unread ? `聯絡客服，${unread} 則未讀` : '聯絡客服'),
  },
  failed: { 'zh-cn': '加载失败，请重试', en: 'Could not be loaded, try again', 'zh-tw': '載入失敗，請重試' },
})
