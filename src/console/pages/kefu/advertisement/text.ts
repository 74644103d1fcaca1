import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '客服页面广告', en: 'Advertisement beside the chat', 'zh-tw': '客服頁面廣告' },
  content: { 'zh-cn': '客服广告内容', en: 'What visitors see', 'zh-tw': '客服廣告內容' },
  contentHelp: {
    'zh-cn': '显示在电脑端客服聊天窗口旁边，留空则不显示',
    en: 'Stands beside the chat on wide screens; left empty, nothing stands there',
    'zh-tw': '顯示在電腦端客服聊天視窗旁邊，留空則不顯示',
  },
})
