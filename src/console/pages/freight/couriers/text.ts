import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '物流公司', en: 'Couriers', 'zh-tw': '物流公司' },
  name: { 'zh-cn': '物流公司名称', en: 'Courier', 'zh-tw': '物流公司名稱' },
  code: { 'zh-cn': '编码', en: 'Code', 'zh-tw': '編碼' },
  account: { 'zh-cn': '月结账号', en: 'Monthly account', 'zh-tw': '月結帳號' },
  branch: { 'zh-cn': '取件网点', en: 'Pick-up branch', 'zh-tw': '取件網點' },
  collector: { 'zh-cn': '承载快递员名', en: 'Collecting person', 'zh-tw': '承載快遞員名' },
  customer: { 'zh-cn': '客户账户名称', en: 'Name of the account', 'zh-tw': '客戶帳戶名稱' },
  waybillCode: { 'zh-cn': '电子面单承载编号', en: 'Waybill number', 'zh-tw': '電子面單承載編號' },
  sort: { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  isShown: { 'zh-cn': '是否显示', en: 'Shown', 'zh-tw': '是否顯示' },
  sync: { 'zh-cn': '同步物流公司', en: 'Fetch couriers', 'zh-tw': '同步物流公司' },
  search: { 'zh-cn': '请输入物流公司名称或者编码', en: 'Search by name or code', 'zh-tw': '請輸入物流公司名稱或者編碼' },
  empty: { 'zh-cn': '没有物流公司', en: 'No couriers', 'zh-tw': '沒有物流公司' },
  add: { 'zh-cn': '添加物流公司', en: 'Add courier', 'zh-tw': '新增物流公司' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
})
