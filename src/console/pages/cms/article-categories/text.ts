import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '文章分类', en: 'Article categories', 'zh-tw': '文章分類' },
  parent: { 'zh-cn': '上级分类', en: 'Parent', 'zh-tw': '上級分類' },
  name: { 'zh-cn': '分类名称', en: 'Category', 'zh-tw': '分類名稱' },
  about: { 'zh-cn': '分类简介', en: 'About it', 'zh-tw': '分類簡介' },
  image: { 'zh-cn': '分类图片', en: 'Picture', 'zh-tw': '分類圖片' },
  sort: { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  isShown: { 'zh-cn': '状态', en: 'Shown', 'zh-tw': '狀態' },
  search: { 'zh-cn': '请输入分类名称', en: 'Search categories', 'zh-tw': '請輸入分類名稱' },
  empty: { 'zh-cn': '还没有文章分类', en: 'No article categories yet', 'zh-tw': '還沒有文章分類' },
  add: { 'zh-cn': '添加文章分类', en: 'Add category', 'zh-tw': '新增文章分類' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  articles: { 'zh-cn': '查看文章', en: 'Articles', 'zh-tw': '查看文章' },
})
