import { columns } from '#src/text/columns.ts'

export const $text = columns({
  pictures: { 'zh-cn': '聊天图片', en: 'Pictures of the conversation', 'zh-tw': '聊天圖片' },
  picture: {
    'zh-cn': (at: number, all: number) => `第 ${at} 张，共 ${all} 张`,
    en: (at: number, all: number) => `Picture ${at} of ${all}`,
    'zh-tw': (at: number, all: number) => `第 ${at} 張，共 ${all} 張`,
  },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  before: { 'zh-cn': '上一张', en: 'Previous picture', 'zh-tw': '上一張' },
  next: { 'zh-cn': '下一张', en: 'Next picture', 'zh-tw': '下一張' },
  whole: { 'zh-cn': '在新窗口打开', en: 'Open in a new window', 'zh-tw': '在新視窗開啟' },
})
