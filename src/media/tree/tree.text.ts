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
  files: {
    'zh-cn': (count: number) => `${count} 个文件`,
    en: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    'zh-tw': (count: number) => `${count} 個檔案`,
  },
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
  holds: {
    'zh-cn': (categories: number, files: number) => `其中有 ${categories} 个子分类、${files} 个文件，如何处理？`,
    en: (categories: number, files: number) =>
      `It holds ${categories === 1 ? '1 subcategory' : `${categories} subcategories`} and ${files === 1 ? '1 file' : `${files} files`}. What becomes of them?`,
    'zh-tw': (categories: number, files: number) => `其中有 ${categories} 個子分類、${files} 個檔案，如何處理？`,
  },
  lift: { 'zh-cn': '移到上级分类', en: 'Give them to the parent category', 'zh-tw': '移到上層分類' },
  liftNote: {
    'zh-cn': '子分类和文件都会保留',
    en: 'Subcategories and files are kept.',
    'zh-tw': '子分類和檔案都會保留',
  },
  trash: { 'zh-cn': '一起删除', en: 'Delete them, too', 'zh-tw': '一起刪除' },
  trashNote: {
    'zh-cn': '文件放入回收站，30 天内可以恢复；子分类会被删除',
    en: 'The files go to the trash and can be restored for 30 days; the subcategories are deleted.',
    'zh-tw': '檔案放入回收桶，30 天內可以還原；子分類會被刪除',
  },
  emptyNote: { 'zh-cn': '这个分类是空的。', en: 'This category is empty.', 'zh-tw': '這個分類是空的。' },
  none: { 'zh-cn': '还没有分类', en: 'No categories yet', 'zh-tw': '還沒有分類' },
  notRead: { 'zh-cn': '分类加载失败', en: 'The categories could not be loaded', 'zh-tw': '分類載入失敗' },
  choose: { 'zh-cn': '选择分类', en: 'Choose a category', 'zh-tw': '選擇分類' },
})
