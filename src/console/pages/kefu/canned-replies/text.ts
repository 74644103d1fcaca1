import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '客服话术', en: 'Canned replies', 'zh-tw': '客服話術' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  category: { 'zh-cn': '分类', en: 'Category', 'zh-tw': '分類' },
  heading: { 'zh-cn': '标题和详情', en: 'Title and text', 'zh-tw': '標題和內容' },
  sort: { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  added: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
  categories: { 'zh-cn': '话术分类', en: 'Categories', 'zh-tw': '話術分類' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  addCategory: { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  editCategory: { 'zh-cn': '编辑分类', en: 'Edit category', 'zh-tw': '編輯分類' },
  removeCategory: { 'zh-cn': '删除分类', en: 'Delete category', 'zh-tw': '刪除分類' },
  searchTitle: { 'zh-cn': '请输入话术标题', en: 'Search titles', 'zh-tw': '請輸入話術標題' },
  searchText: { 'zh-cn': '请输入话术内容', en: 'Search texts', 'zh-tw': '請輸入話術內容' },
  add: { 'zh-cn': '添加话术', en: 'Add reply', 'zh-tw': '新增話術' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '还没有话术', en: 'No canned replies yet', 'zh-tw': '還沒有話術' },
})
