import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '管理员列表', en: 'Administrators', 'zh-tw': '管理員列表' },
  add: { 'zh-cn': '添加管理员', en: 'Add administrator', 'zh-tw': '新增管理員' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeQuestion: { 'zh-cn': '删除这个管理员？', en: 'Delete this administrator?', 'zh-tw': '刪除這個管理員？' },
  removed: { 'zh-cn': '删除成功', en: 'Deleted', 'zh-tw': '刪除成功' },
  real_name: { 'zh-cn': '姓名', en: 'Name', 'zh-tw': '姓名' },
  account: { 'zh-cn': '账号', en: 'Account', 'zh-tw': '帳號' },
  roles: { 'zh-cn': '身份', en: 'Roles', 'zh-tw': '身分' },
  lastTime: { 'zh-cn': '最后一次登录时间', en: 'Last sign-in', 'zh-tw': '最後一次登入時間' },
  lastAddress: { 'zh-cn': '最后一次登录ip', en: 'From address', 'zh-tw': '最後一次登入ip' },
  on: { 'zh-cn': '开启', en: 'In use', 'zh-tw': '開啟' },
  search: { 'zh-cn': '请输入姓名或者账号', en: 'Name or account', 'zh-tw': '請輸入姓名或帳號' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  off: { 'zh-cn': '关闭', en: 'Switched off', 'zh-tw': '關閉' },
  switchOn: { 'zh-cn': '开启账号', en: 'Switch on', 'zh-tw': '開啟帳號' },
  switchOff: { 'zh-cn': '关闭账号', en: 'Switch off', 'zh-tw': '關閉帳號' },
  empty: { 'zh-cn': '还没有其他管理员', en: 'No other administrators yet', 'zh-tw': '還沒有其他管理員' },
})
