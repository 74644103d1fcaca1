import { columns } from '#src/text/columns.ts'

export const $scan = columns({
  ways: { 'zh-cn': '登录方式', en: 'How to sign in', 'zh-tw': '登入方式' },
  password: { 'zh-cn': '账号登录', en: 'Password', 'zh-tw': '帳號登入' },
  scan: { 'zh-cn': '扫码登录', en: 'QR code', 'zh-tw': '掃碼登入' },
  code: { 'zh-cn': '登录二维码', en: 'Code to sign in with', 'zh-tw': '登入QR 碼' },
  hint: {
    'zh-cn': '请用已登录的手机扫描二维码',
    en: 'Scan the code with a phone that is signed in',
    'zh-tw': '請用已登入的手機掃描QR 碼',
  },
  scanned: { 'zh-cn': '扫码成功，请在手机上确认登录', en: 'Scanned. Confirm on your phone', 'zh-tw': '掃碼成功，請在手機上確認登入' },
  over: { 'zh-cn': '二维码已过期', en: 'The code has expired', 'zh-tw': 'QR 碼已過期' },
  renew: { 'zh-cn': '刷新二维码', en: 'New code', 'zh-tw': '重新整理QR 碼' },
})
