import { columns } from '#src/text/columns.ts'

export const $text = columns({
  consoleTitle: { 'zh-cn': '登录管理后台', en: 'Sign in to the console', 'zh-tw': '登入管理後台' },
  designerTitle: { 'zh-cn': '登录后继续装修', en: 'Sign in to design', 'zh-tw': '登入後繼續裝修' },
  mediaTitle: { 'zh-cn': '登录后使用素材库', en: 'Sign in to use the library', 'zh-tw': '登入後使用素材庫' },
  agentTitle: { 'zh-cn': '登录客服工作台', en: 'Sign in to the chat desk', 'zh-tw': '登入客服工作台' },
  factoryTitle: { 'zh-cn': '登录生产系统', en: 'Sign in to manufacturing', 'zh-tw': '登入生產系統' },
  factory: {
    'zh-cn': (host: string) => `生产系统在 ${host}，需要用那里的账号登录。`,
    en: (host: string) => `Manufacturing is at ${host}. Use your account there.`,
    'zh-tw': (host: string) => `生產系統在 ${host}，需要用那裡的帳號登入。`,
  },
  again: {
    'zh-cn': '登录已过期，未保存的内容不会丢失。',
    en: 'Your session has ended. Nothing unsaved is lost.',
    'zh-tw': '登入已過期，未儲存的內容不會遺失。',
  },
  badToken: {
    'zh-cn': '所在页面没有传入有效的登录凭证（token），请在这里登录。',
    en: 'The host page gave no valid token. Sign in here.',
    'zh-tw': '所在頁面沒有傳入有效的登入憑證（token），請在這裡登入。',
  },
  account: { 'zh-cn': '账号', en: 'Account', 'zh-tw': '帳號' },
  accountHint: { 'zh-cn': '请输入账号', en: 'Enter your account', 'zh-tw': '請輸入帳號' },
  password: { 'zh-cn': '密码', en: 'Password', 'zh-tw': '密碼' },
  passwordHint: { 'zh-cn': '请输入密码', en: 'Enter your password', 'zh-tw': '請輸入密碼' },
  show: { 'zh-cn': '显示密码', en: 'Show password', 'zh-tw': '顯示密碼' },
  hide: { 'zh-cn': '隐藏密码', en: 'Hide password', 'zh-tw': '隱藏密碼' },
  capsLock: { 'zh-cn': '大写锁定已开启', en: 'Caps Lock is on', 'zh-tw': '大寫鎖定已開啟' },
  signIn: { 'zh-cn': '登录', en: 'Sign in', 'zh-tw': '登入' },
  language: { 'zh-cn': '语言', en: 'Language', 'zh-tw': '語言' },
  motto: { 'zh-cn': '把店铺装修成想要的样子', en: 'Make the shop look the way you want', 'zh-tw': '把店鋪裝修成想要的樣子' },
  mottoMore: {
    'zh-cn': '拖一拖就能完成首页与专题页。',
    en: 'Drag blocks to build the home page and topics.',
    'zh-tw': '拖一拖就能完成首頁與專題頁。',
  },
  slides: { 'zh-cn': '店铺图片', en: 'Pictures of the shop', 'zh-tw': '店鋪圖片' },
})
