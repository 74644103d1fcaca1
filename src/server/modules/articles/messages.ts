import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100021': { 'zh-cn': '添加成功', en: 'Added', 'zh-tw': '新增成功' },
  '100008': { 'zh-cn': '删除失败', en: 'It could not be deleted', 'zh-tw': '刪除失敗' },
  ARTICLE_TITLE: { 'zh-cn': '请输入标题', en: 'Enter a title', 'zh-tw': '請輸入標題' },
  ARTICLE_CATEGORY: { 'zh-cn': '请选择文章分类', en: 'Choose a category', 'zh-tw': '請選擇文章分類' },
  ARTICLE_CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这篇文章，请看过之后再保存',
    en: '{who} changed this article at {at}: look at it before saving',
    'zh-tw': '{who} 在 {at} 改過這篇文章，請看過之後再儲存',
  },
  ARTICLE_IN_PAGE: {
    'zh-cn': '页面“{name}”里有这篇文章的链接，请先去掉再删除',
    en: 'The page “{name}” leads to this article: take the link out first',
    'zh-tw': '頁面「{name}」裡有這篇文章的連結，請先去掉再刪除',
  },
  ARTICLE_CATEGORY_LEVELS: {
    'zh-cn': '文章分类只有两级，请选择其他上级分类',
    en: 'There are two levels of categories: choose another parent',
    'zh-tw': '文章分類只有兩級，請選擇其他上級分類',
  },
  'article_categories.add': { 'zh-cn': '添加文章分类', en: 'Add category', 'zh-tw': '新增文章分類' },
  'article_categories.edit': { 'zh-cn': '编辑文章分类', en: 'Edit category', 'zh-tw': '編輯文章分類' },
  'article_categories.pid': { 'zh-cn': '上级分类', en: 'Parent', 'zh-tw': '上級分類' },
  'article_categories.pid.none': { 'zh-cn': '顶级分类', en: 'None', 'zh-tw': '頂級分類' },
  'article_categories.title': { 'zh-cn': '分类名称', en: 'Category', 'zh-tw': '分類名稱' },
  'article_categories.intr': { 'zh-cn': '分类简介', en: 'About it', 'zh-tw': '分類簡介' },
  'article_categories.image': { 'zh-cn': '分类图片', en: 'Picture', 'zh-tw': '分類圖片' },
  'article_categories.image.hint': { 'zh-cn': '请选择分类图片', en: 'Choose a picture', 'zh-tw': '請選擇分類圖片' },
  'article_categories.sort': { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  'article_categories.status': { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  'article_categories.status.1': { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  'article_categories.status.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  '400454': {
    'zh-cn': '该分类有下级分类，无法删除',
    en: 'This category has others below it and cannot be deleted',
    'zh-tw': '該分類有下級分類，無法刪除',
  },
  '400455': {
    'zh-cn': '该分类下有文章，无法删除',
    en: 'This category has articles and cannot be deleted',
    'zh-tw': '該分類下有文章，無法刪除',
  },
}

export default messages
