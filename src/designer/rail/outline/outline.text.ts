import { columns } from '#src/text/columns.ts'

export const $text = columns({
  outline: { 'zh-cn': '页面结构', en: 'Outline', 'zh-tw': '頁面結構' },
  empty: { 'zh-cn': '页面还没有组件', en: 'The page has no blocks yet', 'zh-tw': '頁面還沒有元件' },
  hide: {
    'zh-cn': (name: string) => `隐藏 ${name}`,
    en: (name: string) => `Hide ${name}`,
    'zh-tw': (name: string) => `隱藏 ${name}`,
  },
  show: {
    'zh-cn': (name: string) => `显示 ${name}`,
    en: (name: string) => `Show ${name}`,
    'zh-tw': (name: string) => `顯示 ${name}`,
  },
  name: { 'zh-cn': '组件名称', en: 'Name of the block', 'zh-tw': '元件名稱' },
  keys: {
    'zh-cn': '↑↓ 选择，Shift 多选，Alt+↑↓ 移动，F2 重命名，Delete 删除',
    en: '↑↓ select, with Shift several, Alt+↑↓ move, F2 renames, Delete removes',
    'zh-tw': '↑↓ 選擇，Shift 多選，Alt+↑↓ 移動，F2 重新命名，Delete 刪除',
  },
})
