import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '用户标签', en: 'User labels', 'zh-tw': '會員標籤' },
  name: { 'zh-cn': '标签名称', en: 'Label', 'zh-tw': '標籤名稱' },
  category: { 'zh-cn': '分类名称', en: 'Category', 'zh-tw': '分類名稱' },
  categories: { 'zh-cn': '标签分类', en: 'Categories', 'zh-tw': '標籤分類' },
  addCategory: { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  search: { 'zh-cn': '搜索标签', en: 'Search labels', 'zh-tw': '搜尋標籤' },
  empty: { 'zh-cn': '还没有用户标签', en: 'No user labels yet', 'zh-tw': '還沒有會員標籤' },
  add: { 'zh-cn': '添加标签', en: 'Add label', 'zh-tw': '新增標籤' },
  edit: { 'zh-cn': '修改', en: 'Edit', 'zh-tw': '修改' },
})
