import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400033': { 'zh-cn': '请输入账号', en: 'Enter your account name', 'zh-tw': '請輸入帳號' },
  '400034': { 'zh-cn': '账号格式不正确', en: 'An account name has letters, digits, dashes and underscores', 'zh-tw': '帳號格式不正確' },
  '400256': { 'zh-cn': '请输入密码', en: 'Enter your password', 'zh-tw': '請輸入密碼' },
  '400762': {
    'zh-cn': '账号密码必须是在6到32位之间',
    en: 'A password has 6 to 32 characters',
    'zh-tw': '帳號密碼必須是在6到32位之間',
  },
  '400140': { 'zh-cn': '账号或密码错误', en: 'Wrong account or password', 'zh-tw': '帳號或密碼錯誤' },
  '400595': { 'zh-cn': '您的账号已被禁用', en: 'This account is disabled', 'zh-tw': '您的帳號已被停用' },
  '400336': { 'zh-cn': '验证码错误', en: 'The check was not passed', 'zh-tw': '驗證碼錯誤' },
  'captcha-first': { 'zh-cn': '请先完成安全验证', en: 'Please pass the check first', 'zh-tw': '請先完成安全驗證' },
  locked: {
    'zh-cn': '登录失败次数过多,请在 {minutes} 分钟后再试',
    en: 'Too many failed attempts, try again in {minutes} minutes',
    'zh-tw': '登入失敗次數過多,請在 {minutes} 分鐘後再試',
  },
}

export default messages
