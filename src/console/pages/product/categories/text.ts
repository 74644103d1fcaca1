import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品分类', en: 'Product categories', 'zh-tw': '商品分類' },
  parent: { 'zh-cn': '上级分类', en: 'Parent', 'zh-tw': '上級分類' },
  everywhere: { 'zh-cn': '全部分类', en: 'All categories', 'zh-tw': '全部分類' },
  name: { 'zh-cn': '分类名称', en: 'Category', 'zh-tw': '分類名稱' },
  icon: { 'zh-cn': '分类图标', en: 'Icon', 'zh-tw': '分類圖示' },
  image: { 'zh-cn': '分类大图', en: 'Banner', 'zh-tw': '分類大圖' },
  sort: { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  isShown: { 'zh-cn': '状态', en: 'Shown', 'zh-tw': '狀態' },
  search: { 'zh-cn': '请输入分类名称', en: 'Search categories', 'zh-tw': '請輸入分類名稱' },
  empty: { 'zh-cn': '还没有商品分类', en: 'No product categories yet', 'zh-tw': '還沒有商品分類' },
  add: { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
})
