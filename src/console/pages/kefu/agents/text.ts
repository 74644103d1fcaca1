import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '客服列表', en: 'Agents', 'zh-tw': '客服列表' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  avatar: { 'zh-cn': '客服头像', en: 'Picture', 'zh-tw': '客服頭像' },
  name: { 'zh-cn': '客服名称', en: 'Name', 'zh-tw': '客服名稱' },
  user: { 'zh-cn': '商城用户', en: 'Shop user', 'zh-tw': '商城會員' },
  phone: { 'zh-cn': '手机号码', en: 'Mobile phone', 'zh-tw': '手機號碼' },
  isOn: { 'zh-cn': '客服状态', en: 'May sign in', 'zh-tw': '客服狀態' },
  added: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
  add: { 'zh-cn': '添加客服', en: 'Add agent', 'zh-tw': '新增客服' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeQuestion: {
    'zh-cn': '删除后该客服不能再登录，聊天记录会保留。确定删除吗？',
    en: 'The agent can no longer sign in; the conversations stay. Delete?',
    'zh-tw': '刪除後該客服不能再登入，聊天記錄會保留。確定刪除嗎？',
  },
  record: { 'zh-cn': '聊天记录', en: 'Conversations', 'zh-tw': '聊天記錄' },
  enter: { 'zh-cn': '进入工作台', en: 'Enter chat desk', 'zh-tw': '進入工作台' },
  desk: { 'zh-cn': '客服工作台', en: 'Chat desk', 'zh-tw': '客服工作台' },
  advertisement: { 'zh-cn': '客服页面广告', en: 'Advertisement', 'zh-tw': '客服頁面廣告' },
  empty: { 'zh-cn': '还没有客服', en: 'No agents yet', 'zh-tw': '還沒有客服' },
})
