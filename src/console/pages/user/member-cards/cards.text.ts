import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '卡列表', en: 'Cards', 'zh-tw': '卡列表' },
  id: { 'zh-cn': '编号', en: 'No.', 'zh-tw': '編號' },
  card_number: { 'zh-cn': '卡号', en: 'Card', 'zh-tw': '卡號' },
  card_password: { 'zh-cn': '密码', en: 'Password', 'zh-tw': '密碼' },
  user: { 'zh-cn': '领取人名称', en: 'Used by', 'zh-tw': '領取人名稱' },
  phone: { 'zh-cn': '领取人电话', en: 'Phone', 'zh-tw': '領取人電話' },
  time: { 'zh-cn': '领取时间', en: 'Used at', 'zh-tw': '領取時間' },
  on: { 'zh-cn': '是否激活', en: 'Active', 'zh-tw': '是否啟用' },
  numberHint: { 'zh-cn': '请输入卡号', en: 'Search by card', 'zh-tw': '請輸入卡號' },
  phoneHint: { 'zh-cn': '请输入手机号', en: 'Search by phone', 'zh-tw': '請輸入手機號' },
  userHint: { 'zh-cn': '领取人：名称、UID、手机号', en: 'Used by: name, UID or phone', 'zh-tw': '領取人：名稱、UID、手機號' },
  used: { 'zh-cn': '是否领取', en: 'Used', 'zh-tw': '是否領取' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  isUsed: { 'zh-cn': '已领取', en: 'Used', 'zh-tw': '已領取' },
  unused: { 'zh-cn': '未领取', en: 'Not used', 'zh-tw': '未領取' },
  empty: { 'zh-cn': '没有卡密', en: 'No cards', 'zh-tw': '沒有卡密' },
  exportAll: { 'zh-cn': '导出', en: 'Export', 'zh-tw': '匯出' },
  saved: { 'zh-cn': '卡密已导出', en: 'Cards saved', 'zh-tw': '卡密已匯出' },
})
