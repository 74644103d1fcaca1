import type { Messages } from '../../messages.ts'

/** Refusals by their number, and what forms call their fields: `<table>.<key>`. */
const messages: Messages = {
  'couriers.add': { 'zh-cn': '添加物流公司', en: 'Add courier', 'zh-tw': '新增物流公司' },
  'couriers.edit': { 'zh-cn': '编辑物流公司', en: 'Edit courier', 'zh-tw': '編輯物流公司' },
  'couriers.name': { 'zh-cn': '物流公司名称', en: 'Courier', 'zh-tw': '物流公司名稱' },
  'couriers.code': { 'zh-cn': '编码', en: 'Code', 'zh-tw': '編碼' },
  'couriers.account': { 'zh-cn': '月结账号', en: 'Monthly account', 'zh-tw': '月結帳號' },
  'couriers.key': { 'zh-cn': '月结密码', en: 'Password of the account', 'zh-tw': '月結密碼' },
  'couriers.net_name': { 'zh-cn': '取件网点', en: 'Pick-up branch', 'zh-tw': '取件網點' },
  'couriers.courier_name': { 'zh-cn': '承载快递员名', en: 'Collecting person', 'zh-tw': '承載快遞員名' },
  'couriers.customer_name': { 'zh-cn': '客户账户名称', en: 'Name of the account', 'zh-tw': '客戶帳戶名稱' },
  'couriers.code_name': { 'zh-cn': '电子面单承载编号', en: 'Waybill number', 'zh-tw': '電子面單承載編號' },
  'couriers.sort': { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  'couriers.is_show': { 'zh-cn': '是否启用', en: 'In use', 'zh-tw': '是否啟用' },
  'couriers.is_show.1': { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
  'couriers.is_show.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  '400400': { 'zh-cn': '请输入公司名称', en: 'Enter the name of the courier', 'zh-tw': '請輸入公司名稱' },
  '400401': { 'zh-cn': '添加公司成功', en: 'Courier added', 'zh-tw': '新增公司成功' },
  '400404': { 'zh-cn': '请输入取件网点', en: 'Enter the pick-up branch', 'zh-tw': '請輸入取件網點' },
  '500001': { 'zh-cn': '请输入承载快递员名', en: 'Enter who collects the parcels', 'zh-tw': '請輸入承載快遞員名' },
  '500002': { 'zh-cn': '请输入客户账户名称', en: 'Enter the name of the account', 'zh-tw': '請輸入客戶帳戶名稱' },
  '500003': { 'zh-cn': '请输入电子面单承载编号', en: 'Enter the waybill number', 'zh-tw': '請輸入電子面單承載編號' },

  'cities.add': { 'zh-cn': '添加城市', en: 'Add region', 'zh-tw': '新增城市' },
  'cities.edit': { 'zh-cn': '修改城市', en: 'Edit region', 'zh-tw': '修改城市' },
  'cities.parent_name': { 'zh-cn': '上级名称', en: 'Belongs to', 'zh-tw': '上級名稱' },
  'cities.name': { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  'cities.name.missing': { 'zh-cn': '请填写城市名称', en: 'Enter a name', 'zh-tw': '請填寫城市名稱' },
  'cities.merger_name': { 'zh-cn': '合并名称', en: 'Whole name', 'zh-tw': '合併名稱' },
  'cities.merger_name.hint': { 'zh-cn': '格式:陕西,西安,雁塔', en: 'As in 陕西,西安,雁塔', 'zh-tw': '格式:陝西,西安,雁塔' },
  'cities.merger_name.missing': { 'zh-cn': '请填写合并名称', en: 'Enter the whole name', 'zh-tw': '請填寫合併名稱' },
  '400038': { 'zh-cn': '请填写城市名称', en: 'Enter a name', 'zh-tw': '請填寫城市名稱' },
  '400185': { 'zh-cn': '清除成功', en: 'Cleared', 'zh-tw': '清除成功' },
}

export default messages
