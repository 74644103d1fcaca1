import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '选择用户', en: 'Choose a customer', 'zh-tw': '選擇使用者' },
  search: { 'zh-cn': '请输入用户昵称', en: 'Name of the customer', 'zh-tw': '請輸入使用者暱稱' },
  name: { 'zh-cn': '微信用户名称', en: 'Name', 'zh-tw': '微信使用者名稱' },
  phone: { 'zh-cn': '手机号', en: 'Phone', 'zh-tw': '手機號碼' },
  since: { 'zh-cn': '注册时间', en: 'Since', 'zh-tw': '註冊時間' },
  closed: { 'zh-cn': '该用户已注销，不能选择', en: 'This account was closed', 'zh-tw': '該使用者已註銷，不能選擇' },
  none: { 'zh-cn': '请先选择用户', en: 'Choose a customer first', 'zh-tw': '請先選擇使用者' },
  failed: { 'zh-cn': '用户加载失败', en: 'The customers could not be read', 'zh-tw': '使用者載入失敗' },
  nothing: { 'zh-cn': '没有找到用户', en: 'Nobody was found', 'zh-tw': '沒有找到使用者' },
})
