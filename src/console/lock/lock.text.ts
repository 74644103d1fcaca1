import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '屏幕已锁定', en: 'The screen is locked', 'zh-tw': '畫面已鎖定' },
  hint: {
    'zh-cn': '输入登录密码后继续，未完成的内容都在。',
    en: 'Enter your password to go on. Your work is still there.',
    'zh-tw': '輸入登入密碼後繼續，未完成的內容都在。',
  },
  unlock: { 'zh-cn': '解锁', en: 'Unlock', 'zh-tw': '解鎖' },
  other: { 'zh-cn': '退出登录，换个账号', en: 'Sign out and use another account', 'zh-tw': '登出，換個帳號' },
})
