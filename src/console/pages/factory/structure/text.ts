import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '组织架构', en: 'Organisation', 'zh-tw': '組織架構' },
  name: { 'zh-cn': '姓名', en: 'Name', 'zh-tw': '姓名' },
  account: { 'zh-cn': '账号', en: 'Account', 'zh-tw': '帳號' },
  departments: { 'zh-cn': '所属部门', en: 'Departments', 'zh-tw': '所屬部門' },
  roles: { 'zh-cn': '身份', en: 'Roles', 'zh-tw': '身分' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  on: { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
  off: { 'zh-cn': '停用', en: 'Switched off', 'zh-tw': '停用' },
  leads: { 'zh-cn': '负责人', en: 'Leader', 'zh-tw': '負責人' },
  search: { 'zh-cn': '请输入姓名或账号', en: 'Name or account', 'zh-tw': '請輸入姓名或帳號' },
  department: { 'zh-cn': '部门', en: 'Department', 'zh-tw': '部門' },
  everybody: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  nowhere: { 'zh-cn': '未分配', en: 'Unassigned', 'zh-tw': '未分配' },
  join: { 'zh-cn': '添加成员', en: 'Add members', 'zh-tw': '新增成員' },
  move: { 'zh-cn': '调整部门', en: 'Move', 'zh-tw': '調整部門' },
  takeOut: { 'zh-cn': '移出部门', en: 'Take out', 'zh-tw': '移出部門' },
  takeOutQuestion: {
    'zh-cn': '移出后不再属于这个部门，账号不受影响。',
    en: 'This person no longer belongs to the department; the account stays as it is.',
    'zh-tw': '移出後不再屬於這個部門，帳號不受影響。',
  },
  empty: { 'zh-cn': '还没有成员', en: 'Nobody here yet', 'zh-tw': '還沒有成員' },
})
