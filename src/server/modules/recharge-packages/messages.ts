import type { Messages } from '../../messages.ts'

/** Refusals by their number, and what the form calls its fields. */
const messages: Messages = {
  'recharge_packages.add': { 'zh-cn': '添加数据', en: 'Add package', 'zh-tw': '新增資料' },
  'recharge_packages.edit': { 'zh-cn': '编辑数据', en: 'Edit package', 'zh-tw': '編輯資料' },
  'recharge_packages.price': { 'zh-cn': '售价', en: 'Paid in', 'zh-tw': '售價' },
  'recharge_packages.give_money': { 'zh-cn': '赠送', en: 'Added', 'zh-tw': '贈送' },
  'recharge_packages.sort': { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  'recharge_packages.status': { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  'recharge_packages.status.1': { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  'recharge_packages.status.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  RECHARGE_AMOUNT: {
    'zh-cn': '请输入金额，最多两位小数',
    en: 'Enter an amount with at most two places',
    'zh-tw': '請輸入金額，最多兩位小數',
  },
  '400188': { 'zh-cn': '请不要重复添加', en: 'There is one of this price already', 'zh-tw': '請不要重複新增' },
  '400189': { 'zh-cn': '添加数据成功', en: 'Added', 'zh-tw': '新增資料成功' },
  '400297': { 'zh-cn': '字段不能为空', en: 'This cannot be empty', 'zh-tw': '欄位不能為空' },
}

export default messages
