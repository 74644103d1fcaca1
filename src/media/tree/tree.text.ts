import { columns } from '#src/text/columns.ts'

export const $text = columns({
  all: { 'zh-cn': '全部图片', en: 'All pictures', 'zh-tw': '全部圖片' },
  categories: { 'zh-cn': '图片分类', en: 'Categories', 'zh-tw': '圖片分類' },
  add: { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  addBelow: { 'zh-cn': '添加子分类', en: 'Add subcategory', 'zh-tw': '新增子分類' },
  edit: { 'zh-cn': '编辑分类', en: 'Edit category', 'zh-tw': '編輯分類' },
  remove: { 'zh-cn': '删除分类', en: 'Delete category', 'zh-tw': '刪除分類' },
  actionsFor: {
    'zh-cn': (name: string) => `“${name}”的操作`,
    en: (name: string) => `Actions for “${name}”`,
    'zh-tw': (name: string) => `「${name}」的操作`,
  },
  name: { 'zh-cn': '分类名称', en: 'Category name', 'zh-tw': '分類名稱' },
  parent: { 'zh-cn': '上级分类', en: 'Parent category', 'zh-tw': '上級分類' },
  top: { 'zh-cn': '顶级分类', en: 'Top level', 'zh-tw': '頂級分類' },
  nameMissing: { 'zh-cn': '请填写分类名称', en: 'Please fill in the category name', 'zh-tw': '請填寫分類名稱' },
  removeAsk: {
    'zh-cn': (name: string) => `确定要删除分类“${name}”吗？`,
    en: (name: string) => `Are you sure you want to delete the category “${name}”?`,
    'zh-tw': (name: string) => `確定要刪除分類「${name}」嗎？`,
  },
  removeNote: {
    'zh-cn': '分类中的图片不会被删除，仍可在“全部图片”中找到。',
    en: 'Its pictures are kept; they stay under “All pictures”.',
    'zh-tw': '分類中的圖片不會被刪除，仍可在「全部圖片」中找到。',
  },
  none: { 'zh-cn': '还没有分类', en: 'No categories yet', 'zh-tw': '還沒有分類' },
  notRead: { 'zh-cn': '分类加载失败', en: 'The categories could not be loaded', 'zh-tw': '分類載入失敗' },
  choose: { 'zh-cn': '选择分类', en: 'Choose a category', 'zh-tw': '選擇分類' },
})
