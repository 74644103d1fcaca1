import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '核销员', en: 'Pick-up clerks', 'zh-tw': '核銷員' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  avatar: { 'zh-cn': '头像', en: 'Picture', 'zh-tw': '頭像' },
  nickname: { 'zh-cn': '微信名称', en: 'Customer', 'zh-tw': '微信名稱' },
  staffName: { 'zh-cn': '核销员名称', en: 'Name', 'zh-tw': '核銷員名稱' },
  phone: { 'zh-cn': '手机号码', en: 'Mobile phone', 'zh-tw': '手機號碼' },
  store: { 'zh-cn': '所属提货点', en: 'Pick-up point', 'zh-tw': '所屬提貨點' },
  allStores: { 'zh-cn': '全部提货点', en: 'All pick-up points', 'zh-tw': '全部提貨點' },
  added: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  add: { 'zh-cn': '添加核销员', en: 'Add a clerk', 'zh-tw': '新增核銷員' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '没有核销员', en: 'No clerks', 'zh-tw': '沒有核銷員' },
})
