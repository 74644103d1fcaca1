import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '充值配置', en: 'Recharge packages', 'zh-tw': '儲值設定' },
  id: { 'zh-cn': '编号', en: 'ID', 'zh-tw': '編號' },
  price: { 'zh-cn': '售价', en: 'Paid in', 'zh-tw': '售價' },
  give_money: { 'zh-cn': '赠送', en: 'Added', 'zh-tw': '贈送' },
  arrives: { 'zh-cn': '到账余额', en: 'Balance', 'zh-tw': '到帳餘額' },
  offered: { 'zh-cn': '是否可用', en: 'Offered', 'zh-tw': '是否可用' },
  sort: { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  add: { 'zh-cn': '添加数据', en: 'Add package', 'zh-tw': '新增資料' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  agreement: { 'zh-cn': '用户协议', en: 'User agreement', 'zh-tw': '會員協議' },
  content: { 'zh-cn': '协议内容', en: 'Agreement', 'zh-tw': '協議內容' },
  empty: { 'zh-cn': '还没有充值金额', en: 'No packages yet', 'zh-tw': '還沒有儲值金額' },
})
