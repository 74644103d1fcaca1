import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '配送员列表', en: 'Delivery people', 'zh-tw': '配送員列表' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  avatar: { 'zh-cn': '头像', en: 'Picture', 'zh-tw': '頭像' },
  nickname: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  phone: { 'zh-cn': '手机号码', en: 'Mobile phone', 'zh-tw': '手機號碼' },
  isShown: { 'zh-cn': '是否显示', en: 'Shown', 'zh-tw': '是否顯示' },
  added: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
  add: { 'zh-cn': '添加配送员', en: 'Add a delivery person', 'zh-tw': '新增配送員' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '还没有配送员', en: 'No delivery people yet', 'zh-tw': '還沒有配送員' },
})
