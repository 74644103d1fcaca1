import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品规格', en: 'Attribute templates', 'zh-tw': '商品規格' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  name: { 'zh-cn': '规格名称', en: 'Template', 'zh-tw': '規格名稱' },
  attributes: { 'zh-cn': '商品规格', en: 'Attributes', 'zh-tw': '商品規格' },
  attribute: { 'zh-cn': '规格', en: 'Attribute', 'zh-tw': '規格' },
  values: { 'zh-cn': '规格值', en: 'Values', 'zh-tw': '規格值' },
  missing: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  search: { 'zh-cn': '请输入规格名称', en: 'Search templates', 'zh-tw': '請輸入規格名稱' },
  empty: { 'zh-cn': '还没有商品规格', en: 'No attribute templates yet', 'zh-tw': '還沒有商品規格' },
  add: { 'zh-cn': '添加商品规格', en: 'Add template', 'zh-tw': '新增商品規格' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeAll: { 'zh-cn': '批量删除', en: 'Delete selected', 'zh-tw': '批次刪除' },
})
