import { columns } from '#src/text/columns.ts'

export const $text = columns({
  add: { 'zh-cn': '添加身份', en: 'New role', 'zh-tw': '新增身分' },
  edit: { 'zh-cn': '编辑身份', en: 'Edit role', 'zh-tw': '編輯身分' },
  name: { 'zh-cn': '身份名称', en: 'Name', 'zh-tw': '身分名稱' },
  nameHint: { 'zh-cn': '请输入身份昵称', en: 'What colleagues call it', 'zh-tw': '請輸入身分暱稱' },
  status: { 'zh-cn': '是否开启', en: 'In use', 'zh-tw': '是否開啟' },
  on: { 'zh-cn': '开启', en: 'Yes', 'zh-tw': '開啟' },
  off: { 'zh-cn': '关闭', en: 'No', 'zh-tw': '關閉' },
  rules: { 'zh-cn': '权限', en: 'Permissions', 'zh-tw': '權限' },
  nameMissing: { 'zh-cn': '请输入身份昵称', en: 'Enter a name', 'zh-tw': '請輸入身分暱稱' },
  rulesMissing: { 'zh-cn': '请至少选择一个权限', en: 'Choose at least one permission', 'zh-tw': '請至少選擇一個權限' },
  nothing: { 'zh-cn': '没有可以授予的权限', en: 'You have no permissions to grant', 'zh-tw': '沒有可以授予的權限' },
})
