import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '搜索聊天记录', en: 'Search messages', 'zh-tw': '搜尋聊天記錄' },
  words: { 'zh-cn': '输入消息内容', en: 'Words of a message', 'zh-tw': '輸入訊息內容' },
  scope: { 'zh-cn': '搜索范围', en: 'Where to look', 'zh-tw': '搜尋範圍' },
  here: { 'zh-cn': '当前会话', en: 'This conversation', 'zh-tw': '目前對話' },
  everywhere: { 'zh-cn': '全部会话', en: 'All conversations', 'zh-tw': '全部對話' },
  found: { 'zh-cn': '搜索结果', en: 'Messages that were found', 'zh-tw': '搜尋結果' },
  none: { 'zh-cn': '没有找到相关消息', en: 'No message matches', 'zh-tw': '沒有找到相關訊息' },
  hint: { 'zh-cn': '输入关键词后显示结果', en: 'Results appear as you type', 'zh-tw': '輸入關鍵字後顯示結果' },
  loadedOnly: {
    'zh-cn': '仅搜索已加载的消息，向上翻页后可搜索更早的消息',
    en: 'Only messages that are loaded are searched. Scroll up to load earlier ones',
    'zh-tw': '僅搜尋已載入的訊息，向上翻頁後可搜尋更早的訊息',
  },
  inMessages: {
    'zh-cn': (words: string) => `在聊天记录中搜索“${words}”`,
    en: (words: string) => `Search messages for “${words}”`,
    'zh-tw': (words: string) => `在聊天記錄中搜尋「${words}」`,
  },
})
