import type { Messages } from '../../messages.ts'

const messages: Messages = {
  'agreements.1': { 'zh-cn': '付费会员协议', en: 'Membership agreement', 'zh-tw': '付費會員協議' },
  'agreements.4': { 'zh-cn': '用户协议', en: 'User agreement', 'zh-tw': '會員協議' },
  '400548': { 'zh-cn': '协议类型缺失', en: 'The type is missing', 'zh-tw': '協議類型缺失' },
  '400549': { 'zh-cn': '请填写协议名称', en: 'Enter a title', 'zh-tw': '請填寫協議名稱' },
  '400550': { 'zh-cn': '请填写协议内容', en: 'Write the agreement', 'zh-tw': '請填寫協議內容' },
}

export default messages
