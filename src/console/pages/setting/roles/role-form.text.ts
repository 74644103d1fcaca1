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
  scope: { 'zh-cn': '数据范围', en: 'Data scope', 'zh-tw': '資料範圍' },
  scopeHelp: {
    'zh-cn': '能看到哪些人的客户、供应商等数据；有多个身份时按最大的范围',
    en: 'Whose customers, suppliers and the like are seen; of several roles the widest counts',
    'zh-tw': '能看到哪些人的客戶、供應商等資料；有多個身分時按最大的範圍',
  },
  own: { 'zh-cn': '仅本人', en: 'Own', 'zh-tw': '僅本人' },
  department: { 'zh-cn': '本部门', en: 'Department', 'zh-tw': '本部門' },
  below: { 'zh-cn': '本部门及下级部门', en: 'Department and below', 'zh-tw': '本部門及下級部門' },
  everything: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  nameMissing: { 'zh-cn': '请输入身份昵称', en: 'Enter a name', 'zh-tw': '請輸入身分暱稱' },
  rulesMissing: { 'zh-cn': '请至少选择一个权限', en: 'Choose at least one permission', 'zh-tw': '請至少選擇一個權限' },
  nothing: { 'zh-cn': '没有可以授予的权限', en: 'You have no permissions to grant', 'zh-tw': '沒有可以授予的權限' },
})
