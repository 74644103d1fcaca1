import { columns } from '#src/text/columns.ts'

export const $text = columns({
  opened: {
    'zh-cn': (title: string) => `页面 "${title}" 已在新窗口中打开`,
    en: (title: string) => `“${title}” has been opened in a new window`,
    'zh-tw': (title: string) => `頁面 "${title}" 已在新視窗中開啟`,
  },
  go: { 'zh-cn': '立即前往', en: 'Go there', 'zh-tw': '立即前往' },
  open: { 'zh-cn': '在新窗口打开', en: 'Open in a new window', 'zh-tw': '在新視窗開啟' },
})
