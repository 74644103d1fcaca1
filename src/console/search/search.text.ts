import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '搜索', en: 'Search', 'zh-tw': '搜尋' },
  open: { 'zh-cn': '搜索 (Ctrl+K)', en: 'Search (Ctrl+K)', 'zh-tw': '搜尋 (Ctrl+K)' },
  place: { 'zh-cn': '页面、操作、记录，可用拼音', en: 'Pages, actions, records', 'zh-tw': '頁面、操作、記錄，可用拼音' },
  none: { 'zh-cn': '没有找到', en: 'Nothing found', 'zh-tw': '沒有找到' },
  page: { 'zh-cn': '页面', en: 'Page', 'zh-tw': '頁面' },
  setting: { 'zh-cn': '设置项', en: 'Setting', 'zh-tw': '設定項' },
  action: { 'zh-cn': '操作', en: 'Action', 'zh-tw': '操作' },
  dark: { 'zh-cn': '切换到深色', en: 'Switch to dark', 'zh-tw': '切換到深色' },
  light: { 'zh-cn': '切换到浅色', en: 'Switch to light', 'zh-tw': '切換到淺色' },
  signOut: { 'zh-cn': '退出登录', en: 'Sign out', 'zh-tw': '登出' },
})
