import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '文章管理', en: 'Articles', 'zh-tw': '文章管理' },
  category: { 'zh-cn': '文章分类', en: 'Category', 'zh-tw': '文章分類' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  search: { 'zh-cn': '文章搜索', en: 'Search articles', 'zh-tw': '文章搜尋' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  picture: { 'zh-cn': '文章图片', en: 'Picture', 'zh-tw': '文章圖片' },
  name: { 'zh-cn': '文章名称', en: 'Article', 'zh-tw': '文章名稱' },
  product: { 'zh-cn': '关联商品', en: 'Product', 'zh-tw': '關聯商品' },
  visit: { 'zh-cn': '浏览量', en: 'Views', 'zh-tw': '瀏覽量' },
  time: { 'zh-cn': '时间', en: 'Time', 'zh-tw': '時間' },
  state: { 'zh-cn': '是否显示', en: 'State', 'zh-tw': '是否顯示' },
  shown: { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  hidden: { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  add: { 'zh-cn': '添加文章', en: 'Add an article', 'zh-tw': '新增文章' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeAll: { 'zh-cn': '批量删除', en: 'Delete selected', 'zh-tw': '批次刪除' },
  removed: { 'zh-cn': '删除成功', en: 'Deleted', 'zh-tw': '刪除成功' },
  phoneLink: { 'zh-cn': '移动端链接', en: 'Mobile link', 'zh-tw': '行動端連結' },
  desktopLink: { 'zh-cn': 'PC端链接', en: 'Desktop link', 'zh-tw': 'PC端連結' },
})
