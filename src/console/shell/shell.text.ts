import { columns } from '#src/text/columns.ts'

export const $text = columns({
  menu: { 'zh-cn': '菜单', en: 'Menu', 'zh-tw': '選單' },
  mainMenu: { 'zh-cn': '主菜单', en: 'Main menu', 'zh-tw': '主選單' },
  look: { 'zh-cn': '主题设置', en: 'Theme settings', 'zh-tw': '主題設定' },
  findMenu: { 'zh-cn': '查找菜单', en: 'Find in menu', 'zh-tw': '尋找選單' },
  noMenu: { 'zh-cn': '没有匹配的菜单', en: 'No entry matches', 'zh-tw': '沒有符合的選單' },
  menuNotRead: { 'zh-cn': '菜单没有读取成功', en: 'The menu could not be read', 'zh-tw': '選單沒有讀取成功' },
  openMenu: { 'zh-cn': '打开菜单', en: 'Open the menu', 'zh-tw': '開啟選單' },
  collapse: { 'zh-cn': '收起菜单', en: 'Collapse the menu', 'zh-tw': '收合選單' },
  expand: { 'zh-cn': '展开菜单', en: 'Expand the menu', 'zh-tw': '展開選單' },
  trail: { 'zh-cn': '当前位置', en: 'Where you are', 'zh-tw': '目前位置' },
  language: { 'zh-cn': '语言', en: 'Language', 'zh-tw': '語言' },
  toDark: { 'zh-cn': '切换到深色', en: 'Switch to dark', 'zh-tw': '切換到深色' },
  toLight: { 'zh-cn': '切换到浅色', en: 'Switch to light', 'zh-tw': '切換到淺色' },
  account: { 'zh-cn': '当前账号', en: 'Your account', 'zh-tw': '目前帳號' },
  signOut: { 'zh-cn': '退出登录', en: 'Sign out', 'zh-tw': '登出' },
  askSignOut: {
    'zh-cn': '此操作将退出登录, 是否继续?',
    en: 'This operation will log out. Do you want to continue?',
    'zh-tw': '此操作將登出, 是否繼續?',
  },
  signedOut: { 'zh-cn': '退出成功', en: 'Exit successfully', 'zh-tw': '登出成功' },
  skip: { 'zh-cn': '跳到内容', en: 'Skip to content', 'zh-tw': '跳到內容' },
})
