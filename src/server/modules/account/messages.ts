import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400183': {
    'zh-cn': '密码太过简单，请输入较为复杂的密码',
    en: 'The password is too simple: at least 6 characters with a letter and a digit',
    'zh-tw': '密碼太過簡單，請輸入較為複雜的密碼',
  },
  '400453': { 'zh-cn': '管理员姓名不能为空', en: 'Enter a name', 'zh-tw': '管理員姓名不能為空' },
  '400597': { 'zh-cn': '原始密码错误', en: 'The password until now is wrong', 'zh-tw': '原始密碼錯誤' },
  '400598': { 'zh-cn': '请输入新密码', en: 'Enter a new password', 'zh-tw': '請輸入新密碼' },
}

export default messages
