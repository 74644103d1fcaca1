import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '会员权益', en: 'Benefits', 'zh-tw': '會員權益' },
  name: { 'zh-cn': '权益名称', en: 'Benefit', 'zh-tw': '權益名稱' },
  show_title: { 'zh-cn': '展示名称', en: 'Shown as', 'zh-tw': '展示名稱' },
  showHint: { 'zh-cn': '请输入展示名称', en: 'At most 6 characters', 'zh-tw': '請輸入展示名稱' },
  image: { 'zh-cn': '权益图标', en: 'Icon', 'zh-tw': '權益圖示' },
  imageHint: { 'zh-cn': '请上传权益图标', en: 'Choose an icon', 'zh-tw': '請上傳權益圖示' },
  explain: { 'zh-cn': '权益简介', en: 'In short', 'zh-tw': '權益簡介' },
  explainHint: { 'zh-cn': '请输入权益简介', en: 'At most 8 characters', 'zh-tw': '請輸入權益簡介' },
  multiple: { 'zh-cn': '积分倍数', en: 'Multiple of points', 'zh-tw': '積分倍數' },
  share: { 'zh-cn': '折扣数(%)', en: 'Pays (%)', 'zh-tw': '折扣數(%)' },
  numberHint: { 'zh-cn': '请输入正整数', en: 'A whole number above 0', 'zh-tw': '請輸入正整數' },
  on: { 'zh-cn': '权益状态', en: 'On', 'zh-tw': '權益狀態' },
  empty: { 'zh-cn': '没有会员权益', en: 'No benefits', 'zh-tw': '沒有會員權益' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
})
