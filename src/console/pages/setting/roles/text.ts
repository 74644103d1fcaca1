import { columns } from '#src/text/columns.ts'

export const $text = columns({
  between: { 'zh-cn': '、', en: ', ', 'zh-tw': '、' },
  title: { 'zh-cn': '身份管理', en: 'Roles', 'zh-tw': '身分管理' },
  add: { 'zh-cn': '添加身份', en: 'Add role', 'zh-tw': '新增身分' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeQuestion: { 'zh-cn': '删除这个身份？', en: 'Delete this role?', 'zh-tw': '刪除這個身分？' },
  removed: { 'zh-cn': '删除成功', en: 'Deleted', 'zh-tw': '刪除成功' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  name: { 'zh-cn': '身份昵称', en: 'Name', 'zh-tw': '身分暱稱' },
  rules: { 'zh-cn': '权限', en: 'Permissions', 'zh-tw': '權限' },
  status: { 'zh-cn': '状态', en: 'In use', 'zh-tw': '狀態' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  on: { 'zh-cn': '显示', en: 'In use', 'zh-tw': '顯示' },
  off: { 'zh-cn': '不显示', en: 'Switched off', 'zh-tw': '不顯示' },
  search: { 'zh-cn': '请输入身份昵称', en: 'Name', 'zh-tw': '請輸入身分暱稱' },
  empty: { 'zh-cn': '还没有身份', en: 'No roles yet', 'zh-tw': '還沒有身分' },
})
