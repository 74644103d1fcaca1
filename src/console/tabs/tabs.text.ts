import { columns } from '#src/text/columns.ts'

export const $text = columns({
  openPages: { 'zh-cn': '已打开的页面', en: 'Open pages', 'zh-tw': '已開啟的頁面' },
  refresh: { 'zh-cn': '刷新', en: 'Refresh', 'zh-tw': '重新整理' },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  closeOne: {
    'zh-cn': (title: string) => `关闭 ${title}`,
    en: (title: string) => `Close ${title}`,
    'zh-tw': (title: string) => `關閉 ${title}`,
  },
  closeOthers: { 'zh-cn': '关闭其它', en: 'Close others', 'zh-tw': '關閉其他' },
  closeAll: { 'zh-cn': '全部关闭', en: 'Close all', 'zh-tw': '全部關閉' },
  full: { 'zh-cn': '当前页全屏', en: 'Full screen', 'zh-tw': '目前頁全螢幕' },
  leaveFull: { 'zh-cn': '退出全屏', en: 'Leave full screen', 'zh-tw': '退出全螢幕' },
  toLeft: { 'zh-cn': '左移', en: 'Move left', 'zh-tw': '左移' },
  toRight: { 'zh-cn': '右移', en: 'Move right', 'zh-tw': '右移' },
  more: { 'zh-cn': '标签页操作', en: 'Actions on tabs', 'zh-tw': '頁籤操作' },
})
