import type { Messages } from '../../messages.ts'

const messages: Messages = {
  DEPARTMENT_NAME: { 'zh-cn': '请输入部门名称', en: 'Enter a name', 'zh-tw': '請輸入部門名稱' },
  DEPARTMENT_TAKEN: {
    'zh-cn': '同一级已有同名部门',
    en: 'There is a department of this name at the same level',
    'zh-tw': '同一級已有同名部門',
  },
  DEPARTMENT_MISSING: { 'zh-cn': '部门不存在', en: 'There is no such department', 'zh-tw': '部門不存在' },
  DEPARTMENT_LOOP: {
    'zh-cn': '不能移动到自己或自己的下级部门',
    en: 'A department cannot be moved below itself',
    'zh-tw': '不能移動到自己或自己的下級部門',
  },
  DEPARTMENT_IN_USE: {
    'zh-cn': '“{name}”还有 {children} 个下级部门、{members} 名成员，请先移走再删除',
    en: '“{name}” still has {children} departments below it and {members} members: move them first',
    'zh-tw': '「{name}」還有 {children} 個下級部門、{members} 名成員，請先移走再刪除',
  },
  DEPARTMENT_CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这个部门，请看过之后再保存',
    en: '{who} changed this at {at}: look at it before saving',
    'zh-tw': '{who} 在 {at} 改過這個部門，請看過之後再儲存',
  },
  DEPARTMENT_NOBODY: { 'zh-cn': '请选择成员', en: 'Choose somebody', 'zh-tw': '請選擇成員' },
  department_add: { 'zh-cn': '添加部门', en: 'New department', 'zh-tw': '新增部門' },
  department_edit: { 'zh-cn': '修改部门', en: 'Edit department', 'zh-tw': '修改部門' },
  department_name: { 'zh-cn': '部门名称', en: 'Name', 'zh-tw': '部門名稱' },
  department_above: { 'zh-cn': '上级部门', en: 'Belongs to', 'zh-tw': '上級部門' },
  department_top: { 'zh-cn': '无（顶级部门）', en: 'Nothing: at the top', 'zh-tw': '無（最上層部門）' },
  department_leader: { 'zh-cn': '负责人', en: 'Led by', 'zh-tw': '負責人' },
  department_no_leader: { 'zh-cn': '未指定', en: 'Nobody', 'zh-tw': '未指定' },
  department_phone: { 'zh-cn': '联系电话', en: 'Phone', 'zh-tw': '聯絡電話' },
  department_join: { 'zh-cn': '添加成员', en: 'Add members', 'zh-tw': '新增成員' },
  department_move: { 'zh-cn': '调整部门', en: 'Move to another department', 'zh-tw': '調整部門' },
  department_members: { 'zh-cn': '成员', en: 'Members', 'zh-tw': '成員' },
  department_to: { 'zh-cn': '所属部门', en: 'Department', 'zh-tw': '所屬部門' },
}

export default messages
