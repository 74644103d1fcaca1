import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400035': { 'zh-cn': '请输入管理员姓名', en: 'Enter a name', 'zh-tw': '請輸入管理員姓名' },
  '400036': { 'zh-cn': '请选择管理员角色', en: 'Choose at least one role', 'zh-tw': '請選擇管理員角色' },
  '400263': { 'zh-cn': '请输入确认密码', en: 'Repeat the password', 'zh-tw': '請輸入確認密碼' },
  '400264': { 'zh-cn': '两次输入的密码不一致', en: 'The two passwords differ', 'zh-tw': '兩次輸入的密碼不一致' },
  '400594': { 'zh-cn': '管理员不存在', en: 'There is no such account', 'zh-tw': '管理員不存在' },
  '400596': { 'zh-cn': '管理员账号已存在', en: 'This account name is taken', 'zh-tw': '管理員帳號已存在' },
  staff_self: {
    'zh-cn': '不能停用或删除自己的账号',
    en: 'You cannot switch off or delete your own account',
    'zh-tw': '不能停用或刪除自己的帳號',
  },
  staff_peer: {
    'zh-cn': '同级管理员的账号只能由上级管理员修改',
    en: 'Only an administrator above both of you can change this account',
    'zh-tw': '同級管理員的帳號只能由上級管理員修改',
  },
  staff_add: { 'zh-cn': '管理员添加', en: 'New administrator', 'zh-tw': '新增管理員' },
  staff_edit: { 'zh-cn': '管理员修改', en: 'Edit administrator', 'zh-tw': '修改管理員' },
  staff_account: { 'zh-cn': '管理员账号', en: 'Account', 'zh-tw': '管理員帳號' },
  staff_account_hint: { 'zh-cn': '请输入管理员账号', en: 'Letters, digits, - and _', 'zh-tw': '請輸入管理員帳號' },
  staff_account_missing: { 'zh-cn': '请填写管理员账号', en: 'Enter an account name', 'zh-tw': '請填寫管理員帳號' },
  staff_password: { 'zh-cn': '管理员密码', en: 'Password', 'zh-tw': '管理員密碼' },
  staff_password_hint: { 'zh-cn': '请输入管理员密码', en: '6 to 32 characters', 'zh-tw': '請輸入管理員密碼' },
  staff_password_missing: { 'zh-cn': '请填写管理员密码', en: 'Enter a password', 'zh-tw': '請填寫管理員密碼' },
  staff_repeat: { 'zh-cn': '确认密码', en: 'Repeat the password', 'zh-tw': '確認密碼' },
  staff_repeat_hint: { 'zh-cn': '请输入确认密码', en: 'The same password again', 'zh-tw': '請輸入確認密碼' },
  staff_name: { 'zh-cn': '管理员姓名', en: 'Name', 'zh-tw': '管理員姓名' },
  staff_name_hint: { 'zh-cn': '请输入管理员姓名', en: 'What colleagues call this person', 'zh-tw': '請輸入管理員姓名' },
  staff_roles: { 'zh-cn': '管理员角色', en: 'Roles', 'zh-tw': '管理員角色' },
  staff_roles_hint: { 'zh-cn': '请选择管理员角色', en: 'Choose roles', 'zh-tw': '請選擇管理員角色' },
  staff_status: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  staff_departments: { 'zh-cn': '所属部门', en: 'Departments', 'zh-tw': '所屬部門' },
  staff_departments_hint: { 'zh-cn': '请选择所属部门', en: 'Choose departments', 'zh-tw': '請選擇所屬部門' },
  staff_warehouses: { 'zh-cn': '管理的仓库', en: 'Warehouses', 'zh-tw': '管理的倉庫' },
  staff_warehouses_hint: { 'zh-cn': '不选表示全部仓库', en: 'All of them unless chosen', 'zh-tw': '不選表示全部倉庫' },
  staff_warehouse_missing: {
    'zh-cn': '仓库不存在，请重新选择',
    en: 'There is no such warehouse, choose again',
    'zh-tw': '倉庫不存在，請重新選擇',
  },
  staff_department_missing: {
    'zh-cn': '部门不存在，请重新选择',
    en: 'There is no such department, choose again',
    'zh-tw': '部門不存在，請重新選擇',
  },
  staff_on: { 'zh-cn': '开启', en: 'In use', 'zh-tw': '開啟' },
  staff_off: { 'zh-cn': '关闭', en: 'Switched off', 'zh-tw': '關閉' },
}

export default messages
